#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird

  /// The cookies of a browser: that of its session, and that of an attempt to sign in.
  struct SessionCookies: Sendable {
    /// Whether they go over https alone.
    let isSecure: Bool
    private let suffix: String

    /// The cookies of a service that people reach at an origin.
    init(origin: String) {
      isSecure = origin.hasPrefix("https://")
      // Cookies know no ports: two servers of one machine would take each other's.
      let port = origin.split(separator: ":").last.flatMap { Int($0) }
      suffix = isSecure ? "" : "-\(port ?? 80)"
    }

    private var prefix: String { isSecure ? "__Host-" : "" }

    /// The name of the cookie of a session.
    var session: String { "\(prefix)overset\(suffix)" }
    /// The name of the cookie of an attempt.
    var attempt: String { "\(prefix)overset-sign-in\(suffix)" }

    /// The value of a cookie; nil where there is none, or two.
    func value(_ name: String, of request: Request) -> String? {
      let pairs = request.headers[values: .cookie].joined(separator: ";").split(separator: ";")
      let values = pairs.compactMap { pair -> String? in
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, sides[0].trimmingCharacters(in: .whitespaces) == name else {
          return nil
        }
        return sides[1].trimmingCharacters(in: .whitespaces)
      }
      return values.count == 1 ? values.first : nil
    }

    /// What makes the browser keep a session. A page of this server asks for all that it shows, so that even a link from
    /// elsewhere works without the cookie.
    func keeping(session value: String, for seconds: Double) -> String {
      field(session, value, seconds: Int(seconds), site: "Strict")
    }

    /// What makes the browser keep an attempt: it comes back from the provider, another site.
    func keeping(attempt value: String) -> String {
      field(attempt, value, seconds: Int(SignInAttempt.time), site: "Lax")
    }

    /// What makes the browser forget a session.
    var forgettingSession: String { field(session, "", seconds: 0, site: "Strict") }
    /// What makes the browser forget an attempt.
    var forgettingAttempt: String { field(attempt, "", seconds: 0, site: "Lax") }

    private func field(_ name: String, _ value: String, seconds: Int, site: String) -> String {
      "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=\(site)"
        + (isSecure ? "; Secure" : "")
    }
  }
#endif
