import OversetLayoutEngine

/// A label with a switch at the trailing edge, 51 x 31 points as on iOS 13 to 18.
///
/// The label gets the rest of the width: a long translation wraps or is truncated there. Other toggle
/// styles are missing.
public struct Toggle<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch for `isOn` with the views of `label` at the leading edge.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label, and at the trailing edge the switch: 51 x 31 points (iOS 13 to 18, from memory).
  public var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      SwitchTrack(isOn: isOn.wrappedValue, color: tint ?? .green)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(ControlModifier(kind: "Toggle", control: .toggle(isOn)))
  }
}

extension Toggle where Label == Text {
  /// Creates a switch whose title is looked up in the catalogs.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// The switch itself; its thumb stands at the trailing end when it is on.
private struct SwitchTrack: View {
  let isOn: Bool
  let color: Color

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? color : Color(uiColor: .systemGray5))
      Circle().fill(Color.white).frame(width: 27, height: 27).padding(.horizontal, 2)
    }
    .frame(width: 51, height: 31)
  }
}
