import OversetVocabulary

// Labels, text views, buttons and content configurations.
extension UIKitReader {
  // MARK: - Labels

  /// A `UILabel`: one line by default, in whatever it stands.
  func labelDrawing(_ site: DrawingSite, path: [NodeReference]) -> SiteDrawing {
    let label = labels.label(index.child(of: site.place, .base), at: site.place)
    if let title = buttonTitle(label) { return title }
    let isPlain = label.declaration == nil && label.name == "textLabel"
    let surroundings = surroundings(of: label)
    let isSystemHeader = isPlain && surroundings != .cell
    var setting = labels.setting(of: label, defaultLines: isSystemHeader ? nil : 1)
    if let lines = linesOnWay(to: label, path) { setting.replace(lines) }
    if !isSystemHeader { setting.margins = labels.margins(of: label, in: surroundings) }
    let slot = slot(of: label, in: surroundings, setting, path)
    return SiteDrawing(.slot(slot), setting: setting)
  }

  /// The lines that the code sets on a cell's label which gives the cell the text.
  private func linesOnWay(to label: LabelReader.Label, _ path: [NodeReference]) -> LabelLines? {
    guard isOfOwnCell(label), let type = label.type else { return nil }
    return HandedCells(labels: labels).lines(of: label.name, ofClass: type, onWay: path)
  }

  /// The label inside a button of the system; nil for any other label.
  private func buttonTitle(_ label: LabelReader.Label) -> SiteDrawing? {
    guard label.declaration == nil, label.name == "titleLabel",
      let button = label.expression.flatMap({ index.child(of: $0, .base) }),
      types.meaning(of: button)?.kind == "UIButton"
    else { return nil }
    let setting = labels.setting(of: label, defaultLines: 1)
    return SiteDrawing(
      .slot(setting.lineLimit == 1 ? "button" : "wrappingButton"), setting: setting)
  }

  private func slot(
    of label: LabelReader.Label, in surroundings: ViewSurroundings, _ setting: TextSetting,
    _ path: [NodeReference]
  ) -> String {
    switch surroundings {
    case .cell: return cellSlot(of: label, setting, path)
    case .header: return LabelWords(label.name).isFooter ? "sectionFooter" : "sectionHeader"
    case .footer: return "sectionFooter"
    case .toast: return "toast"
    case .badge: return "badge"
    case .chip: return "chip"
    case .titleView: return "navigationTitle"
    case .view:
      return LabelWords(label.name).isPlaceholder && setting.lineLimit == 1
        ? "placeholder" : TextRole.slot(ofLabel: setting)
    }
  }

  /// A label of a cell: its title, its value or its second line.
  private func cellSlot(
    of label: LabelReader.Label, _ setting: TextSetting, _ path: [NodeReference]
  ) -> String {
    let words = LabelWords(label.name)
    if isOfSystemCell(label) { return systemCellSlot(of: label, path) }
    if isCentred(label), setting.lineLimit == 0 { return "body(lines:0)" }
    if words.isPlaceholder { return setting.lineLimit == 1 ? "placeholder" : "body(lines:0)" }
    if words.isValue { return hasTitle(beside: label) ? "rowValue" : "row" }
    if words.isSubtitle { return "rowSubtitle" }
    if words.isMessage, setting.lineLimit == 0 { return "body(lines:0)" }
    return hasValue(beside: label) ? "rowWithValue" : "row"
  }

  private func isCentred(_ label: LabelReader.Label) -> Bool {
    labels.values(of: "textAlignment", of: label).contains { index[$0].name == "center" }
      || label.drawn?.attributes["textAlignment"] == "center"
  }

  /// Whether the cell has a label for a value too.
  private func hasValue(beside label: LabelReader.Label) -> Bool {
    hasLabel(beside: label) { $0.isValue }
  }

  /// Whether the cell has a label for a title too.
  private func hasTitle(beside label: LabelReader.Label) -> Bool {
    hasLabel(beside: label) { $0.isTitle }
  }

