import OversetVocabulary

// Actions, and the lines of menus that they stand in.
extension UIKitReader {
  /// An action: an item of a menu, unless it is the only one of a button or bar item.
  func actionDrawing(_ site: DrawingSite) -> SiteDrawing {
    var setting = TextSetting()
    setting.lineLimit = 1
    guard let call = index.parent(of: site.place), index[call].kind == .call,
      index[site.place].label == "primaryAction"
    else { return itemDrawing(site, setting) }
    guard index.calledName(call) == "UIBarButtonItem" else {
      return SiteDrawing(.slot("button"), setting: setting)
    }
    if hasPicture(site.place) { return SiteDrawing(.notDrawn("bar button with a picture")) }
    return SiteDrawing(.slot("barButton"), setting: setting)
  }

  /// An item of a menu: some menus set theirs in one line, with small titles or none.
  private func itemDrawing(_ site: DrawingSite, _ oneLine: TextSetting) -> SiteDrawing {
    switch size(ofItem: site.place) {
    case "small" where hasPicture(site.place):
      SiteDrawing(.notDrawn("picture in a line of a menu"))
    case "small", "medium": SiteDrawing(.slot("compactButton"), setting: oneLine)
    default: menuItemDrawing(site)
    }
  }

  /// A title in two lines, and its picture beside it.
  private func menuItemDrawing(_ site: DrawingSite) -> SiteDrawing {
    var drawing = SiteDrawing(.slot("menuItem"))
    drawing.setting.margins = SystemMargins.menuItem(
      hasLeadingMark: false, hasPicture: hasPicture(site.place))
    return drawing
  }

  /// The size of its items that the menu states which an item is written into.
  private func size(ofItem item: NodeReference) -> String? {
    guard let list = index.parent(of: item), index[list].kind == .array,
      index[list].label == "children", let menu = index.parent(of: list),
      index[menu].kind == .call
    else { return nil }
    let options = index.argument(menu, "options")
    let names = options.map { [index[$0].name] + index.children(of: $0).map { index[$0].name } }
    if names?.contains("displayAsPalette") ?? false { return "small" }
    return index.argument(menu, "preferredElementSize").map { index[$0].name }
  }

  /// Whether the call that makes an item gives it a picture.
  func hasPicture(_ call: NodeReference) -> Bool {
    guard index[call].kind == .call, let picture = index.argument(call, "image") else {
      return false
    }
    return index[picture].kind != .none
  }
}
