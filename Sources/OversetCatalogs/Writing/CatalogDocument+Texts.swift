import OversetVocabulary

/// Every text of a file that holds one language, also one that no lookup finds: that of a key which is
/// there twice, or of a variable that two devices have.
extension CatalogDocument {
  /// The `.strings` file with every text translated.
  func translatingPairs(_ translate: (String) -> String) throws(CatalogError) -> [UInt8] {
    var text = EditableText(bytes, file: file)
    for pair in StringsReader.read(bytes, file: file).pairs {
      try replace(
        pair.value, at: pair.valuePlace, keyAt: pair.keyPlace, with: translate, in: &text)
    }
    return text.bytes
  }

  /// The property list with every text translated.
  func translatingPropertyList(_ translate: (String) -> String) throws(CatalogError) -> [UInt8] {
    var text = EditableText(bytes, file: file)
    if let root = PropertyList.read(bytes, file: file).root {
      try translateTexts(of: root, translate, in: &text)
    }
    return text.bytes
  }

  /// What a variable is chosen by and shown as is no text.
  private func translateTexts(
    of node: PropertyListNode, _ translate: (String) -> String, in text: inout EditableText
  ) throws(CatalogError) {
    guard case .dictionary(let members) = node.value else { return }
    for member in members where !StringsdictReader.Name.settings.contains(member.key) {
      if case .string(let value) = member.node.value {
        try replace(
          value, at: member.node.place, keyAt: member.place, with: translate, in: &text)
      } else {
        try translateTexts(of: member.node, translate, in: &text)
      }
    }
  }

  private func replace(
    _ old: String, at place: SourcePlace, keyAt keyPlace: SourcePlace,
    with translate: (String) -> String, in text: inout EditableText
  ) throws(CatalogError) {
    let new = translate(old)
    guard ExactString(old) != ExactString(new) else { return }
    try replace(place, keyAt: keyPlace, with: new, in: &text)
  }
}
