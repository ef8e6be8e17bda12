/// How a JSON file is laid out: what is written into it looks like what is there.
struct JSONLayout {
  /// What stands between a name and its value, as in ` : `.
  let separator: String
  /// What each level is indented by; nil for a file whose objects stand on one line.
  let indent: String?
  let lineEnd: String

  /// The layout of a file, by the first member of its root.
  init(of root: JSONObject, in text: EditableText) {
    var separator = " : "
    var indent: String? = "  "
    if let first = root.members.first, let key = text.index(of: first.keyPosition),
      let value = text.index(of: first.node.position)
    {
      let end = JSONExtent(text.units).value(at: key).upperBound
      separator = text.text(end..<value)
      let gap = text.space(before: key)
      indent = gap.isOnOneLine ? nil : gap.lastLine
    }
    self.separator = separator
    self.indent = indent
    lineEnd = text.lineEnd
  }

  /// The spaces of an object on one line, where none is there to look at.
  var space: String { separator.isEmpty || separator == ":" ? "" : " " }

  /// A value over several lines, the last of which is indented by `indentation`; on one line where that
  /// is nil.
  func text(of value: WrittenJSON, indentation: String?) -> String {
    switch value {
    case .string(let text): return JSONValue.quoted(text)
    case .number(let number): return String(number)
    case .object(let members):
      guard let indentation, let indent else {
        return "{\(space)\(joined(members, by: ",\(space)", indentation: nil))\(space)}"
      }
      let inner = indentation + indent
      guard !members.isEmpty else { return "{\(lineEnd)\(lineEnd)\(indentation)}" }
      let lines = joined(members, by: ",\(lineEnd)\(inner)", indentation: inner)
      return "{\(lineEnd)\(inner)\(lines)\(lineEnd)\(indentation)}"
    }
  }

  /// A member: name and value.
  func text(of member: WrittenJSON.Member, indentation: String?) -> String {
    JSONValue.quoted(member.key) + separator + text(of: member.value, indentation: indentation)
  }

  private func joined(
    _ members: [WrittenJSON.Member], by gap: String, indentation: String?
  ) -> String {
    members.map { text(of: $0, indentation: indentation) }.joined(separator: gap)
  }
}

extension String {
  /// Whether there is no line break.
  var isOnOneLine: Bool { !utf8.contains { $0 == 0x0A || $0 == 0x0D } }

  /// What follows the last line break.
  var lastLine: String {
    let start = utf8.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { utf8.index(after: $0) }
    return String(self[(start ?? startIndex)...])
  }
}
