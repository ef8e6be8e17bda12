#if Service
  import Foundation
  import OversetCommand
  import OversetService
  import OversetTestBasics
  import Testing

  /// `overset push` and `overset review --from`, run as people run them.
  @Suite(.serialized) struct PushCommandTests {
    private static let token = ["OVERSET_SERVER_TOKEN": RunningService.secret]

    /// A project below the folder of a repository, with a commit on its base branch and one on a branch.
    private func repository() async throws -> (scratch: Scratch, project: URL) {
      let scratch = try Scratch()
      let project = scratch.folder.appending(path: "shop/App", directoryHint: .isDirectory)
      try scratch.write(
        Data("devices: [iPhoneSE]\nlocales: [en]\n".utf8), to: "shop/App/Config/matrix.yml")
      let top = scratch.folder.appending(path: "shop", directoryHint: .isDirectory)
      try await OversetProgram.git(["init", "--quiet"], in: top)
      _ = try await OversetProgram.run(["run"], in: project)
      try await OversetProgram.git(["add", "--all"], in: top)
      try await OversetProgram.git(["commit", "--quiet", "--message", "First"], in: top)
      return (scratch, project)
    }

    private func blob(_ project: URL, _ name: String = "run.blob") async throws -> String {
      let path = project.appending(path: ".overset/\(name)").path(percentEncoded: false)
      _ = try await OversetProgram.run(
        ["run", "--record", "never", "--shard", "1/1", "--blob", path], in: project)
      return path
    }

    @Test(
      "a run is pushed, a difference is accepted, and the reference is written into the working tree"
    )
    func wholeWay() async throws {
      let service = try await RunningService(TestCatalog.project())
      let server = "http://127.0.0.1:\(service.port)"
      let (scratch, project) = try await repository()
      let first = try await OversetProgram.run(
        ["push", try await blob(project), "--server", server], in: project, environment: Self.token)
      #expect(first.code == 0, "\(first.errors)")
      #expect(first.output.contains("\(server)/runs/1 is complete"))
      // A reference that is gone: its cell has a new value.
      let top = project.deletingLastPathComponent()
      try await OversetProgram.git(["checkout", "--quiet", "-b", "feature"], in: top)
      let reference = project.appending(path: "__Snapshots__/Plain/only.en_iPhoneSE.txt")
      let before = try Data(contentsOf: reference)
      try Data((String(decoding: before, as: UTF8.self) + "changed\n").utf8).write(to: reference)
      try await OversetProgram.git(["commit", "--quiet", "--all", "--message", "Second"], in: top)
      let second = try await OversetProgram.run(
        ["push", try await blob(project), "--server", server, "--base", "main"], in: project,
        environment: Self.token)
      #expect(second.code == 0, "\(second.errors)")
      let run = try await service.run(2)
      #expect(run.project == "shop" && run.branch == "feature")
      #expect(run.baseline?.number == 1)
      #expect(run.baseline?.why.contains("the merge base with main") == true)
      let document = try await service.ask("/v1/runs/2/document").text
      #expect(document.contains(#""path":"App/__Snapshots__/Plain/only.en_iPhoneSE.txt""#))
      // Open causes are left, and said.
      let address = "\(server)/runs/2"
      let early = try await OversetProgram.run(
        ["review", "--from", address], in: project, environment: Self.token)
      #expect(early.code == 1 && early.output.contains("open"))
      let causes = try await service.causes(2).causes
      #expect(causes.count == 1)
      try await service.decide(2, [DecisionChange(causes[0].id, "accept")])
      let late = try await OversetProgram.run(
        ["review", "--from", address], in: project, environment: Self.token)
      #expect(late.code == 0, "\(late.errors)")
      #expect(late.output.contains("wrote __Snapshots__/Plain/only.en_iPhoneSE.txt"))
      #expect(try Data(contentsOf: reference) == before)
      _ = scratch
    }

    @Test("without a repository a run is compared with that of the commit that is named")
    func withoutRepository() async throws {
      let service = try await RunningService(TestCatalog.project())
      let scratch = try Scratch()
      let project = scratch.folder.appending(path: "App", directoryHint: .isDirectory)
      try scratch.write(
        Data("devices: [iPhoneSE]\nlocales: [en]\n".utf8), to: "App/Config/matrix.yml")
      _ = try await OversetProgram.run(["run"], in: project)
      let blob = try await blob(project)
      func push(_ arguments: [String]) async throws -> Int32 {
        try await OversetProgram.run(
          ["push", blob, "--server", "http://127.0.0.1:\(service.port)"] + arguments, in: project,
          environment: Self.token
        ).code
      }
      let commits = ["a", "b", "c", "d"].map { String(repeating: $0, count: 40) }
      #expect(try await push(["--branch", "main"]) == 64)
      #expect(try await push(["--branch", "main", "--commit", commits[0]]) == 0)
      #expect(try await service.run(1).baseline?.number == nil)
      let named = ["--base-commit", commits[2], "--base-commit", commits[0]]
      #expect(try await push(["--branch", "new", "--commit", commits[1]] + named) == 0)
      let baseline = try #require(try await service.run(2).baseline)
      #expect(baseline.number == 1 && baseline.commit == commits[0])
      #expect(baseline.why.contains("the nearest of the 2 commits before it that has one"))
      // A name is no commit, and nothing is sent.
      let wrong = ["--branch", "new", "--commit", commits[3], "--base-commit", "main"]
      #expect(try await push(wrong) == 64)
      #expect(try await service.ask("/v1/runs").message(RunList.self).total == 2)
      _ = scratch
    }

    @Test("what is wrong is said with its code: arguments, tokens, blobs, servers")
    func refuses() async throws {
      let service = try await RunningService(TestCatalog.project())
      let server = "http://127.0.0.1:\(service.port)"
      let (scratch, project) = try await repository()
      let blob = try await blob(project)
      try scratch.write(Data("no blob".utf8), to: "shop/App/none.blob")
      try scratch.write(Data("overset_read\n".utf8), to: "shop/App/token")
      func push(_ arguments: [String], _ environment: [String: String] = Self.token) async throws
        -> Int32
      {
        try await OversetProgram.run(["push"] + arguments, in: project, environment: environment)
          .code
      }
      #expect(try await push([blob]) == 64)
      #expect(try await push([]) == 64)
      #expect(try await push([blob, "--server", "ftp://x"]) == 64)
      #expect(try await push([blob, "--server", server, "--pull-request", "0"]) == 64)
      #expect(try await push([blob, "--server", server], [:]) == 64)
      #expect(try await push([blob, "--server", server, "--token-file", "token"]) == 64)
      #expect(try await push([blob, "--server", server, "--token-file", "nowhere"]) == 74)
      #expect(try await push(["none.blob", "--server", server]) == 65)
      #expect(try await push(["gone.blob", "--server", server]) == 74)
      #expect(try await push([blob, "--server", server, "--nonce", "a"]) == 0)
      #expect(try await push([blob, "--server", server, "--nonce", "a"]) == 0)
      #expect(try await push([blob, "--server", server, "--nonce", "a", "--branch", "b"]) == 65)
      #expect(try await service.ask("/v1/runs").message(RunList.self).total == 1)
      let review = try await OversetProgram.run(
        ["review", "--from", "\(server)/1"], in: project, environment: Self.token)
      #expect(review.code == 64)
      // The token is in no output.
      let told = try await OversetProgram.run(
        ["push", blob, "--server", server], in: project,
        environment: ["OVERSET_SERVER_TOKEN": "overset_secret"])
      #expect(told.code == 64 && !(told.output + told.errors).contains("overset_secret"))
    }

    @Test(
      "GitLab names the last commit in common with the branch that a request is to be merged into")
    func commitInCommon() {
      let environment = ["GITLAB_CI": "true", "CI_MERGE_REQUEST_DIFF_BASE_SHA": "0a1b2c3d"]
      #expect(RunVariables(environment).baseCommits == ["0a1b2c3d"])
      #expect(RunVariables(["GITLAB_CI": "true"]).baseCommits.isEmpty)
      #expect(RunVariables(["CI_MERGE_REQUEST_DIFF_BASE_SHA": "0a1b2c3d"]).baseCommits.isEmpty)
    }

    @Test(
      "variables of each system name project, branch, pull request and attempt",
      arguments: [
        (
          [
            "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "a/b", "GITHUB_REF": "refs/pull/7/merge",
            "GITHUB_HEAD_REF": "f", "GITHUB_BASE_REF": "main", "GITHUB_RUN_ID": "9",
            "GITHUB_RUN_ATTEMPT": "2",
          ],
          "a/b f main 7 9-2"
        ),
        (
          [
            "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "a/b", "GITHUB_REF": "refs/heads/main",
            "GITHUB_REF_NAME": "main", "GITHUB_HEAD_REF": "", "GITHUB_RUN_ID": "9",
            "GITHUB_RUN_ATTEMPT": "1",
          ],
          "a/b main - - 9-1"
        ),
        (
          [
            "GITLAB_CI": "true", "CI_PROJECT_PATH": "a/b", "CI_COMMIT_REF_NAME": "f",
            "CI_PIPELINE_ID": "3",
            "CI_MERGE_REQUEST_IID": "4", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
          ],
          "a/b f main 4 3"
        ),
        (
          [
            "TF_BUILD": "True", "BUILD_REPOSITORY_NAME": "b",
            "BUILD_SOURCEBRANCH": "refs/heads/f/g", "BUILD_BUILDID": "5",
          ],
          "b f/g - - 5"
        ),
        (
          [
            "BUILDKITE": "true", "BUILDKITE_PIPELINE_SLUG": "b", "BUILDKITE_BRANCH": "f",
            "BUILDKITE_PULL_REQUEST": "false", "BUILDKITE_BUILD_ID": "u",
          ],
          "b f - - u"
        ),
        (
          [
            "CIRCLECI": "true", "CIRCLE_PROJECT_USERNAME": "a", "CIRCLE_PROJECT_REPONAME": "b",
            "CIRCLE_BRANCH": "f",
            "CIRCLE_PULL_REQUEST": "https://github.com/a/b/pull/12", "CIRCLE_WORKFLOW_ID": "w",
          ],
          "a/b f - 12 w"
        ),
        ([:], "- - - - -"),
      ] as [([String: String], String)])
    func variables(environment: [String: String], expected: String) {
      let said = RunVariables(environment)
      let words = [
        said.project, said.branch, said.base, said.pullRequest.map(String.init), said.nonce,
      ]
      #expect(words.map { $0 ?? "-" }.joined(separator: " ") == expected)
    }
  }
#endif
