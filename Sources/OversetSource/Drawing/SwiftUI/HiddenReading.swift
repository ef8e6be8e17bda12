/// Finds the modifiers that let nobody see a view, whatever happens.
struct HiddenReading {
  let index: ProgramIndex

  /// Whether a modifier hides what it is applied to.
  ///
  /// - Parameter inner: The steps before it: a colour that is set nearer to a text is the text's.
  func hides(_ link: ChainLink, inside inner: ArraySlice<ChainLink>) -> Bool {
    let arguments = index.arguments(link.call)
    switch link.name {
    case "hidden": return arguments.isEmpty
    case "opacity": return arguments.count == 1 && isZero(arguments.first)
    case "frame":
      return isZero(index.argument(link.call, "width"))
        && isZero(index.argument(link.call, "height"))
    case "foregroundStyle", "foregroundColor":
      return arguments.count == 1 && isClear(arguments.first) && !hasColor(inner)
    default: return false
    }
  }

  private func isZero(_ argument: NodeReference?) -> Bool {
    argument.flatMap { SourceValues(index: index).number($0) } == 0
  }

  private func isClear(_ argument: NodeReference?) -> Bool {
    argument.map { index[$0].kind == .member && index[$0].name == "clear" } ?? false
  }

  private func hasColor(_ links: ArraySlice<ChainLink>) -> Bool {
    links.contains {
      $0.kind == .modifier && ["foregroundStyle", "foregroundColor"].contains($0.name)
    }
  }
}
