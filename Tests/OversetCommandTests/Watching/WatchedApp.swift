import Foundation
import OversetTestBasics

/// An app whose files somebody edits at random.
struct WatchedApp {
  let project: TestProject
  private var generator: SeededGenerator
  private var rows: [String: String] = [:]
  private var alerts: [String: [String: String]] = [:]
  private var slot = "button"
  private var lines = 0
  private var file = "Rows"
  private var state = "translated"
  private var title = "settings.title"

  /// The folder that is checked.
  var folder: String { project.file("App").path(percentEncoded: false) }

  init(seed: UInt64) throws {
    project = try TestProject()
    generator = SeededGenerator(seed: seed)
    for number in 0..<40 { rows["row.\(number)"] = "Zeile \(number)" }
    for language in ["en", "de", "ar"] {
      for number in 0..<30 { alerts[language, default: [:]]["alert.\(number)"] = "Text \(number)" }
    }
    rows["items_count"] = "%d Dateien"
    try project.write("devices: [iPhoneSE]\n", to: "Config/matrix.yml")
    _ = try write()
  }

  /// Changes something, as somebody who edits would. Returns what, in words.
  mutating func edit() throws -> String {
    while true {
      let name = file
      let done = try change()
      // Of a text that is what it was nobody saves a file, and no report comes.
      if try write() || file != name { return done }
    }
  }

  private mutating func change() throws -> String {
    let number = Int.random(in: 0..<40, using: &generator)
    let text = Self.texts.randomElement(using: &generator) ?? ""
    let done: String
    switch Int.random(in: 0..<13, using: &generator) {
    case 0...3:
      rows["row.\(number)"] = text
      done = "row.\(number) = \(text)"
    case 4, 5:
      alerts["de"]?["alert.\(number % 30)"] = text
      done = "alert.\(number % 30) = \(text)"
    case 6:
      rows["row.new\(number)"] = text
      done = "a key more"
    case 7:
      rows["row.\(number)"] = nil
      done = "a key fewer"
    case 8:
      slot = slot == "button" ? "tabItem" : "button"
      done = "slot \(slot)"
    case 9:
      lines = (lines + 1) % 3
      done = "lines moved"
    case 10:
      let old = file
      file = file == "Rows" ? "Lines" : "Rows"
      // At once: between two steps there might be a report.
      try FileManager.default.moveItem(
        at: project.file("App/\(old).xcstrings"), to: project.file("App/\(file).xcstrings"))
      done = "renamed to \(file)"
    case 11:
      state = state == "translated" ? "needs_review" : "translated"
      done = "state \(state)"
    default:
      title = "row.\(number)"
      done = "source draws \(title)"
    }
    return done
  }

  private static let texts = [
    "OK", "Ja", "Delete", "1 file", "%d files", "%lld Dateien", "", "Alles %@",
    "Benachrichtigungseinstellungen der Donaudampfschifffahrtsgesellschaft", "100 %", "関西国際空港",
    "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645}", "ᏣᎳᎩ",
  ]

  // MARK: Writing

  /// Writes what has changed. Returns whether anything has.
  private func write() throws -> Bool {
    var files = [
      "App/\(file).xcstrings": catalog,
      "Config/slots.yml":
        "rules:\n  - {key: \"row.*\", slot: \(slot)}\n  - {key: \"alert.*\", slot: tabItem}\n",
      "App/SampleApp.swift": """
      import SwiftUI

      @main struct SampleApp: App {
        var body: some Scene { WindowGroup { HStack { Text("\(title)"); Text("row.1").lineLimit(1) } } }
      }

      """,
    ]
    for (language, texts) in alerts {
      let entries = texts.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }
      files["App/\(language).lproj/Alerts.strings"] = entries.joined()
    }
    var isChanged = false
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where try save(text, to: path) {
      isChanged = true
    }
    return isChanged
  }

  /// Writes a file that has changed, in the place of the old one, as editors do. Returns whether it has.
  private func save(_ text: String, to path: String) throws -> Bool {
    if let old = try? String(contentsOf: project.file(path), encoding: .utf8), old == text {
      return false
    }
    try FileManager.default.createDirectory(
      at: project.file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: project.file(path), options: .atomic)
    return true
  }

  private var catalog: String {
    let strings = rows.sorted { $0.key < $1.key }.map { key, text in
      """
      "\(key)" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "\(state)", "value" : "\(text)" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(key == "items_count" ? "%d items" : text)" } } } }
      """
    }
    return String(repeating: "\n", count: lines) + """
      { "sourceLanguage" : "en", "strings" : { \(strings.joined(separator: ",\n")) }, "version" : "1.0" }

      """
  }
}
