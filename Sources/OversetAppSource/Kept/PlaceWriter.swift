import OversetVocabulary

/// Writes what was found in an app's source into bytes, each text once.
struct PlaceWriter {
  private var names = PackedNames()
  private var pack = PackWriter()

  /// The bytes so far: the texts, and then what refers to them.
  var bytes: [UInt8] {
    var texts = PackWriter()
    texts.write(names.texts.count)
    for text in names.texts { texts.write(text) }
    return texts.bytes + pack.bytes
  }

  // MARK: Values

  mutating func write(_ text: String) { pack.write(names.number(of: text)) }

  mutating func write(_ text: String?) { pack.write(names.number(of: text)) }

  mutating func write(_ number: Int) { pack.write(difference: number) }

  mutating func write(_ number: Double) { pack.write(number) }

  mutating func write(_ truth: Bool) { pack.write(truth ? 1 : 0) }

  /// Which of several kinds follows.
  mutating func write(kind: UInt8) { pack.write(Int(kind)) }

  mutating func write<Value>(
    optional value: Value?, _ write: (inout PlaceWriter, Value) -> Void
  ) {
    pack.write(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  mutating func write<Value>(list values: [Value], _ write: (inout PlaceWriter, Value) -> Void) {
    pack.write(values.count)
    for value in values { write(&self, value) }
  }

  mutating func write(_ number: Int?) { write(optional: number) { $0.write($1) } }

  mutating func write(_ number: Double?) { write(optional: number) { $0.write($1) } }

  mutating func write(_ truth: Bool?) { write(optional: truth) { $0.write($1) } }

  // MARK: What was found

  mutating func write(_ place: SourcePlace) {
    write(place.file)
    write(optional: place.position) { writer, position in
      writer.write(position.line)
      writer.write(position.column)
    }
  }

  mutating func write(_ place: TextPlace) {
    write(place.key)
    write(place.table)
    write(place.place)
    switch place.drawing {
    case .slot(let name): write(kind: 0, name)
    case .notDrawn(let what): write(kind: 1, what)
    case .unknown(let reason): write(kind: 2, reason)
    }
    write(place.setting)
    write(list: place.otherSlots) { $0.write($1) }
    write(place.isAddition)
    write(optional: place.choice) { $0.write($1) }
    write(place.surface?.rawValue)
    write(place.isIndirect)
    write(optional: place.row) { $0.write($1) }
    write(list: place.steps) { writer, step in
      writer.write(step.place)
      writer.write(step.action)
    }
  }

  private mutating func write(kind: UInt8, _ text: String) {
    write(kind: kind)
    write(text)
  }

  private mutating func write(_ setting: TextSetting) {
    write(setting.lineLimit)
    write(setting.style?.rawValue)
    write(setting.size)
    write(setting.weight)
    write(optional: setting.font) { writer, font in writer.write(font.name) }
    write(setting.minimumScaleFactor)
    write(setting.truncation?.rawValue)
    write(setting.isUppercase)
    write(setting.width)
    write(setting.maximumWidth)
    write(setting.padding)
    write(setting.margins)
    write(setting.hasOpenLines)
    write(setting.hasOpenFont)
    write(setting.hasFixedSize)
    write(optional: setting.systemLooks?.sorted { $0.key < $1.key }) { writer, looks in
      writer.write(list: looks) { writer, look in
        writer.write(look.key)
        writer.write(look.value)
      }
    }
  }

  private mutating func write(_ look: SystemLook) {
    write(look.size)
    write(look.minimumScaleFactor)
    write(look.statedScale)
    write(look.lineLimit)
    write(look.hasOpenFont)
  }

  mutating func write(_ text: DefaultText) {
    write(text.key)
    write(text.table)
    write(text.text)
    write(text.place)
  }

  mutating func write(_ unplaced: AppPlaces.Unplaced) {
    write(unplaced.key)
    write(unplaced.table)
    write(optional: unplaced.mention) { $0.write($1) }
    write(unplaced.reason)
  }

  mutating func write(_ fact: SourceFact) {
    write(fact.kind.rawValue)
    write(optional: fact.place) { $0.write($1) }
    write(fact.evidence)
    write(fact.detail)
    write(fact.key)
    write(fact.table)
    write(list: fact.ignores) { writer, ignore in
      writer.write(ignore.rule)
      writer.write(ignore.reason)
      writer.write(ignore.place)
    }
  }

  mutating func write(_ diagnostic: Diagnostic) {
    write(list: diagnostic.all) { writer, diagnostic in
      writer.write(diagnostic.kind)
      writer.write(optional: diagnostic.place) { $0.write($1) }
      writer.write(diagnostic.problem)
      writer.write(diagnostic.remedy)
    }
  }

  private mutating func write(_ kind: Diagnostic.Kind) {
    switch kind {
    case .usage: write(kind: 0)
    case .data: write(kind: 1)
    case .nothingToCheck: write(kind: 2)
    case .inputOutput: write(kind: 3)
    case .system(let number):
      write(kind: 4)
      write(Int(number))
    case .gitLFSPointer: write(kind: 5)
    case .empty: write(kind: 6)
    case .otherFormat(let name): write(kind: 7, name)
    }
  }
}
