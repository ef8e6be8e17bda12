#if Service
  import Foundation
  import OversetConfig
  import OversetVocabulary

  /// A REST API of GitHub or GitLab: what both have in common.
  struct ForgeAPI: Sendable {
    /// How long an answer may take, in seconds.
    private static let patience = 30.0
    /// The most bytes of an answer: a hundred of the longest comments.
    private static let answerLimit = 16_000_000
    /// How long is waited where a limit is reached and nobody says how long, in seconds: GitHub asks for a minute.
    private static let limitPause = 60.0
    /// The longest reason of a refusal that is shown, in characters.
    private static let reasonLength = 200

    private let base: String
    private let fields: [(name: String, value: String)]
    private let client: OutboundClient

    /// The API of a receiver.
    ///
    /// - Parameter fields: What each request has: who asks, and which version is meant.
    init(_ target: OutboundTargets.Target, fields: [(name: String, value: String)]) {
      base = target.receiver.url
      self.fields = fields
      client = OutboundClient(
        isInternal: target.receiver.isInternal, seconds: Self.patience, limit: Self.answerLimit)
    }

    /// The answer to a question.
    ///
    /// - Throws: `OutboundFault` for one that refuses.
    func ask(
      _ method: String, _ path: String, _ body: [String: String]? = nil
    ) async throws(OutboundFault) -> OutboundClient.Answer {
      var question = OutboundClient.Question(method, base + path)
      question.fields = fields
      if let body {
        guard let data = try? ServiceJSON.encoder.encode(body) else {
          throw OutboundFault("the message cannot be written as JSON", .permanent)
        }
        question.body = data
        question.fields.append(("Content-Type", "application/json"))
      }
      let answer = try await client.answer(to: question)
      guard (200..<300).contains(answer.status) else { throw Self.fault(answer) }
      return answer
    }

    /// The answer, as a message.
    func get<Message: Decodable>(
      _ path: String, as type: Message.Type
    ) async throws(OutboundFault) -> Message {
      let answer = try await ask("GET", path)
      do {
        return try JSONDecoder().decodeBounded(type, from: answer.body)
      } catch {
        throw OutboundFault("it answers what is not known here", .permanent)
      }
    }

    // MARK: Refusals

    /// The members that say why: `message` of both, `error` of GitLab.
    private struct Refusal: Decodable {
      let message: String?
      let error: String?

      enum CodingKeys: String, CodingKey { case message, error }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // GitLab sends an object where several members are wrong.
        message = try? container.decode(String.self, forKey: .message)
        error = try? container.decode(String.self, forKey: .error)
      }
    }

    private static func fault(_ answer: OutboundClient.Answer) -> OutboundFault {
      let refusal = try? JSONDecoder().decodeBounded(Refusal.self, from: answer.body)
      let reason = String((refusal?.message ?? refusal?.error ?? "").prefix(reasonLength))
      let words = "it answers \(answer.status)" + (reason.isEmpty ? "" : ": \(reason)")
      if [403, 429].contains(answer.status), let pause = pause(answer, reason) {
        return OutboundFault(words, .temporary(after: pause))
      }
      let isTemporary = [401, 403, 408, 409, 423, 425].contains(answer.status)
      return OutboundFault(
        words, isTemporary || answer.status >= 500 ? .temporary(after: nil) : .permanent)
    }

    /// How long a limit asks to wait; nil for a refusal that is about something else.
    ///
    /// Source: docs.github.com, “Rate limits for the REST API”; docs.gitlab.com, “User and IP rate limits”.
    private static func pause(_ answer: OutboundClient.Answer, _ reason: String) -> Double? {
      let now = Moment.now
      if let seconds = RetryAfter.seconds(answer["retry-after"], now: now) { return seconds }
      let left = answer["x-ratelimit-remaining"] ?? answer["ratelimit-remaining"]
      let reset = answer["x-ratelimit-reset"] ?? answer["ratelimit-reset"]
      if left == "0", let reset = reset.flatMap(Double.init), reset.isFinite {
        return max(reset - now, 1)
      }
      let isLimit = answer.status == 429 || reason.lowercased().contains("rate limit")
      return isLimit ? limitPause : nil
    }
  }

  /// Where statuses are set and comments are written.
  protocol Forge: Sendable {
    /// Sets the status of a commit.
    func set(_ status: ForgeStatus, of commit: String) async throws(OutboundFault)

    /// Our comment of a pull request, which has the marker; nil if there is none.
    ///
    /// - Throws: `OutboundFault`, also where there are more comments than are looked at: then nobody knows.
    func comment(
      with marker: String, of pullRequest: Int
    ) async throws(OutboundFault) -> (id: Int, text: String)?

    /// Writes a comment.
    func write(_ text: String, to pullRequest: Int) async throws(OutboundFault)

    /// Writes a comment anew.
    func replace(
      _ comment: Int, of pullRequest: Int, with text: String
    ) async throws(OutboundFault)
  }
#endif
