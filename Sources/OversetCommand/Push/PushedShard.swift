#if Service
  package import Foundation
  import OversetConfig
  import OversetFiles
  package import OversetProject
  import OversetReports
  import OversetRun
  package import OversetVocabulary

  /// A shard of a run, ready to be sent: the blob without its files, and the files that belong to it.
  package struct PushedShard: Sendable {
    /// Which one it is.
    package let shard: Shard
    /// The digest of its plan.
    package let plan: String
    /// What is sent first.
    package let upload: ShardUpload
    /// Where the bytes of each file are, by its digest.
    private let sources: [String: Source]

    private enum Source: Sendable {
      /// In the blob.
      case blob(Data)
      /// In the repository.
      case file(String)
    }

    private let root: FileRoot

    /// Reads a blob of the project in `folder`, and finds the files that its page shows.
    ///
    /// - Throws: `Diagnostic` for what is no blob of a run, and for a file that cannot be read.
    package init(_ bytes: Data, name: String, project folder: URL) throws(Diagnostic) {
      let seal = try ShardSeal(bytes, name: name)
      guard seal.command == .run else {
        throw Diagnostic(
          .data, file: name, problem: "this is a blob of \(seal.command.writer), and no run",
          remedy: "push blobs of \(ShardedCommand.run.writer)")
      }
      let blob = try ShardBlob<RecordedRun>(seal, name: name, program: ProgramVersion.current)
      // Nobody could decide about a picture that is not there, and all others would be sent first.
      if let lack = blob.record.lack(named: name) { throw lack }
      let merge = try RunMerge(ShardSet([.init(blob, named: name)]), in: folder)
      let report = FindingReport(
        try merge.record(isPartial: true).outcome,
        FindingReport.Circumstances(
          command: "run", version: ProgramVersion.current, project: folder))
      shard = blob.shard
      plan = blob.plan
      root = FileRoot(folder).inRepository
      let (parcel, files) = ShardParcel.parting(bytes)
      var sources: [String: Source] = [:]
      var objects: [NamedObject] = []
      for file in files {
        sources[file.digest] = .blob(file.data)
        objects.append(NamedObject(digest: file.digest, size: file.data.count))
      }
      for path in report.pageFiles where Self.travels(path) {
        let whole = "\(root.boundary == "/" ? "" : root.boundary)/\(path)"
        guard let data = try root.read(whole, maximum: FileLimit.reference) else { continue }
        let digest = Digest.sha256Hex(of: data)
        if sources[digest] == nil { sources[digest] = .file(whole) }
        objects.append(NamedObject(digest: digest, size: data.count, path: path))
      }
      self.sources = sources
      upload = ShardUpload(blob: String(decoding: parcel.text, as: UTF8.self), objects: objects)
    }

    /// Whether a server takes a file of that path: nothing of it is hidden.
    private static func travels(_ path: String) -> Bool {
      path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.hasPrefix(".")
      }
    }

    /// The bytes of a file that is sent.
    ///
    /// - Throws: `Diagnostic` for one that is not the shard's, and for one that has changed since.
    package func data(_ digest: String) throws(Diagnostic) -> Data {
      switch sources[digest] {
      case .blob(let data): return data
      case .file(let path):
        if let data = try root.read(path, maximum: FileLimit.reference),
          Digest.sha256Hex(of: data) == digest
        {
          return data
        }
        throw Diagnostic(
          .data, file: path, problem: "the file has changed while it was pushed",
          remedy: "push again")
      case nil:
        throw Diagnostic(
          .data, problem: "the server asks for \(digest), which is no file of the shard",
          remedy: "use the same version of overset on both sides")
      }
    }
  }
#endif
