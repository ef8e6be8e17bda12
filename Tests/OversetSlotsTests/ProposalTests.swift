import Foundation
import OversetCatalogs
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetText
import OversetVocabulary
import Testing

/// A text that somebody proposes comes to what a check would find if a catalog had it.
@Suite struct ProposalTests {
  /// A project whose texts are judged by rules, guesses and forms of every kind.
  private static func project() throws -> TestProject {
    let project = try TestProject()
    try project.write("devices: [iPhoneSE, iPhone16Pro]\n", to: "Config/matrix.yml")
    try project.write(
      """
      rules:
        - {key: "tab.*", slot: "tabItem(of:5)"}
        - {key: "half.*", slot: halfButton}
        - {key: "body.*", slot: body}
        - {key: "count.*", slot: halfButton}
        - {key: "spoken.*", slot: spoken}
      """, to: "Config/slots.yml")
    try project.write(
      """
      known:
        - {rule: text-truncated, key: half.known, locale: de, reason: It is an example.}
      """, to: "Config/checks.yml")
    try project.write(catalog, to: "Locales/Main.xcstrings")
    try project.write("\"half.other\" = \"Go\";\n", to: "Locales/en.lproj/Other.strings")
    try project.write(
      "\"half.other\" = \"Losgehen mit allem\";\n", to: "Locales/de.lproj/Other.strings")
    return project
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "tab.home": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Home"}},
        "de": {"stringUnit": {"state": "translated", "value": "Startseitenübersicht"}},
        "ar": {"stringUnit": {"state": "translated", "value": "الصفحة الرئيسية الكاملة للتطبيق"}},
        "chr": {"stringUnit": {"state": "translated", "value": "ᏣᎳ"}}}},
      "half.known": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Restore"}},
        "de": {"stringUnit": {"state": "translated", "value": "Alles wiederherstellen lassen"}}}},
      "half.arguments": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Send to %@"}},
        "de": {"stringUnit": {"state": "translated", "value": "An %d und an alle anderen senden"}},
        "ar": {"stringUnit": {"state": "translated", "value": "Send to %@"}}}},
      "body.long": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Words that wrap"}},
        "de": {"stringUnit": {"state": "translated",
          "value": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"}}}},
      "count.days": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Tag"}},
          "other": {"stringUnit": {"state": "translated",
            "value": "%lld aufeinanderfolgende Kalendertage"}}}}}}},
      "count.parts": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%#@boats@ in %#@bays@"},
          "substitutions": {
            "boats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg boat"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg boats"}}}}},
            "bays": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg bay"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg bays"}}}}}}}}},
      "spoken.hint": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Opens the page"}},
        "de": {"stringUnit": {"state": "translated", "value": "Öffnet die Seite"}}}},
      "unknown place": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Nirgends"}}}}
    }}
    """

  private static func prepared(_ project: TestProject, _ path: String = "Locales") async throws
    -> PreparedCheck
  {
    let check = try SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false), selection: MatrixSelection())
    return try await check.prepared(files: [project.file(path)])
  }

  /// What a check keeps of a finding has no landmark.
  private static func withoutLandmark(_ finding: Finding) -> Finding {
    var finding = finding
    finding.landmark = nil
    return finding
  }

  /// Compares what each text of a folder comes to with what the check of the folder finds about its key.
  private static func compare(_ check: PreparedCheck, _ catalogs: [StringCatalog]) throws -> Int {
    let found = Dictionary(grouping: check.outcome.allFindings) { finding in
      "\(finding.locale) \(finding.key ?? "")"
    }
    let checker = check.makeChecker()
    var count = 0
    var leaves: [CatalogLeaf] = []
    for catalog in catalogs { catalog.forEachLeaf { leaves.append($0) } }
    for leaf in leaves where check.locales.contains(leaf.locale) {
      var proposal = ProposedText(key: leaf.key, locale: leaf.locale, text: leaf.value)
      proposal.file = leaf.place.file
      proposal.plural = leaf.path.pluralCategory == nil ? nil : leaf.path.description
      let outcome = try checker.outcome(of: proposal)
      let expected = (found["\(leaf.locale) \(leaf.key)"] ?? []).filter { finding in
        finding.place?.file == leaf.place.file
          && (finding.catalogText?.slot == nil || proposal.plural == nil
            || finding.catalogText?.variant == proposal.plural)
      }
      #expect(outcome.findings.map(withoutLandmark) == expected.map(withoutLandmark), "\(leaf)")
      count += 1
    }
    return count
  }

  @Test("every text of a project comes to what its check finds")
  func comesToTheSame() async throws {
    let project = try Self.project()
    let check = try await Self.prepared(project)
    let input = try CatalogInput([project.file("Locales")], root: project.root)
    #expect(try Self.compare(check, input.catalogs) > 20)
    #expect(check.outcome.allFindings.count > 6)
  }

  @Test("every text of the sample components comes to what their check finds")
  func galleryComesToTheSame() async throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    var check = try SlotCheck(
      project: try Project(root: root, readsCatalogs: false), selection: MatrixSelection())
    check.jobs = 2
    let files = [root.appending(path: "Locales")]
    let prepared = try await check.prepared(files: files)
    let input = try CatalogInput(files, root: root)
    #expect(try Self.compare(prepared, input.catalogs) > 500)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let proposal: ProposedText
    let verdict: ProposalOutcome.Verdict
    let reason: String?

    init(
      _ name: String, _ key: String, _ locale: LocaleTag, _ text: String,
      _ verdict: ProposalOutcome.Verdict, _ reason: String? = nil,
      with change: (inout ProposedText) -> Void = { _ in }
    ) {
      testDescription = name
      var proposal = ProposedText(key: key, locale: locale, text: text)
      change(&proposal)
      self.proposal = proposal
      self.verdict = verdict
      self.reason = reason
    }
  }

  static let cases = [
    Case("a short text fits", "tab.home", "de", "Start", .fits),
    Case("a long one is cut", "tab.home", "de", "Startseite und mehr", .truncated),
    Case("a first text of a key", "half.known", "ar", "استعادة", .fits),
    Case(
      "a long word is divided", "body.long", "de", String(repeating: "wort", count: 20), .truncated),
    Case("a form of a number", "count.days", "de", "%lld Tage", .fits) { $0.plural = "other" },
    Case("a form that the catalog lacks", "count.days", "ar", "%lld يوم", .fits) {
      $0.plural = "few"
    },
    Case(
      "no form is named", "count.days", "de", "Tage", .notChecked,
      "the text has plural forms; name one of one, other"),
    Case(
      "a form of a text without", "tab.home", "de", "Start", .notChecked,
      "the text has no such plural form"
    ) { $0.plural = "other" },
    Case(
      "a form of two parts", "count.parts", "en", "%arg", .notChecked,
      "several parts of the text have that form; name one of substitutions.bays.plural.one, substitutions.boats.plural.one"
    ) { $0.plural = "one" },
    Case(
      "a part that the locale lacks", "count.parts", "de", "x", .notChecked,
      "the text has parts that vary by number, and this locale has none of them; add them to the catalog first"
    ),
    Case(
      "an unknown key", "half.none", "de", "Los", .notChecked,
      "no catalog has the key; give its source text, or the slot in which it is drawn"),
    Case("a new key, by a rule", "half.new", "de", "Los", .fits) { $0.source = "Go" },
    Case("a new key that is too long", "half.new", "de", "Losgehen mit allen anderen", .truncated) {
      $0.source = "Go"
    },
    Case("a new key in a slot", "x", "de", "Los", .fits) { $0.slot = "halfButton" },
    Case(
      "a key in another slot", "body.long", "de", "Rindfleischetikettierung und so weiter",
      .truncated
    ) { $0.slot = "tabItem(of:3)" },
    Case(
      "an unknown slot", "tab.home", "de", "Start", .notChecked, "there is no slot 'halfbutton'"
    ) { $0.slot = "halfbutton" },
    Case(
      "a locale that no catalog has", "tab.home", "fr", "Accueil", .notChecked,
      "no catalog has the locale fr"),
    Case(
      "a locale without a face", "tab.home", "chr", "ᏣᎳ", .notChecked,
      "no face here has the letters of most texts in chr"),
    Case(
      "a character without a face", "tab.home", "de", "ᏣᎳ", .notChecked,
      "no face here has U+13B3 Ꮃ, U+13E3 Ꮳ"),
    Case("an empty text", "tab.home", "de", "", .notChecked, "the text is empty"),
    Case(
      "a spoken text", "spoken.hint", "de", "Öffnet sie", .notChecked,
      "the text is read aloud, stored, logged or sent, and never drawn"),
    Case(
      "a key drawn nowhere", "unknown place", "de", "Da", .notChecked,
      "nothing says where the key is drawn"),
    Case(
      "the file of another key", "tab.home", "de", "Start", .notChecked,
      "the file “Other.strings” does not have the key"
    ) { $0.file = "Other.strings" },
    Case("the end of a path", "tab.home", "de", "Start", .fits) { $0.file = "Main.xcstrings" },
  ]

  @Test("a text gets the verdict and the reason of its case", arguments: cases)
  func verdicts(example: Case) async throws {
    let check = try await Self.prepared(Self.project())
    let outcome = try check.makeChecker().outcome(of: example.proposal)
    #expect(outcome.verdict == example.verdict)
    #expect(outcome.reason == example.reason)
    if example.verdict == .truncated {
      #expect(
        outcome.layoutFindings.contains { $0.evidence.fit.map { $0.percentOver > 0 } ?? true })
    }
    if example.verdict == .fits { #expect((outcome.tightest?.left ?? 1) > 0) }
  }

  @Test("an accepted finding is told with its reason, and is no worse than one that fails")
  func acceptedFindings() async throws {
    let check = try await Self.prepared(Self.project())
    let outcome = try check.makeChecker().outcome(
      of: ProposedText(key: "half.known", locale: "de", text: "Alles wiederherstellen lassen %"))
    #expect(outcome.layoutFindings.allSatisfy { $0.acceptedReason == "It is an example." })
    #expect(!outcome.layoutFindings.isEmpty)
  }

  @Test("a text is drawn where it is tightest, with its room and what is cut")
  func drawings() async throws {
    let check = try await Self.prepared(Self.project())
    let checker = check.makeChecker()
    let long = ProposedText(key: "tab.home", locale: "de", text: "Startseite und mehr")
    let drawing = try #require(try checker.drawing(of: long))
    #expect(drawing.device == "iPhoneSE")
    #expect(drawing.slot == "tabItem(of:5)")
    #expect(drawing.drawing.cut != nil)
    #expect(abs(drawing.drawing.room.width - 75) < 0.01)
    let wide = try #require(try checker.drawing(of: long, device: "iPhone16Pro"))
    #expect(wide.drawing.room.width > drawing.drawing.room.width)
    var short = long
    short.text = "Start"
    #expect(try #require(try checker.drawing(of: short)).drawing.cut == nil)
    short.key = "spoken.hint"
    #expect(try checker.drawing(of: short) == nil)
    #expect(try checker.drawing(of: long, device: "iPad") == nil)
  }

  @Test("the digest changes with a catalog and with the configuration, and with nothing else")
  func digests() async throws {
    let project = try Self.project()
    let first = try await Self.prepared(project).digest
    #expect(try await Self.prepared(project).digest == first)
    try project.write("devices: [iPhoneSE]\n", to: "Config/matrix.yml")
    let second = try await Self.prepared(project).digest
    #expect(second != first)
    try project.write("\"half.other\" = \"Run\";\n", to: "Locales/en.lproj/Other.strings")
    #expect(try await Self.prepared(project).digest != second)
  }
}
