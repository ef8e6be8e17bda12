import OversetVocabulary

/// Code whose texts no screen of the phone draws, whatever they are given to.
struct OtherScreens: Sendable {
  /// The main menu is made by functions that call each other so deep.
  private static let maximumDepth = 4

  let index: ProgramIndex

  /// What draws the text of a site instead; nil if nothing says so.
  func surface(of site: DrawingSite, _ drawing: TextPlace.Drawing) -> OtherSurface? {
    if let type = index.enclosingType(of: site.place), index.inherits(type, "NCWidgetProviding") {
      return .todayWidget
    }
    guard drawing == .slot("menuItem"), let function = function(around: site.place),
      isForMenuBar(function, Self.maximumDepth)
    else { return nil }
    return .keyboardMenu
  }

  private func function(around node: NodeReference) -> NodeReference? {
    index.ancestors(of: node).first { index[$0].kind == .function && index.isMember($0) }
  }

  /// Whether a function is `buildMenu(with:)`, which makes the menu bar, or only such functions call it.
  private func isForMenuBar(_ function: NodeReference, _ depth: Int) -> Bool {
    let name = index[function].name
    if name == "buildMenu" {
      return index.children(of: function, .parameter).first.map { index[$0].label } == "with"
    }
    let uses = index.mentions(of: name).filter { !index.isInside($0, function) }
    guard depth > 0, !uses.isEmpty, index.functions(named: name).count == 1 else { return false }
    return uses.allSatisfy { use in
      self.function(around: use).map { isForMenuBar($0, depth - 1) } ?? false
    }
  }
}
