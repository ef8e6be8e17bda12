package import OversetVocabulary

/// Who is told what happens to runs: an entry of `webhooks`, `github` or `gitlab` in `Config/service.yml`.
package struct OutboundReceiver: Equatable, Sendable {
  /// What it understands.
  package enum Kind: String, CaseIterable, Sendable {
    /// Messages that are signed as Standard Webhooks has it.
    case webhook
    /// Statuses of commits and comments of pull requests, by the REST API of GitHub.
    case github
    /// Statuses of commits and notes of merge requests, by the REST API of GitLab.
    case gitlab
  }

  /// What happens to runs.
  package enum Event: String, CaseIterable, Codable, Sendable {
    /// A run was opened, and waits for its shards.
    case opened = "run.opened"
    /// Every cell of the whole matrix is there.
    case completed = "run.completed"
    /// Cells are lacking, and nobody waits for them.
    case partial = "run.partial"
    /// Somebody has decided, and what the run comes to has changed.
    case decided = "run.decided"
  }

  /// What it understands.
  package let kind: Kind
  /// What it is called in figures, logs and the variable of its secret: small letters, digits and `-`.
  package let name: String
  /// Where messages go, or where the API begins, without a slash at the end.
  package let url: String
  /// The repository (`owner/name`) or project (a path or a number); empty for a webhook.
  package let repository: String
  /// The names by which runs are pushed that it is told of; empty for all.
  package let runs: [String]
  /// What it is told.
  package let events: Set<Event>
  /// The file of its secret or token, relative to the project's folder; nil where the environment has it.
  package let secretFile: String?
  /// Whether its address may be one of this machine or of a private network, and be asked without TLS.
  package let isInternal: Bool
  /// Where it is written.
  package let place: SourcePlace

  package init(
    _ kind: Kind, name: String, url: String, repository: String = "", runs: [String] = [],
    events: Set<Event>, secretFile: String?, isInternal: Bool, place: SourcePlace
  ) {
    self.kind = kind
    self.name = name
    self.url = url
    self.repository = repository
    self.runs = runs
    self.events = events
    self.secretFile = secretFile
    self.isInternal = isInternal
    self.place = place
  }

  /// The variable that outweighs the file of its secret.
  package var variable: String {
    "OVERSET_SERVER_SECRET_" + name.uppercased().replacing("-", with: "_")
  }
}
