#if Service
  import HTTPTypes
  import Hummingbird

  /// `GET /v1/openapi.json`
  enum DescriptionRoute {
    static let route = Route(
      .get, "/v1/openapi.json", needs: .read,
      RouteDescription(
        operation: "description", summary: "See this description",
        details: "The description of the service: OpenAPI 3.1.",
        answers: [
          RouteAnswer(status: .ok, content: .document, summary: "The description.")
        ])
    ) { _ in try .json(OpenAPIDocument.document(of: RouteTable.all)) }
  }
#endif
