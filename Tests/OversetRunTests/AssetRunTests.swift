import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
import Testing

/// Asset catalogs of a project in a run.
struct AssetRunTests {
  private static func project(_ matrix: String = "", hasCatalog: Bool = true) throws -> TestProject
  {
    let project = try TestProject(
      matrix: "locales: [en, ar]\ndevices: [iPhoneSE, iPhone16Pro]\n" + matrix)
    if hasCatalog {
      try FileManager.default.createDirectory(
        at: project.file("Sources"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: TestAssets.folder.appending(path: "Media.xcassets"),
        to: project.file("Sources/Media.xcassets"))
    }
    return project
  }

  private static let component = Component(
    "Header", presentation: .fitting(width: 300),
    states: ["one", "two"].map { state in
      ComponentState(state) {
        HStack {
          Image("logo")
          Image("logotype")
          Text(verbatim: state).foregroundStyle(Color("brand"))
        }
      }
    })

  @Test("a missing picture is one finding for each component, in all states, languages and devices")
  func oneCause() async throws {
    let outcome = try await Self.project().outcome([Self.component])
    let causes = FindingCause.causes(of: outcome.findings)
    #expect(causes.map(\.gravest.message) == ["no asset catalog has a picture “logotype”"])
    #expect(outcome.findings.count == 1)
    #expect(outcome.failures.isEmpty)
    #expect(!outcome.notChecked.contains { $0.reason == .noAssetCatalog })
  }

  @Test("a baseline accepts a missing picture in all of its cells")
  func baseline() async throws {
    let project = try Self.project("strict: true\n")
    let first = try await project.outcome([Self.component])
    #expect(first.failures.count == 1)
    try Baseline(of: first.failures).write(below: project.root)
    let second = try await project.outcome([Self.component])
    #expect(second.failures.isEmpty)
    #expect(second.findings.count == 1)
    #expect(second.staleSuppressions.isEmpty)
  }

  @Test("a project without a catalog says that names were not looked up")
  func withoutCatalog() async throws {
    let outcome = try await Self.project(hasCatalog: false).outcome([Self.component])
    #expect(outcome.findings.isEmpty)
    let note = try #require(outcome.notChecked.first { $0.reason == .noAssetCatalog })
    #expect(note.subject == "Header")
    #expect(note.count == 8)
    #expect(note.detail.contains("Image(\"logo\")"))
  }

  @Test("a project whose views name nothing reads no catalog, whatever is wrong with it")
  func readsNothing() async throws {
    let project = try Self.project()
    try project.write("{", to: "Sources/Media.xcassets/More/Contents.json")
    let outcome = try await project.outcome([Sample.label("ok")])
    #expect(outcome.findings.isEmpty)
    #expect(outcome.notChecked.allSatisfy { $0.reason != .noAssetCatalog })
  }

  @Test("the configuration says where catalogs are, and a path that is none is an error")
  func configured() async throws {
    let found = try Self.project("assets: [Sources/Media.xcassets]\n")
    #expect(try await found.outcome([Self.component]).findings.count == 1)
    let elsewhere = try Self.project("assets: [\"Other/**\"]\n")
    let outcome = try await elsewhere.outcome([Self.component])
    #expect(outcome.notChecked.contains { $0.reason == .noAssetCatalog })
    let wrong = try Self.project("assets: [Sources/Gone.xcassets]\n")
    let error = #expect(throws: Diagnostic.self) { try Project(root: wrong.root) }
    #expect(error?.file == "Sources/Gone.xcassets")
  }
}
