/// A label with a round sample of a colour at the trailing edge, 28 points wide (from memory). The palette that a tap
/// opens is not drawn.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker of a colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The label and the sample.
  public var body: some View {
    LabelBeside(label: label) {
      Circle()
        .fill(selection.wrappedValue)
        .overlay { Circle().strokeBorder(Color(uiColor: .systemGray3), lineWidth: 3) }
        .frame(width: 28, height: 28)
    }
    .recorded("ColorPicker")
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a colour whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker of a colour whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
