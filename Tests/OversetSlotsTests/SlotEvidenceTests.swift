import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// How the slot of a string is known, and what follows for its findings.
struct SlotEvidenceTests {
  /// A German text that no line of a phone holds.
  private static let long = String(repeating: "Sehr lange Wörter ", count: 8) + "hier"

  /// Checks a key with an English and a German text, with rules or without.
  private static func outcome(
    key: String, text: String = "Save", translation: String = long, comment: String = "",
    rules: String? = nil, table: String = "Localizable"
  ) async throws -> SlotOutcome {
    func json(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    func unit(_ locale: String, _ text: String) throws -> String {
      """
      "\(locale)" : { "stringUnit" : { "state" : "translated", "value" : \(try json(text)) } }
      """
    }
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let units = try [text.isEmpty ? nil : unit("en", text), unit("de", translation)]
      .compactMap(\.self).joined(separator: ", ")
    try files.write(
      """
      { "sourceLanguage" : "en", "strings" : { \(try json(key)) : {
        "comment" : \(try json(comment)), "localizations" : { \(units) } } }, "version" : "1.0" }
      """, to: "App/\(table).xcstrings")
    if let rules { try files.write(rules, to: "Config/slots.yml") }
    defer { withExtendedLifetime(files) {} }
    let check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    return try await check.outcome(files: [files.root.appending(path: "App")])
  }

  private static func evidence(_ outcome: SlotOutcome) -> SlotEvidence? {
    outcome.findings.first { $0.rule.id == .textTruncated }?.catalogText?.evidence
  }

  @Test("a finding in a slot that a rule names is an error, and one in a guessed slot a warning")
  func severities() async throws {
    let guessed = try await Self.outcome(key: "name.placeholder")
    let finding = try #require(guessed.findings.first { _ in true })
    #expect(finding.rule.severity == .error && finding.severity == .warning)
    guard case .guessed(.medium, let from) = finding.catalogText?.evidence else {
      Issue.record("\(String(describing: finding.catalogText?.evidence))")
      return
    }
    #expect(from.contains("“placeholder”"))
    #expect(guessed.isGuessed && guessed.exitCode == 0)
    let ruled = try await Self.outcome(
      key: "name.placeholder", rules: "rules: [{key: name.*, slot: placeholder}]\n")
    #expect(ruled.findings.map(\.severity) == [.error])
    #expect(!ruled.isGuessed && ruled.exitCode == 1)
  }

  /// Rules, and whether the finding that follows from them is an error; nil where nothing is laid out.
  @Test(
    "a rule that was only suggested is a guess until it is confirmed",
    arguments: [
      ("role: placeholder, slot: placeholder, confidence: medium", false),
      ("role: placeholder, slot: placeholder, confidence: medium, confirmed: false", false),
      ("role: placeholder, slot: placeholder, confidence: medium, confirmed: true", true),
      ("role: placeholder, slot: placeholder, confidence: low, confirmed: true", true),
      ("role: placeholder, slot: placeholder", true),
      ("role: placeholder, slot: placeholder, confidence: low", nil),
    ])
  func suggestedRules(rule: String, isError: Bool?) async throws {
    let outcome = try await Self.outcome(
      key: "name.placeholder", rules: "guesses: false\nrules: [{\(rule)}]\n")
    #expect(outcome.findings.map { $0.severity == .error }.first == isError)
    #expect(outcome.notChecked.contains { $0.reason == .faintGuess } == (isError == nil))
  }

  @Test("a string that no rule covers is guessed, has the written default, or is not judged")
  func uncovered() async throws {
    let rule = "rules: [{key: other, slot: body}]\n"
    let guessed = try await Self.outcome(key: "name.placeholder", rules: rule)
    #expect(guessed.slots.map(\.slot.name) == ["placeholder"] && guessed.isGuessed)
    let unknown = try await Self.outcome(
      key: "name.placeholder", rules: "guesses: false\n" + rule)
    #expect(unknown.slots.isEmpty && unknown.laidOutCount == 0)
    #expect(unknown.notChecked.filter { $0.reason == .unknownSlot }.map(\.count) == [1])
    let standard = try await Self.outcome(
      key: "name.placeholder", rules: "default: tabItem\n" + rule)
    #expect(standard.slots.map(\.slot.name) == ["tabItem(of:5)"])
    guard case .rule(let place) = Self.evidence(standard) else {
      Issue.record("no rule")
      return
    }
    #expect(place?.description.hasSuffix("slots.yml:1:10") == true)
  }

  /// Nothing is said of the layout, and the key is counted once for all locales.
  @Test(
    "a text that is no line of prose is not laid out where its slot is guessed",
    arguments: [
      ("name.placeholder", "Save", "Sichern", nil),
      ("name.placeholder", "Save\nnow", "Sichern", "line breaks"),
      ("name.placeholder", "Save", "Sichern\noder nicht", "line breaks"),
      ("name.placeholder", "Save\n", "Sichern\n", nil),
      ("name.placeholder", "See https://a.example/b", "Siehe", "addresses"),
      ("name.placeholder", "See: //", "Siehe", nil),
      ("name.placeholder", "A <b>word</b>", "Ein Wort", "markup"),
      ("name.placeholder", "&#160;&#160;A word", "Ein Wort", "markup"),
      ("name.placeholder", "a < b", "b > a", nil),
      ("name.placeholder", "# Heading", "# Titel", "markup"),
      ("name.placeholder", "#1 of all", "Nr. 1", nil),
      ("name.placeholder", "Play in ${applicationName}", "Spiele", "phrases"),
      ("name.placeholder", "Costs $ {1}", "Kostet", nil),
      ("name.placeholder", "%1$@_%2$lld", "%1$@_%2$lld", "constants"),
      ("name.placeholder", "%@ of %lld", "%@ von %lld", nil),
      ("name.placeholder", "api.example.com", "api.example.com", "constants"),
      ("name.placeholder", "e.g. this", "z. B. dies", nil),
      ("name.placeholder", "🎉", "🎉", "constants"),
      ("name.placeholder", "0x235eD15f617039f6", "0x235eD15f617039f6", "constants"),
      ("accessibility.name", "Save", "Sichern", "spoken or hidden"),
      ("name.placeholder", "", "Sichern", "raw keys"),
    ])
  func excludedForms(key: String, text: String, translation: String, subject: String?) async throws
  {
    let outcome = try await Self.outcome(key: key, text: text, translation: translation)
    let excluded = outcome.notChecked.filter {
      $0.detail.hasPrefix("keys ") && $0.reason != .untranslated
    }
    .filter { $0.reason == .notLaidOut || $0.reason == .notDrawn }
    #expect(excluded.map(\.subject) == [subject].compactMap(\.self))
    #expect(excluded.allSatisfy { $0.count == 1 })
    #expect((outcome.laidOutCount == 2) == (subject == nil))
  }

  /// Of a raw key the translations are texts; the key itself is none.
  @Test("where a rule names the slot, all but raw keys are laid out")
  func writtenSlots() async throws {
    let rules = "rules: [{key: \"*\", slot: placeholder}]\n"
    for text in ["Save\nnow", "https://a.example/b", "<b>word</b>", "%@_%@", "🎉"] {
      let outcome = try await Self.outcome(key: "a", text: text, translation: "Gut", rules: rules)
      #expect(outcome.laidOutCount == 2, "\(text)")
    }
    let raw = try await Self.outcome(key: "name.title", text: "", translation: "Gut", rules: rules)
    #expect(raw.laidOutCount == 1)
    #expect(raw.notChecked.contains { $0.subject == "raw keys" && $0.count == 1 })
  }

  @Test(
    "what a file states of a slot is no guess",
    arguments: [
      ("InfoPlist", "NSCameraUsageDescription", "", "alertMessage", true),
      ("InfoPlist", "CameraUsageDescription", "", nil, true),
      (
        "Main", "4kx-Tf-c4e.placeholder",
        "Class = \"UITextField\"; placeholder = \"Save\"; ObjectID = \"4kx-Tf-c4e\";",
        "placeholder", true
      ),
      (
        "Main", "4kx-Tf-c4e.ibShadowedToolTip",
        "Class = \"UITextField\"; ibShadowedToolTip = \"Save\"; ObjectID = \"4kx-Tf-c4e\";",
        "hidden", true
      ),
      (
        "Main", "4kx-Tf-c4e.title",
        "Class = \"NSMenuItem\"; title = \"Save\"; ObjectID = \"4kx-Tf-c4e\";", nil, true
      ),
      ("AppShortcuts", "start", "", "spoken", true),
      ("Localizable", "start.placeholder", "", "placeholder", false),
    ])
  func statements(
    table: String, key: String, comment: String, slot: String?, isStated: Bool
  ) async throws {
    let outcome = try await Self.outcome(key: key, comment: comment, table: table)
    #expect(outcome.slots.first?.slot.name == slot)
    guard let source = outcome.slots.first?.sources.first else { return }
    #expect(source.evidence.isGuess != isStated)
  }

  /// What is not translated shows the source text, which is judged in English.
  @Test("the source text is laid out once, and not for each locale without a translation")
  func untranslatedTexts() async throws {
    let files = try TestProject(
      matrix: "devices: [iPhoneSE]\n",
      catalog: """
        { "sourceLanguage" : "en", "strings" : {
          "one.placeholder" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "\(Self.long)" } } } },
          "two.placeholder" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Two" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Zwei" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Deux" } } } } },
          "version" : "1.0" }
        """)
    let check = SlotCheck(
      project: try Project(root: files.root), slot: Slot(.row), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [files.root.appending(path: "Locales")])
    #expect(outcome.laidOutCount == 4)
    let untranslated = outcome.notChecked.filter { $0.reason == .untranslated }
    #expect(untranslated.map(\.subject) == ["de", "fr"])
  }

  /// Words before the last say what a text is about.
  @Test(
    "a word guesses a slot where the key ends in it",
    arguments: [
      ("settings.tab.close", nil), ("tabbar.home.title", nil),
      ("tab_bar_home_title", nil),
      ("settings.notification.title", nil), ("button.color", nil),
      ("cancel_button.alert.message", "alertMessage"),
      ("save_button_title", "wrappingButton"),
      ("alert.delete.title", "alertTitle"), ("badge.count.setting", nil), ("new_badge", "badge"),
    ])
  func words(key: String, slot: String?) async throws {
    let outcome = try await Self.outcome(key: key, translation: "Gut")
    #expect(outcome.slots.filter { $0.judgedCount > 0 }.first?.slot.name == slot)
  }

  @Test(
    "a comment about an argument guesses nothing",
    arguments: [
      ("The first placeholder is a name.", nil), ("Placeholder text of the field", "placeholder"),
      ("Shown when the button is tapped.", nil), ("Title of the button", "wrappingButton"),
    ])
  func comments(comment: String, slot: String?) async throws {
    let outcome = try await Self.outcome(key: "a", translation: "Gut", comment: comment)
    #expect(outcome.slots.filter { $0.judgedCount > 0 }.first?.slot.name == slot)
  }
}
