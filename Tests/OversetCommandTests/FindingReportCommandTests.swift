import Foundation
import OversetTestBasics
import Testing

/// Reports beside the terminal's, of the program as people run it.
struct FindingReportCommandTests {
  private static let formats = [
    "sarif", "junit", "junit-strict", "gitlab", "github", "github-summary", "azure", "buildkite",
    "rdjson", "markdown", "editor",
  ]

  private static func options(_ project: TestProject) -> [String] {
    formats.flatMap {
      ["--report", "\($0)=\(project.file("out/\($0)").path(percentEncoded: false))"]
    }
  }

  private func text(_ project: TestProject, _ format: String) throws -> String {
    try String(contentsOf: project.file("out/\(format)"), encoding: .utf8)
  }

  private func run(
    _ arguments: [String], _ project: TestProject, environment: [String: String] = [:]
  ) async throws -> OversetProcess.Result {
    try await OversetProcess.run(arguments, environment: environment, folder: project.root)
  }

  /// Checks the small catalog in a slot.
  private func check(
    _ project: TestProject, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> OversetProcess.Result {
    try await run(
      ["check", SmallCatalog.name, "--slot", "button", "--device", "iPhoneSE"] + arguments, project,
      environment: environment)
  }

  // MARK: Every command

  @Test("a check writes every format, prints its own report all the same, and ends alike")
  func check() async throws {
    let project = try SmallCatalog.project()
    let plain = try await check(project)
    let found = try await check(project, Self.options(project))
    #expect(found.exitCode == plain.exitCode && found.exitCode == 1)
    #expect(found.output == plain.output)
    let place = "\(SmallCatalog.name):6:"
    #expect(try text(project, "editor").contains("/\(place)"))
    for format in Self.formats where format != "editor" {
      let text = try text(project, format)
      #expect(
        text.contains(SmallCatalog.name) && text.contains("text-truncated")
          || ["github", "github-summary", "markdown", "buildkite"].contains(format), "\(format)")
      #expect(text.contains("Text truncated") || text.contains("Text&"), "\(format): \(text)")
    }
    // Again: the same bytes.
    let before = try project.bytes(of: "out").filter { $0.key != "github-summary" }
    _ = try await check(project, Self.options(project))
    #expect(try project.bytes(of: "out").filter { $0.key != "github-summary" } == before)
  }

  @Test("a run writes every format: cells that pass are tests, and new snapshots are findings")
  func run() async throws {
    let project = try TestProject.gallery()
    let arguments = ["run"] + TestProject.card + ["--locale", "en"]
    let first = try await run(arguments + Self.options(project), project)
    #expect(first.exitCode == 1)
    #expect(try text(project, "junit").contains("<failure type=\"snapshot/new\""))
    #expect(try text(project, "gitlab").contains("__Snapshots__/ErrorCard/"))
    let second = try await run(arguments + Self.options(project), project)
    #expect(second.exitCode == 0)
    let junit = try text(project, "junit")
    #expect(junit.contains("tests=\"3\" failures=\"0\""), "\(junit)")
    #expect(junit.contains("classname=\"ErrorCard\" name=\"network.en_iPhoneSE\""))
    #expect(try text(project, "github") == "")
    #expect(try text(project, "gitlab") == "[]\n")
    try project.changePixel(of: RecordingTests.picture)
    let third = try await run(arguments + Self.options(project), project)
    #expect(third.exitCode == 1)
    let picture = ".overset/diff/ErrorCard/network.en_iPhoneSE.diff.png"
    #expect(try text(project, "junit").contains("[[ATTACHMENT|\(picture)]]"))
    #expect(try !text(project, "junit-strict").contains("ATTACHMENT"))
    #expect(try text(project, "buildkite").contains("artifact://\(picture)"))
  }

  @Test("a stress test writes every format, and ends with 0 whatever it found")
  func stress() async throws {
    let project = try TestProject.gallery()
    let result = try await run(
      ["stress", "--component", "Paywall", "--locale", "de", "--device", "iPhoneSE"]
        + Self.options(project), project)
    #expect(result.exitCode == 0)
    #expect(try text(project, "gitlab").contains("headroom/none"))
    #expect(try text(project, "gitlab").contains("Locales/Gallery.xcstrings"))
    #expect(try text(project, "junit").contains("failures=\"0\""))
  }

  @Test(
    "the reports of the gallery and of the small catalog are valid",
    .enabled(if: ReportValidator.missing == nil, "not installed: \(ReportValidator.missing ?? "")"))
  func valid() async throws {
    let gallery = try TestProject.gallery()
    let reports = Self.options(gallery)
    _ = try await run(
      ["run", "--locale", "de", "--locale", "ar", "--device", "iPhoneSE"] + reports, gallery)
    let small = try SmallCatalog.project()
    _ = try await check(small, Self.options(small))
    for project in [gallery, small] {
      for format in ReportValidator.formats {
        let verdict = ReportValidator.validate(format, project.file("out/\(format)"))
        #expect(verdict.status == 0, "\(verdict.output)")
      }
    }
  }

  // MARK: Standard output

