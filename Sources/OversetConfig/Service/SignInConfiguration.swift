/// How people sign in (`signIn` in `Config/service.yml`): a provider of OpenID Connect, and who may do what.
package struct SignInConfiguration: Equatable, Sendable {
  /// The keys of the file.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// The address of the provider.
    case issuer
    /// What the provider knows this service by.
    case client
    /// The claim that names people.
    case name
    /// The claim that holds groups.
    case groups
    /// What is asked of the provider besides `openid`.
    case scopes
    /// Who may do what.
    case rights
    /// How long somebody may do nothing.
    case idleHours
    /// How long a session lasts.
    case hours
  }

  /// Who may do what: whoever is in one of the groups, or has one of the addresses.
  package struct Grant: Equatable, Sendable {
    /// The keys of a grant.
    package enum Key: String, CaseIterable, Hashable, Sendable {
      /// What is allowed.
      case allow
      /// To people in these groups.
      case groups
      /// To people with these addresses.
      case addresses
    }

    /// What is allowed.
    package var rights: Set<String>
    /// Values of the claim that holds groups.
    package var groups: [String] = []
    /// Addresses in small letters: `ada@example.org`, or `*@example.org` for all of a domain.
    package var addresses: [String] = []

    /// A grant of rights.
    package init(
      _ rights: Set<String>, groups: [String] = [], addresses: [String] = []
    ) {
      self.rights = rights
      self.groups = groups
      self.addresses = addresses
    }
  }

  /// The rights that there are.
  package static let rights = ["read", "check", "push", "review", "write"]

  /// The address of the provider, as its tokens name it.
  package var issuer: String
  /// What the provider knows this service by.
  package var client: String
  /// The claim that names people.
  package var name = "email"
  /// The claim that holds groups; dots lead into objects: `realm_access.roles`.
  package var groups = "groups"
  /// What is asked of the provider besides `openid`.
  package var scopes = ["email", "profile"]
  /// Who may do what; nobody anything by default.
  package var grants: [Grant] = []
  /// After how many hours without a request a session ends.
  package var idleHours = 12.0
  /// After how many hours a session ends in any case.
  package var hours = 168.0

  /// Sign-in at a provider, where nobody may do anything yet.
  package init(issuer: String, client: String) {
    self.issuer = issuer
    self.client = client
  }

  /// Whether an address may be a provider's: `https`, or this machine for tests.
  package static func isIssuer(_ text: String) -> Bool {
    guard !text.contains(where: { $0.isWhitespace || "?#\\\"<>@".contains($0) }) else {
      return false
    }
    let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty else { return false }
    return isOwnOrigin("\(parts[0])//\(parts[2])")
  }

  /// Whether an origin is `https`, or this machine's own without: what is secret goes to no other in the clear.
  package static func isOwnOrigin(_ text: String) -> Bool {
    guard ServiceConfigurationReader.isOrigin(text) else { return false }
    guard text.hasPrefix("http://") else { return true }
    let host = text.dropFirst(7)
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    return ["localhost", "127.0.0.1", "[::1]"].contains(String(name))
  }
}
