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
      self.description = description
      self.respond = respond
    }
  }
#endif
