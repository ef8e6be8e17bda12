#if Service
  import HTTPTypes
  import Hummingbird
  import OversetSlots

  /// `GET /v1/texts`
  enum TextsRoute {
    static let path = "/v1/texts"

    static let route = Route(
      .get, path, needs: .read,
      RouteDescription(
        operation: "texts", summary: "List the texts of a locale",
        details: """
          The texts that keys have in a locale, and those that they lack: what fails a check first, by how much it is \
          over its room.
          """,
        parameters: [
          RouteParameter(
            "locale", MemberSchema.locale("The locale: a BCP 47 tag."), isRequired: true),
          RouteParameter(
            "state",
            MemberSchema.choice(
              "The one state; all by default.", of: ListedText.Group.allCases.map(\.rawValue))),
          RouteParameter(
            "search", MemberSchema.text("What key, source text or text must have, in any case.")),
          RouteParameter(
            "offset", MemberSchema.integer("How many are passed over.", in: TextQuery.offsets)),
          RouteParameter(
            "limit",
            MemberSchema.integer("How many are listed, 200 by default.", in: TextQuery.limits)),
        ],
        answers: [
          .json(.ok, TextList.schemaName, "The texts."),
          .empty(.notModified, "The texts are what If-None-Match names."),
          .json(.notFound, Problem.schemaName, "No catalog has the locale."),
        ])
    ) { request in
      let query = try TextQuery(request.request)
      try request.spend(1)
      let project = request.service.projects.current
      guard let texts = project.texts.texts(in: query.locale) else {
        throw Problem(.notFound, detail: "no catalog has the locale \(query.locale)")
      }
      let wanted = texts.filter(query.has)
      let list = TextList(
        items: wanted.dropFirst(query.offset).prefix(query.limit).map(TextItem.init),
        total: wanted.count, failing: texts.count { $0.group == .failing },
        missing: texts.count { $0.text == nil }, revision: project.revision)
      return try .json(list, unless: request.known)
    }
  }
#endif
