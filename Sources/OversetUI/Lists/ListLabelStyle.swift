/// A label in a list: the icon, tinted, in the middle of a column of its own, so that titles begin below each other
/// (from memory: 28 points wide, 8 before the title).
struct ListLabelStyle: LabelStyle {
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
        .foregroundStyle(tint ?? Color.accentColor)
        .frame(minWidth: 28)
      configuration.title
    }
  }
}
