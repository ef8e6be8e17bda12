#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird

  /// The pages and their files. They hold nothing of the project: a page asks for that with a token.
  package enum PageRoutes {
    /// The path of the translator's page.
    package static let path = "/translate"
    /// The path of the list of runs.
    package static let runs = "/runs"
    /// The path of the page of a run.
    package static let run = "\(runs)/{number}"

    /// The routes, one for each file.
    package static let all: [Route] = (PageFile.translate + PageFile.runs).map(route)

    private static func route(_ file: PageFile) -> Route {
      Route(
        .get, file.path, needs: nil,
        RouteDescription(
          operation: "page-" + file.path.split { !$0.isLetter }.joined(separator: "-"),
          summary: "A page: \(file.path)",
          details: "A file of a page. It needs no token, and holds nothing of the project.",
          names: file.path == run ? [RunRoutes.number] : [],
          answers: [
            RouteAnswer(status: .ok, content: .file(file.type), summary: "The file."),
            .empty(.notModified, "The file is what If-None-Match names."),
          ])
      ) { request in
        if file.path == run { _ = try request.number(PathName.number, in: RunLimits.numbers) }
        var response = Response.file(try file.contents, file.type, unless: request.known)
        response.headers[.contentSecurityPolicy] = policy
        return response
      }
    }

    /// Scripts and styles of this server alone, none of them in the page itself; pictures that the script was given.
    private static let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:",
      "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
#endif
