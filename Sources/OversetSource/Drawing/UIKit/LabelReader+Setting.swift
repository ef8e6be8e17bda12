import OversetVocabulary

extension LabelReader {
  /// How a label's text is drawn, by what the program and Interface Builder set.
  ///
  /// - Parameter defaultLines: The lines that its class has by default; nil for any number.
  func setting(of label: Label, defaultLines: Int?) -> TextSetting {
    var setting = drawnSetting(of: label)
    setting.take(lines(of: label), defaultLines)
    let reader = FontReader(index: index)
    if let font = values(of: "font", of: label).first
      ?? values(of: "titleLabel.font", of: label).first
    {
      setting.take(reader.look(of: font))
    } else if let look = StyledFonts(labels: self).look(of: label) {
      setting.take(look)
    } else if setting.style == nil, setting.size == nil, isSystemButton(label) {
      setting.take(InterfaceLook.systemButton)
    }
    if isTrue("adjustsFontSizeToFitWidth", of: label)
      || isTrue("titleLabel.adjustsFontSizeToFitWidth", of: label)
    {
      setting.minimumScaleFactor = scaleFactor(of: label)
    }
    if let width = fixedWidth(of: label) { setting.width = width }
    let modes = ["lineBreakMode", "titleLabel.lineBreakMode"].flatMap { values(of: $0, of: label) }
    if let mode = modes.last { setting.truncation = InterfaceLook.truncation(index[mode].name) }
    return setting
  }

  private func isTrue(_ property: String, of label: Label) -> Bool {
    (values(of: property, of: label) + StyledLabels(labels: self).values(of: property, of: label))
      .contains { index[$0].name == "true" }
  }

  /// How far the text of a label shrinks that is allowed to.
  private func scaleFactor(of label: Label) -> Double {
    let values =
      values(of: "minimumScaleFactor", of: label)
      + values(of: "titleLabel.minimumScaleFactor", of: label)
      + StyledLabels(labels: self).values(of: "minimumScaleFactor", of: label)
    let factor = values.last.map { FontReader(index: index).number($0) ?? 0 }
    return InterfaceLook.scaleFactor(factor ?? label.drawn?.minimumScaleFactor ?? 0)
  }

  /// A width that a constraint fixes: `widthAnchor.constraint(equalToConstant: 120)`.
  private func fixedWidth(of label: Label) -> Double? {
    guard label.expression != nil else { return nil }
    let reader = FontReader(index: index)
    return table.values(of: "widthAnchor.constraint", on: label.name)
      .filter { entry in
        index.enclosingType(of: entry.target) == label.type
          || label.declaration.map { index.isInside(entry.target, $0) } ?? false
      }
      .filter { !isForOtherTitle($0.target, of: label) }
      .compactMap { index.argument($0.value, "equalToConstant").flatMap { reader.number($0) } }
      .filter { $0 >= 20 }.max()
  }

  /// Whether a function that does not set the text itself lays the view out for another one, which it sets.
  private func isForOtherTitle(_ target: NodeReference, of label: Label) -> Bool {
    guard let expression = label.expression, let function = enclosingFunction(of: target),
      !index.isInside(expression, function)
    else { return false }
    return ["setTitle", "text", "title"].contains { property in
      table.values(of: property, on: label.name).contains { index.isInside($0.target, function) }
    }
  }

  /// Whether a button is made with the type whose titles are smaller: `UIButton(type: .system)`.
  private func isSystemButton(_ label: Label) -> Bool {
    guard let declaration = label.declaration,
      let value = index.child(of: declaration, .value)
    else { return false }
    return index.calls(named: "UIButton").contains { call in
      guard index.isInside(call, value), let type = index.argument(call, "type") else {
        return false
      }
      return index[type].name == "system"
    }
  }

  private func drawnSetting(of label: Label) -> TextSetting {
    guard let object = label.drawn, let document = label.document else { return TextSetting() }
    return setting(ofDrawn: object, in: interfaces.documents[document])
  }

  /// How the text of an object of Interface Builder is drawn, with what code sets on it.
  func setting(
    ofDrawn object: InterfaceObject, in document: InterfaceDocument
  ) -> TextSetting {
    var setting = InterfaceLook.setting(of: object)
    func values(_ property: String) -> [NodeReference] {
      ["", "titleLabel."].flatMap {
        codeValues(of: $0 + property, onDrawn: object, in: document)
      }
    }
    if let set = lines(values: values("numberOfLines")) {
      setting.take(set, object.element == "button" ? 1 : nil)
    }
    if let font = classFonts(of: object).last {
      setting.take(FontReader(index: index).look(of: font))
    } else if let look = outletLook(of: object, in: document) {
      setting.take(look)
    }
    if values("adjustsFontSizeToFitWidth").contains(where: { index[$0].name == "true" }) {
      let stated = values("minimumScaleFactor").last.map {
        FontReader(index: index).number($0) ?? 0
      }
      setting.minimumScaleFactor = InterfaceLook.scaleFactor(
        stated ?? object.minimumScaleFactor ?? 0)
    }
    if foreign.mayChange(object, in: document) { setting.hasOpenFont = true }
    return setting
  }

