import Foundation
import Yams

/// One parsed YAML file.
///
/// YAML 1.1 as libyaml reads it, one document, UTF-8; a byte order mark is ignored.
struct YAMLDocument {
  /// The path that errors name.
  let file: String
  /// The root; nil when the file holds nothing but comments.
  let root: YAMLNode?

  static func read(file: URL) throws(ConfigError) -> YAMLDocument {
    try YAMLDocument(text: text(of: file), file: file.relativePath)
  }

  init(text: String, file: String) throws(ConfigError) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    self.file = file
    do {
      // The encoding is named because Yams otherwise looks for one in the environment.
      let node = try Yams.Parser(yaml: text, encoding: .utf8).singleRoot()
      let root = node.map { YAMLNode(node: $0, name: "the file", file: file) }
      self.root = root.flatMap { $0.isNothing ? nil : $0 }
    } catch let error as YamlError {
      throw ConfigError(error, text: text, file: file)
    } catch {
      throw ConfigError(file: file, problem: "not YAML: \(error)", remedy: "correct its syntax")
    }
  }

  /// The root of a file that may not be empty.
  func requiredRoot(_ remedy: String) throws(ConfigError) -> YAMLNode {
    guard let root else {
      let place = ConfigPlace(file: file, line: 1, column: 1)
      throw ConfigError(at: place, problem: "the file is empty", remedy: remedy)
    }
    return root
  }

  private static func text(of file: URL) throws(ConfigError) -> String {
    let path = file.relativePath
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      throw ConfigError(file: path, problem: "no such file", remedy: "create it or name another")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw ConfigError(
        file: path, problem: "the file cannot be read",
        remedy: "see that it is a file and that its permissions let it be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ConfigError(
        at: firstInvalidPlace(in: data, file: path), problem: "not UTF-8",
        remedy: "save the file as UTF-8")
    }
    return text
  }

  private static func firstInvalidPlace(in data: Data, file: String) -> ConfigPlace {
    let repaired = String(decoding: data, as: UTF8.self).unicodeScalars
    return ConfigPlace(after: repaired.prefix { $0 != "\u{FFFD}" }, file: file)
  }
}

extension ConfigPlace {
  /// The place that follows `text`, which begins the file.
  init(after text: some Collection<Unicode.Scalar>, file: String) {
    var line = 1
    var column = 1
    var last: Unicode.Scalar?
    for scalar in text {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r": (line, column) = (line + 1, 1)
      default: column += 1
      }
      last = scalar
    }
    self.init(file: file, line: line, column: column)
  }
}
