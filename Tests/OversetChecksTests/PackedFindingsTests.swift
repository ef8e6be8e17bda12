import OversetConfig
import OversetText
import OversetVocabulary
import Testing

@testable import OversetChecks

/// Packed findings come back as they were.
struct PackedFindingsTests {
  private static func findings() throws -> [Finding] {
    let rule = try #require(Rules.rule(.textTruncated))
    let other = try #require(Rules.rule(.glyphMissing))
    var subject = TextSubject(key: "k\u{E9}", variant: "plural.one", slot: "row", filling: "long")
    var finding = Finding(
      rule: rule, subject: .text(subject), locale: "de",
      place: SourcePlace(file: "A.xcstrings", line: 70_000, column: 9),
      message: "needs 12.0 pt, has 10.0 pt", fix: "Shorten it.")
    (finding.device, finding.typeSize) = ("iPhoneSE", .large)
    finding.evidence.text = "Ein langer Text"
    finding.evidence.shown = "Ein lan…"
    finding.evidence.fit = Fit(
      verdict: .truncated, needed: 12.1, available: 10, slack: 0.3, confidence: .unverified)
    var wider = finding
    (wider.device, wider.message) = ("iPhone16Pro", "needs 12.0 pt, has 11.0 pt")
    wider.evidence.fit?.available = 11
    wider.legibilityWeight = .bold
    wider.known = Suppression(rule: "text-truncated", reason: "meant")
    // Canonically equal keys and files are others.
    subject.key = "ke\u{301}"
    var decomposed = wider
    decomposed.subject = .text(subject)
    var whole = Finding(
      rule: other, subject: .text(TextSubject(key: "")), locale: "ar",
      place: SourcePlace(file: "B.strings"), message: "", fix: "")
    whole.evidence.missing = [0x41, 0x10FFFF]
    whole.evidence.lines = FindingEvidence.LineCount(needed: 3, shown: 0)
    whole.evidence.scaleFactor = 0.7
    whole.accepted = "on purpose"
    let node = Finding(
      rule: rule, subject: .node(NodeSubject(path: "Text")), locale: "de", message: "m", fix: "f")
    return [finding, wider, decomposed, decomposed, whole, node, finding]
  }

  @Test("a segment has the same findings in the same order, code unit by code unit")
  func roundTrip() throws {
    let findings = try Self.findings()
    var packer = FindingPacker()
    var segments = [FindingPacker.Segment(), FindingPacker.Segment()]
    for finding in findings { packer.append(finding, to: &segments[0]) }
    for finding in findings.reversed() { packer.append(finding, to: &segments[1]) }
    let pack = PackedFindings(packer, segments: segments)
    let read = Array(IteratorSequence(pack.reader(ofSegment: 0)))
    #expect(read == findings)
    #expect(read.map { Array($0.name.utf8) } == findings.map { Array($0.name.utf8) })
    #expect(Array(IteratorSequence(pack.reader(ofSegment: 1))) == findings.reversed())
    #expect(pack.count(ofSegment: 1) == findings.count)
  }

  @Test("a group is read by itself")
  func groups() throws {
    let findings = try Self.findings()
    var packer = FindingPacker()
    var segment = FindingPacker.Segment()
    for finding in findings { packer.append(finding, to: &segment) }
    let offset = segment.beginGroup()
    for finding in findings.prefix(2) { packer.append(finding, to: &segment) }
    let pack = PackedFindings(packer, segments: [segment])
    let read = Array(IteratorSequence(pack.reader(ofSegment: 0, at: offset, count: 2)))
    #expect(read == Array(findings.prefix(2)))
  }

  @Test("what findings share takes space once")
  func size() throws {
    let finding = try Self.findings()[0]
    func bytes(_ count: Int) -> Int {
      var packer = FindingPacker()
      var segment = FindingPacker.Segment()
      for _ in 0..<count { packer.append(finding, to: &segment) }
      return PackedFindings(packer, segments: [segment]).byteCount(ofSegment: 0)
    }
    // The available width in full, and a byte or two for each of the rest.
    #expect(bytes(101) - bytes(1) <= 100 * 32)
  }
}
