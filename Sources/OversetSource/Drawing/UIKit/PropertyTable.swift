/// What a program's code sets on its views: the values of their properties by the names that the views have.
struct PropertyTable: Sendable {
  /// A value that is given to a property of something.
  struct Entry: Sendable, Hashable {
    /// The name or member before `=`, or the callee of a call.
    let target: NodeReference
    /// The value, or the call.
    let value: NodeReference
  }

  let index: ProgramIndex
  /// By property, then by the name of what it is set on: empty where that is `self`.
  private var entries: [String: [String: [Entry]]] = [:]

  /// The properties that say how a text is drawn, and where.
  private static let properties = [
    "numberOfLines", "font", "minimumScaleFactor", "adjustsFontSizeToFitWidth", "lineBreakMode",
    "textAlignment", "largeTitleDisplayMode", "prefersLargeTitles", "rightBarButtonItem",
    "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems", "hidesBackButton", "text",
    "attributedText", "title", "axis", "titleLabel", "configuration", "contentHorizontalAlignment",
    "preferredStyle", "preferredFont", "adjustsFontForContentSizeCategory", "isHidden", "style",
    "maximumNumberOfLines", "titleTextAttributesTransformer", "placeholder",
    "attributedPlaceholder", "prompt", "titleView", "rightBarButton", "tabBarItem",
    "titleLineBreakMode",
  ]

  /// The calls that do.
  private static let calls = [
    "constraint", "setTitle", "setAttributedTitle", "insertSegment", "addAction",
    "setRightBarButton",
    "setRightBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems", "addArrangedSubview",
    "setRightBarButtonItem", "setLeftBarButtonItem", "setRightBarButtonItems",
  ]

  init(index: ProgramIndex) {
    self.index = index
    for property in Self.properties {
      for assignment in index.assignments[property] ?? [] where assignment.kind == .whole {
        add(Entry(target: assignment.target, value: assignment.value), property)
      }
    }
    for name in Self.calls {
      for call in index.calls(named: name) {
        guard let callee = index.child(of: call, .callee) else { continue }
        add(Entry(target: callee, value: call), name)
      }
    }
  }

  private mutating func add(_ entry: Entry, _ property: String) {
    guard let base = index.child(of: entry.target, .base) else {
      entries[property, default: [:]]["", default: []].append(entry)
      return
    }
    let name = index[base].name
    entries[property, default: [:]][name == "self" ? "" : name, default: []].append(entry)
    guard ["titleLabel", "widthAnchor", "navigationItem", "navigationBar"].contains(name) else {
      return
    }
    let outerName = index.child(of: base, .base).map { index[$0].name } ?? "self"
    entries["\(name).\(property)", default: [:]][
      outerName == "self" ? "" : outerName, default: []
    ].append(entry)
  }

  /// What is set on anything of a name, in the order of the source.
  func values(of property: String, on name: String) -> [Entry] {
    entries[property]?[name] ?? []
  }

  /// What is set on anything inside a node, in the order of the source.
  func values(of property: String, inside node: NodeReference) -> [Entry] {
    (entries[property] ?? [:]).values.joined()
      .filter { index.isInside($0.target, node) }
      .sorted { $0.target < $1.target }
  }

  /// What code in a type, or in one above or below it, sets on something of its own that has a name.
  func values(of property: String, on name: String, inType type: String) -> [Entry] {
    values(of: property, on: name).filter {
      guard let around = index.enclosingType(of: $0.target) else { return false }
      return (around == type || index.inherits(around, type) || index.inherits(type, around))
        && isOwn($0.target, property)
    }
  }

  /// Whether code sets something on what the object around has: on no other variable of that name, and on no part of
  /// another view, as `send.titleLabel`.
  private func isOwn(_ target: NodeReference, _ property: String) -> Bool {
    var holder = index.child(of: target, .base)
    // `titleLabel.font` is a property of the button.
    if property.contains(".") { holder = holder.flatMap { index.child(of: $0, .base) } }
    guard let base = holder else { return true }
    if index[base].kind == .member, Self.parts.contains(index[base].name) {
      return index.child(of: base, .base).map { index[$0].name == "self" } ?? true
    }
    guard index[base].kind == .name, case .local(let variable) = index.meaning(of: base) else {
      return true
    }
    guard index[variable].kind != .parameter else { return false }
    // `if let note`, `guard let note = self.note`.
    return index.child(of: variable, .value).map { index[$0].name == index[base].name } ?? true
  }

  /// The labels that views of UIKit have.
  private static let parts: Set<String> = ["titleLabel", "textLabel", "detailTextLabel"]
}
