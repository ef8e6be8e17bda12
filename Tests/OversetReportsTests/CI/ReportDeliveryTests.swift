import Foundation
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

/// Which reports are written, and where.
struct ReportDeliveryTests {
  @Test(
    "a system is known by the variable that it sets",
    arguments: [
      (["GITHUB_ACTIONS": "true"], "GitHub Actions"), (["GITLAB_CI": "true"], "GitLab CI"),
      (["TF_BUILD": "True"], "Azure Pipelines"), (["BUILDKITE": "true"], "Buildkite"),
      (["CIRCLECI": "true"], "CircleCI"), (["JENKINS_URL": "http://ci/"], "Jenkins"),
      (["CI": "true"], nil), (["GITHUB_ACTIONS": "false"], nil), (["TF_BUILD": ""], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func systems(environment: [String: String], name: String?) {
    #expect(ContinuousIntegrationSystem(environment)?.rawValue == name)
  }

  @Test("each system has the reports that it reads")
  func reportsOfSystems() {
    func names(_ system: ContinuousIntegrationSystem, _ environment: [String: String] = [:])
      -> [String]
    {
      system.requests(for: "run", in: environment).map { "\($0.format.rawValue)=\($0.path)" }
    }
    #expect(names(.gitHub) == ["github=-"])
    #expect(names(.gitHub, ["GITHUB_STEP_SUMMARY": "/s"]) == ["github=-", "github-summary=/s"])
    #expect(
      names(.gitLab) == [
        "gitlab=.overset/reports/run.codequality.json", "junit=.overset/reports/run.junit.xml",
      ])
    #expect(names(.azure) == ["azure=-", "markdown=.overset/reports/run.md"])
    #expect(names(.buildkite) == ["buildkite=.overset/reports/run.buildkite.md"])
    #expect(names(.circle) == ["junit=.overset/reports/run.junit.xml"])
    #expect(names(.jenkins) == ["junit-strict=.overset/reports/run.junit.xml"])
  }

  @Test(
    "a request is a format and a path", arguments: ["sarif", "sarif=", "=a", "xml=a", "Sarif=a"])
  func wrongRequests(text: String) {
    let error = #expect(throws: Diagnostic.self) { try ReportRequest(text) }
    #expect(error?.exitCode == 64)
    for format in FindingReportFormat.allCases {
      #expect(error?.remedy.contains(format.rawValue) == true)
    }
  }

  private func delivery(
    _ asked: [String], _ project: TestProject, automatic: [ReportRequest] = []
  ) throws -> ReportDelivery {
    try ReportDelivery(
      asked: asked.map { path in
        ReportRequest(
          .sarif, path: path == "-" ? path : project.file(path).path(percentEncoded: false))
      }, system: .gitLab, automatic: automatic, project: project.root)
  }

  @Test(
    "two reports of one path are refused, by whatever names",
    arguments: [
      ["a", "a"], ["a", "./a"], ["-", "-"], ["real/a", "link/a"],
    ])
  func twoOfOnePath(paths: [String]) throws {
    let project = try TestProject()
    try project.write("", to: "real/x")
    try FileManager.default.createSymbolicLink(
      at: project.file("link"), withDestinationURL: project.file("real"))
    let error = #expect(throws: Diagnostic.self) { try delivery(paths, project) }
    #expect(error?.exitCode == 64)
    #expect(throws: Never.self) { try delivery(["a", "b", "-"], project) }
  }

  @Test(
    "what cannot be written is refused before the work begins, and nothing is left",
    arguments: [
      "folder", "file/a", "folder/", "pipe",
    ])
  func unwritable(path: String) throws {
    let project = try TestProject()
    try project.write("", to: "folder/x")
    try project.write("", to: "file")
    #expect(unsafe mkfifo(project.file("pipe").path(percentEncoded: false), 0o644) == 0)
    let before = project.listing(of: "")
    let error = #expect(throws: Diagnostic.self) { try delivery([path], project) }
    #expect(error?.exitCode == 74)
    #expect(project.listing(of: "") == before)
    _ = try delivery(["new/folder/a"], project)
    #expect(project.listing(of: "") == before)
  }

  @Test("devices are refused", arguments: ["/dev/stdout", "/dev/null", "/proc/self/fd/1"])
  func devices(path: String) throws {
    let project = try TestProject()
    let error = #expect(throws: Diagnostic.self) {
      try ReportDelivery(
        asked: [ReportRequest(.sarif, path: path)], system: nil, automatic: [],
        project: project.root)
    }
    #expect(error?.exitCode == 74)
  }

  @Test(
    "of a system's reports one of a format that was named is left out, and one that cannot be written"
  )
  func automatic() throws {
    let project = try TestProject()
    try project.write("", to: ".overset/reports/run.md/x")
    let delivery = try delivery(
      ["a"], project,
      automatic: [
        ReportRequest(.sarif, path: "b", isAutomatic: true),
        ReportRequest(.markdown, path: ".overset/reports/run.md", isAutomatic: true),
        ReportRequest(.junit, path: ".overset/reports/run.xml", isAutomatic: true),
      ])
    #expect(delivery.requests.map(\.format) == [.sarif, .junit])
    #expect(delivery.leftOut.count == 1)
    let findings = try [SampleFindings.truncated("title")]
    let errors = try delivery.write(SampleFindings.report(findings, project: project.root))
    #expect(errors == [])
    #expect(project.exists("a") && project.exists(".overset/reports/run.xml"))
  }

  @Test("commands of one step share a summary")
  func sharedSummary() throws {
    let project = try TestProject()
    try project.write("before\n", to: "summary")
    let path = project.file("summary").path(percentEncoded: false)
    let delivery = try ReportDelivery(
      asked: [ReportRequest(.gitHubSummary, path: path)], system: nil, automatic: [],
      project: project.root)
    let report = try SampleFindings.report(
      [SampleFindings.truncated("title")], project: project.root)
    for _ in 0..<2 { #expect(try delivery.write(report) == []) }
    let text = try String(contentsOf: project.file("summary"), encoding: .utf8)
    #expect(text.hasPrefix("before\n### Overset check"))
    #expect(text.matches(of: /### Overset check/).count == 2)
  }
}
