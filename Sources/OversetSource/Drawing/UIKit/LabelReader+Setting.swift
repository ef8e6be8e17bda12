import OversetVocabulary

extension LabelReader {
  /// How a label's text is drawn, by what the program and Interface Builder set.
  ///
  /// - Parameter defaultLines: The lines that its class has by default; nil for any number.
  func setting(of label: Label, defaultLines: Int?) -> TextSetting {
    var setting = drawnSetting(of: label)
    if let lines = lines(of: label) { setting.lineLimit = lines }
    if setting.lineLimit == nil { setting.lineLimit = defaultLines }
    let reader = FontReader(index: index)
    if let font = values(of: "font", of: label).first
      ?? values(of: "titleLabel.font", of: label).first
    {
      let look = reader.look(of: font)
      if look != FontReader.Look() {
        (setting.style, setting.size, setting.weight) = (look.style, look.size, look.weight)
      }
    }
    if let factor = values(of: "minimumScaleFactor", of: label).last.flatMap({ reader.number($0) }),
      factor > 0, isTrue("adjustsFontSizeToFitWidth", of: label)
    {
      setting.minimumScaleFactor = min(factor, 1)
    }
    if let width = fixedWidth(of: label) { setting.width = width }
    return setting
  }

  private func isTrue(_ property: String, of label: Label) -> Bool {
    values(of: property, of: label).contains { index[$0].name == "true" }
  }

  /// The number of lines that code sets; the last wins, any number before a limit.
  private func lines(of label: Label) -> Int? {
    let values =
      values(of: "numberOfLines", of: label)
      + values(of: "titleLabel.numberOfLines", of: label)
      + values(of: "maximumNumberOfLines", of: label)
    let reader = FontReader(index: index)
    return values.compactMap { reader.number($0) }
      .compactMap { $0 >= 0 && $0 < 1000 ? Int($0) : nil }.last
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
      .compactMap { index.argument($0.value, "equalToConstant").flatMap { reader.number($0) } }
      .first { $0 >= 20 }
  }

  private func drawnSetting(of label: Label) -> TextSetting {
    guard let object = label.drawn else { return TextSetting() }
    return InterfaceLook.setting(of: object)
  }
}

/// What Interface Builder states of a text's look.
enum InterfaceLook {
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
    if object.adjustsFontSizeToFit {
      if let factor = object.minimumScaleFactor, factor > 0 {
        setting.minimumScaleFactor = min(factor, 1)
      } else if let least = object.minimumFontSize, let size = object.font?.size, size > least {
        setting.minimumScaleFactor = least / size
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
