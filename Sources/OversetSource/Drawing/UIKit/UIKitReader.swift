import OversetVocabulary

/// UIKit, the system and Interface Builder as they draw an app's texts.
package struct UIKitReader: DrawingReader {
  let index: ProgramIndex
  let sites: UIKitSites
  let types: UIKitTypes
  let labels: LabelReader
  let table: PropertyTable
  let sheets: SheetTable
  let deadCode: DeadCode
  let shownTypes: ShownTypes
  let appearances: AppearanceTable
  let unshownScenes: UnshownScenes

  /// Reads what the program sets on its views.
  ///
  /// - Parameters:
  ///   - interfaces: What Interface Builder drew.
  ///   - foreign: What the program's files of other languages say; nil where nobody looked at them.
  package init(
    index: ProgramIndex, interfaces: [InterfaceDocument] = [], foreign: ForeignCode? = nil
  ) {
    self.index = index
    sites = UIKitSites(index: index)
    types = UIKitTypes(index: index)
    table = PropertyTable(index: index)
    sheets = SheetTable(index: index)
    deadCode = DeadCode(index: index, tables: DrawingTables(index: index))
    unshownScenes = UnshownScenes(index: index, interfaces: interfaces)
    shownTypes = ShownTypes(
      index: index, interfaces: interfaces, unshownScenes: unshownScenes, named: foreign?.words)
    appearances = AppearanceTable(index: index, types: types)
    let changes = ChangedConstraints(index: index, types: types)
    labels = LabelReader(
      index: index, types: types, table: table,
      interfaces: InterfaceTable(documents: interfaces.map { changes.applied(to: $0) }),
      constraints: ConstraintTable(index: index), loops: LoopedViews(index: index),
      foreign: foreign ?? ForeignCode([]))
  }

  package func dependsOnWay(_ site: DrawingSite) -> Bool {
    guard site.element == "UILabel.text" || site.element == "UILabel.attributedText" else {
      return false
    }
    let label = labels.label(index.child(of: site.place, .base), at: site.place)
    return styleParameter(of: label) != nil
      || isOfOwnCell(label) && HandedCells(labels: labels).areSetOutside(label.name)
  }

  package func sites(in tree: Int32) -> [DrawingSite] { sites.sites(in: tree) }

  package func drawings(of site: DrawingSite, path: [NodeReference]) -> [SiteDrawing] {
    if isDead(site.place) { return [SiteDrawing(.deadCode)] }
    var drawing = drawing(of: site, path: path)
    drawing.surface =
      FixedElements.surface(of: site.element)
      ?? OtherScreens(index: index).surface(of: site, drawing.drawing)
    if isUppercase(site.text) { drawing.setting.isUppercase = true }
    return [drawing]
  }

  /// Whether nothing runs the code at a place.
  private func isDead(_ place: NodeReference) -> Bool {
    labels.enclosingFunction(of: place).map { deadCode.isDead($0) } ?? false
      || DeadBranches(index: index).surround(place) || shownTypes.leavesOut(place)
  }

  /// What becomes of a site's text: the elements with one meaning alone first, then those that their surroundings decide.
  private func drawing(of site: DrawingSite, path: [NodeReference]) -> SiteDrawing {
    if let reason = FixedElements.notDrawn(site.element) { return SiteDrawing(.notDrawn(reason)) }
    if isInHiddenView(site) { return SiteDrawing(.notDrawn("in a hidden view")) }
    if ReplacedTexts(labels: labels).replace(site) { return SiteDrawing(.notDrawn("set in code")) }
    if site.element.hasPrefix("UITextField.") { return fieldDrawing(site) }
    if let fixed = FixedElements.slots[site.element] {
      return SiteDrawing(.slot(fixed.slot), setting: fixed.setting)
    }
    switch site.element {
    case "UILabel.text", "UILabel.attributedText": return labelDrawing(site, path: path)
    case "UITextView.text", "UITextView.attributedText": return textViewDrawing(site)
    case let button where button.hasPrefix("UIButton."): return buttonDrawing(site)
    case let content where content.hasPrefix("UIListContentConfiguration."):
      return contentDrawing(site)
    case "UIViewController.title", "UINavigationItem.title", "UINavigationItem.largeTitle":
      return titleDrawing(site)
    case "UIBarButtonItem.title": return barButtonDrawing(site)
    case "UIAlertAction.title": return alertActionDrawing(site)
    case "UIAction.title", "UICommand.title": return actionDrawing(site)
    case "UITabBarItem.title", "UITab.title", "CPTemplate.tabTitle": return tabDrawing(site)
    case "UISegmentedControl.items", "UISegmentedControl.segment", "UISearchBar.scopeButtonTitles":
      return segmentDrawing(site)
    default: return SiteDrawing(.unknown("nothing is known of \(site.element)"))
    }
  }

  /// Whether the label or button of a site, or a view around it, is never seen.
  private func isInHiddenView(_ site: DrawingSite) -> Bool {
    let base: NodeReference?
    switch site.element {
    case "UILabel.text", "UILabel.attributedText", "UITextView.text", "UITextView.attributedText":
      base = index.child(of: site.place, .base)
    case "UIButton.title": base = index.calledBase(site.place)
    default: return false
    }
    return HiddenViews(labels: labels).hide(labels.label(base, at: site.place))
  }

  /// Whether a text is shown in capitals: `title.uppercased()`.
  private func isUppercase(_ text: NodeReference) -> Bool {
    guard index[text].kind == .call || index[text].kind == .member else { return false }
    let name = index[text].kind == .call ? index.calledName(text) : index[text].name
    return name == "uppercased" || name == "localizedUppercase"
  }
}
