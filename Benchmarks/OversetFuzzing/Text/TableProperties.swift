import OversetRaster
import OversetTextTools
import OversetVocabulary

/// What holds of the table of texts and widths that `overset calibrate` reads, and of that of a kit.
struct TableProperties {
  private let input: FuzzInput

  init(_ input: FuzzInput) {
    // The places are those of the text that was read.
    self.input = FuzzInput(Array(input.text.utf8))
  }

  func hold() throws(Breach) {
    let text = input.text
    let rows = try input.accepted(by: .plain) { () throws(Diagnostic) in
      try CalibrationTableReader.rows(of: text, file: "texts.csv")
    }
    let lines = InputLines(input.bytes, ends: .plain)
    for row in rows ?? [] {
      try lines.contain(row.place, "the row of \(row.text)")
      try require(!row.text.isEmpty, "a row has no text")
      try require(Self.isPositive(row.size), "a size of \(row.size)")
      try require((1...1000).contains(row.weight), "a weight of \(row.weight)")
      try require(row.scale.map(Self.isPositive) ?? true, "a scale of \(row.scale ?? 0)")
      try hold(row.measure)
    }
  }

  private func hold(_ measure: CalibrationRow.Measure) throws(Breach) {
    switch measure {
    case .width(let width, _): try require(Self.isPositive(width), "a width of \(width)")
    case .page(let page): try require(page > 0, "page \(page)")
    case .screenshot(let screenshot):
      try require(!screenshot.path.isEmpty, "a screenshot has no path")
      guard let part = screenshot.part else { return }
      try require(!part.isEmpty && part.x >= 0 && part.y >= 0, "a part is empty: \(part)")
    }
  }

  private static func isPositive(_ value: Double) -> Bool { value.isFinite && value > 0 }
}
