import OversetVocabulary

/// Gathers small pieces of a report, so that a report of any length is written in pieces of bearable size.
struct OutputBuffer {
  /// What is gathered at least before it is written, in bytes.
  private static let size = 1 << 16

  private var text: PrintedText = ""
  private var json = PrintedJSON()

  /// Adds a piece of text.
  mutating func write(_ piece: PrintedText) {
    text += piece
    if text.byteCount >= Self.size { flush() }
  }

  /// Adds a piece of JSON.
  mutating func write(_ piece: PrintedJSON) {
    json += piece
    if json.bytes.count >= Self.size { flush() }
  }

  /// Writes what is left.
  mutating func flush() {
    if !text.isEmpty { Output.write(text) }
    if !json.bytes.isEmpty { Output.write(json) }
    text = ""
    json = PrintedJSON()
  }
}
