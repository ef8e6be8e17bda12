/// A text as one word of a command that people paste into a shell.
struct ShellWord {
  let text: String

  /// The text itself where a shell takes it as it is; in quotation marks else.
  ///
  /// Which characters need quotation marks follows from POSIX.1-2024, "Shell Command Language", 2.2: all but
  /// ASCII letters and digits and a few signs that mean nothing to a shell. A letter beyond ASCII may mean
  /// something in another locale. Within single quotation marks only such a mark itself has a meaning.
  var quoted: String {
    if !text.isEmpty, text.utf8.allSatisfy(Self.isPlain) { return text }
    return "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+:,@%".utf8.contains(byte)
    }
  }
}