  /// What code sets of a property on an object of Interface Builder, in its class and by its outlets.
  private func codeValues(
    of property: String, onDrawn object: InterfaceObject, in document: InterfaceDocument
  ) -> [NodeReference] {
    var entries: [PropertyTable.Entry] = []
    if let own = object.customClass.map({ index.resolve($0, in: nil) }) {
      entries += table.values(of: property, on: "", inType: own).filter {
        isOfClass(own, $0.target)
      }
    }
    for outlet in document.outlets(to: object.id) where !outlet.isCollection {
      guard let owner = outlet.ownerClass.map({ index.resolve($0, in: nil) }) else { continue }
      entries += table.values(of: property, on: outlet.property, inType: owner)
      entries += loopedValues(of: property, of: outletLabel(outlet.property, owner, object))
    }
    return entries.map(\.value)
  }

  /// The font that code gives an object by its outlets, itself or by handing it on; nil where it gives none.
  private func outletLook(
    of object: InterfaceObject, in document: InterfaceDocument
  ) -> FontReader.Look? {
    for outlet in document.outlets(to: object.id) where !outlet.isCollection {
      guard let owner = outlet.ownerClass.map({ index.resolve($0, in: nil) }) else { continue }
      let label = outletLabel(outlet.property, owner, object)
      let fonts = ["font", "titleLabel.font"].flatMap {
        table.values(of: $0, on: outlet.property, inType: owner)
          + loopedValues(of: $0, of: label)
      }
      if let font = fonts.first { return FontReader(index: index).look(of: font.value) }
      if let look = StyledFonts(labels: self).look(of: label) { return look }
    }
    return nil
  }

  /// The label that an outlet of a class holds.
  private func outletLabel(_ name: String, _ owner: String, _ object: InterfaceObject) -> Label {
    Label(
      expression: nil, name: name, declaration: index.members(named: name, of: owner).first,
      type: owner, drawn: object, document: nil)
  }

  /// The fonts that the class of an object gives itself.
  private func classFonts(of object: InterfaceObject) -> [NodeReference] {
    guard let own = object.customClass.map({ index.resolve($0, in: nil) }) else { return [] }
    return ["font", "titleLabel.font"].flatMap { property in
      table.values(of: property, on: "", inType: own).filter { isOfClass(own, $0.target) }
    }.map(\.value)
  }
}

extension TextSetting {
  /// Takes a font that code states; of one that cannot be read it is only known that there is one.
  mutating func take(_ look: FontReader.Look) {
    guard look.style != nil || look.size != nil else {
      if let weight = look.weight { self.weight = weight }
      hasOpenFont = true
      return
    }
    (style, size, weight, font) = (look.style, look.size, look.weight, look.font)
    hasOpenFont = nil
  }

  /// Takes the lines that other code sets later.
  mutating func replace(_ lines: LabelLines) {
    hasOpenLines = nil
    take(lines, lineLimit)
  }

  /// Takes the lines of a label whose class has some by default; nil for any number.
  mutating func take(_ lines: LabelLines, _ defaultLines: Int?) {
    switch lines {
    case .stated(let lines): lineLimit = lines
    case .usual: lineLimit = lineLimit ?? defaultLines
    case .open:
      lineLimit = lineLimit ?? defaultLines
      if let lineLimit, lineLimit > 0 { hasOpenLines = true }
    }
  }
}

/// What Interface Builder states of a text's look.
enum InterfaceLook {
  /// A scale that is stated, 0 to 1. None is stated by 0: the text shrinks as far as it has to, and a tenth is less
  /// than any text needs.
  static func scaleFactor(_ stated: Double) -> Double { stated > 0 ? min(stated, 1) : 0.1 }

  /// The letters of a button of the system's own type, which Interface Builder does not state.
  static let systemButton = FontReader.Look(style: nil, size: 15, weight: 400)

  /// The truncation that a mode of breaking lines asks for: `middleTruncation`, `byTruncatingMiddle`; nil for one that
  /// breaks or clips.
  static func truncation(_ mode: String?) -> TextTruncation? {
    switch mode {
    case "headTruncation", "byTruncatingHead": .head
    case "middleTruncation", "byTruncatingMiddle": .middle
    case "tailTruncation", "byTruncatingTail": .tail
    default: nil
    }
  }

  /// What is stated of an object's text.
  static func setting(of object: InterfaceObject) -> TextSetting {
    var setting = TextSetting()
    switch object.element {
    case "label": setting.lineLimit = object.numberOfLines ?? 1
    default: setting.lineLimit = object.numberOfLines
    }
    setting.style = object.font?.style
    setting.size = object.font?.size
    setting.weight = object.font?.weight
    setting.font = object.font?.name.flatMap(FontNames.font)
    setting.truncation = truncation(object.lineBreakMode)
    // Interface Builder's documents still call the type by the name that it had before iOS 7, too.
    if object.font == nil, object.element == "button",
      ["system", "roundedRect"].contains(object.attributes["buttonType"]),
      object.text("configuration.title") == nil
    {
      (setting.size, setting.weight) = (systemButton.size, systemButton.weight)
    }
    if object.adjustsFontSizeToFit {
      if object.minimumScaleFactor == nil, let least = object.minimumFontSize, least > 0,
        let size = object.font?.size ?? object.font?.style?.defaultSize, size > 0
      {
        setting.minimumScaleFactor = min(least / size, 1)
      } else {
        setting.minimumScaleFactor = scaleFactor(object.minimumScaleFactor ?? 0)
      }
    }
    for width in object.widthConstraints where width.points >= 20 {
      switch width.relation {
      case .equal: setting.width = width.points
      case .atMost: setting.maximumWidth = width.points
      case .atLeast: continue
      }
    }
    return setting
  }
}
