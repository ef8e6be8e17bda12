import OversetRaster
import OversetVocabulary

/// Measures the ink of rows in a picture, and says what is wrong with a picture that is not one of the row.
struct PictureInkMeasurer {
  /// The file of the rows, for diagnostics.
  let table: String
  /// The ink that the model predicts for a row.
  let expected: (CalibrationRow) -> ExpectedInk?

  /// The width of a row's ink, in points.
  ///
  /// - Parameters:
  ///   - area: The part of the picture; nil is all of it.
  ///   - name: What diagnostics call the picture.
  ///   - scale: Pixels per point.
  func width(
    of row: CalibrationRow, in bitmap: Bitmap, area: PixelRect?, name: String, scale: Double
  ) throws(Diagnostic) -> Double {
    let ink: PictureInk
    do throws(InkFault) {
      ink = try InkReader(bitmap, area: area).ink()
    } catch {
      throw diagnostic(error, row, name, isPart: area != nil)
    }
    let (width, height) = (ink.width / scale, ink.height / scale)
    guard let expected = expected(row),
      let mismatch = expected.mismatch(
        width: width, height: height, gap: ink.widestGap / scale, size: row.size)
    else { return width }
    let found = "\(Self.points(width)) x \(Self.points(height)) pt"
    let wanted = "\(Self.points(expected.width)) x \(Self.points(expected.height)) pt"
    switch mismatch {
    case .severalLines:
      throw self.error(
        row, "\(name) shows several lines, \(Self.points(height)) pt high",
        "give x, y, w and h around one line, and measure each line in a row of its own")
    case .scale(let factor):
      throw self.error(
        row,
        "the ink in \(name) is \(found) at \(Self.points(scale)) pixels per point; predicted is"
          + " \(wanted)",
        Self.remedy(scale: scale, factor: factor))
    case .other:
      throw self.error(
        row, "the ink in \(name) is \(found); that of the text is predicted as \(wanted)",
        "correct the text, its size, or x, y, w and h")
    }
  }

  private func diagnostic(
    _ fault: InkFault, _ row: CalibrationRow, _ name: String, isPart: Bool
  ) -> Diagnostic {
    let part = isPart ? "the part of \(name)" : name
    switch fault {
    case .nothing:
      return error(row, "there is no text in \(part)", "correct the picture, or x, y, w and h")
    case .touchesBorder:
      return error(
        row, "the text touches the edge of \(part)",
        "leave some pixels of plain background around it, with x, y, w and h")
    case .unevenBackground:
      return error(
        row, "the edge of \(part) has several colours",
        "take the text on a plain background, and give x, y, w and h around it alone")
    }
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
}
