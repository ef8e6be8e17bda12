#if Service
  import Foundation
  import OversetFiles
  import OversetVocabulary

  /// What git knows of the commit that is checked out: with what its run may be compared, and whose decisions it has in it.
  struct RunHistory: Sendable {
    /// How many commits of one line a run may be compared with.
    static let bases = 200
    /// How many commits a run has in it, as far as a server is told.
    static let ancestors = 1000

    let commit: String
    let tree: String
    /// The branch's own commit, where the one that is checked out is a merge that a system made for a pull request.
    let head: String?
    let branch: String?
    let mergeBase: String?
    let bases: [String]
    let ancestors: [String]
    let trees: [String]
    let pullRequests: [Int]
    /// Whether the clone lacks the commits before some.
    let isShallow: Bool
    /// The project's folder, from that of the repository; empty where they are one.
    let folder: String
    /// The name of the repository's folder.
    let name: String

    /// - Parameters:
    ///   - folder: The project's.
    ///   - base: The branch that it is to be merged into; nil for the one that the remote has checked out.
    ///   - isPullRequest: Whether a system may have made a merge of it.
    /// - Throws: `Diagnostic` for a folder that no repository has, and for a repository without a commit.
    init(around folder: URL, base: String?, isPullRequest: Bool) throws(Diagnostic) {
      let git = GitProgram(folder: folder)
      guard let commit = try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) else {
        throw Diagnostic(
          .usage, problem: "there is no commit here that the run could be of",
          remedy: "push from a clone of the repository, or give --commit and --branch")
      }
      self.commit = commit
      tree = try git.line(["rev-parse", "\(commit)^{tree}"]) ?? ""
      let second = try git.line(["rev-parse", "--verify", "--quiet", "\(commit)^2"])
      head = isPullRequest ? second : nil
      let branch = try git.line(["symbolic-ref", "--quiet", "--short", "HEAD"])
      self.branch = branch
      isShallow = try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
      let prefix = try git.line(["rev-parse", "--show-prefix"]) ?? ""
      self.folder = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
      let top = try git.line(["rev-parse", "--show-toplevel"]) ?? ""
      name = top.split(separator: "/").last.map(String.init) ?? ""
      let other = try Self.revision(ofBase: base, own: branch, git)
      let mergeBase = try other.flatMap { other throws(Diagnostic) in
        try git.line(["merge-base", other, commit])
      }
      self.mergeBase = mergeBase
      // On the base branch itself a run is compared with those before it.
      let start = mergeBase.flatMap { $0 == commit ? nil : $0 }
      let line = try git.lines([
        "rev-list", "--first-parent", "--max-count=\(Self.bases + 1)", start ?? commit,
      ])
      bases = Array((start == nil ? line.dropFirst() : line[...]).prefix(Self.bases))
      ancestors = try git.lines(["rev-list", "--max-count=\(Self.ancestors)", commit])
      let log = try git.lines([
        "log", "--first-parent", "--max-count=\(Self.bases)", "--format=%T %s", commit,
      ])
      trees = log.compactMap { $0.split(separator: " ").first.map(String.init) }
      pullRequests = log.compactMap { Self.pullRequest(in: $0) }
    }

    /// The commit of the base branch; nil where there is none.
    private static func revision(
      ofBase base: String?, own: String?, _ git: GitProgram
    ) throws(Diagnostic) -> String? {
      let name: String
      if let base {
        name = base
      } else if let head = try git.line([
        "rev-parse", "--abbrev-ref", "--verify", "--quiet", "origin/HEAD",
      ]) {
        name = head.hasPrefix("origin/") ? String(head.dropFirst("origin/".count)) : head
      } else {
        return nil
      }
      for candidate in ["refs/remotes/origin/\(name)", "refs/heads/\(name)", name] {
        if let found = try git.line([
          "rev-parse", "--verify", "--quiet", "--end-of-options", "\(candidate)^{commit}",
        ]) {
          return found
        }
      }
      return nil
    }

    /// The pull request that a commit has merged, as GitHub, GitLab and Bitbucket write it into the first line.
    static func pullRequest(in line: String) -> Int? {
      if let match = line.firstMatch(of: /Merge(?:d)? pull request #(\d{1,9})\b/) {
        return Int(match.1)
      }
      if let match = line.firstMatch(of: /\((?:#|!)(\d{1,9})\)$/) { return Int(match.1) }
      return nil
    }
  }

  extension GitProgram {
    /// The first line of what git prints; nil if it ends with an error or prints none.
    fileprivate func line(_ arguments: [String]) throws(Diagnostic) -> String? {
      try lines(arguments).first
    }

    /// What git prints, by lines; none if it ends with an error.
    fileprivate func lines(_ arguments: [String]) throws(Diagnostic) -> [String] {
      guard let data = try output(arguments, maximum: 4_000_000) else { return [] }
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
#endif
