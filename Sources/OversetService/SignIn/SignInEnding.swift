#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import OversetConfig

  /// Ends an attempt to sign in: what the browser brings from the provider is proved step by step.
  struct SignInEnding {
    let request: ServiceRequest
    let desk: SignInDesk
    /// The attempt of this browser; nil if it has none.
    let attempt: SignInAttempt?
    private let now = Moment.now

    private enum Name: String, CaseIterable { case code, state, iss, error }

    init(request: ServiceRequest, desk: SignInDesk) {
      self.request = request
      self.desk = desk
      attempt = desk.cookies.value(desk.cookies.attempt, of: request.request).flatMap {
        SignInAttempt(cookie: $0, at: Moment.now)
      }
    }

    /// Where the person came from, and what their browser keeps.
    ///
    /// - Throws: `Problem` for whatever is not as this browser has begun it.
    func session() async throws(Problem) -> (path: String, session: String) {
      let values = try values()
      guard let attempt, let state = values[.state], attempt.hasState(state) else {
        throw Problem(
          .badRequest,
          detail:
            "this browser has not begun to sign in, or more than 10 minutes ago; sign in again")
      }
      let code = try code(values)
      if let wait = desk.codes.wait(
        for: 1, by: "all", now: request.service.started.duration(to: .now))
      {
        throw Problem(
          .tooManyRequests, detail: "too many sign in at once; try again",
          fields: [.retryAfter: "\(Int(wait.rounded(.up)))"])
      }
      let claims = try await claims(for: code, of: attempt)
      let person = try Person(claims, by: desk.configuration)
      let session = AccessToken.makeSecret(named: "session")
      let cookies = desk.cookies
      try await request.service.runs.store().begin(
        StoredSession(digest: AccessToken.digest(of: session), claims: claims, used: now),
        in: desk.place, endingAttempt: attempt.state,
        inPlaceOf: cookies.value(cookies.session, of: request.request).map {
          AccessToken.digest(of: $0)
        },
        by: Author(person.name, .person, address: request.access.address))
      return (attempt.path, session)
    }

    /// A provider may add further parameters, which say nothing here.
    private func values() throws(Problem) -> [Name: String] {
      let query = request.request.uri.query ?? ""
      var values: [Name: String] = [:]
      for part in query.split(separator: "&") {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = Name(rawValue: String(sides[0])) else { continue }
        let text = (sides.count > 1 ? sides[1] : "").replacing("+", with: " ")
        guard let value = text.removingPercentEncoding, values[name] == nil else {
          throw Problem(.badRequest, detail: "the address cannot be read; sign in again")
        }
        values[name] = value
      }
      return values
    }

    private func code(_ values: [Name: String]) throws(Problem) -> String {
      if values[.error] != nil {
        // What the address says more of it, anybody may have written.
        throw Problem(.forbidden, detail: "the provider has not let you in")
      }
      guard let code = values[.code], (1...4_000).contains(code.utf8.count) else {
        throw Problem(.badRequest, detail: "the provider has sent no code; sign in again")
      }
      return code
    }

    private func claims(
      for code: String, of attempt: SignInAttempt
    ) async throws(Problem) -> Claims {
      let configuration = desk.configuration
      let metadata = try await desk.provider.described()
      let named = try values()[.iss]
      guard named == configuration.issuer || named == nil && metadata.namesIssuer != true else {
        throw Problem(.badRequest, detail: "another provider has answered; sign in again")
      }
      let token = try await desk.provider.token(
        for: code, verifier: attempt.verifier, redirect: desk.redirect,
        client: configuration.client, secret: desk.secret)
      let proof = IDTokenProof(
        issuer: configuration.issuer, client: configuration.client, nonce: attempt.nonce,
        begun: attempt.begun, now: now)
      let provider = desk.provider
      return try await proof.claims(of: token) { name async throws(Problem) in
        try await provider.keys(named: name)
      }
    }

    /// Takes a failure down. Of very many at once, that there were more.
    func note(_ problem: Problem) async {
      let service = request.service
      guard
        let before = desk.failuresBefore(now: service.started.duration(to: .now))
      else { return }
      let more = before > 0 ? "; \(before) before it are not listed" : ""
      service.logger.notice(
        "somebody could not sign in", metadata: ["problem": "\(problem.detail)\(more)"])
      do throws(Problem) {
        try await service.runs.store().note(
          .signInFailed, "\(problem.detail)\(more)",
          by: Author("unknown", .nobody, address: request.access.address), at: now)
      } catch {
        service.logger.error(
          "the audit log cannot be written", metadata: ["problem": "\(error.detail)"])
      }
    }
  }
#endif
