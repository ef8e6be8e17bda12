#if Service
  import HTTPTypes
  import Hummingbird

  /// What a person sees who could not sign in.
  struct SignInPage {
    /// What a browser is told that it is.
    static let type = "text/html; charset=utf-8"

    private let problem: Problem
    private let path: String

    /// A page about a problem, which leads back to an own path.
    init(_ problem: Problem, backTo path: String) {
      self.problem = problem
      self.path = path
    }

    /// The response. Nothing in it is code, and its style is a file of this server.
    var response: Response {
      var fields = problem.fields
      fields[.contentType] = Self.type
      fields[.cacheControl] = "no-store"
      fields[.contentSecurityPolicy] =
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      return Response(
        status: HTTPResponse.Status(code: problem.status), headers: fields,
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    private var text: String {
      let again = "\(SignInRoutes.start)?to=\(FormText.escaped(path))"
      let sentence = problem.detail.prefix(1).uppercased() + problem.detail.dropFirst()
      return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Overset: sign-in failed</title>
        <link rel="icon" href="/translate/icon.svg">
        <link rel="stylesheet" href="/translate/page.css">
        </head>
        <body>
        <main class="failure">
        <h1>You are not signed in</h1>
        <p role="alert">\(Self.escaped(sentence)).</p>
        <p><a href="\(Self.escaped(again))">Sign in again</a> or <a href="\(Self.escaped(path))">go back</a>.</p>
        </main>
        </body>
        </html>

        """
    }

    private static func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    }
  }
#endif
