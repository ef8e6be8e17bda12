import OversetVocabulary

extension PlaceReader {
  mutating func sourcePlace() throws(Damage) -> SourcePlace {
    let file = try text()
    guard try truth() else { return SourcePlace(file: file) }
    return SourcePlace(file: file, line: try number(), column: try number())
  }

  mutating func optionalPlace() throws(Damage) -> SourcePlace? {
    try truth() ? try sourcePlace() : nil
  }

  mutating func place() throws(Damage) -> TextPlace {
    var place = TextPlace(
      key: try text(), table: try optionalText(), place: try sourcePlace(), drawing: try drawing())
    place.setting = try setting()
    place.otherSlots = try list { (reader) throws(Damage) in try reader.text() }
    place.isAddition = try truth()
    place.choice = try optionalPlace()
    place.surface = try optionalSurface()
    place.isIndirect = try truth()
    place.row = try optional { (reader) throws(Damage) in try reader.row() }
    place.steps = try list { (reader) throws(Damage) in
      TextPlace.Step(place: try reader.sourcePlace(), action: try reader.text())
    }
    return place
  }

  private mutating func drawing() throws(Damage) -> TextPlace.Drawing {
    switch try kind() {
    case 0: .slot(try text())
    case 1: .notDrawn(try text())
    case 2: .unknown(try text())
    default: throw Damage()
    }
  }

  private mutating func setting() throws(Damage) -> TextSetting {
    var setting = TextSetting()
    setting.lineLimit = try optionalNumber()
    setting.style = try optionalStyle()
    setting.size = try optionalDouble()
    setting.weight = try optionalNumber()
    if try truth() { setting.font = AppFont(name: try optionalText()) }
    setting.minimumScaleFactor = try optionalDouble()
    setting.truncation = try optionalTruncation()
    setting.isUppercase = try optionalTruth()
    setting.width = try optionalDouble()
    setting.maximumWidth = try optionalDouble()
    setting.padding = try optionalDouble()
    setting.margins = try optionalDouble()
    setting.hasOpenLines = try optionalTruth()
    setting.hasOpenFont = try optionalTruth()
    setting.hasFixedSize = try optionalTruth()
    guard try truth() else { return setting }
    let looks = try list { (reader) throws(Damage) in
      (key: try reader.text(), value: try reader.systemLook())
    }
    setting.systemLooks = Dictionary(looks.map { ($0.key, $0.value) }) { first, _ in first }
    return setting
  }

  private mutating func systemLook() throws(Damage) -> SystemLook {
    var look = SystemLook()
    look.size = try optionalDouble()
    look.minimumScaleFactor = try optionalDouble()
    look.statedScale = try optionalDouble()
    look.lineLimit = try optionalNumber()
    look.hasOpenFont = try truth()
    return look
  }

  private mutating func optionalTruncation() throws(Damage) -> TextTruncation? {
    guard let name = try optionalText() else { return nil }
    guard let truncation = TextTruncation(rawValue: name) else { throw Damage() }
    return truncation
  }

  private mutating func optionalSurface() throws(Damage) -> OtherSurface? {
    guard let name = try optionalText() else { return nil }
    guard let surface = OtherSurface(rawValue: name) else { throw Damage() }
    return surface
  }

  mutating func optionalStyle() throws(Damage) -> TextStyle? {
    guard let name = try optionalText() else { return nil }
    guard let style = TextStyle(rawValue: name) else { throw Damage() }
    return style
  }

  mutating func defaultText() throws(Damage) -> DefaultText {
    DefaultText(
      key: try text(), table: try optionalText(), text: try text(), place: try sourcePlace())
  }

  mutating func unplaced() throws(Damage) -> AppPlaces.Unplaced {
    AppPlaces.Unplaced(
      key: try text(), table: try optionalText(), mention: try optionalPlace(),
      reason: try text())
  }

  mutating func fact() throws(Damage) -> SourceFact {
    guard let kind = SourceFact.Kind(rawValue: try text()) else { throw Damage() }
    var fact = SourceFact(
      kind, at: try optionalPlace(), evidence: try text(), detail: try text(),
      key: try optionalText(), table: try optionalText())
    fact.ignores = try list { (reader) throws(Damage) in
      SourceFact.Ignore(
        rule: try reader.text(), reason: try reader.text(), place: try reader.sourcePlace())
    }
    return fact
  }

  // MARK: Diagnostics

  mutating func diagnostic() throws(Damage) -> Diagnostic {
    let all = try list { (reader) throws(Damage) in try reader.oneDiagnostic() }
    guard var first = all.first else { throw Damage() }
    first.alsoFound = Array(all.dropFirst())
    return first
  }

  private mutating func oneDiagnostic() throws(Damage) -> Diagnostic {
    Diagnostic(
      try diagnosticKind(), at: try optionalPlace(), problem: try text(), remedy: try text())
  }

  private mutating func diagnosticKind() throws(Damage) -> Diagnostic.Kind {
    switch try kind() {
    case 0: .usage
    case 1: .data
    case 2: .nothingToCheck
    case 3: .inputOutput
    case 4: .system(Int32(clamping: try number()))
    case 5: .gitLFSPointer
    case 6: .empty
    case 7: .otherFormat(try text())
    default: throw Damage()
    }
  }
}
