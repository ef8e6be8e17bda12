import Foundation
import OversetFiles
import OversetVocabulary

/// One parsed YAML file.
///
/// YAML 1.1 as libyaml reads it, one document, UTF-8; a byte order mark is ignored.
struct YAMLDocument {
  /// Where diagnostics point.
  let source: YAMLSource
  /// The root; nil when the file holds nothing but comments.
  let root: YAMLNode?

  static func read(file: BoundFile) throws(Diagnostic) -> YAMLDocument {
    try YAMLDocument(text: text(of: file), file: file.name)
  }

  /// Reads a file that comes with the package. It is not proved to cost little first, which parses it once more: a
  /// test proves those that there are.
  static func read(own file: BoundFile) throws(Diagnostic) -> YAMLDocument {
    try YAMLDocument(text: text(of: file), file: file.name, isProved: true)
  }

  init(text: String, file: String, isProved: Bool = false) throws(Diagnostic) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let size = text.utf8.count
    // A parsed text takes a hundred times its length, and a text need not come from a file.
    guard size <= FileLimit.configuration else {
      throw Diagnostic(
        .data, at: SourcePlace(file: file, line: 1, column: 1),
        problem: "this has \(size) bytes",
        remedy: "split it; the limit is \(FileLimit.configuration) bytes")
    }
    let source = YAMLSource(text, file: file)
    self.source = source
    if !isProved {
      try YAMLShape.prove(text, in: source, budget: ReadingBudget(.forInput(ofBytes: size)))
    }
    let root = try source.parsed(text, shown: text).root
      .map { YAMLNode(node: $0, name: "the file", source: source) }
    self.root = root.flatMap { $0.isNothing ? nil : $0 }
  }

  /// The root of a file that may not be empty.
  func requiredRoot(_ remedy: String) throws(Diagnostic) -> YAMLNode {
    guard let root else {
      let place = source.place(line: 1, column: 1)
      throw Diagnostic(.data, at: place, problem: "the file is empty", remedy: remedy)
    }
    return root
  }

  private static func text(of file: BoundFile) throws(Diagnostic) -> String {
    guard let data = try file.contents(maximum: FileLimit.configuration) else {
      throw Diagnostic(
        .data, file: file.name, problem: "the file does not exist",
        remedy: "create it, or correct the path")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .data, at: firstInvalidPlace(in: data, file: file.name), problem: "the file is not UTF-8",
        remedy: "save the file as UTF-8")
    }
    return text
  }

  private static func firstInvalidPlace(in data: Data, file: String) -> SourcePlace {
    let repaired = String(decoding: data, as: UTF8.self).unicodeScalars
    return SourcePlace(after: repaired.prefix { $0 != "\u{FFFD}" }, file: file)
  }
}

extension SourcePlace {
  /// The place that follows `text`, which begins a file in YAML.
  init(after text: some Collection<Unicode.Scalar>, file: String) {
    var line = 1
    var column = 1
    var last: Unicode.Scalar?
    for scalar in text {
      switch scalar {
      case "\n" where last == "\r": break
      case _ where YAMLCharacters.isBreak(scalar): (line, column) = (line + 1, 1)
      default: column += UTF16.width(scalar)
      }
      last = scalar
    }
    self.init(file: file, line: line, column: column)
  }
}
