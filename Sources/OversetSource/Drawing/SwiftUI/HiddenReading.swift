/// Finds the modifiers that let nobody see a view, whatever happens.
struct HiddenReading {
  let index: ProgramIndex

  /// Whether a modifier hides what it is applied to.
  ///
  /// - Parameter inner: The steps before it: a colour that is set nearer to a text is the text's.
  func hides(_ link: ChainLink, inside inner: ArraySlice<ChainLink>) -> Bool {
    let arguments = index.arguments(link.call)
    switch link.name {
    case "hidden":
      guard let condition = arguments.first else { return true }
      return arguments.count == 1 && isTrueOnPhones(condition)
    case "opacity": return arguments.count == 1 && isZero(arguments.first)
    case "frame":
      return isZero(index.argument(link.call, "width"))
        && isZero(index.argument(link.call, "height"))
    case "foregroundStyle", "foregroundColor":
      return arguments.count == 1 && isClear(arguments.first) && !hasColor(inner)
    default: return false
    }
  }

  /// Whether a condition is that the width is compact, as it is on every phone that is held upright:
  /// `horizontalSizeClass == .compact`.
  private func isTrueOnPhones(_ condition: NodeReference) -> Bool {
    guard index[condition].kind == .binary, let left = index.child(of: condition, .left),
      let right = index.child(of: condition, .right), index[left].kind == .name,
      index[right].kind == .member
    else { return false }
    let name = index[left].name.lowercased()
    guard name.contains("sizeclass"), !name.contains("vertical") else { return false }
    return [["==", "compact"], ["!=", "regular"]]
      .contains([index[condition].name, index[right].name])
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
