import SwiftUI

/// A line of text.
struct Line: View {
  let text: String

  var body: some View { Text(verbatim: text) }
}

#Preview("good", traits: .sizeThatFitsLayout) { Line(text: "declared") }

#Preview("bad", traits: .sizeThatFitsLayout) {
  if Failures.isOn("preview") { Trap() } else { Line(text: "bad") }
}

/// Sample data that cannot be had.
private struct LackingData: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    if Failures.isOn("throwing-context") { throw CocoaError(.fileNoSuchFile) }
    if Failures.isOn("trapping-context") { fatalError("no data") }
    if Failures.isOn("waiting-context") { try await Task.sleep(for: .seconds(3600)) }
    return 1
  }

  func body(content: Content, context: Int) -> some View { content }
}

#Preview("modified", traits: .modifier(LackingData()), .sizeThatFitsLayout) {
  Line(text: "modified")
}

/// Three views, of which one stops the program.
struct Three_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Line(text: "one").previewDisplayName("one")
      if Failures.isOn("provided") {
        Trap().previewDisplayName("two")
      } else {
        Line(text: "two").previewDisplayName("two")
      }
      Line(text: "three").previewDisplayName("three")
    }
    .previewLayout(.sizeThatFits)
  }
}

/// A provider that stops the program before it says what it has. Private: the runtime calls such a type differently in
/// every process.
private struct Broken_Previews: PreviewProvider {
  static var previews: some View {
    let texts = Failures.isOn("provider") ? [] : ["whole"]
    return Line(text: texts[0]).previewLayout(.sizeThatFits)
  }
}
