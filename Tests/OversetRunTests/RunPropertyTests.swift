import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetRun
import OversetSnapshots
import OversetTestBasics
import OversetTestProjects
import OversetTestSupport
import OversetUI
import Testing

/// What holds of the findings of a run whatever its components are.
struct RunPropertyTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Unter neuem Namen sichern" } },
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "حفظ باسم جديد" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// One of the components is accepted, of which no other one may profit.
  private static func project() throws -> TestProject {
    try TestProject(
      matrix: "locales: [en, ar, de]\ndevices: [iPhoneSE, iPhone16Pro]\n",
      checks: "known: [{rule: text-truncated, component: Random2, reason: known}]\n",
      catalog: catalog)
  }

  /// Random components, of which one does not mirror and one overlaps.
  private static func components(_ seed: UInt64) -> [Component] {
    (0..<6).map { index in
      Component(
        "Random\(index)", presentation: index == 0 ? .screen : .fitting(width: 160),
        states: ["one", "two"].enumerated().map { offset, name in
          ComponentState(name) {
            let view = random(seed * 100 + UInt64(index * 2 + offset))
            view.offset(x: index == 3 ? 2 : 0)
            if index == 4 { labels }
          }
        })
    }
  }

  @MainActor private static func random(_ seed: UInt64) -> AnyView {
    var source = SeededGenerator(seed: seed)
    return RandomView.make(depth: 3, using: &source)
  }

  /// Two labels that overlap where “Save” is longer than in English.
  @MainActor private static var labels: some View {
    ZStack(alignment: .topLeading) {
      Text("Save").fixedSize()
      Text(verbatim: "•").fixedSize().padding(.leading, 60)
    }
  }

  /// Everything that is told of a finding, by component.
  private static func told(_ outcome: RunOutcome) -> [String: [String]] {
    var told: [String: [String]] = [:]
    for finding in outcome.findings {
      guard let node = finding.node, let frame = finding.evidence.frame else { continue }
      told[node.component, default: []].append(
        [
          node.snapshot, finding.rule.name, node.path, "\(frame)", finding.message,
          finding.evidence.shown ?? "", finding.evidence.text ?? "", finding.known?.reason ?? "",
        ].joined(separator: " | "))
    }
    return told
  }

  private static func outcome(
    _ components: [Component], in project: TestProject, jobs: Int = 1
  ) async throws -> RunOutcome {
    var run = MatrixRun(project: try Project(root: project.root), components: components)
    run.recordMode = .never
    run.jobs = jobs
    return try await run.outcome()
  }

  @Test(
    "the order of components does not change a finding", arguments: 1...2 as ClosedRange<UInt64>)
  func orderDoesNotMatter(seed: UInt64) async throws {
    let project = try Self.project()
    let components = Self.components(seed)
    let told = Self.told(try await Self.outcome(components, in: project))
    #expect(told.values.joined().count > 20)
    var source = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let shuffled = components.shuffled(using: &source)
      #expect(Self.told(try await Self.outcome(shuffled, in: project)) == told)
    }
  }

  /// The lists of the matrix, each in an order of `source`; the first value of what names leave out stays
  /// first.
  private static func matrix(using source: inout SeededGenerator) -> String {
    func list(_ values: [String]) -> String {
      "[" + values.shuffled(using: &source).joined(separator: ", ") + "]"
    }
    return """
      locales: \(list(["en", "ar", "de"]))
      devices: \(list(["iPhoneSE", "iPhone17-zoomed", "iPadMini-landscape-half", "iPadMini"]))
      typeSizes: \(list(["L", "AX1"]))
      boldText: [off, on]
      """
  }

  @Test("the order of the matrix changes no finding", arguments: 7...8 as ClosedRange<UInt64>)
  func orderOfTheMatrixDoesNotMatter(seed: UInt64) async throws {
    let components = Array(Self.components(seed).prefix(2))
    var source = SeededGenerator(seed: seed)
    var told: [[String: [String]]] = []
    for _ in 0..<2 {
      let project = try TestProject(
        matrix: Self.matrix(using: &source), catalog: Self.catalog)
      let outcome = try await Self.outcome(components, in: project, jobs: 2)
      #expect(outcome.cells.count == 192)
      #expect(Set(outcome.cells.map(\.snapshot)).count == outcome.cells.count)
      told.append(Self.told(outcome).mapValues { $0.sorted() })
    }
    #expect(told[0] == told[1])
    #expect(told[0].values.joined().contains { $0.contains("iPadMini-landscape-half_AX1_bold") })
  }

  /// Not even the order of the report.
  @Test(
    "the number of jobs does not change the outcome, not even its order",
    arguments: 3...4 as ClosedRange<UInt64>)
  func jobsDoNotMatter(seed: UInt64) async throws {
    let project = try Self.project()
    let components = Self.components(seed)
    let first = try await Self.outcome(components, in: project)
    #expect(!first.findings.isEmpty)
    for jobs in [2, 8] {
      let other = try await Self.outcome(components, in: project, jobs: jobs)
      #expect(Self.told(other) == Self.told(first))
      #expect(other.findings.map(\.node?.snapshot) == first.findings.map(\.node?.snapshot))
      #expect(other.cells.map(\.detail) == first.cells.map(\.detail))
      #expect(other.notChecked == first.notChecked)
      #expect(other.staleSuppressions == first.staleSuppressions)
      #expect(other.exitCode == first.exitCode)
    }
  }

  /// A component has the findings that it has alone.
  @Test("a component has the findings that it has alone", arguments: 5...6 as ClosedRange<UInt64>)
  func companyDoesNotMatter(seed: UInt64)
    async throws
  {
    let project = try Self.project()
    let components = Self.components(seed)
    let told = Self.told(try await Self.outcome(components, in: project))
    for component in components {
      let alone = Self.told(try await Self.outcome([component], in: project))
      #expect(alone[component.name] == told[component.name])
      #expect(alone.count <= 1)
    }
    #expect(told.count > 2)
  }

  /// The components are not all alike: several rules find something, and one suppression is used.
  @Test("the random components have findings of several rules, some of them known")
  func theComponentsHaveFaults() async throws {
    let project = try Self.project()
    var rules: Set<String> = []
    var knownCount = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      let findings = try await Self.outcome(Self.components(seed), in: project).findings
      rules.formUnion(findings.map(\.rule.name))
      knownCount += findings.count { $0.known != nil }
    }
    #expect(rules.isSuperset(of: ["text-truncated", "not-mirrored", "overlap", "word-broken"]))
    #expect(knownCount > 0)
  }
}
