import Foundation
import OversetFiles
import OversetRaster
import OversetVocabulary

/// Measures the rows of a file that name screenshots. A picture is read once for all of its rows.
struct ScreenshotRows {
  /// The folder of the file, which bounds its pictures.
  let folder: FileRoot
  let measurer: PictureInkMeasurer
  let devices: [Device]

  /// The rows with their widths, those without a picture included, in order.
  ///
  /// - Throws: `Diagnostic` with the place of each row whose picture cannot be measured.
  func measured(_ rows: [CalibrationRow]) throws(Diagnostic) -> [MeasuredText] {
    var texts = [MeasuredText?](repeating: nil, count: rows.count)
    var errors = [Diagnostic?](repeating: nil, count: rows.count)
    for group in Self.byPicture(rows) {
      var bitmap: Bitmap?
      for index in group {
        do throws(Diagnostic) {
          texts[index] = try measured(rows[index], &bitmap)
        } catch {
          errors[index] = error
        }
      }
    }
    var faults = FaultList()
    for error in errors.compactMap(\.self) { faults.add(error) }
    try faults.end()
    return texts.compactMap(\.self)
  }

  /// The indices of the rows, those of one picture together, so that one picture is in memory.
  private static func byPicture(_ rows: [CalibrationRow]) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      guard case .screenshot(let screenshot) = row.measure else {
        groups.append([index])
        continue
      }
      if let group = known[screenshot.path] {
        groups[group].append(index)
      } else {
        known[screenshot.path] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// A row's text; nil for a row of a kit.
  ///
  /// - Parameter bitmap: The picture, once it was read.
  private func measured(
    _ row: CalibrationRow, _ bitmap: inout Bitmap?
  ) throws(Diagnostic) -> MeasuredText? {
    switch row.measure {
    case .page: return nil
    case .width(let width, let kind):
      return row.measured(width, kind: kind, scale: row.scale ?? 3)
    case .screenshot(let screenshot):
      if bitmap == nil { bitmap = try picture(screenshot.path, row) }
      guard let bitmap else { return nil }
      return try measured(row, screenshot, bitmap)
    }
  }

  private func measured(
    _ row: CalibrationRow, _ screenshot: CalibrationRow.Screenshot, _ bitmap: Bitmap
  ) throws(Diagnostic) -> MeasuredText {
    let scale = try scale(of: bitmap, screenshot, row)
    if let part = screenshot.part, bitmap.bounds.intersection(part) != part {
      throw measurer.error(
        row,
        "x, y, w and h reach beyond \(screenshot.path), which has \(bitmap.width) x \(bitmap.height) pixels",
        "give them in pixels, not in points")
    }
    let width = try measurer.width(
      of: row, in: bitmap, area: screenshot.part, name: screenshot.path, scale: scale)
    return row.measured(width, kind: .ink, scale: scale)
  }

  private func picture(_ path: String, _ row: CalibrationRow) throws(Diagnostic) -> Bitmap {
    do throws(Diagnostic) {
      guard let data = try folder.read(path, maximum: FileLimit.picture) else {
        throw Diagnostic(
          .data, problem: "the file does not exist", remedy: "correct the path")
      }
      return try PictureInkMeasurer.picture(data, name: path)
    } catch {
      var fault = measurer.error(row, "\(path): \(error.problem)", error.remedy)
      fault.kind = error.kind
      throw fault
    }
  }

  // MARK: Scale

  /// The pixels per point that the row says, else those of the devices whose screen is as large.
  private func scale(
    of bitmap: Bitmap, _ screenshot: CalibrationRow.Screenshot, _ row: CalibrationRow
  ) throws(Diagnostic) -> Double {
    let known = devices.filter { isScreen(bitmap, of: $0) }
    guard let scale = row.scale else {
      guard let first = known.first, known.allSatisfy({ $0.scale == first.scale }) else {
        throw measurer.error(
          row,
          "the scale of \(screenshot.path), \(bitmap.width) x \(bitmap.height) pixels, is not known",
          "add the column `scale`, in pixels per point")
      }
      return Double(first.scale)
    }
    if let first = known.first, known.allSatisfy({ Double($0.scale) != scale }) {
      throw measurer.error(
        row,
        "\(screenshot.path) has the size of a screen of \(first.name), which has"
          + " \(PictureInkMeasurer.points(Double(first.scale))) pixels per point",
        "correct `scale`, or leave it empty")
    }
    return scale
  }

  private func isScreen(_ bitmap: Bitmap, of device: Device) -> Bool {
    let sides = [device.size.width, device.size.height].map { Int(($0 * device.scale).rounded()) }
    return sides == [bitmap.width, bitmap.height] || sides == [bitmap.height, bitmap.width]
  }
}
