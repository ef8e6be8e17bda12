#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetVocabulary

  /// Receivers on this machine, as a configuration would name them.
  enum Receivers {
    static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    /// A schedule whose pauses are short.
    static var schedule: RetrySchedule {
      var schedule = RetrySchedule()
      (schedule.first, schedule.longest, schedule.look) = (0.02, 0.1, 0.05)
      return schedule
    }

    static func outbound(
      _ targets: [OutboundTargets.Target], _ schedule: RetrySchedule = Receivers.schedule
    ) -> OutboundTargets {
      var outbound = OutboundTargets()
      outbound.targets = targets
      outbound.publicURL = "https://overset.example"
      outbound.schedule = schedule
      return outbound
    }

    static func webhook(
      _ url: String, name: String = "chat", isInternal: Bool = true, runs: [String] = [],
      events: Set<OutboundReceiver.Event> = [.completed, .partial, .decided]
    ) -> OutboundTargets.Target {
      OutboundTargets.Target(
        OutboundReceiver(
          .webhook, name: name, url: url, runs: runs, events: events, secretFile: nil,
          isInternal: isInternal, place: SourcePlace(file: "service.yml")),
        secret: OutboundSecret(secret))
    }

    static func forge(_ forge: FakeForge, isGitHub: Bool) -> OutboundTargets.Target {
      OutboundTargets.Target(
        OutboundReceiver(
          isGitHub ? .github : .gitlab, name: isGitHub ? "github" : "gitlab",
          url: forge.server.url, repository: "team/shop", runs: ["shop"],
          events: Set(OutboundReceiver.Event.allCases), secretFile: nil, isInternal: true,
          place: SourcePlace(file: "service.yml")),
        secret: OutboundSecret("token-of-tests"))
    }
  }

  /// The messages that a webhook gets.
  struct HeardMessage: Decodable {
    struct Summary: Decodable {
      struct Causes: Decodable {
        let open, accepted, rejected, known, mixed, failing: Int
      }

      struct Baseline: Decodable {
        let number: Int?
        let why: String
      }

      let number: Int
      let project, branch, commit, state, url: String
      let passes: Bool?
      let exitCode, pullRequest: Int?
      let causes: Causes?
      let baseline: Baseline?
      let by: String?
    }

    let type: String
    let timestamp: String
    let version: Int
    let data: Summary
  }

  extension FakeServer.Question {
    /// The message of a webhook.
    var message: HeardMessage? { try? JSONDecoder().decode(HeardMessage.self, from: body) }

    /// Whether it is signed with the secret of the tests.
    var isSigned: Bool {
      guard let secret = HookSecrets.Secret(Receivers.secret, of: .webhook),
        let seconds = fields["webhook-timestamp"].flatMap({ Int64($0) })
      else { return false }
      return StandardSignature(id: fields["webhook-id"] ?? "", seconds: seconds, body: body)
        .isValid(fields["webhook-signature"] ?? "", by: secret)
    }
  }
#endif
