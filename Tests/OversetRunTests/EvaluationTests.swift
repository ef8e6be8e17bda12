import Foundation
import OversetChecks
import OversetConfig
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Synchronization
import Testing

@testable import OversetProject
@testable import OversetRun

/// How often views are evaluated in a run, and for which devices.
struct EvaluationTests {
  private static let matrix =
    "locales: [en, ar, de]\ndevices: [iPhoneSE, iPhone16Pro, iPhone16ProMax]\n"

  /// Counts the evaluations of a view.
  private final class Counter: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }

    func add() { number.withLock { $0 += 1 } }
  }

  /// A view that is told how often it is evaluated.
  private struct Counted: View {
    let counter: Counter

    var body: some View {
      counter.add()
      return Text(verbatim: "counted")
    }
  }

  /// A view that depends on the scale.
  private struct Scaled: View {
    @Environment(\.displayScale) private var scale
    let counter: Counter

    var body: some View {
      counter.add()
      return Text(verbatim: "\(Int(scale)) pixels per point")
    }
  }

  private static func component<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Component {
    Component("View", presentation: .screen, states: [ComponentState("only", content: content)])
  }

  private static func texts(_ project: TestProject) throws -> [String: String] {
    let folder = project.root.appending(path: "__Snapshots__/View")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    var texts: [String: String] = [:]
    for name in names where name.hasSuffix(".txt") {
      texts[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return texts
  }

  /// Once for each locale, and once for the twin of Arabic: not for each device.
  @Test(
    "a view is evaluated once for each locale and mirrored twin, not for each device",
    arguments: [1, 3])
  func onceForAllDevices(jobs: Int) async throws {
    let project = try TestProject(matrix: Self.matrix)
    let counter = Counter()
    let outcome = try await project.outcome(
      [Self.component { Counted(counter: counter) }], jobs: jobs)
    #expect(outcome.cells.count == 9)
    #expect(counter.count == 4)
  }

  @Test("a synchronous run evaluates a view no more often")
  @MainActor func onceForAllDevicesWhenWaitedFor() throws {
    let project = try TestProject(matrix: Self.matrix)
    let counter = Counter()
    let run = MatrixRun(
      project: try Project(root: project.root),
      components: [Self.component { Counted(counter: counter) }])
    #expect(try run.runSynchronously().cells.count == 9)
    #expect(counter.count == 4)
  }

  /// A view that asks for the scale gets that of each device.
  @Test("a view that reads the scale is evaluated once for each scale")
  func onceForEachScaleThatIsAskedFor() async throws {
    let project = try TestProject(matrix: Self.matrix)
    let counter = Counter()
    _ = try await project.outcome([Self.component { Scaled(counter: counter) }])
    #expect(counter.count == 8)
    #expect(try Self.texts(project).count == 9)
    for (name, text) in try Self.texts(project) {
      let scale = name.contains("iPhoneSE") ? 2 : 3
      #expect(text.contains("\"\(scale) pixels per point\""), "\(name)")
    }
  }

  /// A reader of geometry gets the room of each device.
  @Test("a geometry reader gets the size of each device", arguments: [1, 3])
  func geometryOfEachDevice(jobs: Int) async throws {
    let project = try TestProject(matrix: Self.matrix)
    let component = Self.component {
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width)) points") }
    }
    let outcome = try await project.outcome([component], jobs: jobs)
    #expect(outcome.cells.count == 9)
    let texts = try Self.texts(project)
    #expect(texts.count == 9)
    for (device, width) in [("iPhoneSE", 375), ("iPhone16Pro", 402), ("iPhone16ProMax", 440)] {
      for locale in ["en", "ar", "de"] {
        let text = try #require(texts["only.\(locale)_\(device).txt"])
        #expect(text.contains("\"\(width) points\""))
      }
    }
  }

  /// The source language is compared with whether its cells are in the run or not, and waited for or not.
  @Test("overlaps are compared with the source language, in the run or not, with any jobs")
  @MainActor func sourceOfEveryCell() async throws {
    let project = try TestProject(
      matrix: "locales: [en, de, ar, tr]\ndevices: [iPhoneSE, iPhone16Pro]\n",
      catalog: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Unter neuem Namen sichern" } },
                "tr" : { "stringUnit" : { "state" : "translated", "value" : "Yeni bir adla kaydet" } }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    // In English the labels touch nothing; the mark overlaps in every language.
    let component = Self.component {
      ZStack(alignment: .topLeading) {
        Text("Save").fixedSize()
        Text(verbatim: "aside").fixedSize().padding(.leading, 60)
        Text(verbatim: "beside").fixedSize().padding(.leading, 70)
      }
    }
    func told(_ locales: [String], jobs: Int, waits: Bool = false) async throws -> [String] {
      var run = MatrixRun(project: try Project(root: project.root), components: [component])
      run.selection = MatrixSelection(locales: locales)
      run.jobs = jobs
      let outcome = waits ? try run.runSynchronously() : try await run.outcome()
      return outcome.findings.filter { locales.contains($0.locale.identifier) }.map {
        "\($0.node?.snapshot ?? "") \($0.rule.name) \($0.message)"
      }
    }
    let german = try await told(["de"], jobs: 1)
    let all = try await told(["en", "de", "ar", "tr"], jobs: 1)
    #expect(all.filter { $0.contains(".de_") } == german)
    // What overlaps in English, too, is nobody's fault; nothing overlaps in Arabic alone.
    #expect(german.count == 4)
    #expect(all.count == 8)
    #expect(all.allSatisfy { $0.contains("but not in the source language") })
    for jobs in [2, 4] {
      #expect(try await told(["en", "de", "ar", "tr"], jobs: jobs) == all)
      #expect(try await told(["en", "de", "ar", "tr"], jobs: jobs, waits: true) == all)
    }
  }

  @Test("a full cache of recent values drops the oldest")
  func theOldestValuesGo() {
    var values = RecentValues<Int, String>(capacity: 3)
    for number in 0..<100 {
      values.keep("\(number)", for: number)
      values.keep("again", for: max(number - 1, 0))
      for known in max(number - 2, 0)..<number { #expect(values[known] != nil) }
      #expect(values[number] != nil)
      #expect(values[number - 3] == nil)
    }
    #expect(values[98] == "again")
  }
}
