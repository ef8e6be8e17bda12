import OversetCatalogs
import OversetConfig
import OversetLayoutTree
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
import Testing

@testable import OversetProject
@testable import OversetRun
@testable import OversetStress

/// Whole stress tests: order, forecasts, selections.
struct StressRunTests {
  private static let matrix = "locales: [en, de]\ndevices: [iPhoneSE, iPhone16Pro]\n"
  private static let catalog = StressStage.catalog([
    "save": ["en": "Save", "de": "Sichern"],
    "restore": ["en": "Restore", "de": "Wiederherstellen"],
    "count": ["en": "12", "de": "12"],
  ])

  private static let components: [Component] = [
    Sample.localized("save", width: 80, name: "Save"),
    Sample.localized("restore", width: 100, name: "Restore"),
    Sample.localized("count", width: 30, name: "Count"),
    Sample.label("verbatim", width: 90, name: "Verbatim"),
  ]

  private func outcome(
    _ components: [Component] = components, selection: MatrixSelection = MatrixSelection(),
    jobs: Int = 1
  ) async throws -> StressOutcome {
    try await StressStage.outcome(
      components, matrix: Self.matrix, catalog: Self.catalog, selection: selection, jobs: jobs)
  }

  @Test("any number of jobs gives the same outcome", arguments: [2, 7])
  func anyNumberOfJobs(jobs: Int) async throws {
    #expect(try await outcome(jobs: jobs) == outcome())
  }

  /// A component's rooms do not depend on the components around it.
  @Test("the order and company of components do not change their headroom")
  func anyOrder() async throws {
    let (forth, back) = (
      try await outcome(), try await outcome(Self.components.reversed())
    )
    #expect(forth.texts == back.texts.reversed())
    #expect(forth.components == back.components.reversed())
    #expect(forth.forecasts == back.forecasts)
    #expect(Set(forth.texts.map(\.component)) == Set(Self.components.map(\.name)))
    for component in Self.components {
      let alone = try await outcome([component])
      #expect(alone.texts == forth.texts.filter { $0.component == component.name })
    }
  }

  /// The need is the table's factor, the margin that of the English text; a number is not translated.
  @Test("a forecast compares the table's need with the headroom of the English text")
  func forecast() async throws {
    let outcome = try await outcome()
    #expect(outcome.forecasts.map(\.language) == ExpansionTable.languages)
    let french = try #require(outcome.forecasts.first { $0.language == "fr" })
    #expect(french.locale == nil && french.brokenCount == nil && french.textCount == 2)
    let table = try #require(ExpansionTable(language: "fr"))
    for text in french.tight {
      let margin = try #require(outcome.texts.first { $0.key == text.key }?.english)
      #expect(text.neededPercent == (table.factor(forLength: text.text.count) - 1) * 100)
      #expect(text.roomPercent == margin.percent && text.neededPercent > text.roomPercent)
      #expect(text.length == text.text.count && text.device == margin.device)
    }
    #expect(french.tight.map(\.key).sorted() == ["restore", "save"])
    let german = try #require(outcome.forecasts.first { $0.language == "de" })
    #expect(german.locale == "de" && german.textCount == 2 && german.brokenCount == 1)
    #expect(german.foreseenCount == 1 && french.foreseenCount == nil)
    #expect(german.tight.contains { $0.key == "restore" })
  }

  /// A locale that a run leaves out is no untranslated language; English is measured all the same.
  @Test("a narrowed stress test reports what was chosen and still measures English")
  func narrowed() async throws {
    let german = try await outcome(selection: MatrixSelection(locales: ["de"]))
    #expect(german.locales == ["de"])
    #expect(german.texts.allSatisfy { $0.least.locale == "de" })
    #expect(german.texts.first { $0.key == "save" }?.english?.locale == "en")
    let english = try await outcome(selection: MatrixSelection(locales: ["en"]))
    #expect(!english.forecasts.contains { $0.language == "de" })
    #expect(!english.texts.isEmpty)
    #expect(english.texts.allSatisfy { $0.least.locale == "en" })
    let one = try await outcome(selection: MatrixSelection(devices: ["iPhone16Pro"]))
    #expect(one.devices == ["iPhone16Pro"])
    #expect(!one.texts.isEmpty)
    #expect(one.texts.allSatisfy { $0.least.device == "iPhone16Pro" })
  }

  @Test("an unknown component, locale or device is a usage error")
  func unknownNames() async throws {
    for selection in [
      MatrixSelection(components: ["Nothing"]), MatrixSelection(locales: ["qq"]),
      MatrixSelection(devices: ["iPhone0"]),
    ] {
      let error = await #expect(throws: Diagnostic.self) {
        _ = try await outcome(selection: selection)
      }
      #expect(error?.kind == .usage)
    }
  }

  /// Nothing of a text's number or growth is seen in runs: their trees stay what they are.
  @Test("growth lengthens the numbered text alone, and no growth lengthens none")
  func growthIsLeftOutOfRuns() async throws {
    let project = try TestProject(matrix: Self.matrix, catalog: Self.catalog)
    let opened = try Project(root: project.root)
    let layouter = CellLayouter(
      project: opened, evaluator: await ComponentEvaluator(project: opened))
    let component = StressStage.component {
      VStack {
        Text("save")
        Text(verbatim: "Ada").bold() + Text(verbatim: " Lovelace")
      }
    }
    let device = try DeviceTable.default.device("iPhoneSE", at: nil)
    let variant = MatrixVariant(
      locale: "de", device: device, typeSize: .large, appearance: .light, direction: .leftToRight,
      isOwnDirection: true)
    let state = try #require(component.states.first)
    func texts(_ growth: TextGrowth?) async -> [String] {
      await layouter.tree(
        of: state, of: component, in: .width(343), for: variant, growing: growth
      ).texts.map(\.text.string)
    }
    #expect(await texts(nil) == ["Sichern", "Ada Lovelace"])
    #expect(await texts(TextGrowth(number: 0, suffix: " X")) == ["Sichern X", "Ada Lovelace"])
    #expect(await texts(TextGrowth(number: 1, suffix: " X")) == ["Sichern", "Ada Lovelace X"])
    #expect(await texts(TextGrowth(number: 2, suffix: " X")) == ["Sichern", "Ada Lovelace"])
  }
}
