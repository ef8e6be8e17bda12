#if Service
  package import HTTPTypes

  /// What the description of the service says of a route.
  package struct RouteDescription: Sendable {
    /// A name of its own.
    package let operation: String
    /// What it does, in a few words.
    let summary: String
    /// What it does, in sentences.
    let details: String
    /// The parameters of its query.
    package var parameters: [RouteParameter] = []
    /// The names in its path.
    package var names: [RouteParameter] = []
    /// The name of the schema of its body; nil for none.
    package var request: String?
    /// Whether it asks the database.
    package var isAboutRuns = false
    /// Whether its body is bytes of any kind.
    package var takesBytes = false
    /// Its answers, but for those that every route may have.
    package let answers: [RouteAnswer]
  }

  /// A parameter of a query.
  package struct RouteParameter: Sendable {
    /// The name.
    package let name: String
    let schema: JSONValue
    /// Whether it must be there.
    package let isRequired: Bool

    init(_ name: String, _ schema: JSONValue, isRequired: Bool = false) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  /// An answer of a route.
  package struct RouteAnswer: Sendable {
    /// What it holds.
    enum Content: Sendable {
      /// Nothing.
      case none
      /// JSON of a schema of that name.
      case message(String)
      /// JSON that is described elsewhere.
      case document
      /// A picture.
      case png
      /// Text.
      case text
      /// A file of that type.
      case file(String)
      /// A picture or a text that was pushed.
      case object
      /// Server-sent events.
      case events
    }

    /// The status.
    package let status: HTTPResponse.Status
    let content: Content
    let summary: String

    static func json(
      _ status: HTTPResponse.Status, _ schema: String, _ summary: String
    ) -> RouteAnswer { RouteAnswer(status: status, content: .message(schema), summary: summary) }

    static func png(_ status: HTTPResponse.Status, _ summary: String) -> RouteAnswer {
      RouteAnswer(status: status, content: .png, summary: summary)
    }

    static func text(_ status: HTTPResponse.Status, _ summary: String) -> RouteAnswer {
      RouteAnswer(status: status, content: .text, summary: summary)
    }

    static func document(_ status: HTTPResponse.Status, _ summary: String) -> RouteAnswer {
      RouteAnswer(status: status, content: .document, summary: summary)
    }

    static func empty(_ status: HTTPResponse.Status, _ summary: String) -> RouteAnswer {
      RouteAnswer(status: status, content: .none, summary: summary)
    }
  }
#endif
