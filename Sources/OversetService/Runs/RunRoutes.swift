#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetCommand
  import OversetConfig
  import OversetVocabulary

  /// The routes by which runs come, and by which they are read.
  enum RunRoutes {
    static let path = "/v1/runs"
    static let run = "\(path)/{number}"

    static let number = RouteParameter(
      PathName.number, MemberSchema.integer("The run.", in: RunLimits.numbers), isRequired: true)
    private static let digest = RouteParameter(
      PathName.digest,
      MemberSchema.digest("A SHA-256."), isRequired: true)

    static let all = [open, shard, putObject, getObject, list, one, document]

    // MARK: Pushing

    private static let open = Route(
      .post, path, needs: .push,
      RouteDescription(
        operation: "open-run", summary: "Open a run",
        details: """
          Opens a run, or finds it again: each machine of a run may ask. With the same nonce and another commit, branch or \
          number of shards it is refused.
          """,
        request: RunOpening.schemaName, isAboutRuns: true,
        answers: [.json(.ok, OpenedRun.schemaName, "The run.")])
    ) { request in
      let opening = try await request.json(RunOpening.self)
      try OpeningProof.prove(opening)
      try request.spend(1)
      let run = try await request.service.runs.store().open(
        opening, by: request.caller.author, at: Moment.now)
      return try .json(
        OpenedRun(
          number: run.number, state: run.state(at: Moment.now).rawValue, lacks: run.lacking))
    }

    private static let shard = Route(
      .put, "\(run)/shards/{shard}", needs: .push,
      RouteDescription(
        operation: "push-shard", summary: "Send a shard",
        details: """
          Takes a shard's blob with digests in the place of files, and answers which files are lacking. When none is, \
          the shard counts. The same shard may be sent again; another blob in its place is refused.
          """,
        names: [
          number,
          RouteParameter(
            PathName.shard, MemberSchema.integer("The shard, from 1.", in: 1...10_000),
            isRequired: true),
        ], request: ShardUpload.schemaName, isAboutRuns: true,
        answers: [.json(.ok, ShardAnswer.schemaName, "What is lacking.")])
    ) { request in
      let desk = request.service.runs
      let run = try await request.run()
      let number = try request.number(PathName.shard, in: 1...run.opening.total)
      try request.spend(1)
      let limit = request.service.settings.uploadSize
      try desk.beginLarge()
      defer { desk.endLarge() }
      let upload = try await request.json(ShardUpload.self, limit: limit)
      try OpeningProof.prove(upload, limit: limit)
      let lacks = try await desk.take(upload, as: number, of: run, by: request.caller.author)
      var now = try await desk.store().run(run.number)
      if lacks.isEmpty, now.hasAllShards {
        _ = try await desk.contents(of: now)
        now = try await desk.store().run(run.number)
        desk.events.tell(.completed(state: now.state(at: Moment.now)), of: run.number)
      }
      return try .json(ShardAnswer(state: now.state(at: Moment.now).rawValue, lacks: lacks))
    }

    private static let putObject = Route(
      .put, "/v1/objects/{digest}", needs: .push,
      RouteDescription(
        operation: "push-object", summary: "Send a file",
        details: """
          Takes a file that a shard has named, and proves it by its digest. What begins as a PNG has to be one.
          """, names: [digest], isAboutRuns: true, takesBytes: true,
        answers: [.empty(.noContent, "The file is kept.")])
    ) { request in
      let desk = request.service.runs
      let digest = try named(request)
      try request.spend(1)
      let store = try desk.store()
      guard let size = try await store.size(ofAnnounced: digest) else {
        throw Problem(.conflict, detail: "no shard has named this file; send the shard first")
      }
      try desk.beginLarge()
      defer { desk.endLarge() }
      let body = try await request.body(
        limit: min(size, request.service.settings.uploadSize))
      try await keep(body, as: digest, at: desk, in: store)
      return Response(status: .noContent)
    }

    /// Keeps a file that is what its digest says, and a picture if it begins as one.
    private static func keep(
      _ body: Data, as digest: String, at desk: RunDesk, in store: RunStore
    ) async throws(Problem) {
      guard Digest.sha256Hex(of: body) == digest else {
        throw Problem(
          .unprocessableContent, detail: "these bytes have another digest than the path says")
      }
      if let stopped = store.stopped {
        throw Problem(.serviceUnavailable, detail: "nothing is written any more: \(stopped)")
      }
      do throws(Diagnostic) {
        if body.starts(with: ObjectKind.png) { try await desk.pictures.prove(body, name: digest) }
        try await store.objects.keep(body)
      } catch {
        throw store.problem(error)
      }
    }

    // MARK: Reading

    private static let getObject = Route(
      .get, "/v1/objects/{digest}", needs: .read,
      RouteDescription(
        operation: "object", summary: "Get a file",
        details: "A picture or text of a run, by its digest. It never changes.",
        names: [digest], isAboutRuns: true,
        answers: [
          RouteAnswer(status: .ok, content: .object, summary: "The file."),
          .empty(.notModified, "The file is what If-None-Match names."),
        ])
    ) { request in
      let digest = try named(request)
      let store = try request.service.runs.store()
      // What is kept beside files that were pushed is no file of theirs.
      guard try await store.size(ofAnnounced: digest) != nil else { throw missing }
      if let known = Response.unchanged(digest, in: request.known) { return known }
      do {
        guard let data = try await store.objects.data(digest) else { throw missing }
        return .object(data, digest: digest, unless: request.known)
      } catch {
        throw store.problem(error)
      }
    }

    private static let missing = Problem(.notFound, detail: "there is no such file")

    private static func named(_ request: ServiceRequest) throws(Problem) -> String {
      guard let digest = request.names.get(PathName.digest), ObjectName.isDigest(digest) else {
        throw missing
      }
      return digest
    }

    private static let list = Route(
      .get, path, needs: .read,
      RouteDescription(
        operation: "runs", summary: "List runs",
        details: "Runs, the newest first, without what their cells come to.",
        parameters: [
          RouteParameter("project", MemberSchema.text("The one project; all by default.")),
          RouteParameter("branch", MemberSchema.text("The one branch; all by default.")),
          RouteParameter(
            "state",
            MemberSchema.choice("The one state.", of: RunState.allCases.map(\.rawValue))),
          RouteParameter(
            "offset", MemberSchema.integer("How many are passed over.", in: RunQuery.offsets)),
          RouteParameter(
            "limit",
            MemberSchema.integer("How many are listed, 50 by default.", in: RunLimits.listed)),
        ], isAboutRuns: true, answers: [.json(.ok, RunList.schemaName, "The runs.")])
    ) { request in
      let query = try RunQuery(request.request)
      try request.spend(1)
      let now = Moment.now
      let (runs, total) = try await request.service.runs.store().runs(query, at: now)
      return try .json(RunList(runs: runs.map { RunItem($0, at: now) }, total: total))
    }

    private static let one = Route(
      .get, run, needs: .read,
      RouteDescription(
        operation: "run", summary: "See a run",
        details: "How far a run is, what it is compared with and why, and how much was decided.",
        names: [number], isAboutRuns: true, answers: [.json(.ok, RunItem.schemaName, "The run.")])
    ) { request in
      let run = try await request.run()
      let now = Moment.now
      var item =
        run.shards.isEmpty
        ? RunItem(run, at: now) : try await Reviewer(run, at: request.service.runs).item(at: now)
      item.caller = CallerItem(request.caller)
      return try .json(item)
    }

    private static let document = Route(
      .get, "\(run)/document", needs: .read,
      RouteDescription(
        operation: "run-document", summary: "Get the document of a run",
        details: """
          What the page of a report shows (Docs/page-data.md), as `overset merge --report html` makes it of the shards \
          that are there. Pictures are at /v1/objects.
          """, names: [number], isAboutRuns: true,
        answers: [
          .document(.ok, "The document."),
          .empty(.notModified, "The document is what If-None-Match names."),
        ])
    ) { request in
      let run = try await request.run()
      let desk = request.service.runs
      let digest = try await desk.contents(of: run).document
      let store = try desk.store()
      do {
        guard let data = try await store.objects.data(digest) else { throw missing }
        return .file(data, "application/json", unless: request.known)
      } catch {
        throw store.problem(error)
      }
    }
  }

  /// What a file is, by its first bytes.
  enum ObjectKind {
    /// How a PNG begins.
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    /// The type that a browser is told.
    static func type(of data: Data) -> String {
      if data.starts(with: png) { return "image/png" }
      return String(validating: data, as: UTF8.self) == nil
        ? "application/octet-stream" : "text/plain; charset=utf-8"
    }
  }
#endif
