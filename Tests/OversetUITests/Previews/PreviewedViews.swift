import OversetUI

/// Views with previews as an app's files have them: none of them is registered anywhere.

private struct Badge: View {
  @Environment(\.badgeTint) private var tint
  let count: Int

  var body: some View { Text("\(count) new").foregroundStyle(tint) }
}

extension EnvironmentValues {
  /// The colour of badges.
  @Entry var badgeTint: Color = .red
  @Entry var badgeLimit = 99
  @Entry var badgeName = "badge"
  @Entry fileprivate var badgeNote: String?
  @Entry var onBadge: (@MainActor @Sendable () -> Void)?
}

#Preview {
  Badge(count: 1)
}

#Preview("A \"quoted\" name {") {
  // A comment with a bracket: }
  VStack {
    Badge(count: 2)
    Text(verbatim: "a literal with \("a literal with }") and { in it")
  }
}

#Preview("Fitting", traits: .sizeThatFitsLayout) { Badge(count: 3) }

#Preview("Fixed", traits: .fixedLayout(width: 200, height: 100), .portrait) { Badge(count: 4) }

#Preview("State") {
  @Previewable @State var isOn = true
  @Previewable @State
  var names = [
    "a",
    "b",
  ]

  Toggle("On", isOn: $isOn)
  ForEach(names, id: \.self) { Text(verbatim: $0) }
}

#Preview("A type of its own") {
  struct Sample: View {
    var body: some View { Text(verbatim: "sample") }
  }
  return Sample()
}

private struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 7 }

  func body(content: Content, context: Int) -> some View {
    VStack {
      content
      Text(verbatim: "context \(context)")
    }
  }
}

#Preview("Modified", traits: .modifier(SampleData())) { Badge(count: 5) }

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Badge(count: 6).previewDisplayName("Six")
      Badge(count: 7).previewLayout(.fixed(width: 100, height: 50)).previewDevice("iPhone 8")
    }
    .previewLayout(.sizeThatFits)
    .previewDisplayName("Any")
  }
}
