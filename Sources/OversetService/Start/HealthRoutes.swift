#if Service
  import HTTPTypes
  import Hummingbird

  /// `GET /health`, `GET /ready`
  enum HealthRoutes {
    static let health = Route(
      .get, "/health", needs: nil,
      RouteDescription(
        operation: "health", summary: "See whether the server runs",
        details: "Answers as long as the server runs. It needs no token.",
        answers: [.text(.ok, "It runs.")])
    ) { _ in .text("ok\n", type: "text/plain; charset=utf-8") }

    static let ready = Route(
      .get, "/ready", needs: nil,
      RouteDescription(
        operation: "ready", summary: "See whether answers rest on the files as they are",
        details: """
          Answers 503 where catalogs or configuration on the disk cannot be read: checks then rest on what was there \
          before. It needs no token, and names no file.
          """,
        answers: [
          .text(.ok, "Answers rest on the files as they are."),
          .json(.serviceUnavailable, Problem.schemaName, "They rest on older files."),
        ])
    ) { request in
      guard request.service.runs.stopped == nil else {
        throw Problem(
          .serviceUnavailable, detail: "the database cannot be written; the log says why")
      }
      guard request.service.projects.stale == nil else {
        throw Problem(
          .serviceUnavailable, detail: "the project's files cannot be read; the log says why")
      }
      return .text("ready\n", type: "text/plain; charset=utf-8")
    }
  }
#endif
