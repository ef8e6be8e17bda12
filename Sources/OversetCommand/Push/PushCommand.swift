import ArgumentParser
import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetVocabulary

/// `overset push`
struct PushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Sends a run, or its shards, to a service where people review it.",
    discussion: """
      Each machine may send its own shard, at any time and more than once. Project, branch, commit and pull request come \
      from the variables of GitHub Actions, GitLab CI, Azure Pipelines, Buildkite, CircleCI and Jenkins, else from git. \
      The token comes from OVERSET_SERVER_TOKEN or --token-file. Exit code 0: the server has what was sent; 64: wrong \
      arguments, or a token without the right; 65: the server refuses the blob; 74: it does not answer.
      """)

  @Argument(help: "The blobs, as `overset run --blob` or --shard has written them.")
  var blobs: [String]

  @Option(
    help: "The address of the service, such as https://overset.example. Default: OVERSET_SERVER.")
  var server: String?

  @OptionGroup var project: ProjectOptions

  @Option(
    name: .customLong("token-file"),
    help: "A file that holds the token. Default: OVERSET_SERVER_TOKEN.")
  var tokenFile: String?

  @Option(
    help: "The project's name on the service, such as shop/ios. Default: that of the repository.")
  var name: String?

  @Option(help: "The branch.") var branch: String?
  @Option(help: "The branch that it is to be merged into.") var base: String?
  @Option(help: "The commit.") var commit: String?

  @Option(
    name: .customLong("base-commit"),
    help:
      "A commit before it whose run it is compared with. Repeatable, the nearest first. Default: what git knows."
  )
  var baseCommits: [String] = []

  @Option(name: .customLong("pull-request"), help: "The number of the pull request.")
  var pullRequest: Int?

  @Option(
    help:
      "What the shards of one run have in common. Default: the number of the job's run, else commit and plan."
  )
  var nonce: String?

  @Option(help: "How many seconds the server waits for shards that are lacking. Default: 7200.")
  var expires: Int?

  func validate() throws {
    if let pullRequest, pullRequest < 1 {
      throw ValidationError("--pull-request is \(pullRequest); give its number")
    }
    if let expires, !(60...604_800).contains(expires) {
      throw ValidationError("--expires is \(expires); give 60 to 604800 seconds")
    }
    if blobs.isEmpty { throw ValidationError("no blob was given") }
  }

  func run() async throws {
    do throws(Diagnostic) {
      #if Service
        try await push()
      #else
        throw Diagnostic(
          .usage, problem: "this program was built without the trait Service",
          remedy: "build it with `swift build --traits Service,Source`")
      #endif
    } catch {
      throw CommandExit.report(error)
    }
  }
}

#if Service
  extension PushCommand {
    private func push() async throws(Diagnostic) {
      let environment = ProcessInfo.processInfo.environment
      let folder = try project.existingURL()
      let address = server ?? environment["OVERSET_SERVER"].flatMap { $0.isEmpty ? nil : $0 }
      guard let address else {
        throw Diagnostic(
          .usage, problem: "no service was named", remedy: "give --server, or set OVERSET_SERVER")
      }
      let client = try ServiceClient(
        address, token: try ServiceToken.read(file: tokenFile, in: environment))
      let result: Result<(RunPusher.Outcome, count: Int), Diagnostic>
      do throws(Diagnostic) {
        let shards = try self.shards(in: folder)
        let opening = try opening(of: shards, in: folder, environment)
        result = .success((try await RunPusher(client).push(shards, of: opening), shards.count))
      } catch {
        result = .failure(error)
      }
      await client.close()
      let (outcome, count) = try result.get()
      let noun = count == 1 ? "shard" : "shards"
      Output.write(
        """
        run \(outcome.number): \(count) \(noun) sent, \(outcome.files.sent) of \(outcome.files.all) files were new
        \(address)/runs/\(outcome.number) is \(outcome.state)

        """)
    }

    private func shards(in folder: URL) throws(Diagnostic) -> [PushedShard] {
      var shards: [PushedShard] = []
      for path in blobs {
        let file = BoundFile(argument: URL(filePath: path, directoryHint: .notDirectory), as: path)
        guard let bytes = try file.contents(maximum: FileLimit.blob) else {
          throw Diagnostic(
            .inputOutput, file: path, problem: "there is no such file",
            remedy: "give the blobs that shards have written")
        }
        let shard = try PushedShard(bytes, name: path, project: folder)
        if let first = shards.first,
          first.plan != shard.plan || first.shard.count != shard.shard.count
        {
          throw Diagnostic(
            .data, file: path, problem: "this is a shard of another run than \(blobs[0])",
            remedy: "push the shards of one run at a time")
        }
        shards.append(shard)
      }
      return shards
    }

    private func opening(
      of shards: [PushedShard], in folder: URL, _ environment: [String: String]
    ) throws(Diagnostic) -> RunOpening {
      if let other = baseCommits.first(where: { !RunOpening.isCommit($0) }) {
        throw Diagnostic(
          .usage, problem: "--base-commit is “\(other)”, which names no commit",
          remedy: "give 7 to 64 hexadecimal digits")
      }
      let said = RunVariables(environment)
      let number = pullRequest ?? said.pullRequest
      let history: RunHistory?
      do throws(Diagnostic) {
        history = try RunHistory(
          around: folder, base: base ?? said.base, isPullRequest: number != nil)
      } catch {
        // Whoever names the commit needs no repository; the baseline is that of the commits that are named.
        guard commit != nil, branch ?? said.branch != nil else { throw error }
        history = nil
      }
      let isChecked = commit == nil || commit == history?.commit
      let known = isChecked ? history : nil
      let commit = commit ?? history?.commit ?? ""
      guard let branch = branch ?? said.branch ?? history?.branch else {
        throw Diagnostic(
          .usage, problem: "nothing says which branch this is", remedy: "give --branch")
      }
      let knowsBase = known.map { $0.mergeBase != nil || !$0.isShallow } ?? false
      let bases = baseCommits.isEmpty && !knowsBase ? said.baseCommits : baseCommits
      if known?.isShallow == true, bases.isEmpty {
        Output.error(
          "the clone is shallow: the run is compared with none before it; fetch all commits (fetch-depth: 0)"
        )
      }
      let plan = shards.first?.plan ?? ""
      let count = shards.first?.shard.count ?? 1
      let own = Digest.sha256Hex(of: Data("\(commit) \(plan) \(count)".utf8)).prefix(32)
      var opening = RunOpening(
        project: name ?? said.project ?? history?.name ?? "project",
        nonce: nonce ?? said.nonce ?? String(own), total: count, branch: branch, commit: commit)
      opening.pullRequest = number
      opening.base = base ?? said.base
      opening.expires = expires
      opening.folder = history.flatMap { $0.folder.isEmpty ? nil : $0.folder }
      if let known { Self.add(known, to: &opening) }
      guard !bases.isEmpty else { return opening }
      (opening.bases, opening.mergeBase) = (bases, nil)
      if opening.ancestors.isEmpty { opening.ancestors = [commit] + bases }
      return opening
    }

    /// Adds what git knows.
    private static func add(_ known: RunHistory, to opening: inout RunOpening) {
      opening.head = known.head
      opening.tree = known.tree
      opening.mergeBase = known.mergeBase
      opening.bases = known.bases
      opening.ancestors = known.ancestors
      opening.trees = known.trees
      opening.pullRequests = known.pullRequests
    }
  }
#endif
