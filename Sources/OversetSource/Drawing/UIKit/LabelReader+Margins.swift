extension LabelReader {
  /// What of the screen is not the text's of a label, in points; nil in a bar, which has its own room. Without a
  /// constraint a label may be as wide as the screen.
  func margins(of label: Label, in surroundings: ViewSurroundings) -> Double? {
    if surroundings == .titleView { return nil }
    if let object = label.drawn, let document = label.document.map({ interfaces.documents[$0] }) {
      return document.index(of: object.id).flatMap {
        InterfaceMargins(document: document).textMargins(of: $0)
      }
    }
    if label.declaration == nil, surroundings == .cell,
      label.name == "textLabel" || label.name == "detailTextLabel"
    {
      return SystemMargins.tableRow
    }
    guard let type = label.type, !label.name.isEmpty else { return 0 }
    return constraints.margins(of: label.name, inType: type)
  }
}
