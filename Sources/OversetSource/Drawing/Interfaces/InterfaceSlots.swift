import OversetVocabulary

/// The slots of the texts of one storyboard or xib.
struct InterfaceSlots {
  let reader: UIKitReader
  let document: InterfaceDocument

  /// How a property of an object is drawn, by its class and what is around it.
  func drawing(of object: InterfaceObject, at position: Int, _ property: String) -> SiteDrawing {
    var setting = reader.labels.setting(ofDrawn: object, in: document)
    setting.margins = margins(of: object, at: position)
    switch object.element {
    case "label": return labelDrawing(object, at: position, setting)
    case "textView":
      setting.lineLimit = nil
      return SiteDrawing(.slot("body(lines:0)"), setting: setting)
    case "textField":
      return SiteDrawing(.slot("placeholder"), setting: oneLine(setting))
    case "button": return buttonDrawing(object, at: position, setting)
    case "barButtonItem":
      let isBack = object.role == "backBarButtonItem"
      return SiteDrawing(.slot(isBack ? "backTitle" : "barButton"), setting: oneLine())
    case "navigationItem": return barDrawing(object, at: position, property)
    case "viewController", "tableViewController", "collectionViewController", "splitViewController",
      "pageViewController":
      if let drawing = coveredTitle(at: position) { return drawing }
      return titleDrawing(object.customClass, "navigationTitleWithBack")
    case "tabBarItem": return tabDrawing()
    case "segmentedControl":
      return SiteDrawing(.slot("segment(of:\(segmentCount(object)))"), setting: oneLine(setting))
    case "searchBar":
      if property.hasPrefix("scope") {
        return SiteDrawing.part(
          "segment", ControlCounts.Share(most: nil, fewest: 0, in: 2...7, usual: 3))
      }
      return SiteDrawing(.slot("placeholder"), setting: oneLine())
    case "tableViewSection":
      return SiteDrawing(.slot(property == "footerTitle" ? "sectionFooter" : "sectionHeader"))
    case "refreshControl": return SiteDrawing(.slot("body(lines:1)"), setting: oneLine())
    case "menuItem": return SiteDrawing(.slot("menuItem"))
    case "command", "keyCommand", "menu":
      var drawing = SiteDrawing(.slot("menuItem"))
      drawing.surface = .keyboardMenu
      return drawing
    default: return SiteDrawing(.unknown("a \(object.element) of Interface Builder"))
    }
  }

  /// What is not the text's of the screen; nil in a bar, which has its own room.
  private func margins(of object: InterfaceObject, at position: Int) -> Double? {
    guard ["label", "button", "textField", "textView"].contains(object.element) else { return nil }
    return InterfaceMargins(document: document).textMargins(of: position)
  }

  private func oneLine(_ setting: TextSetting = TextSetting()) -> TextSetting {
    var setting = setting
    setting.lineLimit = 1
    return setting
  }

  // MARK: - Labels and buttons

  private func labelDrawing(
    _ object: InterfaceObject, at position: Int, _ setting: TextSetting
  ) -> SiteDrawing {
    let cells: Set = ["tableViewCell", "collectionViewCell"]
    if let cell = document.enclosing(cells, of: position) {
      let slot = cellSlot(object, at: position, cell: document.objects[cell])
      return SiteDrawing(.slot(slot), setting: setting)
    }
    if document.enclosing(["collectionReusableView"], of: position) != nil {
      return SiteDrawing(.slot("sectionHeader"), setting: setting)
    }
    if let surroundings = classSurroundings(of: position) {
      return SiteDrawing(.slot(surroundings), setting: setting)
    }
    if document.enclosing(["navigationItem", "navigationBar"], of: position) != nil {
      return SiteDrawing(.slot("navigationTitle"), setting: setting)
    }
    return SiteDrawing(.slot(TextRole.slot(ofLabel: setting)), setting: setting)
  }

  /// The part of a label in its cell.
  private func cellSlot(
    _ object: InterfaceObject, at position: Int, cell: InterfaceObject
  ) -> String {
    let isBelow = cell.style?.hasSuffix("Subtitle") ?? false
    let hasDetail = cell.attributes["detailTextLabel"] != nil
    if cell.attributes["detailTextLabel"] == object.id {
      return isBelow ? "rowSubtitle" : "rowValue"
    }
    if cell.attributes["textLabel"] == object.id {
      return hasDetail && !isBelow ? "rowWithValue" : "row"
    }
    let words = document.outlets(to: object.id).map { LabelWords($0.property) }
    if words.contains(where: { $0.isValue }) { return "rowValue" }
    if words.contains(where: { $0.isSubtitle }) { return "rowSubtitle" }
    return isSecondInStack(position) ? "rowSubtitle" : "row"
  }

