#if Service
  import Foundation
  import OversetConfig

  /// Sends a message to a webhook, signed as Standard Webhooks has it: as often as it is sent, identity and body are the
  /// same, and the time is that of sending.
  struct WebhookDelivery {
    /// How long an answer may take, in seconds.
    private static let patience = 20.0

    private let target: OutboundTargets.Target

    init(_ target: OutboundTargets.Target) { self.target = target }

    /// Sends a message, and returns the numbers of those that have arrived.
    func deliver(_ message: OutboxMessage) async throws(OutboundFault) -> [Int] {
      let keys = try target.secret.keys()
      let body = Data(message.body.utf8)
      let seconds = Int64(Moment.now)
      var question = OutboundClient.Question("POST", target.receiver.url)
      question.body = body
      question.fields = [
        ("Content-Type", "application/json"), ("webhook-id", message.id),
        ("webhook-timestamp", "\(seconds)"),
        (
          "webhook-signature",
          StandardSignature(id: message.id, seconds: seconds, body: body).field(by: keys)
        ),
      ]
      let client = OutboundClient(
        isInternal: target.receiver.isInternal, seconds: Self.patience, limit: 0)
      let answer = try await client.answer(to: question)
      switch answer.status {
      case 200..<300: return [message.number]
      case 410: throw OutboundFault("it answers 410: it is gone", .gone)
      case 300..<400:
        throw OutboundFault("it answers \(answer.status): redirects are not followed")
      default:
        throw OutboundFault(
          "it answers \(answer.status)",
          .temporary(after: RetryAfter.seconds(answer["retry-after"], now: Moment.now)))
      }
    }
  }
#endif