  /// Whether the type of a label has another one whose name says something.
  private func hasLabel(
    beside label: LabelReader.Label, _ isMeant: (LabelWords) -> Bool
  ) -> Bool {
    guard let type = label.type, let entry = index.types[type] else { return false }
    return entry.storedProperties.contains {
      index[$0].name != label.name && isMeant(LabelWords(index[$0].name))
        && types.meaning(ofDeclaration: $0)?.kind == "UILabel"
    }
  }

  // MARK: - Text views

  /// A text view: any number of lines.
  func textViewDrawing(_ site: DrawingSite) -> SiteDrawing {
    let label = labels.label(index.child(of: site.place, .base), at: site.place)
    var setting = labels.setting(of: label, defaultLines: nil)
    let slot: String
    let surroundings = surroundings(of: label)
    setting.margins = labels.margins(of: label, in: surroundings)
    switch surroundings {
    case .footer: slot = "sectionFooter"
    case .header: slot = "sectionHeader"
    default: slot = "body(lines:\(setting.lineLimit ?? 0))"
    }
    if setting.lineLimit == 0 { setting.lineLimit = nil }
    return SiteDrawing(.slot(slot), setting: setting)
  }

  /// A text field: one line, in the field's width.
  func fieldDrawing(_ site: DrawingSite) -> SiteDrawing {
    let label = labels.label(index.child(of: site.place, .base), at: site.place)
    var drawing = SiteDrawing(
      .slot("placeholder"), setting: labels.setting(of: label, defaultLines: 1))
    (drawing.setting.lineLimit, drawing.setting.hasOpenLines) = (1, nil)
    drawing.setting.margins = labels.margins(of: label, in: .view)
    if isFieldOfAlert(site.place) { drawing.setting.maximumWidth = SystemMargins.alertField }
    // What is typed scrolls in its field, and code that sets it types.
    if site.element.lowercased().hasSuffix("text") { drawing.setting.hasFixedSize = true }
    return drawing
  }

  /// Whether a text is set on the field that an alert adds: `alert.addTextField { $0.placeholder = "Name" }`.
  private func isFieldOfAlert(_ place: NodeReference) -> Bool {
    index.ancestors(of: place).contains { ancestor in
      index[ancestor].kind == .closure
        && index.parent(of: ancestor).flatMap { index.calledName($0) } == "addTextField"
    }
  }

  // MARK: - Buttons

  /// A `UIButton`: one line with `setTitle`, any number with a configuration.
  func buttonDrawing(_ site: DrawingSite) -> SiteDrawing {
    let label = labels.label(buttonBase(of: site), at: site.place)
    let isConfigured =
      site.element.hasPrefix("UIButton.Configuration")
      || label.drawn?.attributes["configuration"] != nil
    var setting = labels.setting(of: label, defaultLines: isConfigured ? nil : 1)
    if setting.lineLimit == 1, wrapsByMode(label) {
      (setting.lineLimit, setting.hasOpenLines) = (nil, nil)
    }
    if isBarView(label) { return SiteDrawing(.slot("barButton"), setting: setting) }
    let surroundings = surroundings(of: label)
    setting.margins = labels.margins(of: label, in: surroundings)
    switch surroundings {
    case .chip: return SiteDrawing(.slot("chip"), setting: setting)
    case .badge: return SiteDrawing(.slot("badge"), setting: setting)
    case .titleView: return SiteDrawing(.slot("navigationTitle"), setting: setting)
    default: break
    }
    let wraps = (setting.lineLimit ?? 0) != 1
    if !wraps, !isConfigured { setting.truncation = setting.truncation ?? .middle }
    return SiteDrawing(.slot(wraps ? "wrappingButton" : "button"), setting: setting)
  }

