#if Service
  package import OversetChecks
  import OversetText
  import OversetVocabulary

  /// Something that was found about a text.
  package struct CheckFinding: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case rule, severity, message, fix, device, typeSize, boldText, slot, variant, shown, needed
      case available, margin, confidence, place, known, component, state, key
    }

    /// The rule's name.
    package var rule: String
    /// How grave it is.
    package var severity: String
    /// What is wrong.
    package var message: String
    /// What to do.
    package var fix: String
    /// The token of the device.
    package var device: String?
    /// The user's text size.
    package var typeSize: String?
    /// Whether the user has Bold Text on.
    package var boldText: Bool?
    /// The slot.
    package var slot: String?
    /// The variant of the text.
    package var variant: String?
    /// What is shown.
    package var shown: String?
    /// The width that it needs, in points.
    package var needed: Double?
    /// The width that it has, in points.
    package var available: Double?
    /// How far `needed` may be off, in points.
    package var margin: Double?
    /// How far it may be trusted.
    package var confidence: String?
    /// Where the text or the key is written.
    package var place: String?
    /// Why the project accepts it.
    package var known: String?

    /// The component; nil in a slot.
    package var component: String?
    /// The component's state; nil in a slot.
    package var state: String?
    /// The key of another text that it is about; nil for the text itself.
    package var key: String?

    /// What a finding says.
    package init(_ finding: Finding) {
      rule = finding.rule.name
      severity = finding.severity.rawValue
      message = finding.message
      fix = finding.fix
      device = finding.device
      typeSize = finding.typeSize?.token
      boldText = finding.device.map { _ in finding.legibilityWeight == .bold }
      slot = finding.catalogText?.slot
      variant = finding.catalogText.flatMap { $0.variant.isEmpty ? nil : $0.variant }
      shown = finding.evidence.shown
      needed = (finding.evidence.fit?.needed).map(Tenths.rounded)
      available = (finding.evidence.fit?.available).map(Tenths.rounded)
      margin = (finding.evidence.fit?.slack).map(Tenths.rounded)
      confidence = finding.evidence.fit?.confidence.rawValue
      place = finding.place?.description
      known = finding.acceptedReason
      component = finding.node?.component
      state = finding.node?.state
    }

    package static let schemaName = "CheckFinding"
    package static let summary =
      "A finding, as reports of `overset check` and `overset run` have it."
    package static let optional: Set<CodingKeys> = [
      .device, .typeSize, .boldText, .slot, .variant, .shown, .needed, .available, .margin,
      .confidence, .place, .known, .component, .state, .key,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .rule: MemberSchema.text("The rule, such as text-truncated; Docs/checks.md describes it."),
      .severity: MemberSchema.choice("How grave it is.", of: ["info", "warning", "error"]),
      .message: MemberSchema.text("What is wrong, in one sentence."),
      .fix: MemberSchema.text("What to do, in one sentence."),
      .device: MemberSchema.text("The device; missing where it is the same on all."),
      .typeSize: MemberSchema.text("The user's text size, xS to AX5."),
      .boldText: MemberSchema.flag("Whether the user has Bold Text on."),
      .slot: MemberSchema.text("The slot; missing for what is about the text itself."),
      .variant: MemberSchema.text("The variant of the text, such as plural.few."),
      .shown: MemberSchema.text("What is shown, if not all."),
      .needed: MemberSchema.number("The width that the text needs, in points."),
      .available: MemberSchema.number("The width that it has, in points."),
      .margin: MemberSchema.number("How far the need may be off, in points."),
      .confidence: MemberSchema.choice("How far the need may be trusted.", of: ["A", "B", "C"]),
      .place: MemberSchema.text("Where the text or the key is written: FILE:LINE:COLUMN."),
      .known: MemberSchema.text("Why the project accepts it; missing where it does not."),
      .component: MemberSchema.text("The component; missing in a slot."),
      .state: MemberSchema.text("The component's state; missing in a slot."),
      .key: MemberSchema.text(
        "The key of another text of the component, which this text leaves no room; missing for this text."
      ),
    ]
  }

  /// Figures of answers.
  enum Tenths {
    /// A length or a share to a tenth, as reports have it.
    static func rounded(_ value: Double) -> Double {
      guard value.isFinite else { return value > 0 ? 1_000_000 : -1_000_000 }
      return (value * 10).rounded() / 10
    }
  }
#endif
