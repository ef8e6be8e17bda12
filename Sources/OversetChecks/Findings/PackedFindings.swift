import OversetConfig
import OversetText
import OversetVocabulary

/// Findings that are kept packed, in about a tenth of their space, and made again where they are looked at.
package struct PackedFindings: Sendable {
  private let names: [String]
  private let rules: [Rule]
  private let suppressions: [Suppression]
  private let evidences: [SlotEvidence]
  private let others: [Finding]
  private let tags: [LocaleTag]
  private let segments: [Segment]

  private struct Segment {
    let count: Int
    let bytes: [UInt8]
  }

  /// What `packer` packed into `segments`.
  package init(_ packer: FindingPacker, segments: [FindingPacker.Segment]) {
    names = packer.names.texts
    rules = packer.rules
    suppressions = packer.suppressions
    evidences = packer.evidences
    others = packer.others
    tags = packer.tags
    self.segments = segments.map { Segment(count: $0.count, bytes: $0.bytes) }
  }

  /// The bytes that the findings of a segment take.
  package func byteCount(ofSegment number: Int) -> Int { segments[number].bytes.count }

  /// How many findings a segment has.
  package func count(ofSegment number: Int) -> Int { segments[number].count }

  /// Reads a segment from its beginning.
  package func reader(ofSegment number: Int) -> Reader {
    Reader(self, segments[number].bytes, at: 0, count: segments[number].count)
  }

  /// Reads the `count` findings of a group that begins at `offset`.
  package func reader(ofSegment number: Int, at offset: Int, count: Int) -> Reader {
    Reader(self, segments[number].bytes, at: offset, count: count)
  }

  /// Reads the findings of a segment in their order.
  package struct Reader: IteratorProtocol {
    private let pack: PackedFindings
    private var rest: Int
    private var reader: PackReader
    private var last = LastFinding()

    fileprivate init(_ pack: PackedFindings, _ bytes: [UInt8], at offset: Int, count: Int) {
      self.pack = pack
      rest = count
      reader = PackReader(bytes, at: offset)
    }

    /// The next finding.
    package mutating func next() -> Finding? {
      guard rest > 0 else { return nil }
      rest -= 1
      let form = FindingForm(rawValue: reader.number())
      if form == .whole { return pack.others[reader.number()] }
      let rule = pack.rules[reader.number()]
      let subject = subject(form)
      let locale = pack.tags[reader.number()]
      let device = optionalName()
      let size = reader.number()
      let place = form.contains(.samePlace) ? last.place : place()
      let message = reader.text(after: last.message)
      var finding = Finding(
        rule: rule, subject: .text(subject), locale: locale,
        place: place, message: message, fix: name())
      finding.device = device
      finding.typeSize = size >> 1 == 0 ? nil : TypeSize.allCases[size >> 1 - 1]
      finding.legibilityWeight = size & 1 == 1 ? .bold : .regular
      finding.accepted = optionalName()
      let known = reader.number()
      finding.known = known == 0 ? nil : pack.suppressions[known - 1]
      finding.evidence = evidence(form)
      last.remember(finding, subject)
      return finding
    }

    private mutating func subject(_ form: FindingForm) -> TextSubject {
      if form.contains(.sameText), let subject = last.subject { return subject }
      return TextSubject(
        key: name(), variant: name(), slot: optionalName(), evidence: slotEvidence(),
        filling: name())
    }

    private mutating func slotEvidence() -> SlotEvidence? {
      let number = reader.number()
      return number == 0 ? nil : pack.evidences[number - 1]
    }

    private mutating func place() -> SourcePlace? {
      guard let file = optionalName() else { return nil }
      let line = reader.number()
      guard line > 0 else { return SourcePlace(file: file) }
      return SourcePlace(file: file, line: line, column: reader.number())
    }

    private mutating func evidence(_ form: FindingForm) -> FindingEvidence {
      var evidence = FindingEvidence()
      if form.contains(.text) { evidence.text = reader.text(after: last.evidence) }
      if form.contains(.shown) { evidence.shown = reader.text(after: evidence.text ?? "") }
      if form.contains(.fit) { evidence.fit = fit() }
      if form.contains(.lines) {
        evidence.lines = FindingEvidence.LineCount(
          needed: reader.difference(), shown: reader.difference())
      }
      if form.contains(.scaleFactor) { evidence.scaleFactor = reader.double() }
      if form.contains(.missing) {
        evidence.missing = (0..<reader.number()).map { _ in UInt32(clamping: reader.number()) }
      }
      return evidence
    }

    private mutating func fit() -> Fit {
      let head = reader.number()
      let needed = head & 2 != 0 ? last.fit?.needed ?? 0 : reader.double()
      let slack = head & 1 != 0 ? last.fit?.slack ?? 0 : reader.double()
      return Fit(
        verdict: FitVerdict.allCases[head >> 4], needed: needed, available: reader.double(),
        slack: slack, confidence: Confidence.allCases[head >> 2 & 3])
    }

    private mutating func name() -> String { pack.names[reader.number()] }

    private mutating func optionalName() -> String? {
      let number = reader.number()
      return number == 0 ? nil : pack.names[number - 1]
    }
  }
}
