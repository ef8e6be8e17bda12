import OversetVocabulary
import Yams

extension YAMLSource {
  /// The root of a text, and the parser, which owns the names of its anchors.
  ///
  /// - Parameter shown: The text that errors quote, with its signs where they are in `text`.
  func parsed(_ text: String, shown: String) throws(Diagnostic) -> (parser: Parser, root: Node?) {
    do {
      // The encoding is named because Yams otherwise looks for one in the environment. No tag is guessed from a
      // text: the readers of this module decide what a text is, and seven regular expressions for each key of a
      // mapping, which it is compared by, took a tenth of the time of a short command.
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      return (parser, try parser.singleRoot())
    } catch let error as YamlError {
      throw Diagnostic(error, text: shown, in: self)
    } catch {
      throw Diagnostic(
        .data, file: file, problem: "the file is not valid YAML: \(error)",
        remedy: "correct its syntax")
    }
  }
}

extension Diagnostic {
  /// What Yams reports about `text`, with its place.
  init(_ error: YamlError, text: String, in source: YAMLSource) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      self.init(syntax: problem, context: context, mark: mark, text: text, in: source)
    case .duplicatedKeysInMapping(let keys, let context):
      self.init(duplicate: keys.first ?? "", first: context.mark, text: text, in: source)
    case .reader(let problem, let offset, _, _):
      let place = SourcePlace(after: text.prefix(offset ?? 0).unicodeScalars, file: source.file)
      self.init(
        .data, at: place, problem: "the file is not valid YAML: \(problem)",
        remedy: "remove the character, or write it as \\u…")
    default:
      self.init(
        .data, file: source.file, problem: "the file is not valid YAML: \(error)",
        remedy: "correct its syntax")
    }
  }

  private init(
    syntax problem: String, context: YamlError.Context?, mark: Mark, text: String,
    in source: YAMLSource
  ) {
    let lines = SourceLines(text)
    let reason = context.map { "\(problem) (\($0.text), line \($0.mark.line))" } ?? problem
    let suspects = [mark, context?.mark].compactMap { $0 }.compactMap(lines.scalar(at:))
    let remedy =
      if lines.indentation(ofLine: mark.line).contains("\t") {
        "indent with spaces, not tabs"
      } else if let start = suspects.first(where: "*@`%&".unicodeScalars.contains) {
        "quote the value that begins with `\(start)`"
      } else {
        "correct the syntax here or just before this place"
      }
    self.init(
      .data, at: source.place(line: mark.line, column: mark.column),
      problem: "the file is not valid YAML: \(reason)", remedy: remedy)
  }

  /// Yams gives the place of a key's first use; the second is the one to remove.
  private init(duplicate key: String, first: Mark, text: String, in source: YAMLSource) {
    let second = SourceLines(text).nextLine(withKey: key, after: first) ?? first.line
    self.init(
      .data, at: source.place(line: second, column: first.column),
      problem: "the key `\(key)` occurs twice (first on line \(first.line))",
      remedy: "remove one of them")
  }
}

/// The lines of a YAML text, for a closer look at the place of an error.
private struct SourceLines {
  private let lines: [[Unicode.Scalar]]

  init(_ text: String) {
    // A carriage return and a line feed are one character, and end one line.
    lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\r\n" || $0.unicodeScalars.allSatisfy(YAMLCharacters.isBreak)
    }.map { Array($0.unicodeScalars) }
  }

  func indentation(ofLine number: Int) -> [Unicode.Scalar] {
    guard lines.indices.contains(number - 1) else { return [] }
    return Array(lines[number - 1].prefix { $0 == " " || $0 == "\t" })
  }

  func scalar(at mark: Mark) -> Unicode.Scalar? {
    guard lines.indices.contains(mark.line - 1) else { return nil }
    return lines[mark.line - 1].dropFirst(mark.column - 1).first
  }

  /// The next line of the same block mapping that begins with `key`; nil in a flow mapping.
  func nextLine(withKey key: String, after mark: Mark) -> Int? {
    let spellings = [key, "\"\(key)\"", "'\(key)'"].map { Array($0.unicodeScalars) }
    for number in (mark.line + 1)..<max(mark.line + 1, lines.count + 1) {
      let line = lines[number - 1]
      let indent = line.prefix { $0 == " " }.count
      guard indent < line.count, line[indent] != "#" else { continue }
      if indent < mark.column - 1 { return nil }
      guard indent == mark.column - 1 else { continue }
      let content = line[indent...]
      for spelling in spellings where content.starts(with: spelling) {
        let rest = content.dropFirst(spelling.count).drop { $0 == " " }
        if rest.first == ":" { return number }
      }
    }
    return nil
  }
}
