import Foundation
import OversetChecks
import OversetLayoutEngine
import OversetTestSupport
import OversetUI
import Testing

/// What is drawn turned or scaled, in Arabic: what has a side is found where it keeps it.
@MainActor
struct EffectMirroringTests {
  /// The rules that find something about a view in the middle of a room.
  private func rules(_ shown: some View) throws -> [String] {
    let view = shown.frame(height: 400)
    let stage = try Stage()
    var other = Stage.arabic
    other.direction = .leftToRight
    return TreeChecks.findings(
      in: CheckedTree(
        stage.layout(view, width: 343, for: Stage.arabic),
        mirrored: stage.layout(view, width: 343, for: other))
    ).map(\.rule.name)
  }

  @Test("what has no side may turn or grow without a finding")
  func whatHasNoSideMayTurn() throws {
    #expect(try rules(Circle().frame(width: 20, height: 20).rotationEffect(.degrees(30))).isEmpty)
    #expect(
      try rules(Capsule().frame(width: 20, height: 8).rotationEffect(.degrees(90))).isEmpty)
    #expect(try rules(Text(verbatim: "Axis").rotationEffect(.degrees(-90))).isEmpty)
    #expect(try rules(Image(systemName: "plus").rotationEffect(.degrees(45))).isEmpty)
    #expect(try rules(Image(systemName: "chevron.forward").rotationEffect(.degrees(180))).isEmpty)
    #expect(try rules(Text(verbatim: "Big").scaleEffect(1.2)).isEmpty)
  }

  /// A disclosure arrow that opens downwards in English opens upwards in Arabic.
  @Test("a quarter turn of a mirrored symbol is a finding, and a half turn of a fixed one")
  func aMirroredSymbolThatTurns() throws {
    #expect(
      try rules(Image(systemName: "chevron.forward").rotationEffect(.degrees(90)))
        == ["not-mirrored"])
    // One that never mirrors points down in every language.
    #expect(
      try rules(Image(systemName: "chevron.right").rotationEffect(.degrees(90))).isEmpty)
    #expect(
      try rules(Image(systemName: "chevron.right").rotationEffect(.degrees(180)))
        == ["direction-fixed-symbol"])
  }

  @Test("a turned capsule or row is a finding unless it is declared as not mirrored")
  func shapesAndRowsThatTurn() throws {
    #expect(
      try rules(Capsule().frame(width: 20, height: 8).rotationEffect(.degrees(30)))
        == ["not-mirrored"])
    let row = HStack {
      Circle().frame(width: 5, height: 5); Text(verbatim: "Row")
    }
    #expect(try rules(row.rotationEffect(.degrees(90))) == ["not-mirrored"])
    #expect(
      try rules(row.rotationEffect(.degrees(90)).overset(.notMirrored)).isEmpty)
  }

  @Test("a turn or scale about a leading anchor is a finding, a scale about the top is not")
  func aPointThatDoesNotMirror() throws {
    let dot = Rectangle().frame(width: 10, height: 10)
    #expect(try rules(dot.scaleEffect(2, anchor: .leading)) == ["not-mirrored"])
    #expect(try rules(dot.scaleEffect(2, anchor: .top)).isEmpty)
    #expect(
      try rules(dot.rotationEffect(.degrees(90), anchor: .topLeading)) == ["not-mirrored"])
  }

  /// A view that turns over what does not mirror by itself, and one that does it twice.
  private struct Flipped: View {
    let name: String
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Image(systemName: name).scaleEffect(x: direction == .rightToLeft ? -1 : 1)
    }
  }

  @Test("a symbol flipped by hand is clean, and one that flips twice is a finding")
  func mirroredByHand() throws {
    #expect(try rules(Flipped(name: "chevron.right")).isEmpty)
    #expect(try rules(Flipped(name: "chevron.forward")).contains("direction-fixed-symbol"))
  }

  @Test("a text is outside the screen by what is drawn, not by its frame")
  func whatIsDrawnCounts() throws {
    let line = Text(verbatim: "A line of words").lineLimit(1)
    #expect(try rules(line.scaleEffect(4)).contains("outside-screen"))
    #expect(try rules(line.scaleEffect(2)).isEmpty)
  }
}
