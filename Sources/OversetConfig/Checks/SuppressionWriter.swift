package import OversetVocabulary

/// Adds suppressions to the text of `Config/checks.yml`. All else in it keeps its bytes, comments too, and what was added
/// is read back before anything is returned.
package enum SuppressionWriter {
  /// The text with `suppressions` at the end of its list `known`; those that it has already are left out.
  ///
  /// - Parameters:
  ///   - text: The file; empty for none.
  ///   - file: What errors call it.
  /// - Throws: `Diagnostic` (data) for a file that cannot be read, and for one whose list is written in a way that
  ///   nothing can be added to.
  package static func adding(
    _ suppressions: [Suppression], to text: String, file: String
  ) throws(Diagnostic) -> String {
    let before = try ChecksConfiguration.parse(text, file: file)
    let known = Set(before.known.map(\.withoutPlace))
    var new: [Suppression] = []
    for suppression in suppressions.map(\.withoutPlace)
    where !known.contains(suppression) && !new.contains(suppression) {
      new.append(suppression)
    }
    guard !new.isEmpty else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    insert(new, into: &lines)
    let result = lines.joined(separator: "\n")
    let after = try? ChecksConfiguration.parse(result, file: file)
    var expected = before
    expected.known = before.known.map(\.withoutPlace) + new
    guard let after, after.withoutPlaces == expected.withoutPlaces else {
      throw Diagnostic(
        .data, file: file,
        problem: "nothing can be added to the list `known` as it is written here",
        remedy: "write it as a block: `known:` on a line, and below it an entry with `- ` for each")
    }
    return result
  }

  /// Inserts entries behind the last one, or a list behind all else.
  private static func insert(_ new: [Suppression], into lines: inout [String]) {
    let head = lines.firstIndex { $0.hasPrefix("known:") }
    guard let head else {
      while lines.last == "" { lines.removeLast() }
      lines += ["known:"] + entries(new, indent: 2) + [""]
      return
    }
    let rest = lines[head].dropFirst("known:".count).prefix { $0 != "#" }.filter { $0 != " " }
    if rest == "[]" { lines[head] = "known:" }
    // The list ends where a line begins at the left that is neither an entry nor a comment.
    var end = head + 1
    var last = head
    var indent = 2
    while end < lines.count {
      let line = lines[end]
      let content = line.drop { $0 == " " }
      let depth = line.count - content.count
      if content.isEmpty || content.hasPrefix("#") {
        end += 1
        continue
      }
      if depth == 0, !content.hasPrefix("-") { break }
      if last == head { indent = depth }
      last = end
      end += 1
    }
    let isAtEnd = last + 1 == lines.count
    lines.insert(contentsOf: entries(new, indent: indent), at: last + 1)
    if isAtEnd { lines.append("") }
  }

  private static func entries(_ suppressions: [Suppression], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return suppressions.flatMap { suppression -> [String] in
      let members: [(String, String?)] = [
        ("rule", suppression.rule), ("component", suppression.component),
        ("state", suppression.state), ("key", suppression.key),
        ("locale", suppression.locale?.identifier), ("device", suppression.device),
        ("reason", suppression.reason), ("until", suppression.until?.description),
      ]
      let given = members.compactMap { name, value in value.map { "\(name): \(quoted($0))" } }
      return given.enumerated().map { number, member in
        space + (number == 0 ? "- " : "  ") + member
      }
    }
  }

  /// A text between double quotation marks, as YAML reads it; a plain word as it is.
  private static func quoted(_ text: String) -> String {
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_\/-]*/) != nil,
      !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
    {
      return text
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        let isPlain =
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          && ![0x2028, 0x2029, 0xFEFF].contains(scalar.value)
        result +=
          isPlain ? String(scalar) : "\\U" + padded(String(scalar.value, radix: 16))
      }
    }
    return result + "\""
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(8 - digits.count, 0)) + digits
  }
}

extension Suppression {
  /// The same wherever it stands.
  fileprivate var withoutPlace: Suppression {
    var suppression = self
    suppression.place = nil
    return suppression
  }
}

extension ChecksConfiguration {
  /// The same wherever its entries stand: lines move.
  fileprivate var withoutPlaces: ChecksConfiguration {
    var checks = self
    checks.known = known.map(\.withoutPlace)
    for index in checks.slack.indices { checks.slack[index].place = SourcePlace(file: "") }
    for index in checks.switches.indices { checks.switches[index].place = SourcePlace(file: "") }
    return checks
  }
}
