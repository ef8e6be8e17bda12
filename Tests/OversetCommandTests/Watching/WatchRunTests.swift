#if os(Linux)
  import Foundation
  import OversetTestBasics
  import Testing

  /// `overset run --watch`: after each saved file the report of a run that begins anew.
  @Suite struct WatchRunTests {
    private static let selection = [
      "--component", "ErrorCard", "--component", "ProfileCard", "--device", "iPhoneSE",
      "--locale", "en", "--locale", "de", "--locale", "ar",
    ]

    private static let catalog = "Locales/Gallery.xcstrings"

    /// A project with references.
    private func project() async throws -> TestProject {
      let project = try TestProject.gallery()
      _ = try await project.overset(["run"] + Self.selection)
      return project
    }

    /// Replaces a text of a file.
    private func change(
      _ text: String, to new: String, of path: String = catalog, in project: TestProject
    ) throws {
      let old = try String(contentsOf: project.file(path), encoding: .utf8)
      #expect(old.contains(text))
      try project.write(old.replacing(text, with: new), to: path)
    }

    /// Edits, one after the other: what is changed, to what, and in which file.
    private static let edits = [
      // One text, and back.
      ("\"Erneut versuchen\"", "\"Noch einmal von vorn versuchen, bitte\"", catalog),
      ("\"Noch einmal von vorn versuchen, bitte\"", "\"Erneut versuchen\"", catalog),
      // The source stands in for all languages; one that no cell is of stands in for none.
      ("\"value\" : \"Try Again\"", "\"value\" : \"Try It All Over Again\"", catalog),
      ("\"Tekrar Dene\"", "\"Yeniden dene\"", catalog),
      // Lines move: places in findings, too.
      ("\"sourceLanguage\"", "\n\n\"sourceLanguage\"", catalog),
      ("\"Erneut versuchen\"", "\"\"", catalog),
      ("strict: false", "strict: true", "Config/matrix.yml"),
    ]

    @Test("after any edits the report is that of a new command")
    func edits() async throws {
      let project = try await project()
      let watching = try await project.watching(["run"] + Self.selection)
      for edit in Self.edits {
        let fresh = try await project.overset(["run"] + Self.selection)
        let report = try await watching.report(becoming: fresh.text)
        #expect(report == fresh.text, "before \(edit)")
        try change(edit.0, to: edit.1, of: edit.2, in: project)
      }
      let fresh = try await project.overset(["run"] + Self.selection)
      let last = try await watching.report(becoming: fresh.text)
      #expect(last == fresh.text)
      // A reference that is gone is recorded, once.
      let text = try #require(
        project.listing(of: "__Snapshots__/ProfileCard").first { $0.hasSuffix(".txt") })
      try FileManager.default.removeItem(at: project.file("__Snapshots__/ProfileCard/\(text)"))
      try await watching.report { $0.contains("had no reference") }
      try change("strict: true", to: "strict: false", of: "Config/matrix.yml", in: project)
      let again = try await project.overset(["run"] + Self.selection)
      let mended = try await watching.report(becoming: again.text)
      #expect(mended == again.text)
      #expect(watching.reports.count >= Self.edits.count + 3)
      #expect(watching.reports.count { $0.contains("had no reference") } == 1)
      #expect(try await watching.interrupt() == again.exitCode)
    }

    @Test("the pictures of what differs follow the report, as a new command writes them")
    func pictures() async throws {
      let project = try await project()
      let watching = try await project.watching(["run"] + Self.selection)
      try await watching.report()
      try change("\"Erneut versuchen\"", to: "\"Noch einmal\"", in: project)
      #expect(try await watching.report().contains("differs from its reference"))
      // By the next report they are there.
      try change("\"Tekrar Dene\"", to: "\"Yeniden dene\"", in: project)
      try await watching.report()
      let files = try project.bytes(of: ".overset")
      #expect(files.keys.contains { $0.hasSuffix(".mask.png") })
      #expect(try await watching.interrupt() == 1)
      _ = try await project.overset(["run"] + Self.selection)
      #expect(try project.bytes(of: ".overset") == files)
    }

    /// The program that runs, in a folder with a way to build another one.
    private func rebuilt(_ build: String) throws -> (TestProject, program: URL) {
      let project = try TestProject()
      let programs = [
        ("program", try OversetProcess.sampleProgram()), ("next", try OversetProcess.executable()),
      ]
      for (name, file) in programs {
        try FileManager.default.copyItem(at: file, to: project.file(name))
      }
      try project.write(build, to: "build.sh")
      try project.write("let a = 1\n", to: "Sources/A.swift")
      return (project, project.file("program"))
    }

    private func watching(
      _ project: TestProject, _ program: URL, _ environment: [String: String] = [:]
    ) async throws -> WatchingProcess {
      let folder = project.root.path(percentEncoded: false)
      // Resources stay where the program was built.
      let resources = try OversetProcess.executable().deletingLastPathComponent()
      return try await project.watching(
        [
          "run", "--component", "Plain", "--device", "iPhoneSE", "--locale", "en", "--build",
          "cd \(folder) && sh build.sh",
        ],
        environment: environment.merging(
          ["OVERSET_RESOURCES": resources.path(percentEncoded: false)]
        ) { $1 }, program: program)
    }

    @Test(
      "a saved Swift file builds the program, which goes on with the same arguments",
      arguments: [[:], ["OVERSET_SUPERVISOR": "none"]])
    func rebuild(environment: [String: String]) async throws {
      let (project, program) = try rebuilt("cp next new && mv new program\n")
      let watching = try await watching(project, program, environment)
      #expect(try await watching.report().contains("had no reference"))
      try project.write("let a = 2\n", to: "Sources/A.swift")
      // The program of the gallery has no such component: that is the end, said by the new program.
      #expect(try await watching.end() == 64)
      #expect(watching.messages.contains("building: cd "))
      #expect(watching.messages.contains("'Plain'"))
    }

    @Test(
      "a build, and the program that it makes, hold no signal back",
      arguments: [[:], ["OVERSET_SUPERVISOR": "none"]])
    func signals(environment: [String: String]) async throws {
      let tell = "grep SigBlk /proc/self/status"
      let (project, program) = try rebuilt(
        "\(tell) >build.mask; cp -p next program.new && mv program.new program\n")
      try FileManager.default.removeItem(at: project.file("next"))
      try project.write("#!/bin/sh\n\(tell) >\"${0%/*}/program.mask\"\n", to: "next")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: project.file("next").path(percentEncoded: false))
      let watching = try await watching(project, program, environment)
      try await watching.report()
      try project.write("let a = 2\n", to: "Sources/A.swift")
      #expect(try await watching.end() == 0)
      for mask in ["build.mask", "program.mask"] {
        let text = try String(contentsOf: project.file(mask), encoding: .utf8)
        #expect(text == "SigBlk:\t0000000000000000\n", "\(mask)")
      }
    }

    @Test(
      "what a build says is wrong is told in the form of compilers, and the next save builds again")
    func failedBuild() async throws {
      let error = "Sources/A.swift:1:9: error: expected expression"
      let (project, program) = try rebuilt(
        """
        grep -q broken Sources/A.swift || exit 0
        printf 'B.swift:2:1: error: \\033[31mred\\n'
        echo 'Compiling A'; echo '\(error)'; echo '\(error)' >&2; exit 1

        """)
      let watching = try await watching(project, program)
      try await watching.report()
      try project.write("let a = broken\n", to: "Sources/A.swift")
      try await watching.report()
      #expect(watching.messages.components(separatedBy: error).count == 2)
      #expect(!watching.messages.contains("Compiling"))
      // What a build prints can command no terminal.
      #expect(watching.messages.contains("B.swift:2:1: error: "))
      #expect(!watching.messages.contains("\u{1B}"))
      #expect(watching.messages.contains("the program was not built"))
      try project.write("devices: [iPhone16Pro, iPhoneSE]\n", to: "Config/matrix.yml")
      #expect(try await watching.report().contains("1 of 1 cell verified"))
      #expect(watching.messages.contains("older than its source"))
      try project.write("let a = 3\n", to: "Sources/A.swift")
      // The program that goes on is the same, and begins anew.
      #expect(try await watching.report().contains("1 of 1 cell verified"))
      #expect(try await watching.interrupt() == 0)
    }

    @Test("a text that stops the program is a failed state until another is saved")
    func mendedFailure() async throws {
      let app = try FailingApp()
      func say(_ mood: String) throws {
        try app.project.write(
          "\"mood\" = \"\(mood)\";\n", to: "Locales/en.lproj/Localizable.strings")
      }
      let arguments = ["run", "--component", "Mood"]
      try say("go")
      _ = try await app.run(arguments, failures: "text")
      let watching = try await app.project.watching(
        arguments,
        environment: [
          "FAILURES": "text", "OVERSET_PATIENCE": "60", "SWIFT_BACKTRACE": "enable=no",
        ],
        program: try BuildFolder.file("OversetTestFailures") {
          FileManager.default.isExecutableFile(atPath: $0.path)
        })
      #expect(try await watching.report().contains("1 of 1 cell verified"))
      try say("stop")
      #expect(try await watching.report().contains("Mood only: its code stopped the program"))
      try say("go")
      #expect(try await watching.report() == app.run(arguments, failures: "text").text)
      #expect(try await watching.interrupt() == 0)
    }

    @Test("where nothing tells how the program is built, a saved Swift file says so")
    func unknownBuild() async throws {
      let (project, program) = try rebuilt("")
      let watching = try await project.watching(
        ["run", "--component", "Plain", "--device", "iPhoneSE", "--locale", "en"],
        program: program)
      try await watching.report()
      try project.write("let a = 2\n", to: "Sources/A.swift")
      try await watching.report()
      #expect(watching.messages.contains("give --build COMMAND"))
    }
  }
#endif
