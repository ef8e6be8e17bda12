#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import OversetConfig
  import OversetSlots

  /// `POST /v1/hooks/…` and `GET /v1/hooks/…/last`
  enum HookRoutes {
    /// How many failing texts of one message the log names.
    private static let logged = 20

    static let all: [Route] = HookSender.telling.flatMap { [route(of: $0), lastRoute(of: $0)] }

    private static func path(of sender: HookSender) -> String { "/v1/hooks/\(sender.rawValue)" }

    // MARK: Messages

    private static func route(of sender: HookSender) -> Route {
      Route(
        .post, path(of: sender), sender: sender,
        RouteDescription(
          operation: "hook-\(sender.rawValue)", summary: "Take a message of \(sender.title)",
          details: """
            Checks the texts that a message has, logs those that fail, and keeps the report. The message is proved by the \
            sender's signature or secret, and taken once. Without a secret of the sender there is no such path.
            """,
          answers: [
            .json(.ok, HookReport.schemaName, "What came of it."),
            .empty(.noContent, "The message was taken before."),
          ] + SenderAnswers.ofMessages)
      ) { request in
        let secret = try request.secret(of: sender)
        let body = try await request.body()
        let proof = HookProof(secret, now: Date())
        let identity = try proof.identity(of: sender, fields: request.request.headers, body: body)
        let texts: HookTexts
        do {
          texts = try HookTexts(body, from: sender)
        } catch let error as DecodingError {
          throw ServiceJSON.problem(error)
        }
        let hooks = request.service.hooks
        guard hooks.take(identity, of: sender, now: proof.now) else {
          return Response(status: .noContent)
        }
        do {
          return try .json(try await report(on: texts, from: sender, at: proof.now, request))
        } catch {
          // It may be sent again.
          hooks.forget(identity, of: sender)
          throw error
        }
      }
    }

    private static func report(
      on texts: HookTexts, from sender: HookSender, at time: Date, _ request: ServiceRequest
    ) async throws -> HookReport {
      let items = Array(texts.items.prefix(request.service.settings.items))
      let (answers, revision) = try await request.answers(to: items, for: sender)
      let failing = answers.filter { !$0.passes }
      let report = HookReport(
        sender: sender.rawValue, event: texts.event,
        received: time.ISO8601Format(), texts: answers.count, failing: failing,
        notChecked: answers.count { $0.verdict == ProposalOutcome.Verdict.notChecked.rawValue },
        leftOut: texts.items.count - items.count, revision: revision)
      request.service.hooks.keep(report, of: sender)
      let logger = request.service.logger
      logger.info(
        "a tool sent texts",
        metadata: [
          "sender": "\(sender.rawValue)", "event": "\(texts.event)", "texts": "\(answers.count)",
          "failing": "\(failing.count)",
        ])
      for answer in failing.prefix(logged) {
        logger.warning(
          "a text fails a check",
          metadata: [
            "sender": "\(sender.rawValue)", "key": "\(answer.key)", "locale": "\(answer.locale)",
            "message": "\(answer.message ?? "")",
          ])
      }
      return report
    }

    // MARK: Reports

    private static func lastRoute(of sender: HookSender) -> Route {
      Route(
        .get, "\(path(of: sender))/last", needs: .read,
        RouteDescription(
          operation: "last-of-\(sender.rawValue)",
          summary: "See what came of the last message of \(sender.title)",
          details:
            "The report on the last message since the server was started. It is kept in memory alone.",
          answers: [
            .json(.ok, HookReport.schemaName, "The report."),
            .json(.notFound, Problem.schemaName, "There was no message yet."),
          ])
      ) { request in
        guard let report = request.service.hooks.report(of: sender) else {
          throw Problem(
            .notFound, detail: "\(sender.title) has sent nothing since the server was started")
        }
        return try .json(report)
      }
    }
  }

  /// What every route of a sender may answer.
  enum SenderAnswers {
    /// Those to a question without a body.
    static let ofQuestions: [RouteAnswer] = [
      .json(.unauthorized, Problem.schemaName, "It is not the sender's, or not of now."),
      .json(.notFound, Problem.schemaName, "The server has no secret of the sender."),
      .json(.badRequest, Problem.schemaName, "It cannot be read."),
      .json(.tooManyRequests, Problem.schemaName, "The sender asked too much."),
    ]
    /// Those to a message.
    static let ofMessages: [RouteAnswer] =
      ofQuestions + [
        .json(.requestTimeout, Problem.schemaName, "The message came too slowly."),
        .json(.contentTooLarge, Problem.schemaName, "The message is too large."),
      ]
  }
#endif
