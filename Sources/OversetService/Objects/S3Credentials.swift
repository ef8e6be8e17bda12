#if Service
  package import Foundation
  import OversetFiles
  package import OversetVocabulary
  import Synchronization

  /// What requests to S3 are signed with. It is not printed.
  package struct S3Credentials: Sendable, CustomStringConvertible, CustomReflectable {
    /// Names the secret.
    package let key: String
    /// The secret.
    package let secret: String
    /// What short-lived secrets come with; nil for lasting ones.
    package let token: String?

    /// Credentials; nil for texts that no field of a request can hold.
    package init?(key: String, secret: String, token: String? = nil) {
      let texts = [key, secret] + (token.map { [$0] } ?? [])
      let arePrintable = texts.allSatisfy { text in
        (1...8_000).contains(text.utf8.count)
          && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      }
      guard arePrintable, !key.contains("/"), !key.contains(",") else { return nil }
      (self.key, self.secret, self.token) = (key, secret, token)
    }

    package var description: String { "credentials" }
    package var customMirror: Mirror { Mirror(self, children: []) }
  }

  /// Where credentials are: in the environment, or in a file, which is read again so that it can be replaced.
  package final class S3CredentialSource: Sendable {
    private enum Variable: String {
      case key = "AWS_ACCESS_KEY_ID"
      case secret = "AWS_SECRET_ACCESS_KEY"
      case token = "AWS_SESSION_TOKEN"
      case file = "AWS_SHARED_CREDENTIALS_FILE"
      case profile = "AWS_PROFILE"
    }

    private enum Source {
      case known(S3Credentials)
      case file(String, profile: String)
    }

    private struct Kept {
      let credentials: S3Credentials
      let since: ContinuousClock.Instant
    }

    /// The name of the file, in the folder of what the service keeps.
    package static let fileName = "s3-credentials"
    private let source: Source
    /// For how long a file is not read again.
    private let age: Duration
    private let kept = Mutex<Kept?>(nil)

    /// Credentials that stay as they are.
    package init(_ credentials: S3Credentials) {
      source = .known(credentials)
      age = .zero
    }

    /// Those of the environment, else those of a file.
    ///
    /// - Parameters:
    ///   - folder: The folder of what the service keeps, in which the file is sought.
    ///   - place: Where the bucket is written.
    ///   - age: For how long a file is not read again.
    /// - Throws: `Diagnostic` (data) for what is missing or is none.
    package init(
      environment: [String: String], folder: URL, place: SourcePlace?,
      age: Duration = .seconds(10)
    ) throws(Diagnostic) {
      self.age = age
      func value(_ variable: Variable) -> String? {
        environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
      }
      switch (value(.key), value(.secret)) {
      case (let key?, let secret?):
        guard let known = S3Credentials(key: key, secret: secret, token: value(.token)) else {
          throw Diagnostic(
            .data, problem: "\(Variable.key.rawValue) and what belongs to it are no credentials",
            remedy: "give them without spaces and line breaks")
        }
        source = .known(known)
      case (nil, nil):
        let own = folder.appending(path: Self.fileName).path(percentEncoded: false)
        let path = value(.file) ?? own
        source = .file(path, profile: value(.profile) ?? "default")
        guard value(.file) != nil || NamedPath.kind(path) != nil else {
          throw Diagnostic(
            .data, at: place, problem: "the bucket has no credentials",
            remedy:
              "set \(Variable.key.rawValue) and \(Variable.secret.rawValue), or write them into \(own)"
          )
        }
        _ = try credentials()
      default:
        throw Diagnostic(
          .data,
          problem:
            "of \(Variable.key.rawValue) and \(Variable.secret.rawValue) one alone is set",
          remedy: "set both")
      }
    }

    /// The credentials as they are now; those of before while the file cannot be read or has none, as when somebody writes it.
    ///
    /// - Parameter note: Is told why those of before are taken.
    /// - Throws: `Diagnostic` for a file that cannot be read or has none, where there are none of before.
    package func credentials(
      noting note: (Diagnostic) -> Void = { _ in }
    ) throws(Diagnostic) -> S3Credentials {
      switch source {
      case .known(let credentials): return credentials
      case .file(let path, let profile):
        let before = kept.withLock { $0 }
        if let before, before.since.duration(to: .now) < age { return before.credentials }
        let read: S3Credentials
        do throws(Diagnostic) {
          read = try Self.read(path, profile: profile)
        } catch {
          guard let before else { throw error }
          note(error)
          read = before.credentials
        }
        kept.withLock { $0 = Kept(credentials: read, since: .now) }
        return read
      }
    }

    /// The credentials of a profile, as the tools of AWS write them.
    private static func read(_ path: String, profile: String) throws(Diagnostic) -> S3Credentials {
      guard let data = try NamedPath.read(path, maximum: FileLimit.configuration) else {
        throw Diagnostic(
          .inputOutput, file: path, problem: "there is no such file",
          remedy: "mend \(Variable.file.rawValue)")
      }
      var values: [String: String] = [:]
      var section = "default"
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("["), text.hasSuffix("]") {
          section = text.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
        } else if section == profile, !text.hasPrefix("#"), !text.hasPrefix(";"),
          let mark = text.firstIndex(of: "=")
        {
          let name = text[..<mark].trimmingCharacters(in: .whitespaces).lowercased()
          values[name] = text[text.index(after: mark)...].trimmingCharacters(in: .whitespaces)
        }
      }
      guard let key = values["aws_access_key_id"], let secret = values["aws_secret_access_key"],
        let read = S3Credentials(key: key, secret: secret, token: values["aws_session_token"])
      else {
        throw Diagnostic(
          .data, file: path, problem: "there are no credentials of the profile `\(profile)`",
          remedy: "write aws_access_key_id = … and aws_secret_access_key = … below [\(profile)]")
      }
      return read
    }
  }
#endif
