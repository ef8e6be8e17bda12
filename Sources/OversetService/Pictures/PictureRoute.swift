#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig
  import OversetSlots
  import OversetVocabulary

  /// `GET /v1/picture`
  enum PictureRoute {
    static let path = "/v1/picture"

    static let route = Route(
      .get, path, needs: .read,
      RouteDescription(
        operation: "picture", summary: "Draw a text where it is tightest",
        details: """
          A PNG at the device's scale: above, the text as its room shows it, with the room framed; below, the whole \
          text, with what is not shown marked. With component and state it is that component, with the texts that are given \
          in place of the catalogs'. The parameter form=map asks for what lies where in it instead.
          """,
        parameters: parameters,
        answers: [
          .png(.ok, "The picture."), .json(.ok, HitMap.schemaName, "What lies where."),
          .empty(.notModified, "The picture is what If-None-Match names."),
        ])
    ) { request in
      let service = request.service
      let query = try PictureQuery(request.request)
      let limit = service.settings.textLength
      let texts =
        [
          query.text, query.source, query.key, query.file, query.slot, query.plural,
          query.component, query.state,
        ] + query.texts.map { $0.key } + query.texts.map { $0.value }
      guard texts.allSatisfy({ ($0?.utf16.count ?? 0) <= limit }) else {
        throw Problem(
          .badRequest, detail: "a parameter is longer than \(limit) UTF-16 units")
      }
      try request.spend(1)
      let project = service.projects.current
      let drawn = query.asPicture
      let components = service.components.components(of: project.revision)
      let revision =
        query.component == nil ? project.revision : components.revision(project.revision)
      let name = PictureCache.Name(revision: revision, query: drawn)
      let deadline = request.start + .seconds(service.settings.seconds)
      let picture: TextPicture
      if let known = service.pictures[name] {
        picture = known
      } else {
        picture =
          if query.component == nil {
            try await draw(drawn, project, until: deadline)
          } else {
            try await service.drawings.picture(name) {
              await ComponentDrawing(components).picture(
                of: drawn, until: deadline)
            }
          }
        service.pictures.insert(picture, as: name)
      }
      switch query.form {
      case .map: return try .json(picture.map, unless: request.known)
      case .png: return .png(picture, unless: request.known)
      }
    }

    private static func draw(
      _ query: PictureQuery, _ project: LoadedProject, until deadline: ContinuousClock.Instant
    ) async throws -> TextPicture {
      guard let workers = await project.workers(drawing: query, until: deadline) else {
        throw Problem(.serviceUnavailable, detail: CheckLimits.over)
      }
      do throws(Diagnostic) {
        guard let picture = try await workers.picture(of: query) else {
          throw Diagnostic(
            .nothingToCheck, problem: "the text is laid out nowhere",
            remedy: "ask /v1/check why")
        }
        return picture
      } catch {
        guard case .nothingToCheck = error.kind else { throw error }
        throw Problem(.notFound, detail: "\(error.problem); \(error.remedy)")
      }
    }

    private static let parameters: [RouteParameter] = [
      RouteParameter(
        "key", MemberSchema.text("The key. It may be missing where a component is drawn.")),
      RouteParameter("locale", MemberSchema.locale("The locale: a BCP 47 tag."), isRequired: true),
      RouteParameter("text", MemberSchema.text("The text; that of the catalog by default.")),
      RouteParameter(
        "device", MemberSchema.text("The device; the one on which the text is tightest by default.")
      ),
      RouteParameter(
        "typeSize",
        MemberSchema.choice("The user's text size.", of: TypeSize.allCases.map(\.rawValue))),
      RouteParameter(
        "appearance",
        MemberSchema.choice(
          "Light by default.", of: Appearance.allCases.map(\.rawValue))),
      RouteParameter("source", MemberSchema.text("The source text of a key that no catalog has.")),
      RouteParameter("file", MemberSchema.text("The file, or the end of its path.")),
      RouteParameter("plural", MemberSchema.text("The plural category.")),
      RouteParameter("slot", MemberSchema.text("The slot.")),
      RouteParameter("component", MemberSchema.text("The component that is drawn.")),
      RouteParameter("state", MemberSchema.text("The component's state.")),
      RouteParameter(
        "texts",
        MemberSchema.text(
          "Further texts of the component: a JSON object with texts by their keys, 50 at most.")),
      RouteParameter(
        "scale",
        MemberSchema.integer("Pixels per point; those of the device by default.", in: 1...3)),
      RouteParameter(
        "stress",
        MemberSchema.choice(
          "A pseudolocale that the text is written in first.", of: StressedText.tags)),
      RouteParameter(
        "growth",
        MemberSchema.integer(
          "By how many percent of its letters the text is made longer first.", in: GrownText.range)),
      RouteParameter(
        "roomWidth",
        MemberSchema.integer(
          "How wide its rooms are taken to be, in percent of what the project gives them.",
          in: RoomWidth.range)),
      RouteParameter(
        "form",
        MemberSchema.choice(
          "The picture, or what lies where in it.", of: PictureQuery.Form.allCases.map(\.rawValue))),
    ]
  }
#endif
