#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig
  import OversetFiles
  import OversetVocabulary

  /// The translator's page and its files. They hold nothing of the project: the page asks for that with a token.
  package enum PageRoutes {
    /// The path of the page.
    package static let path = "/translate"

    /// The files, by path.
    private static let files: [(path: String, file: String, type: String)] = [
      (path, "translate.html", "text/html; charset=utf-8"),
      ("\(path)/icon.svg", "icon.svg", "image/svg+xml"),
      ("\(path)/page.css", "page.css", "text/css; charset=utf-8"),
      ("\(path)/page.js", "page.js", "text/javascript; charset=utf-8"),
      ("\(path)/server.js", "server.js", "text/javascript; charset=utf-8"),
      ("\(path)/list.js", "list.js", "text/javascript; charset=utf-8"),
      ("\(path)/editor.js", "editor.js", "text/javascript; charset=utf-8"),
      ("\(path)/pictures.js", "pictures.js", "text/javascript; charset=utf-8"),
    ]

    /// The routes, one for each file.
    package static let all: [Route] = files.map { path, file, type in
      Route(
        .get, path, needs: nil,
        RouteDescription(
          operation: "page-\(file.replacing(".", with: "-"))",
          summary: "The translator's page: \(file)",
          details: "A file of the page. It needs no token, and holds nothing of the project.",
          answers: [
            RouteAnswer(status: .ok, content: .file(type), summary: "The file."),
            .empty(.notModified, "The file is what If-None-Match names."),
          ])
      ) { request in
        var response = Response.file(
          try contents(of: file), type, unless: request.known)
        response.headers[.contentSecurityPolicy] = policy
        return response
      }
    }

    /// Scripts and styles of this server alone, none of them in the page itself; pictures that the script was given.
    private static let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:",
      "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    private static func contents(of name: String) throws(Diagnostic) -> Data {
      let file = try ResourceFolder(ofTarget: "OversetService").file("Assets/\(name)")
      guard let contents = try file.contents(maximum: FileLimit.resource) else {
        throw Diagnostic(
          .inputOutput, file: file.name, problem: "a resource file is missing",
          remedy: "install the program again, with all its files")
      }
      return contents
    }
  }
#endif
