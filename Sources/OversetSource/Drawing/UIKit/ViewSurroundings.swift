/// What a view of UIKit stands in, as far as the names and ancestors of types tell.
enum ViewSurroundings: Equatable {
  /// A cell of a table or list.
  case cell
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// A message that goes by itself.
  case toast
  /// A capsule.
  case badge
  /// A capsule to choose from.
  case chip
  /// The title of a navigation bar.
  case titleView
  /// Anything else.
  case view
}

extension UIKitReader {
  /// What the views of a type stand in.
  func surroundings(ofType type: String) -> ViewSurroundings {
    var pending = [type]
    var seen: Set = [type]
    var next = 0
    while next < pending.count, next < 12 {
      let name = pending[next]
      next += 1
      if let found = surroundings(byClassOf: name) { return found }
      for user in users(of: name) where seen.insert(user).inserted { pending.append(user) }
    }
    return .view
  }

  /// What the views of a type stand in by what the type is and how it is called, wherever its views are made.
  func surroundings(byClassOf type: String) -> ViewSurroundings? {
    let name = index.types[type]?.simpleName ?? type
    let kinds = types.kinds(ofTypeNamed: type)
    if let named = surroundings(byName: name) { return named }
    if kinds.contains("UITableViewHeaderFooterView") { return isFooter(name) ? .footer : .header }
    if kinds.contains("UITableViewCell") { return .cell }
    if kinds.contains("UICollectionViewCell") { return .cell }
    if kinds.contains("UICollectionReusableView") { return isFooter(name) ? .footer : .header }
    return nil
  }

  private func surroundings(byName name: String) -> ViewSurroundings? {
    let lowercased = name.lowercased()
    if ["toast", "snackbar"].contains(where: { lowercased.contains($0) }) {
      return .toast
    }
    if lowercased.contains("badge") || lowercased.contains("pill") { return .badge }
    if lowercased.contains("chip") || lowercased.hasSuffix("tagview") { return .chip }
    if lowercased.contains("titleview") && !lowercased.contains("subtitleview") {
      return .titleView
    }
    return nil
  }

  private func isFooter(_ name: String) -> Bool { name.lowercased().contains("footer") }

  /// The types whose code constructs a view of a type: it stands in theirs.
  private func users(of type: String) -> [String] {
    guard let simple = index.types[type]?.simpleName,
      !types.kinds(ofTypeNamed: type).contains("UIViewController")
    else { return [] }
    var found: [String] = []
    for call in index.calls(named: simple).prefix(8) {
      guard let user = index.enclosingType(of: call), !found.contains(user) else { continue }
      found.append(user)
    }
    return found
  }

  /// What a label stands in: by its own name first, then by the type that it belongs to.
  func surroundings(of label: LabelReader.Label) -> ViewSurroundings {
    if let named = surroundings(byName: label.name),
      named != .titleView || label.declaration == nil
    {
      return named
    }
    if isTitleView(label) { return .titleView }
    if let base = label.expression.flatMap({ index.child(of: $0, .base) }),
      let kind = types.meaning(of: base)?.kind, label.declaration == nil
    {
      switch kind {
      case "UITableViewHeaderFooterView", "UICollectionReusableView":
        return isFooter(index[base].name) ? .footer : .header
      case "UITableViewCell", "UICollectionViewCell": return .cell
      default: break
      }
    }
    if let drawn = label.drawn, let document = label.document,
      let found = surroundings(of: drawn, in: labels.interfaces.documents[document])
    {
      return found
    }
    if label.name == "textLabel" || label.name == "detailTextLabel", label.declaration == nil {
      return .cell
    }
    return label.type.map { surroundings(ofType: $0) } ?? .view
  }

  /// Whether the code around a label puts it into the bar: `navigationItem.titleView = label`.
  private func isTitleView(_ label: LabelReader.Label) -> Bool {
    guard let type = label.type, label.declaration != nil else { return false }
    return table.values(of: "titleView", on: "navigationItem", inType: type).contains {
      index[$0.value].name == label.name
        && (index[$0.value].kind == .name || index[$0.value].kind == .member)
    }
  }

  /// What an object of Interface Builder stands in.
  func surroundings(
    of object: InterfaceObject, in document: InterfaceDocument
  ) -> ViewSurroundings? {
    guard let number = document.index(of: object.id) else { return nil }
    let cells: Set = ["tableViewCell", "collectionViewCell"]
    if document.enclosing(cells, of: number) != nil { return .cell }
    if document.enclosing(["collectionReusableView"], of: number) != nil { return .header }
    return nil
  }
}
