#if Service
  import HTTPTypes
  import OversetCommand

  /// The description of the service (OpenAPI 3.1), made of the table of routes and the schemas of the messages.
  package enum OpenAPIDocument {
    /// The messages, each by its own name.
    package static let messages: [any DescribedMessage.Type] = [
      CheckRequest.self, CheckItem.self, CheckResponse.self, CheckAnswer.self, CheckPlace.self,
      CheckFinding.self, HitMap.self, HitArea.self, TextList.self, TextItem.self, TextChange.self,
      SavedText.self, ProjectSummary.self, Problem.self, RunOpening.self, OpenedRun.self,
      ShardUpload.self, NamedObject.self, ShardAnswer.self, RunList.self, RunItem.self,
      RunShards.self, RunCells.self, MissingItem.self, RunBaseline.self, CauseList.self,
      CauseItem.self, MixedDecision.self, DecisionItem.self, DecisionRequest.self,
      DecisionChange.self, AcceptedList.self, AcceptedReference.self, AcceptedFinding.self,
      LeftCause.self, CommentList.self, CommentItem.self, CommentChange.self, RunHistoryList.self,
      RunHistoryPoint.self, HookReport.self, SessionItem.self, CallerItem.self,
      DeliveryList.self, DeliveryItem.self, ComponentPlace.self, ComponentSummary.self,
      HitText.self,
    ]

    /// The description of `routes`.
    package static func document(of routes: [Route]) -> JSONValue {
      var paths: [String: JSONValue] = [:]
      for (path, members) in Dictionary(grouping: routes, by: \.path) {
        paths[path] = .object(
          Dictionary(members.map { ($0.method.rawValue.lowercased(), operation($0)) }) { first, _ in
            first
          })
      }
      return [
        "openapi": "3.1.0",
        "info": [
          "title": "Overset", "version": .string(ProgramVersion.current),
          "summary": "Says whether translations fit, and draws them.",
          "license": ["name": "see LICENSE"],
        ],
        "paths": .object(paths),
        "components": [
          "schemas": .object(
            Dictionary(messages.map { ($0.schemaName, $0.schema) }) { first, _ in first }),
          "securitySchemes": [
            "token": [
              "type": "http", "scheme": "bearer",
              "description": .string(
                "A token with rights: \(Right.allCases.map(\.rawValue).joined(separator: ", "))."),
            ],
            "session": [
              "type": "apiKey", "in": "cookie", "name": "__Host-overset",
              "description": .string(
                """
                The session of a person who has signed in at \(SignInRoutes.start), with the rights that the configuration \
                gives. A change needs the field Origin of the service's own pages, and \(RouteAccess.proofField) with the \
                member csrf of GET /v1/session. Without https, the cookie's name is overset- and the port.
                """),
            ],
          ],
        ],
      ]
    }

    private static func operation(_ route: Route) -> JSONValue {
      let description = route.description
      var operation: [String: JSONValue] = [
        "operationId": .string(description.operation), "summary": .string(description.summary),
        "description": .string(description.details), "responses": .object(responses(route)),
        "security": route.right.map {
          [["token": [.string($0.rawValue)]], ["session": [.string($0.rawValue)]]]
        } ?? [],
      ]
      let parameters =
        description.names.map { parameter($0, "path") }
        + description.parameters.map { parameter($0, "query") }
      if !parameters.isEmpty { operation["parameters"] = .array(parameters) }
      if description.takesBytes {
        operation["requestBody"] = [
          "required": true, "content": ["application/octet-stream": ["schema": [:]]],
        ]
      }
      if let request = description.request {
        operation["requestBody"] = [
          "required": true, "content": ["application/json": ["schema": reference(to: request)]],
        ]
      }
      return .object(operation)
    }

    private static func parameter(
      _ parameter: RouteParameter, _ place: JSONValue
    ) -> JSONValue {
      [
        "name": .string(parameter.name), "in": place, "required": .boolean(parameter.isRequired),
        "schema": parameter.schema,
      ]
    }

    // MARK: Answers

    /// The answers that a route says, and those that every route of its kind has.
    private static func responses(_ route: Route) -> [String: JSONValue] {
      var answers: [Int: [RouteAnswer]] = Dictionary(
        grouping: route.description.answers, by: \.status.code)
      for (status, summary) in problems(of: route) where answers[status.code] == nil {
        answers[status.code] = [.json(status, Problem.schemaName, summary)]
      }
      var responses: [String: JSONValue] = [:]
      for (code, members) in answers { responses["\(code)"] = response(members) }
      return responses
    }

    private static func problems(of route: Route) -> [(HTTPResponse.Status, String)] {
      var problems: [(HTTPResponse.Status, String)] = []
      if route.right != nil {
        problems += [
          (.serviceUnavailable, "The database or the files cannot be read or written."),
          (.unauthorized, "There is no token, or none that is known, and no session."),
          (
            .forbidden,
            "The token or the person lacks the right, or a change by a session is no page's of this server."
          ),
        ]
      }
      let takesBody = route.description.request != nil || route.description.takesBytes
      if takesBody || !route.description.parameters.isEmpty {
        problems += [
          (.badRequest, "The request cannot be read."),
          (.tooManyRequests, "The token asked too much; Retry-After says when to ask again."),
        ]
      }
      if takesBody {
        problems += [
          (.requestTimeout, "The request came too slowly."),
          (.contentTooLarge, "The request is too large."),
          (.unsupportedMediaType, "The request is not JSON."),
        ]
      }
      if !route.description.names.isEmpty {
        problems.append((.notFound, "There is nothing of that name."))
      }
      if route.description.isAboutRuns {
        problems += [
          (.unprocessableContent, "What was sent contradicts itself, or what is there."),
          (.conflict, "It contradicts what is there, or there is nothing yet."),
          (.serviceUnavailable, "The database cannot be read or written."),
          (.full, "The disk is full, or the bucket of files."),
        ]
      }
      if route.path == PictureRoute.path {
        problems.append((.notFound, "The text is laid out nowhere."))
      }
      return problems + [
        (
          .misdirectedRequest,
          "Without tokens, the service was asked by another name than localhost."
        ),
        (.internalServerError, "The service failed."),
      ]
    }

    private static func response(_ answers: [RouteAnswer]) -> JSONValue {
      var contents: [String: JSONValue] = [:]
      for answer in answers {
        switch answer.content {
        case .none: continue
        case .message(let schema):
          let type =
            schema == Problem.schemaName ? "application/problem+json" : "application/json"
          contents[type] = ["schema": reference(to: schema)]
        case .document: contents["application/json"] = ["schema": ["type": "object"]]
        case .png: contents["image/png"] = [:]
        case .text: contents["text/plain"] = ["schema": ["type": "string"]]
        case .file(let type): contents[type] = ["schema": ["type": "string"]]
        case .object:
          contents["image/png"] = [:]
          contents["text/plain"] = ["schema": ["type": "string"]]
          contents["application/octet-stream"] = [:]
        case .events: contents["text/event-stream"] = ["schema": ["type": "string"]]
        }
      }
      var response: [String: JSONValue] = [
        "description": .string(answers.map(\.summary).joined(separator: " "))
      ]
      if !contents.isEmpty { response["content"] = .object(contents) }
      return .object(response)
    }

    private static func reference(to schema: String) -> JSONValue {
      ["$ref": .string("#/components/schemas/\(schema)")]
    }
  }
#endif
