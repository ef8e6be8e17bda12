#if Service
  import OversetCommand

  /// What people decide about in a run, and how far it is: what is kept of it beside its document.
  struct RunReview: Codable, Sendable {
    /// A cell that nobody has told of.
    struct Missing: Codable, Sendable {
      let component: String
      let state: String
      let name: String
    }

    /// How many cells the plan has, and how many of them are there.
    let planned: Int
    let present: Int
    /// The first cells that are lacking.
    let missing: [Missing]
    /// How `overset merge` would end.
    let exitCode: Int
    /// Whether all of the matrix was looked at.
    let isWhole: Bool
    /// What fails first, then the rest in the order of the document, then what is accepted.
    let causes: [ReviewCause]
    /// Everything that a decision could be about. It follows from the causes, and is put together once: each decision asks.
    let decidedContents: Set<DecidedContent>

    private enum CodingKeys: String, CodingKey {
      case planned, present, missing, exitCode, isWhole, causes
    }

    init(
      planned: Int, present: Int, missing: [Missing], exitCode: Int, isWhole: Bool,
      causes: [ReviewCause]
    ) {
      self.planned = planned
      self.present = present
      self.missing = missing
      self.exitCode = exitCode
      self.isWhole = isWhole
      self.causes = causes
      decidedContents = Set(
        causes.flatMap { cause in
          cause.cells.isEmpty
            ? cause.contents(of: nil) : cause.cells.flatMap { cause.contents(of: $0) }
        })
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        planned: try values.decode(Int.self, forKey: .planned),
        present: try values.decode(Int.self, forKey: .present),
        missing: try values.decode([Missing].self, forKey: .missing),
        exitCode: try values.decode(Int.self, forKey: .exitCode),
        isWhole: try values.decode(Bool.self, forKey: .isWhole),
        causes: try values.decode([ReviewCause].self, forKey: .causes))
    }
  }

  /// What people decide about at once: a finding, or a difference that some cells have in common.
  struct ReviewCause: Codable, Sendable {
    /// What it is about.
    enum Kind: String, Codable, CaseIterable, Sendable {
      /// Something that a rule has found.
      case finding
      /// Snapshots that differ from their references.
      case difference
      /// Snapshots without references.
      case new
      /// What stands in no cell: a state that failed, a reference that is obsolete.
      case other
    }

    /// A digest of what it is about: the same in every run that has it.
    let id: String
    let kind: Kind
    let title: String
    /// The name of the rule; nil for differences.
    let rule: String?
    /// What the finding is known by in all reports; nil for differences.
    let fingerprint: String?
    /// The row of the document's results; nil for differences.
    let result: Int?
    /// Whether it fails the run.
    let fails: Bool
    /// Why the project's configuration or code accepts it; nil if it does not.
    let accepted: String?
    /// By how much a text is over its room, in points.
    let pointsOver: Double?
    /// Its cells.
    let cells: [ReviewCell]
    /// What accepts all of it in `Config/checks.yml`, without a reason; nil for what cannot be accepted there.
    let suppression: AcceptedFinding?

    /// The verdicts that may be given.
    var verdicts: [Verdict] {
      guard accepted == nil else { return [] }
      return switch kind {
      case .finding: suppression == nil ? [.reject, .open] : [.known, .reject, .open]
      case .difference, .new: [.accept, .reject, .open]
      case .other: [.reject, .open]
      }
    }
  }

  /// A cell of a cause.
  struct ReviewCell: Codable, Sendable {
    /// Its row in the document.
    let row: Int
    /// The path of its snapshot, without extension.
    let name: String
    let state: String
    let device: String
    /// What has changed in it and lies behind the cause; nil for nothing.
    let change: PictureChange?
  }

  /// What has changed in a cell: the old and the new value of each of its files.
  struct PictureChange: Codable, Sendable, Hashable {
    struct File: Codable, Sendable, Hashable {
      /// The path of the reference, from the project's folder.
      let path: String
      /// The digest of the new value.
      let new: String
      /// The digest of the reference; nil for none.
      let old: String?
    }

    private enum CodingKeys: String, CodingKey { case files }

    let files: [File]
    /// A digest of all old values, as decisions have it.
    let old: String
    /// A digest of all new values.
    let new: String

    init(files: [File]) {
      self.files = files
      old = files.map { $0.old ?? "-" }.joined(separator: " ")
      new = files.map(\.new).joined(separator: " ")
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(files: try values.decode([File].self, forKey: .files))
    }
  }
#endif
