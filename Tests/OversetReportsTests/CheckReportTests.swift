import Foundation
import OversetChecks
import OversetProject
import OversetReports
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// The report of a catalog check: one line for each cause, narrowed, at every width.
struct CheckReportTests {
  /// Two titles that are too long, one in several locales and one in German alone, and a broken argument.
  private static let texts = [
    ("en", "Settings", "Trip", "Hello %@"),
    (
      "de", "Benachrichtigungseinstellungen des Geräts", "Reiseplanungsübersicht für Familien",
      "Hallo $@"
    ),
    ("fr", "Réglages des notifications de cet appareil", "Voyage", "Bonjour %@"),
    ("it", "Impostazioni delle notifiche di questo dispositivo", "Viaggio", "Ciao %@"),
    ("ru", "Настройки уведомлений этого устройства и других", "Поездка", "Привет %@"),
  ]

  private static func outcome(
    matrix: String = "", checks: String = "", keys: Int = 0, slot: String = "navigationTitle",
    german: String = ""
  ) async throws -> SlotOutcome {
    let project = try TestProject(
      matrix: "devices: [iPhoneSE, iPhone16Pro]\n" + matrix, checks: checks,
      catalog: #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)
    for (locale, settings, trip, hello) in texts {
      let more = (0..<keys).map { "more.\($0) = \"\(settings) \($0)\";\n" }.joined()
      try project.write(
        "settings.title = \"\(settings)\";\ntrip.title = \"\(trip)\";\nhello = \"\(hello)\";\n\(more)"
          + (locale == "de" ? german : ""),
        to: "App/\(locale).lproj/Main.strings")
    }
    let check = SlotCheck(
      project: try Project(root: project.root), slot: try Slot(named: slot),
      selection: MatrixSelection())
    return try await check.outcome(files: [project.root.appending(path: "App")])
  }

  private func report(
    _ outcome: SlotOutcome, _ style: ReportStyle = ReportStyle(),
    _ narrow: (inout ReportNarrowing) -> Void = { _ in }
  ) -> String {
    var narrowing = ReportNarrowing()
    narrow(&narrowing)
    return SlotTextReport(outcome, narrowing: narrowing, style: style, paths: ["App"]).text.string
  }

  /// The lines that begin a cause.
  private func heads(_ report: String) -> [String] {
    report.split(separator: "\n").map(String.init)
      .filter { $0.contains(/^ {2}(error|warning|info) {2}[a-z-]+ {2}/) }
      .filter { !$0.contains("   ") }
  }

  @Test("a cause says from which text size on it shows")
  func settings() async throws {
    let matrix = "typeSizes: [M, xxxL]\nboldText: [off, on]\n"
    let outcome = try await Self.outcome(matrix: matrix, slot: "button")
    let text = report(outcome, ReportStyle(width: 200))
    #expect(
      text.contains("  trip.title  de +32 %  on 2 of 2 devices, from text size xxxL  button"),
      "\(text)")
    #expect(text.contains(", 2 more locales  on 2 of 2 devices  button"), "\(text)")
  }

  @Test("a cause that shows with bold text alone says so, and one of a longer text does not")
  func onlyBoldText() async throws {
    let grown = (24...44).map { "grown.\($0) = \"\(String(repeating: "n", count: $0))\";\n" }
    let outcome = try await Self.outcome(
      matrix: "boldText: [off, on]\n", slot: "placeholder", german: grown.joined())
    let text = report(outcome, ReportStyle(width: 200)) { $0.limit = 200 }
    let heads = heads(text).filter { $0.contains("text-truncated") && $0.contains("grown.") }
    func lengths(_ heads: [String]) -> [Int] {
      heads.compactMap { $0.firstMatch(of: /grown\.(\d+)/).flatMap { Int($0.1) } }
    }
    let bold = lengths(heads.filter { $0.contains(", only with bold text  placeholder") })
    let all = lengths(heads.filter { !$0.contains("bold text") })
    let longest = try #require(bold.max(), "\(text)")
    let shortest = try #require(all.min(), "\(text)")
    #expect(longest < shortest)
  }

  @Test("commands to run next repeat what narrowed the check; there is no baseline of a part")
  func next() async throws {
    let outcome = try await Self.outcome()
    let whole = report(outcome)
    #expect(whole.contains("  overset check App --explain "))
    #expect(whole.contains("  overset baseline App  "))
    let selection = MatrixSelection(
      devices: ["iPhone SE"], typeSizes: [.accessibility1], legibilityWeights: [.bold])
    let part = SlotTextReport(outcome, paths: ["App"], selection: selection).text.string
    let options = "overset check App --device 'iPhone SE' --type-size AX1 --bold-text on"
    #expect(part.contains("  \(options) --explain "), "\(part)")
    #expect(part.contains("  \(options) --rule "))
    #expect(!part.contains("overset baseline"))
  }

