#if os(Linux)
  import Foundation
  import OversetTestBasics
  import Testing

  /// `overset check --watch`: after each saved file the report of a check that begins anew.
  @Suite struct WatchCheckTests {
    private func arguments(_ app: WatchedApp) -> [String] { ["check", app.folder, "--verbose"] }

    @Test("after any edits the report is that of a new command", arguments: [1, 2, 3] as [UInt64])
    func edits(seed: UInt64) async throws {
      var app = try WatchedApp(seed: seed)
      let watching = try await app.project.watching(arguments(app))
      var history: [String] = []
      for _ in 0..<16 {
        let fresh = try await app.project.overset(arguments(app))
        let report = try await watching.report(becoming: fresh.text)
        #expect(report == fresh.text, "\(history)")
        history.append(try app.edit())
      }
      let fresh = try await app.project.overset(arguments(app))
      let last = try await watching.report(becoming: fresh.text)
      #expect(last == fresh.text, "\(history)")
      #expect(try await watching.interrupt() == fresh.exitCode)
    }

    private static func strings(_ text: String) -> String { "\"a.title\" = \"\(text)\";\n" }

    /// A project with one string, and a check of it that has reported.
    private func one(_ more: [String] = []) async throws -> (TestProject, WatchingProcess) {
      let project = try TestProject()
      try project.write(Self.strings("OK"), to: "App/en.lproj/Main.strings")
      try project.write(Self.strings("Ja"), to: "App/de.lproj/Main.strings")
      let watching = try await project.watching(
        ["check", project.file("App").path(percentEncoded: false), "--slot", "button"] + more)
      try await watching.report()
      return (project, watching)
    }

    private static let long = String(repeating: "Donaudampfschifffahrt ", count: 9)

    @Test("Ctrl-C ends with the exit code of the last report")
    func exitCode() async throws {
      let (project, watching) = try await one()
      try project.write(Self.strings(Self.long), to: "App/de.lproj/Main.strings")
      #expect(try await watching.report().contains("a.title"))
      #expect(try await watching.interrupt() == 1)
      // Its folder goes with the project, and a command whose folder is gone ends with 74.
      let (other, clean) = try await one()
      #expect(try await clean.interrupt() == 0)
      withExtendedLifetime((project, other)) {}
    }

    @Test("bad input is told, and mended by the next save")
    func badInput() async throws {
      let (project, watching) = try await one()
      let first = watching.reports[0]
      try project.write("\"a.title\" = \"J", to: "App/de.lproj/Main.strings")
      try await watching.report()
      #expect(watching.messages.contains("App/de.lproj/Main.strings:1:"))
      try project.write(Self.strings("Ja"), to: "App/de.lproj/Main.strings")
      #expect(try await watching.report() == first)
      try project.write("rules: [", to: "Config/slots.yml")
      try await watching.report()
      #expect(watching.messages.contains("Config/slots.yml:1:"))
      #expect(watching.reports.count == 3)
      try project.write("{}", to: "Config/slots.yml")
      #expect(try await watching.report() == first)
      try FileManager.default.removeItem(at: project.file("Config"))
      #expect(try await watching.report() == first)
      #expect(try await watching.interrupt() == 0)
    }

    @Test("a catalog that was named may go away and come back")
    func goneCatalog() async throws {
      let project = try TestProject()
      try project.write(Self.strings("OK"), to: "App/en.lproj/Main.strings")
      let file = project.file("App/en.lproj/Main.strings")
      let watching = try await project.watching(
        ["check", file.path(percentEncoded: false), "--slot", "button"])
      let first = try await watching.report()
      try FileManager.default.removeItem(at: file)
      try await watching.report()
      #expect(watching.messages.contains("the file does not exist"))
      // What lies beside it is none of this check.
      try project.write("x", to: "App/en.lproj/Other.strings")
      try project.write(Self.strings("OK"), to: "App/en.lproj/Main.strings")
      #expect(try await watching.report() == first)
      #expect(watching.reports.count == 2)
    }

    @Test("where the watched folder goes away, the command ends with 74")
    func goneFolder() async throws {
      let (project, watching) = try await one()
      try FileManager.default.removeItem(at: project.root)
      #expect(try await watching.end() == 74)
      #expect(watching.messages.contains("the watched folder is gone"))
    }

    @Test("a folder that is new is watched, and a file that is left out makes no report")
    func newFolder() async throws {
      let (project, watching) = try await one()
      try project.write("x", to: "App/.main.swp")
      try project.write("x", to: "Other/a.strings")
      try project.write(Self.strings("Evet"), to: "App/tr.lproj/Main.strings")
      #expect(try await watching.report().contains("in 3 locales"))
      try project.write(Self.strings(Self.long), to: "App/tr.lproj/Main.strings")
      #expect(try await watching.report().contains("a.title"))
      #expect(watching.reports.count == 3)
    }

    @Test(
      "reports that go to files are written whole each time, and start no further one",
      arguments: ["App", "App/new/deep"])
    func reportFiles(folder: String) async throws {
      let project = try TestProject()
      try project.write(Self.strings("OK"), to: "App/en.lproj/Main.strings")
      try project.write(Self.strings("Ja"), to: "App/de.lproj/Main.strings")
      func named(_ report: String) -> [String] {
        let file = project.file(report).path(percentEncoded: false)
        return [
          "check", project.file("App").path(percentEncoded: false), "--slot", "button", "--report",
          "sarif=\(file).sarif", "--report", "html=\(file)",
        ]
      }
      let watching = try await project.watching(named("\(folder)/own"))
      try await watching.report()
      try project.write(Self.strings(Self.long), to: "App/de.lproj/Main.strings")
      try await watching.report()
      // Its files lie where nothing is watched: for a watching check they would be somebody's.
      let fresh = try await project.overset(named("fresh"))
      #expect(watching.reports.count == 2)
      #expect(watching.reports.last == fresh.text)
      for ending in [".sarif", "/index.html"] {
        let own = try Data(contentsOf: project.file("\(folder)/own\(ending)"))
        #expect(try own == Data(contentsOf: project.file("fresh\(ending)")), "\(ending)")
      }
    }

    @Test("reports as JSON follow each other, with nothing between them")
    func json() async throws {
      let (project, watching) = try await one(["--format", "json"])
      try project.write(Self.strings("Nein"), to: "App/de.lproj/Main.strings")
      try await watching.report()
      let documents = watching.text.components(separatedBy: "}\n{")
      #expect(documents.count == 2)
      #expect(!watching.text.contains("────"))
    }

    @Test(
      "what makes no sense each time a file is saved is refused",
      arguments: [
        ["check", "App", "--watch", "--shard", "1/2"],
        ["check", "App", "--watch", "--changed-since", "HEAD"],
        ["check", "App", "--watch", "--explain", "a"], ["check", "App", "--watch", "--draw", "a"],
        ["run", "--watch", "--shard", "1/2"], ["run", "--watch", "--changed-since", "HEAD"],
        ["run", "--watch", "--record", "all"], ["run", "--watch", "--record", "failed"],
        ["run", "--build", "make"],
      ])
    func refused(arguments: [String]) async throws {
      let result = try await OversetProcess.run(arguments)
      #expect(result.exitCode == 64)
      #expect(result.errors.contains("--watch"))
      #expect(result.output.isEmpty)
    }

    @Test("wrong arguments end the command: no saved file mends them")
    func wrongArguments() async throws {
      let project = try TestProject()
      try project.write(Self.strings("OK"), to: "App/en.lproj/Main.strings")
      let app = project.file("App").path(percentEncoded: false)
      let slot = try await project.overset(["check", app, "--watch", "--slot", "buton"])
      #expect(slot.exitCode == 64)
      let folder = try await OversetProcess.run(["check", app, "--watch", "--project", "none"])
      #expect(folder.exitCode == 64)
    }

    @Test("a reader that goes away ends the command")
    func readerGone() async throws {
      let project = try TestProject()
      try project.write(Self.strings("OK"), to: "App/en.lproj/Main.strings")
      let result = try await project.overset(
        ["check", project.file("App").path(percentEncoded: false), "--watch", "--slot", "button"],
        output: .unread)
      #expect(result.exitCode == 0)
    }
  }
#endif
