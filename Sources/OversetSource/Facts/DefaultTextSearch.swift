package import OversetVocabulary

/// Finds the texts that lookups state beside their key, for languages whose table lacks it:
/// `NSLocalizedString("title", value: "Settings", comment: "")`, `String(localized:defaultValue:)`, the fallback of a
/// generated accessor.
package struct DefaultTextSearch {
  /// The labels of arguments that are such a text.
  private static let labels: Set<String> = ["value", "defaultValue", "fallback"]
  /// The labels of arguments that are a key.
  private static let keyLabels: Set<String> = ["", "localized", "forKey", "key"]

  let index: ProgramIndex
  let keys: CatalogKeys

  /// A search in a program for texts of keys that its catalogs have.
  package init(index: ProgramIndex, keys: CatalogKeys) {
    self.index = index
    self.keys = keys
  }

  /// Those of a file, in the order of the source.
  package func defaults(in file: Int32) -> [DefaultText] {
    guard index.trees.indices.contains(Int(file)) else { return [] }
    let tree = index.trees[Int(file)]
    return tree.nodes.indices.compactMap { number in
      tree.nodes[number].kind == .call
        ? text(of: NodeReference(tree: file, node: Int32(number))) : nil
    }
  }

  private func text(of call: NodeReference) -> DefaultText? {
    let arguments = index.children(of: call, .argument)
    guard
      let value = arguments.first(where: {
        Self.labels.contains(index[$0].label) && index[$0].kind == .string
      }), let key = key(among: arguments),
      index[value].label != "value" || !makesView(call)
    else { return nil }
    let text = content(of: value)
    guard !text.isEmpty, text != key else { return nil }
    return DefaultText(
      key: key, table: table(among: arguments), text: text, place: index.place(of: value))
  }

  /// Whether a call makes what is no text: `LabeledContent("Size", value: "\(count)")` shows the value beside the title.
  private func makesView(_ call: NodeReference) -> Bool {
    guard let name = index.calledName(call) else { return false }
    return name.unicodeScalars.first?.properties.isUppercase ?? false
      && !Self.texts.contains(name)
  }

  /// What makes a text of a key.
  private static let texts: Set<String> = [
    "NSLocalizedString", "String", "NSString", "AttributedString", "LocalizedStringResource",
    "LocalizedStringKey", "Text",
  ]

  /// The literal that is a key of the catalogs.
  private func key(among arguments: [NodeReference]) -> String? {
    arguments.lazy.filter {
      index[$0].kind == .string && Self.keyLabels.contains(index[$0].label)
    }.map { index[$0].name }.first { keys.contains($0) }
  }

  private func table(among arguments: [NodeReference]) -> String? {
    arguments.first {
      ["table", "tableName"].contains(index[$0].label) && index[$0].kind == .string
    }.map { index[$0].name }
  }

  /// The content of a literal, with `%@` for what is interpolated.
  private func content(of literal: NodeReference) -> String {
    let segments = index.children(of: literal, .segment)
    guard !segments.isEmpty else { return index[literal].name }
    return segments.map { index[$0].kind == .text ? index[$0].name : "%@" }.joined()
  }
}
