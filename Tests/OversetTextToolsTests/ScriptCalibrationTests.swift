import OversetConfig
import OversetVocabulary
import Testing

@testable import OversetTextTools

@Suite("What measured texts say of a script")
struct ScriptCalibrationTests {
  /// Texts whose letters are wider than the model's by a factor, and whose ink is narrower at its edges.
  ///
  /// - Parameter present: The factor that the model has already.
  private static func rows(factor: Double, edge: Double, present: Double) -> [ScriptRow] {
    (0..<28).map { index in
      let size = [17.0, 15][index % 2]
      let advance = size * (2 + Double(index % 14) * 0.7)
      let noise = Double(index * 7 % 5 - 2) * 0.05
      let measured = MeasuredText(
        line: index + 2, text: "\(index % 14)", size: size, weight: 400,
        width: advance * factor + edge * size - 1 + noise, locale: "bn", scale: 3, kind: .ink)
      return ScriptRow(
        measured: measured,
        width: ScriptRow.Line(at: (1, 1.2), (advance - 1, advance * 1.2 - 1)),
        present: Prediction(
          measured: measured, advance: advance * present, ink: advance * present - 1, glyphs: 4,
          slack: 2, script: "Beng", scriptFamily: "Noto Sans Bengali", isOfFamily: false))
    }
  }

  private static let model = ScriptModel(
    script: "Beng", family: "Noto Sans Bengali", corrections: ScriptCorrections(), version: 26)

  @Test("a factor is found beside what the edges of the ink are off by")
  func found() throws {
    let entry = ScriptCalibration(Self.model, Self.rows(factor: 1.06, edge: -0.08, present: 1))
    guard case .found(_, let correction) = entry.outcome,
      case .scale(let factor) = correction.widths.first?.change
    else {
      Issue.record("no correction: \(entry.outcome)")
      return
    }
    #expect(abs(factor - 1.06) < 0.004)
    #expect(abs(entry.edge + 0.08) < 0.02)
  }

  @Test(
    "the edges alone are no reason for a correction: what was corrected stays so",
    arguments: [(1.06, -0.08), (1.06, 0.05), (1.0, -0.08)])
  func converges(factor: Double, edge: Double) {
    let entry = ScriptCalibration(
      Self.model, Self.rows(factor: factor, edge: edge, present: factor))
    guard case .noHelp = entry.outcome else {
      Issue.record("corrected twice: \(entry.outcome)")
      return
    }
  }

  @Test("one text in many sizes is too little")
  func texts() {
    let rows = Self.rows(factor: 1.06, edge: 0, present: 1).map(\.measured)
    #expect(ScriptCalibration.Shortage(rows) == nil)
    let one = rows.filter { $0.text == "3" }
    let shortage = ScriptCalibration.Shortage(Array(repeating: one, count: 12).flatMap(\.self))
    #expect(shortage?.rows == 24 && shortage?.texts == 1)
  }
}
