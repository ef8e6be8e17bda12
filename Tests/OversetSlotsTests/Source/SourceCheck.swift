import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary

/// A check of one key, drawn where a test says.
struct SourceCheck {
  var text = "Save"
  var translation = "Sichern"
  var rules: String?
  var samples: String?
  var devices = "iPhoneSE"

  /// Whether a check found a text truncated.
  static func isCut(_ outcome: SlotOutcome) -> Bool {
    outcome.findings.contains { $0.rule.id == .textTruncated }
  }

  /// A drawing of the key `name.placeholder`, whose slot is guessed where no source is read.
  static func place(
    _ slot: String, line: Int = 1, _ change: (inout TextSetting) -> Void = { _ in }
  ) -> TextPlace {
    place(.slot(slot), line: line, change)
  }

  static func place(
    _ drawing: TextPlace.Drawing, line: Int = 1, table: String? = nil,
    _ change: (inout TextSetting) -> Void = { _ in }
  ) -> TextPlace {
    var place = TextPlace(
      key: "name.placeholder", table: table,
      place: SourcePlace(file: "View.swift", line: line, column: 1), drawing: drawing)
    change(&place.setting)
    return place
  }

  /// What comes of the check with what was found in a source; nil reads none.
  func outcome(_ places: AppPlaces?) async throws -> SlotOutcome {
    let files = try TestProject(matrix: "devices: [\(devices)]\n")
    func unit(_ locale: String, _ text: String) throws -> String {
      let value = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      return """
        "\(locale)" : { "stringUnit" : { "state" : "translated", "value" : \(value) } }
        """
    }
    try files.write(
      """
      { "sourceLanguage" : "en", "strings" : { "name.placeholder" : { "localizations" : {
        \(try unit("en", text)), \(try unit("de", translation)) } } }, "version" : "1.0" }
      """, to: "App/Localizable.xcstrings")
    if let rules { try files.write(rules, to: "Config/slots.yml") }
    if let samples { try files.write(samples, to: "Config/samples.yml") }
    defer { withExtendedLifetime(files) {} }
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    if let places { check.readSource = { _ in places } }
    return try await check.outcome(files: [files.root.appending(path: "App")])
  }

  /// The same, of some places in one file.
  func outcome(_ places: [TextPlace]) async throws -> SlotOutcome {
    try await outcome(AppPlaces(places: places, fileCount: 1))
  }
}
