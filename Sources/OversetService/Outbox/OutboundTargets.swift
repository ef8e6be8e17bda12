#if Service
  package import Foundation
  package import OversetConfig
  import OversetFiles
  package import OversetVocabulary

  /// Who is told what happens to runs, with the secrets that prove us to them.
  package struct OutboundTargets: Sendable {
    /// A receiver and its secret.
    package struct Target: Sendable {
      package let receiver: OutboundReceiver
      let secret: OutboundSecret

      package init(_ receiver: OutboundReceiver, secret: OutboundSecret) {
        self.receiver = receiver
        self.secret = secret
      }

      /// What it is called.
      var name: String { receiver.name }
    }

    /// Nobody, as long as nothing is configured.
    package var targets: [Target] = []
    /// Where others reach the service, without a slash at the end.
    package var publicURL = ""
    /// When what did not arrive is sent again.
    package var schedule = RetrySchedule()

    /// Nobody.
    package init() {}

    /// Those of the configuration.
    ///
    /// - Throws: `Diagnostic` (data), with the place of the receiver, for a secret that is missing or is none, which it does
    ///   not show, and where nothing says where others reach the service.
    package init(
      _ configuration: ServiceConfiguration, root: URL, environment: [String: String]
    ) throws(Diagnostic) {
      if let first = configuration.receivers.first, configuration.publicURL == nil {
        throw Diagnostic(
          .data, at: first.place,
          problem: "`publicURL` is missing, so that no message can lead here",
          remedy:
            "write it at the top, as in publicURL: https://overset.example, or set OVERSET_SERVER_PUBLIC_URL"
        )
      }
      publicURL = configuration.publicURL ?? ""
      targets = try configuration.receivers.map { receiver throws(Diagnostic) in
        Target(
          receiver,
          secret: try OutboundSecret(of: receiver, root: root, environment: environment))
      }
    }
  }

  /// What proves us to a receiver. It is read anew for each message where it is in a file, so that it can be replaced.
  package struct OutboundSecret: Sendable {
    private enum Source: Sendable {
      case text(String)
      case file(String)
    }

    private let source: Source

    /// A text.
    package init(_ text: String) { source = .text(text) }

    /// That of a receiver: the variable, else the file.
    init(
      of receiver: OutboundReceiver, root: URL, environment: [String: String]
    ) throws(Diagnostic) {
      if let text = environment[receiver.variable], !text.isEmpty {
        source = .text(text)
      } else if let file = receiver.secretFile {
        source = .file(
          URL(filePath: file, relativeTo: root).absoluteURL.path(percentEncoded: false))
      } else {
        throw Diagnostic(
          .data, at: receiver.place,
          problem: "`\(receiver.name)` has no \(receiver.kind.secretName)",
          remedy:
            "write it into a file and name that with `\(receiver.kind.secretKey)`, or set \(receiver.variable)"
        )
      }
      do throws(OutboundFault) {
        switch receiver.kind {
        case .webhook: _ = try keys()
        case .github, .gitlab: _ = try token()
        }
      } catch {
        throw Diagnostic(
          .data, at: receiver.place, problem: "`\(receiver.name)`: \(error.words)",
          remedy: receiver.kind.secretRemedy)
      }
    }

    /// The secrets of a webhook: one, or several while one is replaced.
    func keys() throws(OutboundFault) -> [HookSecrets.Secret] {
      let words = try text().split(whereSeparator: \.isWhitespace).map(String.init)
      let keys = words.compactMap { HookSecrets.Secret($0, of: .webhook) }
      guard !keys.isEmpty, keys.count == words.count, keys.count <= 5 else {
        throw OutboundFault("its secret is none")
      }
      return keys
    }

    /// A token, as a field takes it.
    func token() throws(OutboundFault) -> String {
      let text = try text().trimmingCharacters(in: .whitespacesAndNewlines)
      guard (8...4_000).contains(text.utf8.count),
        text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { throw OutboundFault("its token is none") }
      return text
    }

    private func text() throws(OutboundFault) -> String {
      switch source {
      case .text(let text): return text
      case .file(let path):
        let data: Data?
        do throws(Diagnostic) {
          data = try NamedPath.read(path, maximum: FileLimit.configuration)
        } catch {
          throw OutboundFault("the file of its secret cannot be read")
        }
        guard let data, let text = String(validating: data, as: UTF8.self) else {
          throw OutboundFault("there is no text in the file of its secret")
        }
        return text
      }
    }
  }

  extension OutboundReceiver.Kind {
    fileprivate var secretName: String { self == .webhook ? "secret" : "token" }
    fileprivate var secretKey: String { self == .webhook ? "secretFile" : "tokenFile" }
    fileprivate var secretRemedy: String {
      self == .webhook
        ? "write whsec_ and the Base64 of at least 16 random bytes"
        : "write the token alone into the file or variable"
    }
  }
#endif
