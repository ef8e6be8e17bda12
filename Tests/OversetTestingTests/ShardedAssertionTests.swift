import Foundation
import OversetTestBasics
import Testing

/// Assertions in processes that share their cells: `OVERSET_SHARD`, and `overset merge`.
struct ShardedAssertionTests {
  private static let reports = ["sarif", "junit", "gitlab", "rdjson", "markdown", "editor"]

  /// A project with references, of which one is gone and one was changed by hand.
  func project() async throws -> TestProject {
    let project = try TestProject()
    try project.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try project.write(
      "locales: [en, ar, de]\ndevices: [iPhoneSE, iPhone16Pro]\n", to: "Config/matrix.yml")
    for (locale, title, buy) in [
      ("en", "Shop", "Buy"), ("de", "Laden", "Kostenpflichtig bestellen"), ("ar", "متجر", "شراء"),
    ] {
      try project.write(
        "\"shop.title\" = \"\(title)\";\n\"shop.buy\" = \"\(buy)\";\n",
        to: "Locales/\(locale).lproj/Localizable.strings")
    }
    _ = try await tests(project)
    let texts = project.listing(of: "__Snapshots__").filter { $0.hasSuffix(".txt") }
    let gone = try #require(texts.first)
    try FileManager.default.removeItem(at: project.file("__Snapshots__/\(gone)"))
    try project.write("other\n", to: "__Snapshots__/\(try #require(texts.last))")
    return project
  }

  /// Runs the fixture in a process of its own.
  func tests(
    _ project: TestProject, _ variables: [String: String] = [:]
  ) async throws -> ProcessResult {
    try await ProcessResult.of(
      URL(filePath: CommandLine.arguments[0]),
      ["--testing-library", "swift-testing", "--filter", "ShardedFixture"], in: project.root,
      ["OVERSET_TEST_FIXTURE": "shards"].merging(variables) { $1 })
  }