  /// The button that a title is set on: the base of a call, or what a configuration is for.
  private func buttonBase(of site: DrawingSite) -> NodeReference? {
    if index[site.place].kind == .call { return index.calledBase(site.place) }
    guard let base = index.child(of: site.place, .base) else { return nil }
    if index[base].name == "configuration" { return index.child(of: base, .base) }
    return configured(by: base) ?? base
  }

  /// The button whose configuration a variable becomes: `button.configuration = config`.
  private func configured(by variable: NodeReference) -> NodeReference? {
    let name = index[variable].name
    let function = labels.enclosingFunction(of: variable)
    for assignment in index.assignments["configuration"] ?? []
    where index[assignment.value].name == name && assignment.target.tree == variable.tree {
      guard function.map({ index.isInside(assignment.target, $0) }) ?? false else { continue }
      return index.child(of: assignment.target, .base)
    }
    return nil
  }

  private func wrapsByMode(_ label: LabelReader.Label) -> Bool {
    if ["wordWrap", "characterWrap"].contains(label.drawn?.lineBreakMode) { return true }
    let modes = labels.values(of: "titleLabel.lineBreakMode", of: label)
    return modes.contains { ["byWordWrapping", "byCharWrapping"].contains(index[$0].name) }
  }

  /// Whether a view is shown as a bar's button: `UIBarButtonItem(customView: button)`.
  private func isBarView(_ label: LabelReader.Label) -> Bool {
    guard !label.name.isEmpty, let expression = label.expression else { return false }
    let around = index.enclosingType(of: expression)
    return index.calls(named: "UIBarButtonItem").contains { call in
      guard let view = index.argument(call, "customView"), index[view].name == label.name else {
        return false
      }
      return index.enclosingType(of: call) == around
    }
  }

  // MARK: - Content configurations

  /// A text of a list's cell, header or footer, which the system lays out.
  func contentDrawing(_ site: DrawingSite) -> SiteDrawing {
    let base = index.child(of: site.place, .base)
    let label = labels.label(base, at: site.place)
    let isSecondary = site.element.lowercased().contains("secondary")
    var setting = TextSetting()
    let properties = isSecondary ? "secondaryTextProperties" : "textProperties"
    if let lines = lineLimit(properties, of: label), lines > 0 { setting.lineLimit = lines }
    let maker = label.declaration.flatMap { index.child(of: $0, .value) }
    let words = maker.map { self.words(of: $0) } ?? ""
    let place =
      words + " " + (index.enclosingDeclaration(of: site.place).map { index[$0].name } ?? "")
    let slot: String
    if place.lowercased().contains("footer") {
      slot = "sectionFooter"
    } else if place.lowercased().contains("header") {
      slot = "sectionHeader"
    } else if isSecondary {
      slot = words.lowercased().contains("value") ? "rowValue" : "rowSubtitle"
    } else {
      slot = words.lowercased().contains("valuecell") ? "rowWithValue" : "row"
    }
    return SiteDrawing(.slot(slot), setting: setting)
  }

  private func lineLimit(_ properties: String, of label: LabelReader.Label) -> Int? {
    let entries = table.values(of: "numberOfLines", on: properties)
    let entry = entries.last { entry in
      guard let base = index.child(of: entry.target, .base).flatMap({ index.child(of: $0, .base) }),
        index[base].name == label.name, let expression = label.expression
      else { return false }
      let function = labels.enclosingFunction(of: expression)
      return function.map { index.isInside(entry.target, $0) } ?? false
    }
    return entry.flatMap { FontReader(index: index).number($0.value) }.map { Int($0) }
  }

  /// The names in an expression that makes something: `cell.defaultContentConfiguration`.
  private func words(of expression: NodeReference) -> String {
    var words: [String] = []
    var pending: NodeReference? = expression
    while let node = pending, words.count < 8 {
      words.append(index[node].name)
      pending =
        index.child(of: node, .callee) ?? index.child(of: node, .base)
        ?? index.child(of: node, .left) ?? index.child(of: node, .operand)
    }
    return words.joined(separator: " ")
  }
}
