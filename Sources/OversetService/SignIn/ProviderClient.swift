#if Service
  import AsyncHTTPClient
  import Foundation
  import HTTPTypes
  import NIOCore
  import NIOHTTP1
  import OversetCommand
  import OversetConfig
  import OversetVocabulary

  /// Asks the provider: what it says of itself and its keys is kept for an hour, and asked again when a token names a key
  /// that is not known.
  package actor ProviderClient {
    /// For how long answers are kept.
    private static let age = Duration.seconds(3_600)
    /// How long an answer may take.
    private static let patience = TimeAmount.seconds(10)
    /// The largest answer, in bytes.
    private static let limit = 1_000_000

    private struct Kept<Value: Sendable>: Sendable {
      let value: Value
      let since: ContinuousClock.Instant

      var age: Duration { since.duration(to: .now) }
    }

    private let issuer: String
    /// How long unknown keys are not asked for again: anybody can name one.
    private let pause: Duration
    private var metadata: Kept<ProviderMetadata>?
    private var keys: Kept<ProviderKeys>?

    /// A client of the provider at an address.
    package init(issuer: String, pause: Duration = .seconds(10)) {
      self.issuer = issuer
      self.pause = pause
    }

    /// What the provider says of itself.
    ///
    /// - Throws: `Problem` (502) if it does not answer, or not for this issuer.
    func described() async throws(Problem) -> ProviderMetadata {
      if let metadata, metadata.age < Self.age { return metadata.value }
      let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
      let found: ProviderMetadata = try await answer(
        HTTPClientRequest(url: "\(base)/.well-known/openid-configuration"))
      if let fault = found.fault(for: issuer) { throw Self.refusal(fault) }
      metadata = Kept(value: found, since: .now)
      return found
    }

    /// The keys that may have signed a token.
    ///
    /// - Parameter name: The name of the key in the token's head; nil for none.
    /// - Throws: `Problem` (502) if the provider does not answer.
    func keys(named name: String?) async throws(Problem) -> [ProviderKeys.Key] {
      if let keys {
        let found = keys.value.candidates(named: name)
        if keys.age < Self.age, !found.isEmpty || keys.age < pause { return found }
      }
      let metadata = try await described()
      let found: ProviderKeys = try await answer(HTTPClientRequest(url: metadata.keysAddress))
      keys = Kept(value: found, since: .now)
      return found.candidates(named: name)
    }

    /// The token of a person, for the code that a browser has brought.
    ///
    /// - Throws: `Problem` (502) if the provider does not answer, (400) if it refuses the code.
    func token(
      for code: String, verifier: String, redirect: String, client: String, secret: String?
    ) async throws(Problem) -> String {
      let metadata = try await described()
      var form = [
        ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", redirect),
        ("code_verifier", verifier),
      ]
      var request = HTTPClientRequest(url: metadata.tokenEndpoint)
      request.method = .POST
      if let secret, !metadata.takesSecretInForm {
        let pair = "\(FormText.escaped(client)):\(FormText.escaped(secret))"
        request.headers.add(
          name: "Authorization", value: "Basic \(Data(pair.utf8).base64EncodedString())")
      } else {
        form.append(("client_id", client))
        if let secret { form.append(("client_secret", secret)) }
      }
      request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
      request.body = .bytes(ByteBuffer(string: FormText.form(form)))
      let answer: ProviderAnswer = try await answer(request)
      return answer.token
    }

    private func answer<Answer: Decodable>(
      _ request: HTTPClientRequest
    ) async throws(Problem) -> Answer {
      var request = request
      request.headers.add(name: "Accept", value: "application/json")
      request.headers.add(name: "User-Agent", value: "overset/\(ProgramVersion.current)")
      let (status, data) = try await Self.fetch(request)
      guard status == 200 else {
        guard request.method == .POST, (400..<500).contains(status) else {
          throw Self.refusal("answers \(status)")
        }
        throw Problem(.badRequest, detail: "the provider refuses the code; sign in again")
      }
      do {
        return try JSONDecoder().decodeBounded(Answer.self, from: data)
      } catch {
        throw Self.refusal("sends an answer that cannot be read")
      }
    }

    private static func fetch(
      _ request: HTTPClientRequest
    ) async throws(Problem) -> (status: Int, data: Data) {
      var configuration = HTTPClient.Configuration()
      // Another address must get neither secret nor code.
      configuration.redirectConfiguration = .disallow
      configuration.timeout.connect = .seconds(5)
      // People sign in seldom: a client of its own for each question leaves no connection behind.
      let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      let result: Result<(Int, Data), any Error>
      do {
        let response = try await client.execute(request, timeout: patience)
        let buffer = try await response.body.collect(upTo: limit)
        result = .success((Int(response.status.code), Data(buffer.readableBytesView)))
      } catch {
        result = .failure(error)
      }
      try? await client.shutdown()
      switch result {
      case .success(let (status, data)): return (status, data)
      case .failure: throw refusal("does not answer")
      }
    }

    private static func refusal(_ reason: String) -> Problem {
      Problem(.badGateway, detail: "nobody can sign in now: the provider \(reason)")
    }
  }

  /// Texts as forms have them.
  enum FormText {
    /// A text with all but letters, digits and `-._~` escaped.
    static func escaped(_ text: String) -> String {
      var result = ""
      for byte in text.utf8 {
        let isPlain =
          (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || "-._~".utf8.contains(byte)
        if isPlain {
          result.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          let digits = String(byte, radix: 16, uppercase: true)
          result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
      }
      return result
    }

    /// Names and values in one text.
    static func form(_ values: [(String, String)]) -> String {
      values.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }
  }
#endif
