#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore
  import OversetCommand
  import ServiceLifecycle

  /// The routes by which people decide about a run.
  enum ReviewRoutes {
    static let all = [causes, decide, accepted, comments, comment, events, history]

    private static let causes = Route(
      .get, "\(RunRoutes.run)/causes", needs: .read,
      RouteDescription(
        operation: "causes", summary: "List what is to be decided",
        details: """
          What people decide about at once, with what was decided: findings with the cells that have them, and differences \
          with the cells that have them in common.
          """, names: [RunRoutes.number], isAboutRuns: true,
        answers: [.json(.ok, CauseList.schemaName, "The causes.")])
    ) { request in
      let run = try await request.run()
      return try .json(try await Reviewer(run, at: request.service.runs).list())
    }

    private static let decide = Route(
      .put, "\(RunRoutes.run)/decisions", needs: .review,
      RouteDescription(
        operation: "decide", summary: "Decide",
        details: """
          Decides about causes or some of their cells, all of it or nothing. A decision is about content: it counts in each \
          run of the branch that has the same, and in others once they have its commit in them. If somebody has decided \
          about the same since `seen`, nothing is kept.
          """, names: [RunRoutes.number], request: DecisionRequest.schemaName, isAboutRuns: true,
        answers: [.json(.ok, CauseList.schemaName, "The causes, as they are now.")])
    ) { request in
      let change = try await request.json(DecisionRequest.self)
      try change.prove()
      let run = try await request.run()
      try request.spend(1)
      let list = try await Reviewer(run, at: request.service.runs)
        .decide(change, by: request.caller.author)
      request.service.logger.notice(
        "causes were decided",
        metadata: [
          "caller": "\(request.caller.name)", "run": "\(run.number)",
          "decisions": "\(change.decisions.count)", "revision": "\(list.revision)",
        ])
      return try .json(list)
    }

    private static let accepted = Route(
      .get, "\(RunRoutes.run)/accepted", needs: .read,
      RouteDescription(
        operation: "accepted", summary: "Get what was accepted",
        details: "What `overset review --from` writes into the working tree, and what it leaves.",
        names: [RunRoutes.number], isAboutRuns: true,
        answers: [.json(.ok, AcceptedList.schemaName, "What was accepted.")])
    ) { request in
      let run = try await request.run()
      let reviewer = try await Reviewer(run, at: request.service.runs)
      return try .json(try await reviewer.book().book.accepted(reviewer.review.causes))
    }

    // MARK: Comments

    private static let comments = Route(
      .get, "\(RunRoutes.run)/comments", needs: .read,
      RouteDescription(
        operation: "comments", summary: "List comments",
        details: "The comments about a run, the oldest first.", names: [RunRoutes.number],
        isAboutRuns: true, answers: [.json(.ok, CommentList.schemaName, "The comments.")])
    ) { request in
      let run = try await request.run()
      return try .json(
        CommentList(comments: try await request.service.runs.store().comments(of: run.number)))
    }

    private static let comment = Route(
      .post, "\(RunRoutes.run)/comments", needs: .review,
      RouteDescription(
        operation: "comment", summary: "Comment",
        details: "Adds a comment about a run, a cause, a cell, or a place in a cell.",
        names: [RunRoutes.number], request: CommentChange.schemaName, isAboutRuns: true,
        answers: [.json(.ok, CommentItem.schemaName, "The comment.")])
    ) { request in
      let change = try await request.json(CommentChange.self)
      try change.prove()
      let run = try await request.run()
      try request.spend(1)
      let item = try await request.service.runs.store().add(
        change, to: run.number, by: request.caller.author, at: Moment.now)
      request.service.runs.events.tell(.commented(id: item.id), of: run.number)
      return try .json(item)
    }

    // MARK: Events

    private static let events = Route(
      .get, "\(RunRoutes.run)/events", needs: .read,
      RouteDescription(
        operation: "events", summary: "Hear what happens to a run",
        details: """
          Server-sent events: `decided` with a revision, `commented` with a comment's id, `completed` with the state. A line \
          every 15 s keeps the connection.
          """, names: [RunRoutes.number], isAboutRuns: true,
        answers: [RouteAnswer(status: .ok, content: .events, summary: "The events.")])
    ) { request in
      let run = try await request.run()
      guard let stream = request.service.runs.events.stream(of: run.number) else {
        throw Problem(
          .serviceUnavailable, detail: "too many listen now", fields: [.retryAfter: "60"])
      }
      return Response(
        status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
        body: ResponseBody { writer in
          for await text in stream.cancelOnGracefulShutdown() {
            try await writer.write(ByteBuffer(string: text))
          }
          try await writer.finish(nil)
        })
    }

    // MARK: History

    private static let history = Route(
      .get, "/v1/history", needs: .read,
      RouteDescription(
        operation: "history", summary: "See a finding over runs",
        details:
          "Whether complete runs of a project have a finding, and by how much its text is over.",
        parameters: [
          RouteParameter("project", MemberSchema.text("The project."), isRequired: true),
          RouteParameter(
            "fingerprint", MemberSchema.text("What reports know the finding by."), isRequired: true),
          RouteParameter("branch", MemberSchema.text("The one branch; all by default.")),
        ], isAboutRuns: true,
        answers: [
          .json(.ok, RunHistoryList.schemaName, "The last 200 complete runs, the oldest first.")
        ])
    ) { request in
      let values = try QueryValues<HistoryName>(request.request)
      guard let project = values[.project], let fingerprint = values[.fingerprint] else {
        throw Problem(.badRequest, detail: "give the parameters project and fingerprint")
      }
      try request.spend(1)
      let points = try await request.service.runs.store().history(
        of: fingerprint, in: project, branch: values[.branch])
      return try .json(RunHistoryList(runs: points))
    }

    private enum HistoryName: String, CaseIterable { case project, fingerprint, branch }
  }
#endif
