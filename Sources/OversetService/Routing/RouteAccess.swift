#if Service
  import HTTPTypes
  import Hummingbird

  /// Proves that who asks may ask: by a token, or by the session of a person who has signed in.
  struct RouteAccess {
    let service: ServiceState
    let request: Request
    /// The address that the request came from.
    let address: String?

    /// The field that a page sends with each change.
    static let proofField = "X-Overset-CSRF"

    /// Who asks.
    ///
    /// - Parameter right: What is needed; nil for nothing.
    /// - Throws: `Problem` for a missing or unknown token (401), and for one without the right (403).
    func caller(needing right: Right?) async throws(Problem) -> Caller {
      guard !service.tokens.isOpen else { return .anybody(from: address) }
      guard let right else { return .nobody(from: address) }
      guard let caller = try await known() else {
        throw Problem(
          .unauthorized, detail: "send a known token: Authorization: Bearer TOKEN",
          fields: [.wwwAuthenticate: "Bearer realm=\"overset\""])
      }
      guard caller.rights.contains(right) else {
        let kind = caller.session == nil ? "the token " : ""
        throw Problem(
          .forbidden, detail: "\(kind)“\(caller.name)” has no right “\(right.rawValue)”",
          fields: [
            .wwwAuthenticate:
              "Bearer realm=\"overset\", error=\"insufficient_scope\", scope=\"\(right.rawValue)\""
          ])
      }
      return caller
    }

    /// Who asks, whatever they may; nil for nobody that is known.
    ///
    /// - Throws: `Problem` (403) for a change by a session that no page of this server asks for.
    func known() async throws(Problem) -> Caller? {
      // A token that is sent is what counts, even if it is wrong.
      guard request.headers[.authorization] == nil else {
        return secret.flatMap { service.tokens.token(ofSecret: $0) }.map {
          Caller($0, from: address)
        }
      }
      guard let desk = service.signIn, service.runs.isOpen,
        let value = desk.cookies.value(desk.cookies.session, of: request),
        (1...200).contains(value.utf8.count)
      else { return nil }
      let stored = try await service.runs.store().session(
        AccessToken.digest(of: value), in: desk.place, at: Moment.now)
      guard let stored, let person = try? Person(stored.claims, by: desk.configuration) else {
        return nil
      }
      try proveOrigin(of: value, at: desk)
      return Caller(person, session: value, from: address)
    }

    /// A browser sends the cookie with whatever any page asks for. That one of ours asks, the origin says, and for changes a
    /// text that only ours can have read.
    private func proveOrigin(of session: String, at desk: SignInDesk) throws(Problem) {
      let isChange = ![.get, .head].contains(request.method)
      guard let origin = request.headers[.origin] else {
        guard isChange else { return }
        throw Problem(
          .forbidden, detail: "a change by a session needs the field Origin; tokens need none")
      }
      guard origin == desk.origin else {
        throw Problem(
          .forbidden, detail: "a page of another origin asks; people reach this service elsewhere")
      }
      guard isChange else { return }
      let proof = HTTPField.Name(Self.proofField).flatMap { request.headers[$0] } ?? ""
      // Digests are compared: what is right of it does not show in the time.
      guard
        AccessToken.digest(of: proof) == AccessToken.digest(of: SignInDesk.proof(of: session))
      else {
        throw Problem(
          .forbidden,
          detail: "a change by a session needs the field \(Self.proofField) of GET /v1/session")
      }
    }

    /// The token of a request; nil for none.
    private var secret: String? {
      guard let field = request.headers[.authorization] else { return nil }
      let words = field.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].lowercased() == "bearer", words[1].utf8.count <= 200 else {
        return nil
      }
      return String(words[1].drop { $0 == " " })
    }
  }
#endif
