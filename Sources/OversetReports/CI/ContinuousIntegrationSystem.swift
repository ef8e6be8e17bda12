/// A system of continuous integration or of builds that is known by its environment, and the reports that are on there by themselves.
package enum ContinuousIntegrationSystem: String, Sendable, CaseIterable {
  case gitHub = "GitHub Actions"
  case gitLab = "GitLab CI"
  case azure = "Azure Pipelines"
  case buildkite = "Buildkite"
  case circle = "CircleCI"
  case jenkins = "Jenkins"
  case bazel = "Bazel"

  /// The folder of reports that nobody has named.
  package static let folder = ".overset/reports"

  /// The system whose variables are in an environment; nil for none that is known.
  package init?(_ environment: [String: String]) {
    let found = Self.allCases.first { system in
      let value = environment[system.variable, default: ""]
      return !["", "0", "false"].contains(value.lowercased())
    }
    guard let found else { return nil }
    self = found
  }

  /// The variable that the system sets in every job.
  private var variable: String {
    switch self {
    case .gitHub: "GITHUB_ACTIONS"
    case .gitLab: "GITLAB_CI"
    case .azure: "TF_BUILD"
    case .buildkite: "BUILDKITE"
    case .circle: "CIRCLECI"
    case .jenkins: "JENKINS_URL"
    case .bazel: "XML_OUTPUT_FILE"
    }
  }

  /// The reports of a command that this system reads: commands go to the log, files into the project's folder of
  /// reports, each under the command's name, so that a job may run several.
  ///
  /// - Parameters:
  ///   - command: The subcommand.
  ///   - environment: GitHub names the file of the summary there, and Bazel that of a test.
  package func requests(
    for command: String, in environment: [String: String]
  ) -> [ReportRequest] {
    func file(_ format: FindingReportFormat, _ ending: String) -> ReportRequest {
      ReportRequest(format, path: "\(Self.folder)/\(command).\(ending)", isAutomatic: true)
    }
    let log = ReportRequest.standardOutput
    switch self {
    case .gitHub:
      let summary = environment["GITHUB_STEP_SUMMARY", default: ""]
      return [ReportRequest(.gitHub, path: log, isAutomatic: true)]
        + (summary.isEmpty
          ? [] : [ReportRequest(.gitHubSummary, path: summary, isAutomatic: true)])
    case .gitLab: return [file(.gitLab, "codequality.json"), file(.junit, "junit.xml")]
    case .azure:
      return [ReportRequest(.azure, path: log, isAutomatic: true), file(.markdown, "md")]
    case .buildkite: return [file(.buildkite, "buildkite.md")]
    case .circle: return [file(.junit, "junit.xml")]
    case .jenkins: return [file(.strictJUnit, "junit.xml")]
    case .bazel:
      return environment[variable].map {
        [ReportRequest(.strictJUnit, path: $0, isAutomatic: true)]
      } ?? []
    }
  }
}
