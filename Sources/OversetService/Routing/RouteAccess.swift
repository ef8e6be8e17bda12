#if Service
  import HTTPTypes
  import Hummingbird

  /// Proves that who asks may ask.
  struct RouteAccess {
    let service: ServiceState

    /// Who asks.
    ///
    /// - Parameter right: What is needed; nil for nothing.
    /// - Throws: `Problem` for a missing or unknown token (401), and for one without the right (403).
    func caller(of request: Request, needing right: Right?) throws(Problem) -> Caller {
      guard !service.tokens.isOpen, let right else { return .anybody }
      guard let secret = Self.secret(of: request),
        let token = service.tokens.token(ofSecret: secret)
      else {
        throw Problem(
          .unauthorized, detail: "send a known token: Authorization: Bearer TOKEN",
          fields: [.wwwAuthenticate: "Bearer realm=\"overset\""])
      }
      guard token.rights.contains(right) else {
        throw Problem(
          .forbidden, detail: "the token “\(token.name)” has no right “\(right.rawValue)”",
          fields: [
            .wwwAuthenticate:
              "Bearer realm=\"overset\", error=\"insufficient_scope\", scope=\"\(right.rawValue)\""
          ])
      }
      return Caller(token)
    }

    /// The token of a request; nil for none.
    private static func secret(of request: Request) -> String? {
      guard let field = request.headers[.authorization] else { return nil }
      let words = field.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].lowercased() == "bearer", words[1].utf8.count <= 200 else {
        return nil
      }
      return String(words[1].drop { $0 == " " })
    }
  }
#endif
