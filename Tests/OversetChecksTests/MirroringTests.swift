import Foundation
import OversetChecks
import OversetLayoutTree
import OversetTestBasics
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// A settings row that can be given a fault of mirroring.
///
/// Without a fault it mirrors, so that what is found in the faulty mirror image is the fault and not the
/// row.
private struct SettingsRowTwin: View {
  let fault: MirroringTests.Fault?

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: "Appearance").layoutPriority(1)
        .offset(x: fault == .offset ? 4 : 0)
      Spacer(minLength: 8)
      Text(verbatim: "Automatic").foregroundStyle(.secondary)
        .multilineTextAlignment(.trailing)
      Image(systemName: fault == .fixedChevron ? "chevron.right" : "chevron.forward")
        .font(.footnote)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 11)
    .overlay {
      if fault == .position {
        Circle().frame(width: 6, height: 6).position(x: 6, y: 6)
      } else {
        Circle().frame(width: 6, height: 6)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}

/// Faults of mirroring are found, and nothing else is.
@MainActor
struct MirroringTests {
  /// What keeps the row from mirroring.
  enum Fault: CaseIterable, Sendable {
    case offset
    case position
    case fixedChevron
  }

  private func findings(_ view: some View, locale: LocaleTag = "ar") throws -> [Finding] {
    let stage = try Stage()
    var other = Stage.variant(locale)
    other.direction = .leftToRight
    return TreeChecks.findings(
      in: CheckedTree(
        stage.layout(view, width: 343, for: Stage.variant(locale)),
        mirrored: stage.layout(view, width: 343, for: other)))
  }

  @Test("a row that mirrors has no finding", arguments: ["ar", "he"])
  func soundRowIsClean(locale: LocaleTag) throws {
    #expect(try findings(SettingsRowTwin(fault: nil), locale: locale).isEmpty)
  }

  @Test("a planted fault of mirroring is the one finding", arguments: Fault.allCases, ["ar", "he"])
  func faultyTwinIsFound(fault: Fault, locale: LocaleTag) throws {
    let found = try findings(SettingsRowTwin(fault: fault), locale: locale)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    switch fault {
    case .offset:
      #expect(finding.rule.name == "not-mirrored")
      #expect(finding.node?.path.hasSuffix("offset/0:Text") == true)
      #expect(finding.message.contains("8.0 pt"))
    case .position:
      #expect(finding.rule.name == "not-mirrored")
      #expect(finding.node?.path.contains("position/0:") == true)
    case .fixedChevron:
      #expect(finding.rule.name == "direction-fixed-symbol")
      #expect(finding.fix.contains("chevron.forward"))
    }
  }

  @Test(
    "a row declared left to right has no finding, whatever its faults",
    arguments: [nil, .offset, .position, .fixedChevron] as [Fault?])
  func declaredFixedIsNoFinding(fault: Fault?) throws {
    let row = SettingsRowTwin(fault: fault).environment(\.layoutDirection, .leftToRight)
    #expect(try findings(row).isEmpty)
  }

  /// The fault is named where it begins, not at everything inside it.
  @Test("a mirroring fault is reported once, at its outermost view")
  func onlyTheOutermostFaultIsNamed() throws {
    let view = HStack {
      Text(verbatim: "a").padding(3).background(Color.red)
      Text(verbatim: "b")
    }
    .offset(x: 3)
    #expect(try findings(view).map(\.rule.name) == ["not-mirrored"])
  }

  @Test("lines that keep their side are found as not mirrored")
  func linesThatKeepTheirSideAreFound() throws {
    let stage = try Stage()
    let text = Text(verbatim: "A wide first line\nend")
    let tree = stage.layout(text, width: 300, for: Stage.arabic)
    let mirror = ViewEnvironment(locale: "ar", direction: .leftToRight)
    #expect(
      TreeChecks.findings(
        in: CheckedTree(tree, mirrored: stage.layout(text, width: 300, for: mirror))
      ).isEmpty)
    #expect(
      TreeChecks.findings(in: CheckedTree(tree, mirrored: tree)).map(\.rule.name) == [
        "not-mirrored"
      ])
  }

  /// Trees of stacks, frames, padding, layers and texts mirror, whatever they are made of.
  @Test("random trees of stacks, frames, padding, layers and texts mirror", arguments: 0..<60)
  func randomTreesMirror(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    let view = RandomView.make(depth: 4, using: &source)
    let stage = try Stage()
    var variant = Stage.arabic
    let tree = stage.layout(view, width: 320, for: variant)
    variant.direction = .leftToRight
    let mirrored = stage.layout(view, width: 320, for: variant)
    for pair in [CheckedTree(tree, mirrored: mirrored), CheckedTree(mirrored, mirrored: tree)] {
      let found = TreeChecks.findings(in: pair).filter { $0.rule.name == "not-mirrored" }
      #expect(found.isEmpty, "\(found.map { "\($0.node?.path ?? "") \($0.message)" })")
    }
    let edges = tree.nodes.map { $0.frame.mirrored(in: 320) }
    #expect(!edges.isEmpty)
    let matches = zip(edges, mirrored.nodes.map(\.frame)).allSatisfy { $0.isClose(to: $1) }
    #expect(matches && edges.count == mirrored.nodes.count)
  }
}
