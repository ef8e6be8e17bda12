#if Service
  /// What a system of continuous integration says of a run in the variables of a process.
  ///
  /// Sources: the systems' references of variables. A variable that is empty counts as one that is not set.
  package struct RunVariables: Sendable, Equatable {
    /// The project, such as `shop/ios`.
    package var project: String?
    /// The branch: of a pull request its own.
    package var branch: String?
    /// The branch that a pull request is to be merged into.
    package var base: String?
    /// The number of a pull request.
    package var pullRequest: Int?
    /// The last commit in common with the base branch, for machines that have no repository; none where the system does not know.
    package var baseCommits: [String] = []
    /// What the jobs of one attempt have in common.
    package var nonce: String?

    /// What the first system says that is in an environment; nothing outside of all.
    package init(_ environment: [String: String]) {
      func value(_ names: String...) -> String? {
        names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      }
      func joined(_ names: String...) -> String? {
        let values = names.map { value($0) }
        guard values[0] != nil else { return nil }
        return values.compactMap(\.self).joined(separator: "-")
      }
      func number(_ names: String...) -> Int? {
        for name in names {
          if let number = value(name).flatMap(Self.number) { return number }
        }
        return nil
      }
      if value("GITHUB_ACTIONS") != nil {
        project = value("GITHUB_REPOSITORY")
        branch = value("GITHUB_HEAD_REF", "GITHUB_REF_NAME")
        base = value("GITHUB_BASE_REF")
        let words = (value("GITHUB_REF") ?? "").split(separator: "/")
        if words.count >= 3, words[0] == "refs", words[1] == "pull" {
          pullRequest = Int(words[2])
        }
        nonce = joined("GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT")
      } else if value("GITLAB_CI") != nil {
        project = value("CI_PROJECT_PATH")
        branch = value("CI_MERGE_REQUEST_SOURCE_BRANCH_NAME", "CI_COMMIT_REF_NAME")
        base = value("CI_MERGE_REQUEST_TARGET_BRANCH_NAME")
        pullRequest = number("CI_MERGE_REQUEST_IID")
        baseCommits = value("CI_MERGE_REQUEST_DIFF_BASE_SHA").map { [$0] } ?? []
        nonce = value("CI_PIPELINE_ID")
      } else if value("TF_BUILD") != nil {
        project = value("BUILD_REPOSITORY_NAME")
        branch = value("SYSTEM_PULLREQUEST_SOURCEBRANCH", "BUILD_SOURCEBRANCH").map(Self.short)
        base = value("SYSTEM_PULLREQUEST_TARGETBRANCH").map(Self.short)
        pullRequest = number(
          "SYSTEM_PULLREQUEST_PULLREQUESTNUMBER", "SYSTEM_PULLREQUEST_PULLREQUESTID")
        nonce = joined("BUILD_BUILDID", "SYSTEM_JOBATTEMPT")
      } else if value("BUILDKITE") != nil {
        project = value("BUILDKITE_PIPELINE_SLUG")
        branch = value("BUILDKITE_BRANCH")
        base = value("BUILDKITE_PULL_REQUEST_BASE_BRANCH")
        pullRequest = number("BUILDKITE_PULL_REQUEST")
        nonce = value("BUILDKITE_BUILD_ID")
      } else if value("CIRCLECI") != nil {
        project = ["CIRCLE_PROJECT_USERNAME", "CIRCLE_PROJECT_REPONAME"].compactMap { value($0) }
          .joined(separator: "/")
        branch = value("CIRCLE_BRANCH")
        pullRequest = number("CIRCLE_PR_NUMBER", "CIRCLE_PULL_REQUEST")
        nonce = value("CIRCLE_WORKFLOW_ID")
      } else if value("JENKINS_URL") != nil {
        branch = value("CHANGE_BRANCH", "BRANCH_NAME")
        base = value("CHANGE_TARGET")
        pullRequest = number("CHANGE_ID")
        nonce = value("BUILD_TAG")
      }
      if project?.isEmpty == true { project = nil }
    }

    /// A number, or that at the end of an address.
    private static func number(_ text: String) -> Int? {
      text.split(separator: "/").last.flatMap { Int($0) }
    }

    /// A branch without `refs/heads/`.
    private static func short(_ reference: String) -> String {
      reference.hasPrefix("refs/heads/")
        ? String(reference.dropFirst("refs/heads/".count)) : reference
    }
  }
#endif
