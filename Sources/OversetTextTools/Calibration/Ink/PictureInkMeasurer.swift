package import Foundation
package import OversetRaster
package import OversetVocabulary

/// Measures the ink of rows in a picture, and says what is wrong with a picture that is not one of the row.
package struct PictureInkMeasurer {
  /// The file of the rows, for diagnostics.
  let table: String
  /// Whether the rows are those of a kit, which are not to be edited.
  let isKit: Bool
  /// The ink that the model predicts for a row.
  let expected: (CalibrationRow) -> ExpectedInk?

  /// A measurer for the rows of a file.
  ///
  /// - Parameters:
  ///   - table: The file of the rows, for diagnostics.
  ///   - isKit: Whether they are those of a kit.
  ///   - expected: The ink that the model predicts for a row; nil if it draws none.
  package init(
    table: String, isKit: Bool, expected: @escaping (CalibrationRow) -> ExpectedInk?
  ) {
    (self.table, self.isKit, self.expected) = (table, isKit, expected)
  }

  /// The width of a row's ink, in points.
  ///
  /// - Parameters:
  ///   - area: The part of the picture; nil is all of it.
  ///   - name: What diagnostics call the picture.
  ///   - scale: Pixels per point.
  package func width(
    of row: CalibrationRow, in bitmap: Bitmap, area: PixelRect?, name: String, scale: Double
  ) throws(Diagnostic) -> Double {
    let ink: PictureInk
    do throws(InkFault) {
      ink = try InkReader(bitmap, area: area).ink()
    } catch {
      throw diagnostic(error, row, name, isPart: area != nil)
    }
    let (width, height) = (ink.width / scale, ink.height / scale)
    guard let expected = expected(row) else {
      throw self.error(row, "the text draws nothing", remedy("remove the row"))
    }
    guard
      let mismatch = expected.mismatch(
        width: width, height: height, gap: ink.widestGap / scale, size: row.size)
    else { return width }
    let found = "\(Self.points(width)) x \(Self.points(height)) pt"
    let wanted = "\(Self.points(expected.width)) x \(Self.points(expected.height)) pt"
    switch mismatch {
    case .severalLines:
      throw self.error(
        row, "\(name) shows several lines, \(Self.points(height)) pt high",
        remedy("give x, y, w and h around one line, and measure each line in a row of its own"))
    case .scale(let factor):
      throw self.error(
        row,
        "the ink in \(name) is \(found) at \(Self.points(scale)) pixels per point; the model predicts"
          + " \(wanted)",
        remedy(Self.remedy(scale: scale, factor: factor)))
    case .other:
      throw self.error(
        row, "the ink in \(name) is \(found); the model predicts \(wanted) for this text",
        remedy("correct the text, its size, or x, y, w and h"))
    }
  }

  private func diagnostic(
    _ fault: InkFault, _ row: CalibrationRow, _ name: String, isPart: Bool
  ) -> Diagnostic {
    let part = isKit ? "the text's row of \(name)" : isPart ? "the part of \(name)" : name
    switch fault {
    case .nothing:
      return error(
        row, "there is no text in \(part)", remedy("correct the picture, or x, y, w and h"))
    case .touchesBorder:
      return error(
        row, "the text touches the edge of \(part)",
        remedy("leave some pixels of plain background around it, with x, y, w and h"))
    case .unevenBackground:
      return error(
        row, "the edge of \(part) has several colours",
        remedy("take the text on a plain background, and give x, y, w and h around it alone"))
    }
  }

  /// The remedy for a row of a table. Nobody writes the rows of a kit, nor the places of its texts.
  private func remedy(_ ofTable: String) -> String {
    isKit
      ? "take the picture again, with nothing over the page and Bold Text off; or restore"
        + " \(KitFiles.table) if it was edited"
      : ofTable
  }

  private static func remedy(scale: Double, factor: Double) -> String {
    let nearest = [1.0, 2, 3].min { abs($0 - scale * factor) < abs($1 - scale * factor) } ?? scale
    return nearest == scale
      ? "correct the size, or take the picture without scaling it"
      : "correct `scale`: \(Int(nearest)) fits better; or correct the size"
  }

  static func points(_ value: Double) -> String {
    let tenths = Int((min(value, 1_000_000) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  func error(_ row: CalibrationRow, _ problem: String, _ remedy: String) -> Diagnostic {
    Diagnostic(
      .data, file: table, line: row.place.line, column: row.place.column, problem: problem,
      remedy: remedy)
  }

  /// A picture from its file.
  package static func picture(_ data: Data, name: String) throws(Diagnostic) -> Bitmap {
    do throws(Diagnostic) {
      return try PNG.decode(data, file: name).bitmap
    } catch {
      // It is no snapshot that could be recorded.
      var error = error
      if error.kind == .data || error.kind == .empty { error.remedy = "take the screenshot again" }
      throw error
    }
  }
}
