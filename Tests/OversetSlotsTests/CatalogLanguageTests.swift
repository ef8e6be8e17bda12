import Foundation
import OversetCatalogs
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Which languages files are in, and what is said of those that are none, or that lack a source.
struct CatalogLanguageTests {
  private func outcome(_ files: [String: String], source: LocaleTag? = nil) async throws
    -> SlotOutcome
  {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    for (path, text) in files { try project.write(text, to: "App/\(path)") }
    var check = SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false),
      slot: try Slot(named: "body"), selection: MatrixSelection())
    check.source = source
    return try await check.outcome(files: [project.root.appending(path: "App")])
  }

  private func causes(_ outcome: SlotOutcome) -> [String] {
    outcome.catalogFindings.map { cause in
      let first = cause.findings[0]
      let place = first.place?.description.replacing("App/", with: "") ?? ""
      return
        "\(cause.rule.name) \(first.key ?? "") \(cause.findings.map(\.locale.identifier)) \(place)"
    }
  }

  @Test("a tag of no language is not looked at, and said once with its texts")
  func noLanguage() async throws {
    let outcome = try await outcome([
      "en.lproj/A.strings": "\"a\" = \"One\"; \"b\" = \"Two of %@\";",
      "qqq.lproj/A.strings": "\"a\" = \"A note\"; \"b\" = \"Another note, {0}\";",
      "mul.lproj/B.xcstrings": #"{"sourceLanguage":"en","strings":{"c":{}},"version":"1.0"}"#,
    ])
    #expect(outcome.locales == ["en"])
    let gaps = outcome.notChecked.filter { $0.reason == .noLanguage }
    #expect(gaps.map(\.subject) == ["qqq"])
    #expect(gaps.map(\.count) == [2])
    #expect(!outcome.notChecked.contains { $0.reason == .filtered })
  }

  @Test(
    "nobody sees a package's texts in a language that the app around it does not know",
    arguments: [
      ("en, Base, de, \"pt-BR\"", "Package/Package.swift", [:], ["de", "en", "pt"]),
      ("en, Base, de", "Package/Package.swift", [:], ["de", "en"]),
      // The app's own files come with it, whatever the project lists.
      (
        "en, Base, de", "Package/Package.swift", ["ar.lproj/B.strings": "\"c\" = \"y\";"],
        ["ar", "de", "en"]
      ),
      // One language alone is what a project lists that nobody keeps.
      ("en, Base", "Package/Package.swift", [:], ["ar", "de", "en", "pt"]),
      ("en, Base, de", "Package/Info.txt", [:], ["ar", "de", "en", "pt"]),
      (
        "en, Base, de", "Package/Package.swift", ["Info.plist": "<key>CFBundleLocalizations</key>"],
        ["ar", "de", "en", "pt"]
      ),
    ])
  func languagesOfPackages(
    regions: String, package: String, others: [String: String], locales: [String]
  ) async throws {
    var files = others
    files["App.xcodeproj/project.pbxproj"] =
      "{ objects = { A = { isa = PBXProject; knownRegions = ( \(regions), ); targets = ( B, ); }; "
      + "C = { buildSettings = { INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\"; }; }; }; }"
    files[package] = ""
    for locale in ["ar", "de", "en", "pt"] {
      files["Package/Sources/\(locale).lproj/A.strings"] = "\"a\" = \"Text \(locale)\";"
    }
    let outcome = try await outcome(files)
    #expect(outcome.locales.map(\.identifier) == locales)
    let unseen = outcome.notChecked.filter { $0.reason == .notBuilt && $0.subject == "languages" }
    #expect(unseen.map(\.count) == (locales.count == 4 ? [] : [4 - locales.count]))
  }

  @Test(
    "two spellings of one locale are one, and noted once for a table",
    arguments: [
      (["zh-hans", "zh-Hans"], ["zh-Hans"], 1), (["pt_BR", "pt-BR"], ["pt-BR"], 1),
      (["de", "German"], ["de"], 1), (["pt", "pt-BR"], ["pt", "pt-BR"], 0),
    ])
  func spellings(folders: [String], locales: [String], notes: Int) async throws {
    let text = "\"a\" = \"Oui\"; \"b\" = \"Non\";"
    var files = ["en.lproj/A.strings": "\"a\" = \"Yes\"; \"b\" = \"No\";"]
    for folder in folders { files["\(folder).lproj/A.strings"] = text }
    let outcome = try await outcome(files)
    #expect(outcome.locales.map(\.identifier) == (["en"] + locales).sorted())
    #expect(outcome.notes.count == notes, "\(outcome.notes)")
    #expect(outcome.notes.allSatisfy { $0.contains("are one locale") })
    #expect(outcome.errors.isEmpty)
  }

  /// The text of the source language stands in code, as the value of `NSLocalizedString`: a key may be left
  /// over, or a name, so nobody knows what a language lacks.
  @Test(
    "a key without a source text is missing nowhere, however many languages have it",
    arguments: [["de", "fr", "it"], ["de", "fr"], ["de"]])
  func sourceInCode(translated: [String]) async throws {
    let other = "\"tide.title\" = \"Titel\";"
    var files: [String: String] = [:]
    for locale in ["de", "fr", "it", "sv"] {
      let own = "\"boat.title\" = \"Boot in \(locale)\";"
      files["\(locale).lproj/A.strings"] = translated.contains(locale) ? other + own : other
    }
    let found = causes(try await outcome(files, source: "en"))
    #expect(!found.contains { $0.hasPrefix("translation-missing") }, "\(found)")
  }

  @Test("a key that only translations have is one finding, and is not missing anywhere")
  func strayKeys() async throws {
    let outcome = try await outcome([
      "en.lproj/A.strings": "\"a\" = \"One more thing\";",
      "de.lproj/A.strings": "\"a\" = \"Noch etwas\"; \"Ganz alt\" = \"Sehr alt\";",
      "es.lproj/A.strings": "\"Ganz alt\" = \"Muy viejo\";",
      "fr.lproj/A.strings": "\"a\" = \"Encore une\";",
    ])
    #expect(
      causes(outcome) == [
        "translation-missing a [\"es\"] es.lproj/A.strings",
        "key-not-in-source Ganz alt [\"en\"] de.lproj/A.strings:1:21",
      ])
  }

  @Test("what a translation lacks is missing in its own file, else beside the source text")
  func placesOfMissingTranslations() async throws {
    let outcome = try await outcome([
      "ar.lproj/A.strings": "\"a\" = \"شيء آخر\"; \"b\" = \"شيئان آخران\";",
      "en.lproj/A.strings": "\"a\" = \"One more thing\";\n\"b\" = \"Two more things\";",
      "fr.lproj/A.strings": "\"a\" = \"Encore une\";",
    ])
    #expect(causes(outcome) == ["translation-missing b [\"fr\"] fr.lproj/A.strings"])
  }

  @Test("keys without a source text are no text unless they are prose, and that is said once")
  func withoutSource() async throws {
    let outcome = try await outcome([
      "de.lproj/A.strings": "\"title.%@\" = \"Titel %d\"; \"save_all\" = \"Alles sichern\";",
      "fr.lproj/A.strings": "\"title.%@\" = \"Titre\"; \"Save all of it\" = \"Save all of it\";",
      "App.xcodeproj/project.pbxproj": "developmentRegion = en;",
    ])
    #expect(outcome.sourceLanguages.map(\.tag) == ["en"])
    #expect(
      causes(outcome) == [
        "translation-missing Save all of it [\"de\"] de.lproj/A.strings",
        "same-as-source Save all of it [\"fr\"] fr.lproj/A.strings:1:42",
      ])
    let gaps = outcome.notChecked.filter { $0.reason == .noSource }
    #expect(gaps.map(\.count) == [2])
    #expect(gaps.allSatisfy { $0.subject == "en" && $0.detail.contains("keys of A: ") })
  }

  @Test("the source language that is named counts, and is listed with the reason")
  func namedSource() async throws {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"One more thing\";", "de.lproj/A.strings": "\"b\" = \"x\";",
    ]
    let named = try await outcome(files, source: "de")
    #expect(named.sourceLanguages.map(\.description) == ["de: named by --source"])
    let found = try await outcome(files)
    #expect(found.sourceLanguages.map(\.description) == ["en: the English of 1 file"])
  }

  @Test("a second byte order mark is noted, and the file is read")
  func byteOrderMarks() async throws {
    let one = try await outcome(["en.lproj/A.strings": "\u{FEFF}\"a\" = \"One\";"])
    #expect(one.notes.isEmpty && one.keyCount == 1)
    let two = try await outcome(["en.lproj/A.strings": "\u{FEFF}\u{FEFF}\"a\" = \"One\";"])
    #expect(two.keyCount == 1 && two.exitCode == 0)
    #expect(
      two.notes == [
        "App/en.lproj/A.strings:1:1: the file begins with 2 byte order marks (U+FEFF); save it with one"
      ])
  }
}
