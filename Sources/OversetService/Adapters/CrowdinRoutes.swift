#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig
  import OversetFiles
  import OversetVocabulary

  /// The routes of an app for Crowdin: the check after saving (`external-qa-check`), and the panel beside the editor
  /// (`editor-right-panel`), whose questions carry Crowdin's token as well.
  enum CrowdinRoutes {
    private static let path = "/v1/crowdin"

    static let all = [validate, batchSize, installed, panel, check, picture] + files

    private static let document = [
      RouteAnswer(status: .ok, content: .document, summary: "As Crowdin's documentation has it.")
    ]
    private static let token = [
      RouteParameter(
        "jwtToken", MemberSchema.text("Crowdin's token (HS256)."), isRequired: true)
    ]

    // MARK: Checks

    private static let validate = Route(
      .post, "\(path)/validate", sender: .crowdin,
      RouteDescription(
        operation: "crowdin-validate", summary: "Check translations for Crowdin",
        details: """
          runQaCheckUrl of the module external-qa-check: question and answer are those of Crowdin's documentation. A \
          translation that cannot be checked passes.
          """,
        parameters: token, answers: document + SenderAnswers.ofMessages)
    ) { request in
      try request.proveCrowdin()
      let body = try await request.body()
      let question: CrowdinQuestion
      do {
        question = try JSONDecoder().decodeBounded(CrowdinQuestion.self, from: body)
      } catch let error as DecodingError {
        throw ServiceJSON.problem(error)
      }
      let most = request.service.settings.items
      guard question.data.translations.count <= most else {
        throw Problem(
          .contentTooLarge,
          detail: "there are \(question.data.translations.count) translations; send \(most) at most"
        )
      }
      let (answers, _) = try await request.answers(to: question.items, for: .crowdin)
      return try .json(CrowdinAnswer(answers))
    }

    private static let batchSize = Route(
      .get, "\(path)/batch-size", sender: .crowdin,
      RouteDescription(
        operation: "crowdin-batch-size", summary: "See how many translations are checked at once",
        details: "getBatchSizeUrl of the module external-qa-check.",
        parameters: token, answers: document + SenderAnswers.ofQuestions)
    ) { request in
      try request.proveCrowdin()
      return try .json(CrowdinBatchSize(request.service.settings.items))
    }

    /// Crowdin says that the app was installed, and with what it could be asked. Nothing is asked, and nothing kept.
    private static let installed = Route(
      .post, "\(path)/installed", sender: .crowdin,
      RouteDescription(
        operation: "crowdin-installed", summary: "Hear that the app was installed",
        details: "Crowdin asks for it. The message is not read, and nothing of it kept.",
        answers: [.empty(.noContent, "Heard.")] + SenderAnswers.ofMessages)
    ) { request in
      _ = try request.secret(of: .crowdin)
      return Response(status: .noContent)
    }

    // MARK: Panel

    private static let panel = Route(
      .get, "\(path)/panel", sender: .crowdin,
      RouteDescription(
        operation: "crowdin-panel", summary: "The panel beside Crowdin's editor",
        details: """
          The page of the module editor-right-panel. It holds nothing of the project: its questions carry the token that \
          Crowdin gives it.
          """,
        answers: [
          RouteAnswer(
            status: .ok, content: .file("text/html; charset=utf-8"), summary: "The page."),
          .empty(.notModified, "The page is what If-None-Match names."),
        ] + SenderAnswers.ofQuestions)
    ) { request in
      _ = try request.secret(of: .crowdin)
      var response = Response.file(
        try asset("crowdin.html"), "text/html; charset=utf-8", unless: request.known)
      response.headers[.contentSecurityPolicy] = policy
      return response
    }

    /// Crowdin's script is the only way for a page to speak with the editor, and must come from there.
    private static let policy = [
      "default-src 'none'", "script-src 'self' https://cdn.crowdin.com", "style-src 'self'",
      "img-src blob:", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors https://crowdin.com https://*.crowdin.com",
    ].joined(separator: "; ")

    private static let files = [
      ("crowdin.js", "text/javascript; charset=utf-8"), ("crowdin.css", "text/css; charset=utf-8"),
    ].map { file, type in
      Route(
        .get, "\(path)/\(file)", sender: .crowdin,
        RouteDescription(
          operation: "crowdin-\(file.replacing(".", with: "-"))", summary: "The panel: \(file)",
          details: "A file of the panel. It holds nothing of the project.",
          answers: [
            RouteAnswer(status: .ok, content: .file(type), summary: "The file."),
            .empty(.notModified, "The file is what If-None-Match names."),
          ] + SenderAnswers.ofQuestions)
      ) { request in
        _ = try request.secret(of: .crowdin)
        return .file(try asset(file), type, unless: request.known)
      }
    }

    /// `POST /v1/check` with Crowdin's token in place of ours.
    private static let check = Route(
      .post, "\(path)/check", sender: .crowdin,
      RouteDescription(
        operation: "crowdin-check", summary: "Check what is typed in Crowdin",
        details: "As the route for checks, with Crowdin's token in the field Authorization.",
        request: CheckRequest.schemaName,
        answers: [.json(.ok, CheckResponse.schemaName, "The answers.")] + SenderAnswers.ofMessages)
    ) { request in
      try request.proveCrowdin()
      let items = try await request.json(CheckRequest.self).items
      let most = request.service.settings.items
      guard items.count <= most else {
        throw Problem(
          .contentTooLarge, detail: "the request has \(items.count) items; send \(most) at most")
      }
      let (answers, revision) = try await request.answers(to: items, for: .crowdin)
      return try .json(
        CheckResponse(
          items: answers, revision: revision, stale: request.service.projects.stale))
    }

    private static let picture = Route(
      .get, "\(path)/picture", sender: .crowdin,
      RouteDescription(
        operation: "crowdin-picture", summary: "Draw what is typed in Crowdin",
        details: "As the route for pictures, with Crowdin's token in the field Authorization.",
        parameters: PictureRoute.route.description.parameters,
        answers: PictureRoute.route.description.answers + SenderAnswers.ofQuestions)
    ) { request in
      try request.proveCrowdin()
      return try await PictureRoute.route.respond(request)
    }

    private static func asset(_ name: String) throws(Diagnostic) -> Data {
      try PageFile.named(name, at: path).contents
    }
  }

  extension ServiceRequest {
    /// Proves Crowdin's token: in the query, as Crowdin sends it, or in the field Authorization, as the panel does.
    fileprivate func proveCrowdin() throws(Problem) {
      let secret = try secret(of: .crowdin)
      guard let token = bearer ?? queried else {
        throw HookProof.refusal("there is no token of Crowdin")
      }
      try HookProof(secret, now: Date()).prove(token: token)
    }

    private var bearer: String? {
      guard let field = request.headers[.authorization] else { return nil }
      let words = field.split(separator: " ")
      return words.count == 2 && words[0].lowercased() == "bearer" ? String(words[1]) : nil
    }

    /// Crowdin sends further parameters, and may send more one day.
    private var queried: String? {
      let parts = (request.uri.query ?? "").split(separator: "&").filter {
        $0.hasPrefix("jwtToken=")
      }
      return parts.count == 1 ? String(parts[0].dropFirst("jwtToken=".count)) : nil
    }
  }
#endif
