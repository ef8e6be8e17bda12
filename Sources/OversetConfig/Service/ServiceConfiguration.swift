package import OversetFiles
package import OversetVocabulary

/// How the service listens and what it takes: `Config/service.yml`.
///
/// What the file leaves out keeps the values of `init()`. Variables of the environment and flags outweigh it.
package struct ServiceConfiguration: Equatable, Sendable {
  /// The keys of the file.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// The address to listen on.
    case host
    /// The port to listen on.
    case port
    /// The folder of what the service keeps.
    case data
    /// Origins of pages that may ask.
    case origins
    /// Catalogs, and folders with some.
    case catalogs
    /// Folders of the app's source.
    case app
    /// The program of the app's components.
    case components
    /// Texts in a request.
    case items
    /// The length of a text.
    case textLength
    /// The size of a request.
    case bodySize
    /// The time for a request.
    case seconds
    /// Texts a second, for each token.
    case rate
    /// The size of kept pictures.
    case pictureCache
    /// The size of a shard or file that is pushed.
    case uploadSize
    /// How long runs are kept.
    case keepDays
    /// How much is kept of runs.
    case keepBytes
    /// How long files are kept that no run needs.
    case keepUnused
    /// How long lines of the audit log are kept.
    case auditDays
    /// Where people reach the service.
    case publicURL
    /// How many proxies stand before it.
    case proxies
    /// How people sign in.
    case signIn
    /// Who is told what happens to runs.
    case webhooks, github, gitlab
    /// Where files of runs are kept instead of the folder.
    case objects
  }

  /// The address to listen on.
  package var host = "127.0.0.1"
  /// The port to listen on; 0 takes any that is free.
  package var port = 8642
  /// The folder of what the service keeps, relative to the project's.
  package var data = ".overset/service"
  /// The origins of pages that may ask, such as `https://crowdin.com`; no page of another origin may.
  package var origins: [String] = []
  /// Catalogs, and folders with some, relative to the project's; empty for `Locales`, else the project's folder.
  package var catalogs: [String] = []
  /// Further folders of the app's source, relative to the project's.
  package var app: [String] = []
  /// The program that has the app's components, relative to the project's folder; nil for none.
  package var components: String?
  /// The most texts in a request.
  package var items = 500
  /// The longest text, in UTF-16 units.
  package var textLength = 10_000
  /// The largest request, in bytes.
  package var bodySize = 4_000_000
  /// The longest that a request may take, in seconds.
  package var seconds = 10.0
  /// The most texts in a second for each token; 0 for any number.
  package var rate = 5_000
  /// The size of the pictures that are kept, in bytes.
  package var pictureCache = 64_000_000
  /// The largest blob without its files, and the largest file, in bytes.
  package var uploadSize = 64_000_000
  /// For how many days runs are kept; the last complete run of each branch is kept longer.
  package var keepDays = 90
  /// How large the files of all runs may be, in bytes: beyond it the oldest runs go first.
  package var keepBytes = 20_000_000_000
  /// For how many seconds a file is kept that no run needs: what was sent a moment ago may be named next.
  package var keepUnused = 3_600
  /// For how many days lines of the audit log are kept.
  package var auditDays = 400
  /// The origin by which people reach the service, such as `https://overset.example`; nil if it is not said.
  package var publicURL: String?
  /// How many proxies of your own stand before the service: each adds an address to `X-Forwarded-For`.
  package var proxies = 0
  /// How people sign in; nil for tokens alone.
  package var signIn: SignInConfiguration?
  /// Who is told what happens to runs, in the order of the file; each name is there once.
  package var receivers: [OutboundReceiver] = []
  /// The bucket that files of runs are kept in; nil for the folder.
  package var objects: S3Configuration?

  /// The default.
  package init() {}

  /// Reads `Config/service.yml`; an empty file is the default.
  package static func read(file: BoundFile) throws(Diagnostic) -> ServiceConfiguration {
    try ServiceConfigurationReader().configuration(YAMLDocument.read(file: file))
  }

  /// Reads a configuration from its text; `file` names it in errors.
  package static func parse(
    _ text: String, file: String
  ) throws(Diagnostic) -> ServiceConfiguration {
    try ServiceConfigurationReader().configuration(YAMLDocument(text: text, file: file))
  }

  /// The origin that an address names, without the slash at its end; nil for what is more than scheme, host and port.
  package static func origin(_ text: String) -> String? {
    let address = text.hasSuffix("/") ? String(text.dropLast()) : text
    return ServiceConfigurationReader.isOrigin(address) ? address : nil
  }
}
