import Foundation
import OversetConfig
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Which slot a string comes to, by the rules of a project.
struct SlotChoiceTests {
  /// A rule, an entry that it covers and the nearest that it does not: keys, comments and source texts.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    var covered: (key: String, comment: String, text: String)
    var other: (key: String, comment: String, text: String)
    var testDescription: String { rule }
  }

  static let cases = [
    Case(
      rule: "key: \"tab.*\"", covered: ("tab.home", "", "Home"), other: ("table.home", "", "Home")),
    Case(rule: "key: \"tab?\"", covered: ("tab1", "", "Home"), other: ("tab", "", "Home")),
    Case(rule: "key: \"Tab*\"", covered: ("Tab", "", "Home"), other: ("tab", "", "Home")),
    Case(
      rule: "words: button", covered: ("saveButton", "", "Save"), other: ("buttons", "", "Save")),
    Case(
      rule: "words: Button|btn", covered: ("save_btn", "", "Save"),
      other: ("save_ btn", "", "Save")),
    Case(
      rule: "words: [alert|dialog, title]", covered: ("alert.delete.title", "", "Delete"),
      other: ("alert.delete.text", "", "Delete")),
    Case(
      rule: "words: title", covered: ("title", "", "Settings"), other: ("title", "", "title")),
    Case(
      rule: "comment: \"*tab bar*\"", covered: ("a", "In the Tab Bar.", "Home"),
      other: ("a", "In the tab  bar.", "Home")),
    Case(
      rule: "comment: \"a|b\"", covered: ("a", "B", "Home"), other: ("a", "c", "Home")),
    Case(
      rule: "longerThan: 5", covered: ("a", "", "Search"), other: ("a", "", "Saved")),
    Case(
      rule: "sentence: true", covered: ("a", "", "Saved. "), other: ("a", "", "Saved?")),
    Case(
      rule: "shorterThan: 5", covered: ("a", "", "Save"), other: ("a", "", "Saved")),
    Case(
      rule: "role: button", covered: ("save_button", "", "Save"),
      other: ("button_color", "", "Save")),
    Case(
      rule: "role: button", covered: ("save.Button.title", "", "Save"),
      other: ("button.save.title", "", "Save")),
    Case(
      rule: "role: button", covered: ("saveButton_2", "", "Save"),
      other: ("save button", "", "Save")),
    Case(
      rule: "role: title", covered: ("alert.title", "", "Save"), other: ("title.alert", "", "Save")),
    Case(
      rule: "class: UIButton|UILabel",
      covered: (
        "4kx-Tf-c4e.normalTitle",
        "Class = \"UIButton\"; normalTitle = \"Go\"; ObjectID = \"4kx-Tf-c4e\";", ""
      ),
      other: (
        "4kx-Tf-c4e.text", "Class = \"UITextView\"; text = \"Go\"; ObjectID = \"4kx-Tf-c4e\";", ""
      )),
    Case(
      rule: "table: Loc*|Test, key: a", covered: ("a", "", "Save"), other: ("b", "", "Save")),
    Case(
      rule: "key: \"*\", longerThan: 3", covered: ("a", "", "Save"), other: ("a", "", "Go!")),
  ]

  private func slot(
    of entry: (key: String, comment: String, text: String), rules: String
  ) async throws -> SlotUse? {
    func json(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    let source =
      entry.text.isEmpty
      ? ""
      : """
      , "localizations" : { "en" : { "stringUnit" : {
        "state" : "translated", "value" : \(try json(entry.text)) } } }
      """
    let files = try TestProject(
      catalog: """
        { "sourceLanguage" : "en", "strings" : { \(try json(entry.key)) : {
          "comment" : \(try json(entry.comment)) \(source) } }, "version" : "1.0" }
        """)
    try rules.write(
      to: files.root.appending(path: "Config/slots.yml"), atomically: true, encoding: .utf8)
    defer { withExtendedLifetime(files) {} }
    let check = try SlotCheck(project: try Project(root: files.root), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [files.root.appending(path: "Locales")])
    return outcome.slots.first
  }

  @Test("a rule covers its entry and not the nearest other", arguments: cases)
  func rule(_ item: Case) async throws {
    let rules = "guesses: false\nrules: [{\(item.rule), slot: badge}]\n"
    let covered = try #require(try await slot(of: item.covered, rules: rules))
    #expect(covered.slot.name == "badge")
    #expect(covered.guessedCount == 0)
    #expect(try await slot(of: item.other, rules: rules) == nil)
  }

  @Test("the last rule that covers a key counts")
  func theLastRuleCounts() async throws {
    let rules = """
      default: body
      rules:
        - {key: "a*", slot: badge}
        - {key: "ab*", slot: chip}
        - {key: "abc*", slot: button}
      """
    for (key, name) in [
      ("x", "body(lines:0)"), ("a", "badge"), ("ab", "chip"), ("abc", "button"),
    ] {
      #expect(try await slot(of: (key, "", "Save"), rules: rules)?.slot.name == name)
    }
  }

  @Test(
    "a rule for one key and one for several keep their order",
    arguments: [
      (["key: abc", "key: \"ab*\""], "chip"), (["key: \"ab*\"", "key: abc"], "chip"),
      (["key: \"ab*\"", "key: abd"], "badge"), (["key: abd", "key: \"ab*\""], "chip"),
      (["key: abc", "key: abc"], "chip"), (["longerThan: 1", "key: abc"], "chip"),
      (["key: abc, longerThan: 9", "longerThan: 1"], "chip"),
      (["key: abc", "longerThan: 9"], "badge"),
    ])
  func orderOfRules(conditions: [String], name: String) async throws {
    let rules = "rules: [{\(conditions[0]), slot: badge}, {\(conditions[1]), slot: chip}]\n"
    #expect(try await slot(of: ("abc", "", "Save"), rules: rules)?.slot.name == name)
  }

  @Test(
    "an unknown slot in the rules is refused at its place",
    arguments: [
      ("default: rov\n", "1:10", "there is no slot 'rov'"),
      ("rules: [{key: a, slot: tabItem(of:9)}]\n", "1:24", "there is no slot 'tabItem(of:9)'"),
    ])
  func unknownSlots(rules: String, place: String, problem: String) async throws {
    let error = await #expect(throws: Diagnostic.self) {
      _ = try await slot(of: ("a", "", "Save"), rules: rules)
    }
    #expect(error?.kind == .data)
    #expect(error?.description.contains("slots.yml:\(place): \(problem); ") == true)
  }

  /// What says nothing of its certainty is stated by a format: a class, a table or a key that it knows.
  @Test(
    "every bundled rule names an existing slot, and states its confidence or rests on the format")
  func guesses() throws {
    let guesses = try SlotRules.guesses
    #expect(guesses.rules.count > 30)
    #expect(guesses.standard == nil)
    let table = try SlotTable(guesses)
    for rule in guesses.rules {
      _ = try table.slot(named: rule.slot.value)
      let condition = rule.condition
      #expect(rule.confidence != nil || (condition.words.isEmpty && condition.comments.isEmpty))
    }
  }
}
