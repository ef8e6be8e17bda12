#if Service
  import HTTPTypes
  import Hummingbird

  /// What every response says to browsers: to run, embed, guess and keep nothing.
  enum StrictHeaders {
    private static let fields: [(HTTPField.Name?, String)] = [
      (
        .contentSecurityPolicy,
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      ),
      (.xContentTypeOptions, "nosniff"),
      (HTTPField.Name("X-Frame-Options"), "DENY"),
      (HTTPField.Name("Referrer-Policy"), "no-referrer"),
      (.crossOriginResourcePolicy, "same-origin"),
      (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
    ]

    /// Adds them; what a response says of keeping it stays.
    static func add(to response: inout Response) {
      let policy = response.headers[.contentSecurityPolicy] ?? ""
      for case (let name?, let value) in fields where response.headers[name] == nil {
        // The older field cannot name the pages that may embed one.
        if name.canonicalName == "x-frame-options", policy.contains("frame-ancestors https:") {
          continue
        }
        response.headers[name] = value
      }
      if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    }
  }
#endif
