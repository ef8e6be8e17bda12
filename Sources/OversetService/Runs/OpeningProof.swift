#if Service
  import HTTPTypes
  import OversetCommand

  /// Proves what is said of a run and of its files before anything is kept.
  enum OpeningProof {
    /// - Throws: `Problem` for what cannot be.
    static func prove(_ opening: RunOpening) throws(Problem) {
      for (name, text) in [
        ("project", opening.project), ("nonce", opening.nonce), ("branch", opening.branch),
        ("base", opening.base ?? "-"),
      ] where !isName(text) {
        throw refusal(
          name, "\(name) has 1 to \(RunLimits.name) bytes, and no control characters")
      }
      guard (1...10_000).contains(opening.total) else {
        throw refusal("total", "there are 1 to 10000 shards")
      }
      for (name, commit) in [
        ("commit", opening.commit), ("head", opening.head ?? opening.commit),
        ("tree", opening.tree ?? opening.commit),
        ("mergeBase", opening.mergeBase ?? opening.commit),
      ] where !RunOpening.isCommit(commit) {
        throw refusal(name, "\(name) is no commit: 7 to 64 hexadecimal digits")
      }
      for (name, commits) in [
        ("bases", opening.bases), ("ancestors", opening.ancestors), ("trees", opening.trees),
      ] {
        guard commits.count <= RunLimits.commits, commits.allSatisfy(RunOpening.isCommit) else {
          throw refusal(name, "\(name) has up to \(RunLimits.commits) commits")
        }
      }
      guard opening.pullRequests.count <= RunLimits.commits,
        (opening.pullRequests + [opening.pullRequest ?? 1]).allSatisfy(
          RunLimits.pullRequests.contains)
      else { throw refusal("pullRequests", "a pull request has a number from 1") }
      if let expires = opening.expires, !RunLimits.expiry.contains(expires) {
        throw refusal(
          "expires", "give \(RunLimits.expiry.lowerBound) to \(RunLimits.expiry.upperBound) seconds"
        )
      }
      if let folder = opening.folder, !isPath(folder) {
        throw refusal("folder", "folder is a path from the repository's folder")
      }
    }

    /// - Throws: `Problem` for files that cannot be.
    static func prove(_ upload: ShardUpload, limit: Int) throws(Problem) {
      guard upload.objects.count <= RunLimits.objects else {
        throw refusal("objects", "a shard has up to \(RunLimits.objects) files")
      }
      for (number, object) in upload.objects.enumerated() {
        guard ObjectName.isDigest(object.digest) else {
          throw refusal(
            "objects/\(number)/digest", "this is no SHA-256 in small hexadecimal digits")
        }
        guard (0...limit).contains(object.size) else {
          throw refusal("objects/\(number)/size", "a file has up to \(limit) bytes")
        }
        if let path = object.path, !isPath(path) {
          throw refusal("objects/\(number)/path", "this is no path from the repository's folder")
        }
      }
    }

    private static func refusal(_ pointer: String, _ detail: String) -> Problem {
      Problem(.badRequest, detail: detail, pointer: "/\(pointer)")
    }

    /// Whether a text can be listed as a name.
    static func isName(_ text: String) -> Bool {
      (1...RunLimits.name).contains(text.utf8.count)
        && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    /// Whether a path stays below the folder that it begins in, and names nothing that is hidden.
    static func isPath(_ path: String) -> Bool {
      (1...RunLimits.path).contains(path.utf8.count)
        && path.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
          !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count <= 255
        }
    }
  }
#endif
