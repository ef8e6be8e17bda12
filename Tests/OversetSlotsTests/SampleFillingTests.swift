import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import Testing

/// With what the arguments of strings are filled, by the rules of a project.
struct SampleFillingTests {
  /// The texts that are laid out for one entry: as findings of a slot in which nothing fits.
  private func texts(
    key: String, comment: String = "", value: String, locale: String = "en", samples: String
  ) async throws -> [String] {
    let files = try TestProject(
      matrix: "devices: [iPhoneSE]\n",
      catalog: """
        { "sourceLanguage" : "\(locale)", "strings" : { "\(key)" : {
          "comment" : "\(comment)",
          "localizations" : { "\(locale)" : { "stringUnit" : {
            "state" : "translated", "value" : "\(value)" } } } } }, "version" : "1.0" }
        """)
    defer { withExtendedLifetime(files) {} }
    try samples.write(
      to: files.root.appending(path: "Config/samples.yml"), atomically: true, encoding: .utf8)
    try "slots: [{name: slit, width: 1}]\n".write(
      to: files.root.appending(path: "Config/slots.yml"), atomically: true, encoding: .utf8)
    let project = try Project(root: files.root)
    let check = SlotCheck(
      project: project, slot: try SlotTable(of: project).slot(named: "slit"),
      selection: MatrixSelection())
    let outcome = try await check.outcome(files: [files.root.appending(path: "Locales")])
    return outcome.findings.map {
      let filling = $0.catalogText?.filling ?? ""
      let text = ($0.evidence.text ?? "").unicodeScalars
      return (filling.isEmpty ? "" : "\(filling): ")
        + String(String.UnicodeScalarView(text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
    }
  }

  @Test(
    "an argument is filled by the project's lengths, directions, words and rules",
    arguments: [
      ("", ["Hi Anna"]),
      ("lengths: [short, long]", ["short: Hi Anna", "long: Hi Anna Martin Sofia"]),
      ("opposite: true", ["Hi Anna", "other direction: Hi سارة"]),
      ("words: [{kind: name, text: Bo}]", ["Hi Bo"]),
      ("words: [{kind: name, locale: de, text: Bo}]", ["Hi Anna"]),
      ("words: [{kind: name, length: long, text: Bo}]", ["Hi Anna"]),
      ("rules: [{key: \"*\", kind: price}]", ["Hi $59.99"]),
      ("rules: [{key: \"*\", argument: 2, kind: price}]", ["Hi Anna"]),
      ("rules: [{key: \"*\", kind: count}]", ["Hi 103"]),
      ("rules: [{key: \"*\", kind: price}, {words: greeting, text: you}]", ["Hi you"]),
    ])
  func fillings(samples: String, expected: [String]) async throws {
    let texts = try await texts(key: "greeting", value: "Hi %@", samples: samples + "\n")
    #expect(texts == expected)
  }

  /// What is guessed of a single argument, and not of one of two.
  @Test(
    "the kind of a single argument is guessed from key and comment, that of two is not",
    arguments: [
      ("cart.price", "", "%@", "$59.99"), ("cart.item", "", "%@", "Anna"),
      ("plan", "%@ is the price as the store writes it.", "%@ a month", "$59.99 a month"),
      ("updated", "", "%@", "Anna"), ("due.date", "", "%@", "Sep 23, 2026"),
      ("cart.price", "", "%1$@ for %2$@", "Anna for Martin"),
    ])
  func guesses(key: String, comment: String, value: String, text: String) async throws {
    let texts = try await texts(key: key, comment: comment, value: value, samples: "")
    #expect(texts == [text])
  }

  @Test(
    "an argument before a counted noun is a number, and one before a verb is a name",
    arguments: [
      ("%@ Episodes", "103 Episodes"), ("%@ Stops", "103 Stops"),
      ("%1$@ has %2$@ Episodes", "Anna has 103 Episodes"),
      ("%lld/%@ items", "103/103 items"), ("%@ of %@ pages", "103 of 103 pages"),
      ("%@ unread messages", "103 unread messages"), ("%@ likes", "103 likes"),
      ("%@ likes your photo", "Anna likes your photo"), ("%@ settings", "Anna settings"),
      ("%@ items’ names", "Anna items’ names"), ("Remove %@", "Remove Anna"),
    ])
  func countedNouns(value: String, text: String) async throws {
    #expect(try await texts(key: "key", value: value, samples: "") == [text])
  }

  @Test(
    "the app's name is filled in, and no other token",
    arguments: [
      ("Open ${applicationName} now", "Open Notebook now"), ("Pay ${price}", "Pay ${price}"),
    ])
  func applicationName(value: String, text: String) async throws {
    #expect(try await texts(key: "key", value: value, samples: "") == [text])
  }

  /// A text without arguments is laid out once, whatever the lengths, and a number with each.
  @Test("a text without arguments is laid out once, and a number with each length")
  func onceWithoutArguments() async throws {
    let samples = "lengths: [short, typical, long]\nopposite: true\n"
    #expect(try await texts(key: "a", value: "Save", samples: samples) == ["Save"])
    let counted = try await texts(key: "a", value: "%lld files", samples: samples)
    #expect(counted == ["short: 0 files", "103 files", "long: 1,000,000 files"])
  }
}
