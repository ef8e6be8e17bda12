#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig
  import OversetVocabulary

  /// `POST /v1/check`
  enum CheckRoute {
    static let route = Route(
      .post, "/v1/check", needs: .check,
      RouteDescription(
        operation: "check", summary: "Check texts",
        details: """
          Says whether each text fits where the project draws its key: in the components that draw it, as `overset run` \
          would, else in its slot, as `overset check` would. A text that cannot be checked is answered with the verdict “not checked” and a reason, and blocks nobody.
          """,
        request: CheckRequest.schemaName,
        answers: [
          .json(.ok, CheckResponse.schemaName, "The answers, in the order of the items.")
        ])
    ) { request in
      let service = request.service
      let body = try await request.json(CheckRequest.self)
      let settings = service.settings
      guard body.items.count <= settings.items else {
        throw Problem(
          .contentTooLarge,
          detail: "the request has \(body.items.count) items; send \(settings.items) at most")
      }
      try request.spend(body.items.count)
      let (answers, revision) = await service.answers(to: body.items, since: request.start)
      let response = CheckResponse(
        items: answers, revision: revision, stale: service.projects.stale)
      // What rests on a slot because components have failed may come to something else the next time.
      let isWhole = answers.allSatisfy { $0.note == nil }
      return try .json(response, etag: isWhole ? revision : nil)
    }
  }
#endif
