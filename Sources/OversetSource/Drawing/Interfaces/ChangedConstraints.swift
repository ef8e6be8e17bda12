/// Finds the constraints of Interface Builder whose constants code sets: what their file states of them is no room.
struct ChangedConstraints {
  let index: ProgramIndex
  let types: UIKitTypes

  /// A document in which such a constraint may have any of the constants that its file and the code state, and says
  /// nothing where code sets one that cannot be read.
  func applied(to document: InterfaceDocument) -> InterfaceDocument {
    let stated = constants(in: document)
    var outlets: [String: [InterfaceOutlet]] = [:]
    for outlet in document.outlets where stated[outlet.destination] != nil {
      outlets[outlet.destination, default: []].append(outlet)
    }
    var changed = document
    for (constraint, outlets) in outlets.sorted(by: { $0.key < $1.key }) {
      let found = outlets.map { constants(setOn: $0) }
      let known = found.compactMap(\.self)
      guard known.count < found.count || known.contains(where: { !$0.isEmpty }) else { continue }
      let own = stated[constraint].map { [$0] } ?? []
      let points = known.count < found.count ? [] : Set(own + known.joined()).sorted()
      changed.restate(constraint, points: points)
    }
    return changed
  }

  /// What a document states, by the identifiers of its constraints.
  private func constants(in document: InterfaceDocument) -> [String: Double] {
    var found: [String: Double] = [:]
    for width in document.objects.flatMap(\.widthConstraints) {
      found[width.constraint] = width.points
    }
    for edge in document.edges.values.joined() { found[edge.constraint] = edge.points }
    found[""] = nil
    return found
  }

  // MARK: - Code

  /// The constants that code sets on a constraint; nil where one of them cannot be read, or code changes the constraint
  /// in another way. What Objective-C does with an outlet is not read.
  private func constants(setOn outlet: InterfaceOutlet) -> [Double]? {
    guard !outlet.isCollection, let type = outlet.ownerClass.map({ index.resolve($0, in: nil) }),
      index.types[type] != nil
    else { return nil }
    var found: [Double] = []
    for mention in index.mentions(of: outlet.property) where means(mention, type) {
      guard let parent = index.parent(of: mention) else { continue }
      if index[mention].role == .base {
        guard let constants = constants(setBy: parent) else { return nil }
        found += constants
      } else if [.argument, .element, .left, .right, .value].contains(index[mention].role) {
        return nil
      }
    }
    return found
  }

  /// The constants that an assignment to a member of a constraint sets; none for what sets nothing.
  private func constants(setBy member: NodeReference) -> [Double]? {
    guard index[member].role == .left, let operation = index.parent(of: member),
      index[operation].kind == .binary, index[operation].name.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!=="].contains(index[operation].name)
    else { return [] }
    guard let value = index.child(of: operation, .right) else { return nil }
    switch index[member].name {
    case "constant":
      return index[operation].name == "=" ? FontReader(index: index).choices(value) : nil
    case "isActive": return index[value].name == "true" ? [] : nil
    case "priority": return nil
    default: return []
    }
  }

  /// Whether a name means an outlet of a type: in its code, in that of a class above or below, or as a member of such.
  private func means(_ mention: NodeReference, _ type: String) -> Bool {
    if let owner = index.child(of: mention, .base), index[owner].name != "self" {
      return types.meaning(of: owner)?.own.map { index.areRelated($0, type) } ?? false
    }
    return index.enclosingType(of: mention).map { index.areRelated($0, type) } ?? false
  }
}
