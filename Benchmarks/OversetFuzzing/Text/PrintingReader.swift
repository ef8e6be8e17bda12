import OversetVocabulary

extension FuzzedReader {
  /// What is printed of values from outside.
  static let printingReaders: [FuzzedReader] = [
    FuzzedReader("printing") { input throws(Breach) in
      let texts = input.texts(2)
      try PrintingProperties(first: texts[0], second: texts[1]).hold()
    }
  ]
}

/// What holds of a line with two values from outside, one right after the other.
private struct PrintingProperties {
  let first: String
  let second: String

  /// No terminal and no reader of a log obeys it, it is one line, and it is bounded.
  func hold() throws(Breach) {
    let line = PrintedText("key: \(first)\(second)").string
    let obeyed = line.unicodeScalars.first { ForeignText.isObeyed($0.value) }
    try require(obeyed == nil, "a line has \(obeyed?.escaped(asASCII: true) ?? "")")
    let lower = line.lowercased()
    for command in ["##[", "##vso[", "##teamcity["] {
      try require(!lower.contains(command), "a line has \(command): \(line)")
    }
    // GitHub's command: two colons and a letter.
    let bytes = Array(lower.utf8)
    for index in bytes.indices.dropLast(2) where bytes[index...].starts(with: "::".utf8) {
      let isCommand = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index + 2])
      try require(!isCommand, "a line has a command: \(line)")
    }
    // A code point is spelt with at most ten characters.
    let longest = 2 * 10 * (ForeignText.limit + 100)
    try require(line.unicodeScalars.count <= longest, "a line has \(line.unicodeScalars.count)")
  }
}