  @Test("a text that is too long in several locales is one cause, its worst locale first")
  func oneCauseForAllLocales() async throws {
    let text = report(try await Self.outcome(), ReportStyle(width: 200))
    let heads = heads(text).filter { $0.contains("text-truncated") }
    #expect(heads.count == 2, "\(text)")
    let settings = try #require(heads.first { $0.contains("settings.title") })
    let percents = settings.matches(of: /(\w+) \+(\d+) %/).compactMap { Int($0.2) }
    #expect(percents.count == 2 && percents == percents.sorted(by: >))
    #expect(settings.contains(", 2 more locales  on 2 of 2 devices  navigationTitle"))
    #expect(heads.last?.contains("trip.title  de +") == true)
    #expect(heads.last?.contains("more locale") == false)
  }

  @Test("what has no degree comes before what is too wide, and the summary counts causes and sites")
  func orderAndSummary() async throws {
    let text = report(try await Self.outcome())
    #expect(
      heads(text).first?.contains("format-arguments  hello  de  App/de.lproj/Main.strings:3:9")
        == true, "\(text)")
    #expect(text.contains(/\n  error +text-truncated +2 +10 +text truncated\n/), "\(text)")
    #expect(text.contains("Causes by locale: de 3, "))
  }

  @Test("a known finding is a number, and only with each site a line")
  func knownFindings() async throws {
    let outcome = try await Self.outcome(
      checks: "known: [{rule: text-truncated, key: trip.title, reason: it is planned}]\n")
    let text = report(outcome)
    #expect(!text.contains("trip.title"))
    #expect(!text.contains("it is planned"))
    #expect(text.contains(/error +text-truncated +1 +8 +1 +text truncated/), "\(text)")
    #expect(text.contains("known: 1 cause (2 sites)"))
    #expect(report(outcome) { $0.isVerbose = true }.contains("known: it is planned"))
    let new = report(outcome) { $0.isOnlyNew = true }
    #expect(new.contains(/error +text-truncated +1 +8 +text truncated/), "\(new)")
  }

  @Test(
    "rules, severities and patterns of keys narrow the list, and the totals stay",
    arguments: [
      ("format-arguments", Severity.info, [], ["hello"]),
      ("text-truncated", .info, [], ["settings.title", "trip.title"]),
      (nil, .error, ["trip.*", "he?lo"], ["hello", "trip.title"]),
      (nil, .info, ["Trip.*"], []),
    ] as [(String?, Severity, [String], [String])])
  func narrowing(rule: String?, severity: Severity, keys: [String], found: [String]) async throws {
    let outcome = try await Self.outcome()
    let text = report(outcome) {
      $0.rules = Set(rule.map { [RuleID(rawValue: $0)] } ?? [])
      $0.severity = severity
      $0.keys = keys
    }
    let names = heads(text).compactMap {
      $0.split(separator: "  ").dropFirst(2).first.map(String.init)
    }
    #expect(Set(names.map { $0.trimmingCharacters(in: .whitespaces) }) == Set(found), "\(text)")
    #expect(text.contains("shown: \(found.count) of "))
    let totals = report(outcome).split(separator: "\n").last
    #expect(text.split(separator: "\n").last == totals)
  }

  @Test("with each site every locale and device of a cause has a line")
  func verbose() async throws {
    let text = report(try await Self.outcome()) {
      $0.isVerbose = true
      $0.keys = ["settings.title"]
      $0.rules = [RuleID(rawValue: "text-truncated")]
    }
    let sites = text.split(separator: "\n").filter { $0.contains(/^ {8}\w+  iPhone/) }
    #expect(sites.count == 8, "\(text)")
  }

  @Test("the summary has the tables alone")
  func summary() async throws {
    let text = report(try await Self.outcome()) { $0.isSummary = true }
    #expect(text.hasPrefix("Found\n"))
    #expect(text.contains("Causes by locale: "))
    #expect(heads(text) == [])
    #expect(!text.contains("Not checked"))
  }

  @Test(
    "of many causes the worst are listed, and the report keeps to 120 lines",
    arguments: [60, 80, 100, 160])
  func length(width: Int) async throws {
    let outcome = try await Self.outcome(keys: 300)
    let text = report(outcome, ReportStyle(width: width))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 121)
    #expect(text.contains(/and \d+ more; --limit \d+ lists them all/))
    // A place is not broken: it is longer than a narrow line at most by itself.
    let long = lines.filter { $0.count > width && !$0.contains("App/") }
    #expect(long == [])
    #expect(heads(report(outcome) { $0.limit = 200 }).count == 200)
  }

  @Test("colours change no character of a report")
  func colours() async throws {
    let outcome = try await Self.outcome()
    let plain = report(outcome)
    let coloured = report(outcome, ReportStyle(isColoured: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
