#if Service
  import Foundation
  import OversetCommand
  import OversetProject
  import OversetReports
  import OversetRun
  import OversetService
  import OversetSnapshots
  import OversetTestBasics
  import OversetTestProjects
  import OversetUI
  import OversetVocabulary

  /// An app whose runs are pushed: a text that is too long in German on the narrow device, and one that fits.
  struct PushedApp {
    let project: TestProject
    /// The text of the second component; another one differs from its references.
    var label = "Plain"
    /// Whether a run records references that are missing.
    var recordMode = RecordMode.never
    /// The German text of the first.
    private static let short = "Los"
    private static let long = "Alle Einkäufe wiederherstellen"

    /// The languages of the run; the catalog has Arabic, too, if they name it.
    private let locales: [String]

    /// An app with references.
    init(locales: [String] = ["en", "de"]) async throws {
      self.locales = locales
      project = try TestProject(
        matrix: "devices: [iPhoneSE, iPhone16Pro]\nlocales: [\(locales.joined(separator: ", "))]\n")
      try write(german: Self.short)
      _ = try await record(mode: .missing)
    }

    /// Writes the catalog.
    func write(german: String) throws {
      let arabic = german == Self.short ? "ابدأ" : "استعادة جميع المشتريات السابقة"
      let more =
        locales.contains("ar")
        ? ", \"ar\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(arabic)\"}}" : ""
      try project.write(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "restore": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Go"}},
            "de": {"stringUnit": {"state": "translated", "value": "\(german)"}}\(more)}}}}
        """, to: "Locales/Test.xcstrings")
    }

    /// Makes the German text too long.
    func breakGerman() throws { try write(german: Self.long) }

    private var components: [Component] {
      [
        Sample.localized("restore", width: 80, name: "Card"),
        Sample.label(label, name: "Other"),
      ]
    }

    private func run(_ shard: Shard? = nil) throws -> MatrixRun {
      var run = MatrixRun(project: try Project(root: project.root), components: components)
      run.jobs = 1
      run.shard = shard
      run.recordMode = recordMode
      return run
    }

    private func record(mode: RecordMode) async throws -> RunRecord {
      var run = try run()
      run.recordMode = mode
      return try await run.record()
    }

    /// The blobs of all shards.
    ///
    /// - Parameter limit: How many bytes of pictures each may hold; nil for as many as any.
    func blobs(_ count: Int = 1, limit: Int? = nil) async throws -> [Data] {
      var blobs: [Data] = []
      for index in 1...count {
        guard let shard = Shard(index, of: count) else { throw CocoaError(.coderInvalidValue) }
        let run = try run(shard)
        let record = try await run.record()
        blobs.append(
          try run.blob(of: record, shard, program: ProgramVersion.current, limit: limit).bytes())
      }
      return blobs
    }

    /// Shards, ready to be sent.
    func shards(_ count: Int = 1) async throws -> [PushedShard] {
      try await blobs(count).enumerated().map { number, blob in
        try PushedShard(blob, name: "blob \(number + 1)", project: project.root)
      }
    }

    /// The document that `overset merge --report html` writes here.
    func document(of blobs: [Data], isPartial: Bool = false) throws -> Data {
      let parts = try blobs.enumerated().map { number, bytes in
        ShardSet<RecordedRun>.Part(
          try ShardBlob<RecordedRun>(
            ShardSeal(bytes, name: "\(number)"), name: "\(number)",
            program: ProgramVersion.current), named: "\(number)")
      }
      let merge = try RunMerge(ShardSet(parts), in: project.root)
      let outcome = try merge.record(isPartial: isPartial).outcome
      _ = merge.putBack()
      let report = FindingReport(
        outcome,
        FindingReport.Circumstances(
          command: "run", version: ProgramVersion.current, project: project.root))
      return try PageContents(report) { _, _ in }.document
    }

    /// What a machine says of a run of a commit.
    static func opening(
      _ commit: String, nonce: String? = nil, total: Int = 1, branch: String = "main",
      before bases: [String] = []
    ) -> RunOpening {
      var opening = RunOpening(
        project: "shop", nonce: nonce ?? commit, total: total, branch: branch, commit: commit)
      opening.bases = bases
      opening.ancestors = [commit] + bases
      return opening
    }

    /// A commit that nobody has made.
    static func commit(_ number: Int) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 40 - digits.count) + digits
    }
  }

  extension RunningService {
    /// A client that waits for nothing.
    func client(token: String? = RunningService.secret) throws -> ServiceClient {
      try ServiceClient("http://127.0.0.1:\(port)", token: token) { _ in }
    }

    /// Pushes shards, and returns the run.
    @discardableResult
    func push(_ shards: [PushedShard], _ opening: RunOpening) async throws -> RunPusher.Outcome {
      let client = try client()
      do {
        let outcome = try await RunPusher(client).push(shards, of: opening)
        await client.close()
        return outcome
      } catch {
        await client.close()
        throw error
      }
    }

    /// A run.
    func run(_ number: Int) async throws -> RunItem {
      try await ask("/v1/runs/\(number)").message(RunItem.self)
    }

    /// Its causes.
    func causes(_ number: Int) async throws -> CauseList {
      try await ask("/v1/runs/\(number)/causes").message(CauseList.self)
    }

    /// Decides.
    @discardableResult
    func decide(
      _ number: Int, _ decisions: [DecisionChange], seen: Int? = nil
    ) async throws -> Answer {
      let revision: Int
      if let seen { revision = seen } else { revision = try await causes(number).revision }
      let body = try JSONEncoder().encode(DecisionRequest(decisions, seen: revision))
      return try await ask("/v1/runs/\(number)/decisions", method: "PUT", body: body)
    }

    /// What `overset review --from` writes.
    func accepted(_ number: Int) async throws -> AcceptedList {
      try await ask("/v1/runs/\(number)/accepted").message(AcceptedList.self)
    }
  }
#endif
