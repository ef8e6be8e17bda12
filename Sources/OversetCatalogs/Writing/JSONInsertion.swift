import OversetVocabulary

/// Writes members into the objects of a JSON file, each at its sorted place.
struct JSONInsertion {
  let layout: JSONLayout

  /// Adds members, which are sorted and of which the object has none.
  func insert(
    _ members: [WrittenJSON.Member], into node: JSONNode, of text: inout EditableText
  ) {
    guard case .object(let object) = node.value, let open = text.index(of: node.position),
      !members.isEmpty
    else { return }
    if object.members.isEmpty {
      fill(JSONExtent(text.units).value(at: open), with: members, in: &text)
    } else {
      for member in members { insert(member, into: object, of: &text) }
    }
  }

  /// Replaces a value.
  func replace(
    _ node: JSONNode, with value: WrittenJSON, in text: inout EditableText
  ) {
    guard let index = text.index(of: node.position) else { return }
    let range = JSONExtent(text.units).value(at: index)
    let isEmpty = if case .object(let object) = node.value { object.members.isEmpty } else { true }
    let isOnOneLine = layout.indent == nil || (!isEmpty && text.text(range).isOnOneLine)
    text.replace(
      range,
      with: layout.text(
        of: value, indentation: isOnOneLine ? nil : text.indentation(at: index)))
  }

  /// An empty object is rewritten, on several lines unless the whole file is on one.
  private func fill(
    _ range: Range<Int>, with members: [WrittenJSON.Member], in text: inout EditableText
  ) {
    let indentation = layout.indent == nil ? nil : text.indentation(at: range.lowerBound)
    text.replace(range, with: layout.text(of: .object(members), indentation: indentation))
  }

  private func insert(
    _ member: WrittenJSON.Member, into object: JSONObject, of text: inout EditableText
  ) {
    guard let gap = gap(of: object, in: text) else { return }
    let written = layout.text(of: member, indentation: gap.isOnOneLine ? nil : gap.lastLine)
    let next = object.members.first { Self.precedes(member.key, $0.key) }
    if let next, let index = text.index(of: next.keyPosition) {
      text.replace(index..<index, with: "\(written),\(gap)")
    } else if let last = object.members.last, let index = text.index(of: last.node.position) {
      let end = JSONExtent(text.units).value(at: index).upperBound
      text.replace(end..<end, with: ",\(gap)\(written)")
    }
  }

  /// The white space before a member that is not the first, or would be none.
  private func gap(of object: JSONObject, in text: EditableText) -> String? {
    guard let last = object.members.last, let index = text.index(of: last.keyPosition) else {
      return nil
    }
    let gap = text.space(before: index)
    return object.members.count == 1 && gap.isOnOneLine ? layout.space : gap
  }

  /// The order in which Xcode writes keys: capital and small letters alike.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (leftSmall, rightSmall) = (left.lowercased(), right.lowercased())
    return leftSmall == rightSmall ? left < right : leftSmall < rightSmall
  }
}
