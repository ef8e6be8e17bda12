#if Service
  import Foundation
  import OversetFiles
  import OversetProject
  package import OversetVocabulary

  /// The secrets that senders and this service share: one for each sender that may ask. They are kept in the environment or in
  /// a file, and stand in no argument, answer or log.
  package struct HookSecrets: Sendable {
    /// A secret, and what else a sender is known by.
    package struct Secret: Sendable {
      /// The bytes of the key.
      let key: [UInt8]
      /// The audience that its tokens name: Crowdin's client id; nil for any.
      let audience: String?

      /// A secret as a sender writes it: of Standard Webhooks `whsec_` and Base64.
      ///
      /// Nil for one that is too short to be one, and for what is no Base64.
      package init?(_ text: String, of sender: HookSender, audience: String? = nil) {
        self.audience = audience
        switch sender {
        case .weblate, .webhook:
          let encoded = text.hasPrefix("whsec_") ? String(text.dropFirst(6)) : text
          guard let data = Data(base64Encoded: encoded), data.count >= Self.shortest else {
            return nil
          }
          key = Array(data)
        case .crowdin, .lokalise, .tolgee:
          guard text.utf8.count >= Self.shortest else { return nil }
          key = Array(text.utf8)
        }
      }

      /// The fewest bytes of a key: whoever tries them all needs longer than anybody has.
      private static let shortest = 16
    }

    private var secrets: [HookSender: Secret] = [:]

    /// None: nobody may ask without a token.
    package init() {}

    /// Those of senders.
    package init(_ secrets: [HookSender: Secret]) { self.secrets = secrets }

    /// The secret of a sender; nil for one that may not ask.
    package subscript(sender: HookSender) -> Secret? { secrets[sender] }

    /// Those of a file, outweighed by those of the environment.
    ///
    /// - Parameter path: The file; without one of that name there are none in it.
    /// - Throws: `Diagnostic` for a line or a variable that is no secret. It does not show it.
    package static func read(
      file path: String, environment: [String: String]
    ) throws(Diagnostic) -> HookSecrets {
      var secrets = HookSecrets()
      if let data = try NamedPath.read(path, maximum: FileLimit.configuration) {
        guard let text = String(validating: data, as: UTF8.self) else {
          throw Diagnostic(.data, file: path, problem: "this is not UTF-8", remedy: "write it anew")
        }
        secrets = try parse(text, file: path)
      }
      for sender in HookSender.allCases {
        let name = "OVERSET_SERVER_\(sender.rawValue.uppercased())_SECRET"
        guard let value = environment[name], !value.isEmpty else { continue }
        let audience =
          sender == .crowdin ? environment["OVERSET_SERVER_CROWDIN_CLIENT"] : nil
        guard let secret = Secret(value, of: sender, audience: audience) else {
          throw Diagnostic(
            .usage, problem: "the variable \(name) holds no secret", remedy: sender.remedy)
        }
        secrets.secrets[sender] = secret
      }
      return secrets
    }

    /// The secrets of a text: on each line a sender, its secret, and for Crowdin the client id. `#` begins a comment.
    package static func parse(_ text: String, file: String) throws(Diagnostic) -> HookSecrets {
      var secrets = HookSecrets()
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let name = words.first, !name.hasPrefix("#") else { continue }
        let place = SourcePlace(file: file, line: index + 1, column: 1)
        guard let sender = HookSender(rawValue: name) else {
          let known = HookSender.allCases.map(\.rawValue).joined(separator: ", ")
          throw Diagnostic(
            .data, at: place, problem: "this line names no sender",
            remedy: "begin it with one of \(known)")
        }
        guard secrets.secrets[sender] == nil else {
          throw Diagnostic(
            .data, at: place, problem: "there are two secrets of \(name)", remedy: "remove one")
        }
        let most = sender == .crowdin ? 3 : 2
        guard (2...most).contains(words.count),
          let secret = Secret(
            words[1], of: sender, audience: words.count > 2 ? words[2] : nil)
        else {
          throw Diagnostic(
            .data, at: place, problem: "this is no secret of \(name)", remedy: sender.remedy)
        }
        secrets.secrets[sender] = secret
      }
      return secrets
    }
  }

  extension HookSender {
    /// What to write for a secret.
    fileprivate var remedy: String {
      switch self {
      case .weblate, .webhook: "write whsec_ and the Base64 of at least 16 random bytes"
      case .crowdin:
        "write the client secret of the OAuth app, of at least 16 characters, and its client id"
      case .lokalise, .tolgee: "write at least 16 characters without spaces"
      }
    }
  }
#endif
