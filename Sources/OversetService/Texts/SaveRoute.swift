#if Service
  import HTTPTypes
  import Hummingbird
  import Logging
  import OversetConfig
  import OversetSlots
  import OversetVocabulary

  /// `PUT /v1/texts`
  enum SaveRoute {
    static let route = Route(
      .put, TextsRoute.path, needs: .write,
      RouteDescription(
        operation: "save", summary: "Write a text into its catalog",
        details: """
          Puts a text in the place of the one that was seen, or adds it to a string catalog that has none. All else in the \
          file keeps its bytes. If the text has changed meanwhile, nothing is written.
          """,
        request: TextChange.schemaName,
        answers: [
          .json(.ok, SavedText.schemaName, "The text is written."),
          .json(.conflict, Problem.schemaName, "The text has changed meanwhile."),
          .json(.unprocessableContent, Problem.schemaName, "The text cannot be written."),
          .json(.full, Problem.schemaName, "The disk is full, also for the audit log."),
        ])
    ) { request in
      let change = try await request.json(TextChange.self)
      let service = request.service
      let limit = service.settings.textLength
      let texts = [change.text, change.key, change.file, change.plural, change.locale]
      guard texts.allSatisfy({ ($0?.utf16.count ?? 0) <= limit }) else {
        throw Problem(.badRequest, detail: "a member is longer than \(limit) UTF-16 units")
      }
      guard let locale = LocaleTag(change.locale) else {
        throw Problem(
          .badRequest, detail: "“\(change.locale)” is no locale", pointer: "/locale")
      }
      try request.spend(1)
      var proposal = ProposedText(key: change.key, locale: locale, text: change.text)
      proposal.file = change.file
      proposal.plural = change.plural
      let saved = try await service.saver.save(
        proposal, over: change.seen, in: service.projects.current.check,
        noting: SaveNote(store: service.runs.store(), author: request.caller.author))
      service.logger.notice(
        "a text was written",
        metadata: [
          "caller": "\(request.caller.name)", "file": "\(saved.file)", "key": "\(change.key)",
          "locale": "\(locale)",
        ])
      return try .json(saved)
    }
  }
#endif
