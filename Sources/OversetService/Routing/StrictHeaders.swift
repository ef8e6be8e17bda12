#if Service
  import HTTPTypes
  import Hummingbird

  /// What every response says to browsers: to run, embed, guess and keep nothing.
  enum StrictHeaders {
    private static let fields: [HTTPField] = {
      let fields: [(HTTPField.Name?, String)] = [
        (
          .contentSecurityPolicy,
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        (.xContentTypeOptions, "nosniff"), (frames, "DENY"),
        (HTTPField.Name("Referrer-Policy"), "no-referrer"),
        (.crossOriginResourcePolicy, "same-origin"),
        (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"), (.cacheControl, "no-store"),
      ]
      return fields.compactMap { name, value in name.map { HTTPField(name: $0, value: value) } }
    }()

    /// The older field, which cannot name the pages that may embed one.
    private static let frames = HTTPField.Name("X-Frame-Options")

    /// Adds them; what a response says of keeping it stays.
    static func add(to response: inout Response) {
      let policy = response.headers[.contentSecurityPolicy]
      let isEmbedded = policy?.contains("frame-ancestors https:") ?? false
      for field in fields where !response.headers.contains(field.name) {
        if isEmbedded, field.name == frames { continue }
        response.headers.append(field)
      }
    }
  }
#endif
