#if Service
  package import Foundation
  package import OversetConfig
  import OversetFiles
  import OversetProject
  package import OversetVocabulary

  /// How this server listens and what it takes: the file of the project, outweighed by the environment, outweighed by
  /// flags.
  package struct ServiceSettings: Sendable {
    /// Flags; nil for those that were not given.
    package struct Flags: Sendable {
      /// The address.
      package var host: String?
      /// The port.
      package var port: Int?
      /// The folder of what the service keeps.
      package var data: String?
      /// The file of tokens.
      package var tokenFile: String?
      /// Whether no token is needed.
      package var isOpen = false
      /// Catalogs, and folders with some.
      package var catalogs: [String] = []
      /// Further folders of source.
      package var app: [String] = []
      /// The program of the app's components.
      package var components: String?

      /// None given.
      package init() {}
    }

    /// The project's folder.
    package let root: URL
    /// What the file, the environment and flags say.
    package private(set) var configuration: ServiceConfiguration
    /// The file of tokens.
    package private(set) var tokenFile: String
    /// What senders without a token are proved by.
    package let secrets: HookSecrets
    /// How people sign in; nil for tokens alone.
    package let signIn: SignInDesk?
    /// Whether no token is needed.
    package let isOpen: Bool

    /// Puts together what is said.
    ///
    /// - Throws: `Diagnostic` for a wrong file, a variable or flag that means nothing, and for a server without tokens
    ///   that others could reach.
    package init(
      root: URL, flags: Flags, environment: [String: String]
    ) throws(Diagnostic) {
      self.root = root
      var configuration = try ProjectFiles(root: root).service()
      let variables = EnvironmentReader(environment)
      configuration.host = flags.host ?? variables[.host] ?? configuration.host
      let port = try variables.port()
      configuration.port = flags.port ?? port ?? configuration.port
      configuration.publicURL = try variables.publicURL() ?? configuration.publicURL
      configuration.data = flags.data ?? variables[.data] ?? configuration.data
      configuration.components =
        flags.components.map(Self.absolute) ?? variables[.components] ?? configuration.components
      if !flags.catalogs.isEmpty { configuration.catalogs = flags.catalogs.map(Self.absolute) }
      if !flags.app.isEmpty { configuration.app = flags.app.map(Self.absolute) }
      guard (0...65_535).contains(configuration.port) else {
        throw Diagnostic(
          .usage, problem: "the port is \(configuration.port)", remedy: "give 0 to 65535")
      }
      isOpen = flags.isOpen
      guard !isOpen || HostRule.isLoopback(configuration.host) else {
        throw Diagnostic(
          .usage,
          problem:
            "without tokens the service listens on this machine's own addresses alone, not on “\(configuration.host)”",
          remedy: "leave out --open, or --host")
      }
      let folder = URL(filePath: configuration.data, relativeTo: root).absoluteURL
      tokenFile =
        flags.tokenFile ?? variables[.tokenFile] ?? folder.appending(path: "tokens").path
      secrets = try HookSecrets.read(
        file: variables[.hookFile] ?? folder.appending(path: "hooks").path, environment: environment
      )
      signIn = try SignInDesk.read(configuration, folder: folder, environment: environment)
      configuration.objects = try S3Environment(environment).configuration(configuration.objects)
      self.configuration = configuration
    }

    /// A path on a command line, which begins in the current folder.
    private static func absolute(_ path: String) -> String { URL(filePath: path).absoluteURL.path }
  }

  /// The variables of the environment that the server reads.
  private struct EnvironmentReader {
    enum Variable: String {
      case host = "OVERSET_SERVER_HOST"
      case port = "OVERSET_SERVER_PORT"
      case data = "OVERSET_SERVER_DATA"
      case tokenFile = "OVERSET_SERVER_TOKEN_FILE"
      case hookFile = "OVERSET_SERVER_HOOK_FILE"
      case publicURL = "OVERSET_SERVER_PUBLIC_URL"
      case components = "OVERSET_SERVER_COMPONENTS"
    }

    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment }

    /// The value of a variable; nil for one that is not set or empty.
    subscript(variable: Variable) -> String? {
      environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Where others reach the service.
    func publicURL() throws(Diagnostic) -> String? {
      guard let text = self[.publicURL] else { return nil }
      guard let origin = ServiceConfiguration.origin(text) else {
        throw Diagnostic(
          .data, problem: "\(Variable.publicURL.rawValue) is “\(text)”",
          remedy: "give scheme, host and port alone: https://overset.example")
      }
      return origin
    }

    func port() throws(Diagnostic) -> Int? {
      guard let text = self[.port] else { return nil }
      guard let port = Int(text) else {
        throw Diagnostic(
          .usage, problem: "\(Variable.port.rawValue) is “\(text)”", remedy: "give 0 to 65535")
      }
      return port
    }
  }
#endif
