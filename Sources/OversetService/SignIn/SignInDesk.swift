#if Service
  import Crypto
  package import Foundation
  package import OversetConfig
  import OversetFiles
  import OversetProject
  package import OversetVocabulary
  import Synchronization

  /// How people sign in here: the provider, this service's address, and the secret between the two.
  package final class SignInDesk: Sendable {
    /// The provider, and who may do what.
    package let configuration: SignInConfiguration
    /// The origin by which people reach the service.
    package let origin: String
    /// What proves this service to the provider; nil for a public client.
    let secret: String?
    /// Asks the provider.
    let provider: ProviderClient
    /// How often the provider is asked about codes, and how often failures are taken down: anybody can cause both.
    let codes = RateLimiter(rate: 20)
    let failures = RateLimiter(rate: 5)
    private let passedOver = Mutex(0)

    /// A desk of a configuration.
    package init(
      _ configuration: SignInConfiguration, origin: String, secret: String?,
      provider: ProviderClient? = nil
    ) {
      self.configuration = configuration
      self.origin = origin
      self.secret = secret
      self.provider = provider ?? ProviderClient(issuer: configuration.issuer)
    }

    /// Where the provider sends people back to.
    package var redirect: String { "\(origin)\(SignInRoutes.callback)" }

    /// Whose sessions count.
    var place: SessionPlace { SessionPlace(configuration) }

    /// The cookies.
    var cookies: SessionCookies { SessionCookies(origin: origin) }

    /// What a page has to send with each change: who reads cookies of others cannot make it, and no other page can read
    /// it.
    static func proof(of session: String) -> String {
      Base64URL.text(
        HMAC<SHA256>.authenticationCode(
          for: Data("overset csrf".utf8), using: SymmetricKey(data: Data(session.utf8))))
    }

    /// Counts a failure that is not taken down by itself. Returns how many have been passed over before one that is.
    func failuresBefore(now: Duration) -> Int? {
      passedOver.withLock { count in
        guard failures.wait(for: 1, by: "all", now: now) == nil else {
          count += 1
          return nil
        }
        defer { count = 0 }
        return count
      }
    }

    // MARK: Reading

    /// The variables of the environment that outweigh the file.
    private enum Variable: String {
      case issuer = "OVERSET_SERVER_ISSUER"
      case client = "OVERSET_SERVER_CLIENT"
      case secret = "OVERSET_SERVER_CLIENT_SECRET"
      case secretFile = "OVERSET_SERVER_CLIENT_SECRET_FILE"
    }

    /// The desk that file and environment say; nil where nobody signs in.
    ///
    /// - Parameters:
    ///   - configuration: The file.
    ///   - folder: The folder of what the service keeps, in which the secret is sought.
    /// - Throws: `Diagnostic` for what contradicts itself, or is missing.
    package static func read(
      _ configuration: ServiceConfiguration, folder: URL, environment: [String: String]
    ) throws(Diagnostic) -> SignInDesk? {
      func value(_ variable: Variable) -> String? {
        environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
      }
      guard
        let signIn = try signIn(
          configuration.signIn, issuer: value(.issuer), client: value(.client))
      else { return nil }
      guard let origin = configuration.publicURL else {
        throw Diagnostic(
          .data, file: "Config/service.yml",
          problem: "people sign in, and nothing says where they reach the service",
          remedy: "add `publicURL: https://…`, or set OVERSET_SERVER_PUBLIC_URL")
      }
      guard SignInConfiguration.isOwnOrigin(origin) else {
        throw Diagnostic(
          .data, problem: "people sign in, and \(origin) is reached in the clear",
          remedy: "give an address with https; without it has to be this machine's own")
      }
      let kept = try kept(value(.secretFile), in: folder)
      return SignInDesk(signIn, origin: origin, secret: value(.secret) ?? kept)
    }

    private static func signIn(
      _ configuration: SignInConfiguration?, issuer: String?, client: String?
    ) throws(Diagnostic) -> SignInConfiguration? {
      if let issuer, !SignInConfiguration.isIssuer(issuer) {
        throw Diagnostic(
          .data, problem: "\(Variable.issuer.rawValue) is no issuer",
          remedy: "give the address as the provider's /.well-known/openid-configuration has it")
      }
      guard var signIn = configuration else {
        switch (issuer, client) {
        case (let issuer?, let client?):
          return SignInConfiguration(issuer: issuer, client: client)
        case (nil, nil): return nil
        default:
          throw Diagnostic(
            .data,
            problem:
              "of \(Variable.issuer.rawValue) and \(Variable.client.rawValue) one alone is set",
            remedy: "set both, or write `signIn` in Config/service.yml")
        }
      }
      signIn.issuer = issuer ?? signIn.issuer
      signIn.client = client ?? signIn.client
      return signIn
    }

    /// The secret of a file; nil if there is none of the standard name.
    private static func kept(_ name: String?, in folder: URL) throws(Diagnostic) -> String? {
      let path = name ?? folder.appending(path: "client-secret").path(percentEncoded: false)
      guard let data = try NamedPath.read(path, maximum: FileLimit.configuration) else {
        guard name != nil else { return nil }
        throw Diagnostic(
          .inputOutput, file: path, problem: "there is no such file",
          remedy: "mend \(Variable.secretFile.rawValue)")
      }
      let text = String(validating: data, as: UTF8.self)?
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard let text, !text.isEmpty, !text.contains(where: \.isNewline) else {
        throw Diagnostic(
          .data, file: path, problem: "this is no secret", remedy: "write it on one line")
      }
      return text
    }
  }
#endif
