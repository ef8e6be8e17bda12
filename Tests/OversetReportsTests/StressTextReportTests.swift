import OversetProject
import OversetReports
import OversetStress
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Testing

/// The report of a stress test, word for word.
struct StressTextReportTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "save": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Save"}},
        "de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
      "open": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Open"}},
        "de": {"stringUnit": {"state": "translated", "value": "Öffnen"}}}},
      "help": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Help"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hilfestellung"}}}}
    }}
    """

  private func text(_ components: [Component]) async throws -> String {
    let project = try TestProject(
      matrix: "locales: [en, de]\ndevices: [iPhoneSE]\n", catalog: Self.catalog)
    let run = StressRun(project: try Project(root: project.root), components: components)
    return StressTextReport(try await run.outcome()).text.string
  }

  @Test("the report shows headroom, limits and forecast word for word")
  func report() async throws {
    let report = try await text([
      Component(
        "Card", presentation: .fitting(width: 300),
        states: [
          ComponentState("only") {
            VStack {
              Text("save").lineLimit(1).frame(width: 80)
              Text("open")
              Text("help").lineLimit(1).frame(width: 90)
            }
          }
        ])
    ])
    #expect(
      report == """
        How much longer texts can grow, each where it is tightest
          headroom  characters  text    state  locale  device    then
        Card
              none              "help"  only   de      iPhoneSE  it is truncated as it is
             +40 %      3 Latn  "save"  only   de      iPhoneSE  it is truncated
          1 text can grow by more than 300 %

        The largest text sizes and narrowest screens that hold in every locale
          Card only
            text sizes: up to M; at L "help" is truncated in de on iPhoneSE
            widths: no device is wide enough; "help" is truncated in de on iPhoneSE

        Forecast from the English texts (not findings): a text counts if 1 of 10 translations of its
        length would not fit (measured on the texts of nine public iOS catalogs, as drawn)
          ar: not translated; 1 of 3 texts may be too long
          de: translated; 1 of 3 texts were forecast as too long; 1 is, 0 of them forecast
          fr: not translated; 1 of 3 texts may be too long
          ja: not translated; 0 of 3 texts may be too long
          ru: not translated; 2 of 3 texts may be too long
          tr: not translated; 1 of 3 texts may be too long

        The growth that 9 of 10 translations stay within, and the headroom of the English text
          may be too long  headroom  ar needs  fr needs  ru needs  tr needs  tightest
          Card "save"         +99 %    +104 %    +146 %    +189 %    +115 %  iPhoneSE
          Card "help"        +161 %      fits      fits    +189 %      fits  iPhoneSE

        3 texts in 1 state: 1 already too long, 0 with less than 30 % headroom

        """)
  }

  /// Nothing that can be translated, and nothing that gives way.
  @Test("the report leaves the forecast out where nothing is translated")
  func quiet() async throws {
    let report = try await text([Sample.label("OK")])
    #expect(
      report == """
        How much longer texts can grow, each where it is tightest
        Label
          1 text can grow by more than 300 %

        The largest text sizes and narrowest screens that hold in every locale
          Label only
            text sizes: all hold
            widths: all from 280 pt hold

        1 text in 1 state: 0 already too long, 0 with less than 30 % headroom

        """)
  }
}
