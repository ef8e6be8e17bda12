package import OversetTextTools
package import OversetVocabulary

/// A measurement of one text for a terminal.
package struct MeasurementText: Sendable {
  private let text: String
  private let measurement: TextMeasurement

  /// The measurement of `text`.
  package init(_ measurement: TextMeasurement, of text: String) {
    self.text = text
    self.measurement = measurement
  }

  /// One line to a figure, then the lines of the text; ends in a newline.
  package var printed: PrintedText {
    var table = Table()
    table.add(["width", "\(points(measurement.width)) on one line"])
    if measurement.size.count == 2 {
      let size = "\(points(measurement.size[0])) x \(points(measurement.size[1]))" as PrintedText
      table.add(["size", "\(size), \(Wording.count(measurement.lines.count, "line"))"])
    }
    if let verdict = measurement.verdict {
      let slack = measurement.slack.map { "; error margin \(points($0))" as PrintedText } ?? ""
      table.add(["verdict", "\(verdict)\(slack)"])
    } else {
      table.add(["verdict", "none: no width was given (--width)"])
    }
    if let shown = measurement.shown { table.add(["shows", Wording.quoted(shown)]) }
    if let hidden = measurement.hidden { table.add(["hides", Wording.quoted(hidden)]) }
    if !measurement.missing.isEmpty {
      let points = measurement.missing.map { "\($0)" as PrintedText }.joined(separator: ", ")
      table.add(["missing", "no face has \(points)"])
    }
    return ([Wording.quoted(text)] + table.lines(indent: "  ") + lines).joined(separator: "\n")
      + "\n"
  }

  /// The lines, where there are several.
  private var lines: [PrintedText] {
    guard measurement.lines.count > 1 else { return [] }
    let units = Array(text.utf16)
    var table = Table(rightAligned: [0, 1])
    for (number, line) in measurement.lines.enumerated() {
      let range = (line.start..<max(line.start, line.end)).clamped(to: units.indices)
      table.add([
        "\(number + 1)", points(line.width),
        Wording.quoted(String(decoding: units[range], as: UTF16.self)),
      ])
    }
    return ["  lines"] + table.lines(indent: "    ")
  }

  private func points(_ value: Double) -> PrintedText { "\(Points.text(value)) pt" }
}
