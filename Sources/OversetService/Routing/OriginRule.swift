#if Service
  import HTTPTypes
  import Hummingbird

  /// Which pages of other origins may ask (CORS): those that are named, with their tokens.
  struct OriginRule {
    let origins: [String]

    /// The answer to a browser that asks whether a page may.
    ///
    /// - Throws: `Problem` for a page that may not.
    func preflight(_ request: Request) throws(Problem) -> Response {
      guard let origin = request.headers[.origin], origins.contains(origin) else {
        throw Problem(
          .forbidden, detail: "pages of this origin may not ask; `origins` names those that may")
      }
      return Response(
        status: .noContent,
        headers: [
          .accessControlAllowMethods: "GET, POST",
          .accessControlAllowHeaders: "Authorization, Content-Type, If-None-Match",
          .accessControlMaxAge: "600",
        ])
    }

    /// Adds what lets a page of a named origin read the response.
    func add(to response: inout Response, _ request: Request) {
      guard !origins.isEmpty else { return }
      response.headers[.vary] = "Origin"
      guard let origin = request.headers[.origin], origins.contains(origin) else { return }
      response.headers[.accessControlAllowOrigin] = origin
      response.headers[.accessControlExposeHeaders] = "ETag, Retry-After"
      response.headers[.crossOriginResourcePolicy] = "cross-origin"
    }
  }
#endif
