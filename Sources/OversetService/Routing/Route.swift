#if Service
  package import HTTPTypes
  import Hummingbird

  /// A way to ask the service: the table of all of them says who may ask, what is described, and what is answered.
  package struct Route: Sendable {
    /// The method.
    package let method: HTTPRequest.Method
    /// The path, from the root.
    package let path: String
    /// The right that it needs; nil for what everybody may ask.
    package let right: Right?
    /// Who is proved by its own signature or secret instead of a token; nil for nobody.
    package let sender: HookSender?
    /// What the description of the service says of it.
    package let description: RouteDescription
    /// Answers a request whose right was proved.
    let respond: @Sendable (ServiceRequest) async throws -> Response

    init(
      _ method: HTTPRequest.Method, _ path: String, needs right: Right?,
      _ description: RouteDescription,
      respond: @escaping @Sendable (ServiceRequest) async throws -> Response
    ) {
      self.method = method
      self.path = path
      self.right = right
      sender = nil
      self.description = description
      self.respond = respond
    }

    /// A route that proves by itself that `sender` asks.
    init(
      _ method: HTTPRequest.Method, _ path: String, sender: HookSender,
      _ description: RouteDescription,
      respond: @escaping @Sendable (ServiceRequest) async throws -> Response
    ) {
      self.method = method
      self.path = path
      right = nil
      self.sender = sender
      self.description = description
      self.respond = respond
    }
  }
#endif
