import OversetLayoutTree

/// A modifier that changes nothing and leaves a record on its nodes.
struct RecordingModifier: AttributeModifier {
  typealias Body = Never

  let record: ModifierRecord

  func apply(to node: _ViewNode) { node.attributes.records.append(record) }
}

/// A modifier that leaves a record whose words are looked up as any text is.
struct TextRecordingModifier: ViewModifier {
  typealias Body = Never

  let name: String
  let text: Text
  let effect: ModifierRecord.Effect

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    let words = TextResolver(context: context).runs(of: modifier.text).map(\.string).joined()
    for node in nodes {
      node.attributes.records.append(
        ModifierRecord(modifier.name, words: words, effect: modifier.effect))
    }
    return nodes
  }
}

extension View {
  /// This view, with a record of a modifier that a picture would not show on a device either.
  package func recorded(_ name: String, _ words: String = "") -> some View {
    modifier(RecordingModifier(record: ModifierRecord(name, words: words)))
  }

  /// This view, with a record of a modifier whose text is read out or shown elsewhere.
  package func recorded(_ name: String, _ text: Text) -> some View {
    modifier(TextRecordingModifier(name: name, text: text, effect: .recorded))
  }

  /// This view, with a record of a modifier whose text a picture from a device would show.
  package func ignored(_ name: String, _ text: Text) -> some View {
    modifier(TextRecordingModifier(name: name, text: text, effect: .ignored))
  }

  /// This view, with a record of a modifier whose effect a picture from a device would show.
  package func ignored(_ name: String, _ words: String = "") -> some View {
    modifier(RecordingModifier(record: ModifierRecord(name, words: words, effect: .ignored)))
  }
}