  @Test("lines follow the text on standard output, and a document takes its place")
  func standardOutput() async throws {
    let project = try SmallCatalog.project()
    let plain = try await check(project)
    let lines = try await check(project, ["--report", "github=-"])
    #expect(lines.text.hasPrefix(plain.text))
    #expect(
      lines.text.dropFirst(plain.text.count).hasPrefix("::error file=\(SmallCatalog.name),line=6"))
    let document = try await check(project, ["--report", "sarif=-"])
    #expect(try document.json()["version"] as? String == "2.1.0")
    #expect(document.exitCode == 1)
  }

  // MARK: Systems

  @Test("on GitHub annotations and a summary are on by themselves, in a line that says so")
  func gitHub() async throws {
    let project = try SmallCatalog.project()
    let summary = project.file("summary.md")
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary.path(percentEncoded: false),
    ]
    let result = try await check(project, environment: environment)
    #expect(result.text.contains("\n::error file=\(SmallCatalog.name),"))
    #expect(
      result.text.hasSuffix(
        "Reports for GitHub Actions: github, github-summary in \(summary.path(percentEncoded: false)); "
          + "--no-ci-reports leaves them out\n"))
    #expect(try String(contentsOf: summary, encoding: .utf8).hasPrefix("### Overset check: "))
    // JSON stays JSON: the commands go to the other stream.
    let json = try await check(project, ["--format", "json"], environment: environment)
    #expect(try json.json()["command"] as? String == "check")
    #expect(json.errors.contains("::error file="))
    let off = try await check(project, ["--no-ci-reports"], environment: environment)
    #expect(off.output == (try await check(project)).output)
  }

  @Test(
    "each system has its own reports",
    arguments: [
      (["GITLAB_CI": "true"], ["check.codequality.json", "check.junit.xml"]),
      (["TF_BUILD": "True"], ["check.md"]), (["BUILDKITE": "true"], ["check.buildkite.md"]),
      (["CIRCLECI": "true"], ["check.junit.xml"]),
      (["JENKINS_URL": "http://ci"], ["check.junit.xml"]),
    ] as [([String: String], [String])])
  func systems(environment: [String: String], files: [String]) async throws {
    let project = try SmallCatalog.project()
    let result = try await check(project, environment: environment)
    #expect(result.exitCode == 1)
    #expect(project.listing(of: ".overset/reports") == files)
    #expect(result.text.contains("\nReports for "))
    let isAzure = environment["TF_BUILD"] != nil
    #expect(result.text.contains("\n##vso[task.logissue type=error;") == isAzure)
    #expect(result.text.contains("\n##vso[task.uploadsummary]/") == isAzure)
  }

  // MARK: Differences

  private func git(_ project: TestProject, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments =
      ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"]
      + ["-C", project.root.path(percentEncoded: false)] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  @Test(
    "a finding lands where a change draws it, by a revision and by a file with the difference",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
  func difference() async throws {
    let project = try SourceApp.project()
    try git(project, ["init", "-q"])
    try git(project, ["add", "."])
    try git(project, ["commit", "-q", "-m", "first"])
    let view = "App/SettingsView.swift"
    let text = try String(contentsOf: project.file(view), encoding: .utf8)
    try project.write(
      text.replacing("Text(\"settings.title\")", with: "Text( \"settings.title\")"), to: view)
    let path = project.file("out").path(percentEncoded: false)
    func first(_ arguments: [String]) async throws -> String {
      let result = try await run(
        ["check", "App", "--locale", "de", "--report", "editor=\(path)"] + arguments, project)
      #expect(result.exitCode <= 1, "\(result.errors)")
      let lines = try String(contentsOf: project.file("out"), encoding: .utf8).split(
        separator: "\n")
      return lines.first { $0.contains("\"settings.title\"") && !$0.contains(": note:") }.map(
        String.init) ?? ""
    }
    #expect(try await first([]).contains("de.lproj/Localizable.strings:"))
    #expect(try await first(["--diff", "HEAD"]).contains("/\(view):"))
    try project.write("App/Support/Note.swift\n", to: "list")
    #expect(try await first(["--diff", "list"]).contains("de.lproj/Localizable.strings:"))
    let unknown = try await run(["check", "App", "--diff", "none"], project)
    #expect(unknown.exitCode == 65)
    #expect(unknown.errors.contains("'none'"))
    for value in ["--output=x", "-x", "HEAD; ls"] {
      let result = try await run(["check", "App", "--diff=\(value)"], project)
      #expect(result.exitCode == 65, "\(value)")
    }
    #expect(!project.exists("x"))
  }

  // MARK: Bad input

  @Test(
    "wrong reports end with 64 before anything is written, and say which formats there are",
    arguments: [
      ["--report", "xml=a"], ["--report", "sarif"],
      ["--report", "sarif=a", "--report", "junit=./a"],
      ["--report", "sarif=-", "--report", "github=-"], ["--report", "sarif=-", "--format", "json"],
      ["--report", "sarif=a", "--explain", "ok"],
    ])
  func usage(arguments: [String]) async throws {
    let project = try SmallCatalog.project()
    let result = try await check(project, arguments)
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(!project.exists("a"))
    if arguments == ["--report", "xml=a"] { #expect(result.errors.contains("sarif, junit,")) }
  }

  @Test(
    "a report that cannot be written ends with 74 before the work begins",
    arguments: ["run", "check", "stress"])
  func unwritable(command: String) async throws {
    let project = try TestProject.gallery()
    try project.write("", to: "file")
    let subject = command == "check" ? ["Locales"] : ["--component", "ErrorCard"]
    let result = try await run([command] + subject + ["--report", "sarif=file/a"], project)
    #expect(result.exitCode == 74)
    #expect(result.errors.hasPrefix("error: file: "), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(!project.exists("__Snapshots__"))
  }

  @Test(
    "a report for which nobody may write ends with 74",
    .enabled(if: OversetProcess.canObeyRights, "setpriv is not installed"))
  func protected() async throws {
    let project = try SmallCatalog.project()
    try project.write("", to: "out/x")
    let path = project.file("out/a").path(percentEncoded: false)
    let result = try await project.readOnly {
      try await OversetProcess.run(
        ["check", SmallCatalog.name, "--slot", "button", "--report", "sarif=\(path)"],
        folder: project.root, obeysRights: true)
    }
    #expect(result.exitCode == 74)
    #expect(result.output.isEmpty)
  }
}
