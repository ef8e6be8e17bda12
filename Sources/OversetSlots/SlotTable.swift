package import OversetConfig
package import OversetProject
package import OversetVocabulary

/// The slots that can be named: those of the system and the project's own.
package struct SlotTable: Sendable {
  private let custom: [CustomSlot]
  private let customByName: [String: CustomSlot]

  /// The slots of the system and those that `rules` describe.
  ///
  /// - Throws: `Diagnostic` for one of the project's that has the name of one of the system's.
  package init(_ rules: SlotRules = SlotRules()) throws(Diagnostic) {
    custom = rules.customSlots
    customByName = Dictionary(custom.map { ($0.name, $0) }) { first, _ in first }
    for slot in custom where Slot.plain[slot.name] != nil || Self.numbered[slot.name] != nil {
      let place = rules.standard?.place
      throw Diagnostic(
        .data, file: place?.file ?? "Config/slots.yml",
        problem: "there is already a slot “\(slot.name)”", remedy: "rename it")
    }
  }

  /// The slots of the system and those of `project`.
  ///
  /// - Throws: `Diagnostic` for one of the project's that has the name of one of the system's.
  package init(of project: Project) throws(Diagnostic) {
    try self.init(project.slots ?? SlotRules())
  }

  /// The names, as lists of choices show them.
  package var names: [String] {
    Slot.plain.keys.sorted() + Self.numbered.flatMap { [$0.key, "\($0.key)(\($0.value.label):N)"] }
      + custom.map(\.name)
  }

  /// The slot called `name`. A number in brackets may be left out: there are five tabs, three
  /// segments, one button of an alert, and any number of lines.
  ///
  /// - Throws: `Diagnostic` for an unknown name, naming the nearest.
  package func slot(named name: String) throws(Diagnostic) -> Slot {
    let word = name.filter { $0 != " " }
    if let kind = Slot.plain[word] ?? numberedKind(word) { return Slot(kind) }
    if let own = customByName[name] { return Slot(.custom(own)) }
    throw Diagnostic.unknown("slot", name, known: names)
  }

  /// The slot that a file names at a place.
  func slot(_ name: Placed<String>) throws(Diagnostic) -> Slot {
    do throws(Diagnostic) {
      return try slot(named: name.value)
    } catch {
      guard let place = name.place else { throw error }
      throw Diagnostic(
        .data, at: place, problem: error.problem, remedy: error.remedy)
    }
  }

  /// The project's own slots.
  var ownSlots: [Slot] { custom.map { Slot(.custom($0)) } }

  // MARK: Numbers

  private struct Numbered: Sendable {
    let label: String
    let range: ClosedRange<Int>
    let usual: Int
    let kind: @Sendable (Int) -> Slot.Kind
  }

  private static let numbered: [String: Numbered] = [
    "tabItem": Numbered(label: "of", range: 2...5, usual: 5) { .tabItem(of: $0) },
    "segment": Numbered(label: "of", range: 2...7, usual: 3) { .segment(of: $0) },
    "alertButton": Numbered(label: "of", range: 1...2, usual: 1) { .alertButton(of: $0) },
    "body": Numbered(label: "lines", range: 0...1000, usual: 0) { .body(lines: $0) },
  ]

  private func numberedKind(_ name: String) -> Slot.Kind? {
    guard let open = name.firstIndex(of: "(") else {
      return Self.numbered[name].map { $0.kind($0.usual) }
    }
    guard let slot = Self.numbered[String(name[..<open])], name.hasSuffix(")") else { return nil }
    let inside = name[name.index(after: open)...].dropLast()
    guard inside.hasPrefix("\(slot.label):") else { return nil }
    let number = Int(inside.dropFirst(slot.label.count + 1))
    return number.flatMap { slot.range.contains($0) ? slot.kind($0) : nil }
  }
}
