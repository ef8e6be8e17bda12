import Foundation
import OversetVocabulary
import Yams

/// One parsed YAML file.
///
/// YAML 1.1 as libyaml reads it, one document, UTF-8; a byte order mark is ignored.
struct YAMLDocument {
  /// Where diagnostics point.
  let source: YAMLSource
  /// The root; nil when the file holds nothing but comments.
  let root: YAMLNode?

  static func read(file: URL) throws(Diagnostic) -> YAMLDocument {
    try YAMLDocument(text: text(of: file), file: file.relativePath)
  }

  init(text: String, file: String) throws(Diagnostic) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let source = YAMLSource(text, file: file)
    self.source = source
    do {
      // The encoding is named because Yams otherwise looks for one in the environment.
      let node = try Yams.Parser(yaml: text, encoding: .utf8).singleRoot()
      let root = node.map { YAMLNode(node: $0, name: "the file", source: source) }
      self.root = root.flatMap { $0.isNothing ? nil : $0 }
    } catch let error as YamlError {
      throw Diagnostic(error, text: text, in: source)
    } catch {
      throw Diagnostic(
        .data, file: file, problem: "the file is not valid YAML: \(error)",
        remedy: "correct its syntax")
    }
  }

  /// The root of a file that may not be empty.
  func requiredRoot(_ remedy: String) throws(Diagnostic) -> YAMLNode {
    guard let root else {
      let place = source.place(line: 1, column: 1)
      throw Diagnostic(.data, at: place, problem: "the file is empty", remedy: remedy)
    }
    return root
  }

  private static func text(of file: URL) throws(Diagnostic) -> String {
    let path = file.relativePath
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      throw Diagnostic(
        .data, file: path, problem: "the file does not exist",
        remedy: "create it, or correct the path")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw Diagnostic(
        .inputOutput, file: path, problem: "the file cannot be read",
        remedy: "check that it is a file and that you may read it")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .data, at: firstInvalidPlace(in: data, file: path), problem: "the file is not UTF-8",
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
  /// The place that follows `text`, which begins the file.
  init(after text: some Collection<Unicode.Scalar>, file: String) {
    var line = 1
    var column = 1
    var last: Unicode.Scalar?
    for scalar in text {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r": (line, column) = (line + 1, 1)
      default: column += UTF16.width(scalar)
      }
      last = scalar
    }
    self.init(file: file, line: line, column: column)
  }
}
