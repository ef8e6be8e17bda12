#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import OversetConfig

  /// The routes by which people sign in and out.
  package enum SignInRoutes {
    /// Where a browser begins.
    package static let start = "/sign-in"
    /// Where the provider sends it back to.
    package static let callback = "\(start)/callback"

    static let all = [begin, finish, session, signOut]

    // MARK: Signing in

    private enum StartName: String, CaseIterable { case to }

    private static let begin = Route(
      .get, start, needs: nil,
      RouteDescription(
        operation: "sign-in", summary: "Sign in",
        details: "Sends a browser to the provider. Where nobody signs in, there is no such path.",
        parameters: [
          RouteParameter("to", MemberSchema.text("The path of a page to come back to."))
        ],
        answers: [
          .empty(.seeOther, "To the provider."), page(.badGateway, "It does not answer."),
          .json(.notFound, Problem.schemaName, "Nobody signs in here."),
        ])
    ) { request in
      let desk = try request.signInDesk()
      let values = try QueryValues<StartName>(request.request)
      let path = values[.to].flatMap { OwnPath.isOne($0) ? $0 : nil } ?? OwnPath.standard
      let metadata: ProviderMetadata
      do throws(Problem) {
        metadata = try await desk.provider.described()
      } catch {
        return SignInPage(error, backTo: path).response
      }
      let attempt = SignInAttempt(from: path, at: Moment.now)
      let form = FormText.form([
        ("response_type", "code"), ("client_id", desk.configuration.client),
        ("redirect_uri", desk.redirect),
        ("scope", (["openid"] + desk.configuration.scopes).joined(separator: " ")),
        ("state", attempt.state), ("nonce", attempt.nonce),
        ("code_challenge", attempt.challenge), ("code_challenge_method", "S256"),
      ])
      let address = metadata.authorizationEndpoint
      var response = leading(to: "\(address)\(address.contains("?") ? "&" : "?")\(form)")
      response.headers[.setCookie] = desk.cookies.keeping(attempt: attempt.cookie)
      return response
    }

    private static let finish = Route(
      .get, callback, needs: nil,
      RouteDescription(
        operation: "sign-in-callback", summary: "Come back from the provider",
        details: "Takes the code that a browser brings from the provider, and begins a session.",
        parameters: ["code", "state", "iss", "error"].map {
          RouteParameter($0, MemberSchema.text("What the provider has added."))
        },
        answers: [
          .empty(.seeOther, "To the page that the person came from."),
          page(.badRequest, "What the browser brings proves nothing."),
          page(.forbidden, "The provider does not vouch for the person."),
          .json(.notFound, Problem.schemaName, "Nobody signs in here."),
          page(.tooManyRequests, "Too many come back at once."),
          page(.badGateway, "The provider does not answer."),
          page(.serviceUnavailable, "The database cannot be read or written."),
          page(HTTPResponse.Status.full, "The disk is full."),
        ])
    ) { request in
      let desk = try request.signInDesk()
      let ending = SignInEnding(request: request, desk: desk)
      do throws(Problem) {
        let (path, session) = try await ending.session()
        var response = leading(to: path)
        response.headers.append(
          HTTPField(
            name: .setCookie,
            value: desk.cookies.keeping(session: session, for: desk.place.longest)))
        response.headers.append(
          HTTPField(name: .setCookie, value: desk.cookies.forgettingAttempt))
        return response
      } catch {
        await ending.note(error)
        var response = SignInPage(error, backTo: ending.attempt?.path ?? OwnPath.standard).response
        response.headers[.setCookie] = desk.cookies.forgettingAttempt
        return response
      }
    }

    private static func page(_ status: HTTPResponse.Status, _ summary: String) -> RouteAnswer {
      RouteAnswer(status: status, content: .file(SignInPage.type), summary: summary)
    }

    private static func leading(to address: String) -> Response {
      Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
    }

    // MARK: Sessions

    private static let session = Route(
      .get, "/v1/session", needs: nil,
      RouteDescription(
        operation: "session", summary: "See who asks",
        details: "Who asks, what they may do, and whether people sign in here.",
        isAboutRuns: true, answers: [.json(.ok, SessionItem.schemaName, "Who asks.")])
    ) { request in
      let service = request.service
      let known = service.tokens.isOpen ? request.caller : try await request.access.known()
      return try .json(
        SessionItem(
          signIn: service.signIn != nil, caller: known.map(CallerItem.init),
          csrf: known?.session.map(SignInDesk.proof)))
    }

    private static let signOut = Route(
      .post, "/v1/sign-out", needs: nil,
      RouteDescription(
        operation: "sign-out", summary: "Sign out",
        details: """
          Ends the session of the cookie, with the fields that each change by a session needs. The session at the provider \
          goes on.
          """, isAboutRuns: true,
        answers: [
          .empty(.noContent, "The session has ended."),
          .json(.unauthorized, Problem.schemaName, "There is no session."),
          .json(.forbidden, Problem.schemaName, "No page of this server asks."),
        ])
    ) { request in
      guard let desk = request.service.signIn, let caller = try await request.access.known(),
        let session = caller.session
      else { throw Problem(.unauthorized, detail: "nobody is signed in here") }
      try await request.service.runs.store().end(
        AccessToken.digest(of: session), by: caller.author, at: Moment.now)
      return Response(
        status: .noContent, headers: [.setCookie: desk.cookies.forgettingSession])
    }
  }

  extension ServiceRequest {
    /// How people sign in.
    ///
    /// - Throws: `Problem` (404) where nobody does, as for any path that is not there.
    fileprivate func signInDesk() throws(Problem) -> SignInDesk {
      guard let desk = service.signIn else {
        throw Problem(.notFound, detail: "nobody signs in here: the server takes tokens alone")
      }
      return desk
    }
  }
#endif