  func overset(
    _ arguments: [String], in project: TestProject
  ) async throws -> ProcessResult {
    let program = try BuildFolder.file("overset") {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
    return try await ProcessResult.of(program, arguments, in: project.root, [:])
  }

  /// The blobs of all shards, in their order.
  func shards(
    _ count: Int, of project: TestProject, _ variables: [String: String] = [:]
  ) async throws -> [String] {
    var blobs: [String] = []
    for index in 1...count {
      let blob = "blobs/\(index)-\(count)"
      _ = try await tests(
        project,
        ["CI": "1", "OVERSET_SHARD": "\(index)/\(count)", "OVERSET_BLOB": blob]
          .merging(variables) { $1 })
      #expect(project.exists(blob))
      blobs.append(blob)
    }
    return blobs
  }

  private func asked(_ folder: String) -> [String] { Self.reports.map { "\($0)=\(folder)/\($0)" } }

  @Test("shards give the reports of one process, byte for byte", arguments: [1, 2, 3, 7])
  func sameBytes(count: Int) async throws {
    let project = try await project()
    let alone = try await tests(
      project, ["CI": "1", "OVERSET_REPORTS": asked("one").joined(separator: ",")])
    #expect(alone.exitCode != 0)
    let blobs = try await shards(count, of: project)
    let merged = try await overset(
      ["merge"] + blobs.reversed() + asked("many").flatMap { ["--report", $0] }, in: project)
    #expect(merged.exitCode == 1)
    #expect(merged.errors == "")
    #expect(merged.output.contains("Tests/ShopTests/ShopTests.swift:"))
    #expect(!merged.output.contains("shard"))
    for report in Self.reports {
      let one = try Data(contentsOf: project.file("one/\(report)"))
      #expect(try Data(contentsOf: project.file("many/\(report)")) == one, "\(report)")
      #expect(one.count > 2)
    }
    let json = try await overset(["merge", "--format", "json"] + blobs, in: project)
    #expect(json.output.contains("\"command\" : \"tests\""))
  }

  @Test("a shard verifies its own cells, and says so of no others")
  func ownCells() async throws {
    let project = try await project()
    var names: [String] = []
    for index in 1...2 {
      _ = try await tests(
        project,
        [
          "CI": "1", "OVERSET_SHARD": "\(index)/2",
          "OVERSET_REPORTS": "junit=\(index).xml,markdown=\(index).md",
        ])
      #expect(project.exists(".overset/shards/tests-\(index)-of-2.blob"))
      let report = try String(contentsOf: project.file("\(index).xml"), encoding: .utf8)
      names += report.matches(of: /testcase classname="[^"]*" name="([^"]*)"/).map { "\($0.1)" }
      let summary = try String(contentsOf: project.file("\(index).md"), encoding: .utf8)
      #expect(summary.contains("other shards&#58; \(index)/2&#58; "))
      #expect(summary.contains("cells of other shards"))
    }
    #expect(!names.isEmpty)
    let passed = names.filter { $0.contains("_iPhone") }
    #expect(Set(passed).count == passed.count)
  }

  @Test("a shard that is missing is named with its cells; --partial is never clean")
  func missing() async throws {
    let project = try await project()
    let blobs = try await shards(3, of: project)
    for index in blobs.indices {
      var rest = blobs
      rest.remove(at: index)
      let refused = try await overset(["merge"] + rest, in: project)
      #expect(refused.exitCode == 65)
      #expect(refused.output == "")
      #expect(refused.errors.contains("shard \(index + 1)/3 is missing, with "))
      let partial = try await overset(["merge", "--partial"] + rest, in: project)
      #expect(partial.exitCode == 1)
      #expect(partial.output.contains("partial, "))
    }
  }

  @Test("another plan, a shard given twice and a blob of a run are refused by name")
  func contradictions() async throws {
    let project = try await project()
    let blobs = try await shards(2, of: project)
    let twice = try await overset(["merge"] + blobs + [blobs[0]], in: project)
    #expect(twice.exitCode == 65)
    #expect(twice.errors.contains("shard 1/2 was already given in "))
    _ = try await tests(
      project,
      ["SNAPSHOT_TESTING_RECORD": "all", "OVERSET_SHARD": "2/2", "OVERSET_BLOB": "recording"])
    try project.write(
      "\"shop.title\" = \"Store\";\n", to: "Locales/en.lproj/Localizable.strings")
    _ = try await tests(
      project, ["CI": "1", "OVERSET_SHARD": "2/2", "OVERSET_BLOB": "catalog"])
    for other in ["recording", "catalog"] {
      let refused = try await overset(["merge", blobs[0], other], in: project)
      #expect(refused.exitCode == 65, "\(other)")
      #expect(refused.errors.contains("\(other): this is shard 2/2 of another run"))
    }
    _ = try await overset(
      ["check", "Locales", "--shard", "2/2", "--blob", "check"], in: project)
    let command = try await overset(["merge", blobs[0], "check"], in: project)
    #expect(command.exitCode == 65)
    #expect(command.errors.contains("tests with OVERSET_SHARD"))
  }

  /// The names that shards have verified together are those of one process. That a filtered process knows not all of
  /// them, as here, is said of both.
  @Test("the list of what is verified is that of one process")
  func manifests() async throws {
    let project = try await project()
    let folder = ".overset/manifests"
    func kept() throws -> [String: Data] {
      let kept = try project.bytes(of: folder)
      try FileManager.default.removeItem(at: project.file(folder))
      return kept
    }
    _ = try kept()
    let blobs = try await shards(2, of: project)
    let part = try kept()
    _ = try await overset(["merge"] + blobs, in: project)
    let merged = try kept()
    _ = try await tests(project, ["CI": "1"])
    #expect(try kept() == merged)
    #expect(part != merged)
  }

  @Test(
    "a wrong shard fails the first assertion",
    arguments: ["0/5", "6/5", "two", "auto"])
  func wrong(shard: String) async throws {
    let project = try TestProject()
    try project.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let result = try await tests(project, ["OVERSET_SHARD": shard])
    #expect(result.exitCode != 0)
    #expect(!project.exists("__Snapshots__/ShardedFixture/card.en_iPhoneSE.txt"))
  }
}

/// What came of a process.
struct ProcessResult: Sendable {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs `program` in `folder`, with no variable of continuous integration but those that are given.
  static func of(
    _ program: URL, _ arguments: [String], in folder: URL, _ variables: [String: String]
  ) async throws -> ProcessResult {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for name in environment.keys
    where name.hasPrefix("CI") || name.hasPrefix("OVERSET_") || name.hasPrefix("SNAPSHOT_") {
      environment[name] = nil
    }
    process.environment = environment.merging(variables) { $1 }
    let output = folder.appending(path: ".out-\(UUID().uuidString)")
    let errors = folder.appending(path: ".err-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    return ProcessResult(
      exitCode: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
