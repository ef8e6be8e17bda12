#if Service
  import OversetSlots

  /// What a text comes to.
  package struct CheckAnswer: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, key, locale, verdict, passes, reason, pointsOver, percentOver, shown, roomPoints
      case roomPercent, worst, confidence, message, fix, findings, places, note, pictureURL
      case trial
    }

    /// As it was asked.
    package var id: String
    /// As it was asked.
    package var key: String
    /// As it was asked.
    package var locale: String
    /// What can be said of the room of the text.
    package var verdict: String
    /// Whether nothing was found that fails a check of the project.
    package var passes: Bool
    /// Why nothing is said of the room.
    package var reason: String?
    /// By how many points the text is too wide where it is worst.
    package var pointsOver: Double?
    /// The same in percent of the room.
    package var percentOver: Double?
    /// What of the text is shown there.
    package var shown: String?
    /// How many points are left where the text is tightest.
    package var roomPoints: Double?
    /// The same in percent of the room.
    package var roomPercent: Double?
    /// Where it is worst, or tightest.
    package var worst: CheckPlace?
    /// How far the figures may be trusted.
    package var confidence: String?
    /// What is wrong, of several the gravest.
    package var message: String?
    /// What to do about it.
    package var fix: String?
    /// All that was found.
    package var findings: [CheckFinding]
    /// Each state of a component that draws it, where it is tightest there; the worst state first.
    package var places: [ComponentPlace]?
    /// Why the components were not asked, or not all of them.
    package var note: String?
    /// The path and query of a picture of the text where it is worst.
    package var pictureURL: String?
    /// In what the text was not judged as the project has it.
    package var trial: String?

    /// An answer of which nothing is known yet.
    init(to item: CheckItem, verdict: ProposalOutcome.Verdict) {
      id = item.id
      key = item.key
      locale = item.locale
      self.verdict = verdict.rawValue
      passes = true
      findings = []
    }

    package static let schemaName = "CheckAnswer"
    package static let summary = "What a text comes to, as a check of the project would find it."
    package static let optional: Set<CodingKeys> = [
      .reason, .pointsOver, .percentOver, .shown, .roomPoints, .roomPercent, .worst, .confidence,
      .message, .fix, .places, .note, .pictureURL, .trial,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .id: MemberSchema.text("The id of the item."),
      .key: MemberSchema.text("The key of the item."),
      .locale: MemberSchema.text("The locale of the item."),
      .verdict: MemberSchema.choice(
        "Whether the text has its room in every layout that was judged. “not checked”: nothing is said of it, for the reason given.",
        of: ProposalOutcome.Verdict.allCases.map(\.rawValue)),
      .passes: MemberSchema.flag(
        "Whether nothing was found that fails a check of the project. Also true where nothing was checked."
      ),
      .reason: MemberSchema.text("Why nothing is said of the room, in one sentence."),
      .pointsOver: MemberSchema.number(
        "By how many points the text is too wide where it is worst."),
      .percentOver: MemberSchema.number("The same in percent of the room."),
      .shown: MemberSchema.text("What of the text is shown there, if not all."),
      .roomPoints: MemberSchema.number("How many points are left where the text is tightest."),
      .roomPercent: MemberSchema.number("The same in percent of the room."),
      .worst: MemberSchema.message(CheckPlace.self),
      .confidence: MemberSchema.choice(
        "How far the figures may be trusted: A measured, B few records, C unverified.",
        of: ["A", "B", "C"]),
      .message: MemberSchema.text("What is wrong; of several findings that of the gravest."),
      .fix: MemberSchema.text("What to do about it."),
      .findings: MemberSchema.list("All that was found.", of: CheckFinding.self),
      .places: MemberSchema.list(
        "The states of components that draw the text, each where it is tightest there; the worst first. Missing where the answer rests on a slot.",
        of: ComponentPlace.self),
      .note: MemberSchema.text(
        "Why the components were not asked, or cannot answer: the answer then rests on the slot."),
      .pictureURL: MemberSchema.text(
        "Path and query of a picture of the text where it is worst; it needs the right “read”."),
      .trial: MemberSchema.text(
        "In what the text was not judged as the project has it, in one sentence; missing where it was. What a check of the project finds is another thing then."
      ),
    ]
  }

  /// Where a text is worst.
  package struct CheckPlace: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case device, typeSize, boldText, slot, component, state
    }

    /// The token of the device.
    package var device: String
    /// The user's text size.
    package var typeSize: String
    /// Whether the user has Bold Text on.
    package var boldText: Bool
    /// The slot; nil in a component.
    package var slot: String?
    /// The component; nil in a slot.
    package var component: String?
    /// The component's state; nil in a slot.
    package var state: String?

    /// A place in a slot.
    package init(device: String, typeSize: String, boldText: Bool, slot: String) {
      self.device = device
      self.typeSize = typeSize
      self.boldText = boldText
      self.slot = slot
    }

    /// A place in a component.
    package init(
      device: String, typeSize: String, boldText: Bool, component: String, state: String
    ) {
      self.device = device
      self.typeSize = typeSize
      self.boldText = boldText
      self.component = component
      self.state = state
    }

    package static let schemaName = "CheckPlace"
    package static let summary = "Where a text is worst; of one that fits, where it is tightest."
    package static let optional: Set<CodingKeys> = [.slot, .component, .state]
    package static let properties: [CodingKeys: JSONValue] = [
      .device: MemberSchema.text("The device, such as iPhoneSE."),
      .typeSize: MemberSchema.text("The user's text size, xS to AX5."),
      .boldText: MemberSchema.flag("Whether the user has Bold Text on."),
      .slot: MemberSchema.text(
        "The slot, such as halfButton; missing where a component draws the text."),
      .component: MemberSchema.text("The component that draws the text; missing in a slot."),
      .state: MemberSchema.text("The component's state; missing in a slot."),
    ]
  }
#endif
