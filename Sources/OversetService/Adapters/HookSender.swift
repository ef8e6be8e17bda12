#if Service
  /// A tool that asks without a token of ours: what it sends is proved by its own signature or secret.
  package enum HookSender: String, CaseIterable, Sendable {
    /// Crowdin: a JSON Web Token, signed with the secret of the app.
    case crowdin
    /// Lokalise: a secret in a field.
    case lokalise
    /// Tolgee: a signature of time and body.
    case tolgee
    /// Weblate's webhook add-on: Standard Webhooks.
    case weblate
    /// Whoever else follows Standard Webhooks, with texts as `POST /v1/check` takes them.
    case webhook

    /// Those that tell what has happened, and do not wait for an answer.
    static let telling: [HookSender] = [.lokalise, .tolgee, .weblate, .webhook]

    /// Its name for people.
    var title: String {
      switch self {
      case .crowdin: "Crowdin"
      case .lokalise: "Lokalise"
      case .tolgee: "Tolgee"
      case .weblate: "Weblate"
      case .webhook: "Standard Webhooks"
      }
    }
  }
#endif