  /// Whether a label stands below another one in a vertical stack.
  private func isSecondInStack(_ position: Int) -> Bool {
    guard let parent = document.objects[position].parent,
      document.objects[parent].element == "stackView",
      document.objects[parent].axis == "vertical"
    else { return false }
    let labels = document.children(of: parent).filter { document.objects[$0].element == "label" }
    return labels.first != position && labels.contains(position)
  }

  /// What the app's own class around an object says.
  private func classSurroundings(of position: Int) -> String? {
    for ancestor in [position] + document.ancestors(of: position) {
      guard let type = document.objects[ancestor].customClass else { continue }
      let name = reader.index.resolve(type, in: nil)
      // The whole view of a file may be made for a cell or a header; classes of views inside are used elsewhere too.
      let isWhole = document.objects[ancestor].parent == nil
      switch isWhole ? reader.surroundings(ofType: name) : reader.surroundings(byClassOf: name) {
      case .cell: return "row"
      case .header: return "sectionHeader"
      case .footer: return "sectionFooter"
      case .toast: return "toast"
      case .badge: return "badge"
      case .chip: return "chip"
      case .titleView: return "navigationTitle"
      case .view, nil: continue
      }
    }
    return nil
  }

  private func buttonDrawing(
    _ object: InterfaceObject, at position: Int, _ setting: TextSetting
  ) -> SiteDrawing {
    if isIcon(object) { return SiteDrawing(.notDrawn("title of a button with a picture")) }
    // A configuration's title wraps, whatever mode is stated: that is of the label of buttons without one.
    let wraps =
      object.attributes["configuration"] != nil
      || ["wordWrap", "characterWrap"].contains(object.lineBreakMode)
    if document.enclosing(
      ["navigationItem", "navigationBar", "toolbar", "barButtonItem"], of: position) != nil
    {
      return SiteDrawing(.slot("barButton"), setting: oneLine(setting))
    }
    if wraps || (setting.lineLimit ?? 1) != 1 {
      var setting = setting
      if wraps { setting.lineLimit = nil }
      return SiteDrawing(.slot("wrappingButton"), setting: setting)
    }
    var setting = oneLine(setting)
    // That of a button which states none.
    setting.truncation = setting.truncation ?? .middle
    return SiteDrawing(.slot("button"), setting: setting)
  }

  /// Whether a button is no wider than the 44 points that a finger needs, and a picture takes them.
  private func isIcon(_ button: InterfaceObject) -> Bool {
    button.attributes["normalImage"] != nil
      && button.widthConstraints.contains { $0.relation != .atLeast && $0.points <= 44 }
  }

  // MARK: - Bars

  private func barDrawing(
    _ object: InterfaceObject, at position: Int, _ property: String
  ) -> SiteDrawing {
    switch property {
    case "backButtonTitle": return SiteDrawing(.slot("backTitle"), setting: oneLine())
    case "prompt": return SiteDrawing(.slot("body(lines:1)"), setting: oneLine())
    default: break
    }
    if object.attributes["largeTitleDisplayMode"] == "always" {
      return SiteDrawing(.slot("largeTitle"), setting: oneLine())
    }
    let roles = document.children(of: position).map { document.objects[$0].role }
    let hasRight = roles.contains { $0.hasPrefix("right") }
    let type = object.parent.flatMap { document.objects[$0].customClass }
    return titleDrawing(
      type, hasRight ? "navigationTitle" : "navigationTitleWithBack",
      SystemMargins.inlineTitle(
        leading: roles.contains { $0.hasPrefix("left") } ? .buttons : .free,
        trailing: hasRight ? .buttons : .free))
  }

  /// The title of a controller of the app's own class, or of one without.
  private func titleDrawing(
    _ type: String?, _ slot: String, _ margins: Double? = nil
  ) -> SiteDrawing {
    let name = type.map { reader.index.resolve($0, in: nil) }
    var setting = oneLine()
    setting.margins = name.map { reader.titleMargins(ofScreen: $0) } ?? margins
    return SiteDrawing(.slot(name.map { reader.titleSlot(ofScreen: $0) } ?? slot), setting: setting)
  }

  /// What becomes of a controller's title whose navigation item has one: the bar shows the item's.
  private func coveredTitle(at position: Int) -> SiteDrawing? {
    let isCovered = document.children(of: position).contains { child in
      let item = document.objects[child]
      return item.element == "navigationItem" && item.text("title")?.value.isEmpty == false
    }
    return isCovered ? SiteDrawing(.notDrawn("the navigation item has a title")) : nil
  }

  private func tabDrawing() -> SiteDrawing {
    let count = document.objects.count { $0.element == "tabBarItem" }
    return SiteDrawing.part(
      "tabItem",
      ControlCounts.Share(
        most: (2...5).contains(count) ? count : nil, fewest: (2...5).contains(count) ? count : 0,
        in: 2...5, usual: 5))
  }

  private func segmentCount(_ object: InterfaceObject) -> Int {
    let count = object.texts.filter { $0.property.hasPrefix("segmentTitles") }.count
    return min(max(count, 2), 7)
  }
}
