/// Finds how many lines the labels have that every cell of a table has: `textLabel` and `detailTextLabel`.
///
/// Code that fills a cell often is not the code that makes it: the cell's class, what it inherits from, and the
/// prototype with its identifier state the lines.
struct CellLabelLines {
  let labels: LabelReader

  private var index: ProgramIndex { labels.index }

  /// The lines of a label that no variable of the program holds.
  func lines(of label: LabelReader.Label) -> LabelLines {
    guard let expression = label.expression,
      label.name == "textLabel" || label.name == "detailTextLabel"
    else { return .open }
    guard let cell = index.child(of: expression, .base), index[cell].name != "self" else {
      return index.enclosingType(of: expression).map { lines(label.name, ofClass: $0) } ?? .open
    }
    if let handed = HandedCells(labels: labels).lines(of: label.name, on: cell) { return handed }
    if let own = labels.types.meaning(of: cell)?.own, own != "UITableViewCell" {
      return lines(label.name, ofClass: own)
    }
    return value(of: cell).map { lines(label.name, madeBy: $0) } ?? .open
  }

  // MARK: - Classes

  private func lines(_ name: String, ofClass type: String) -> LabelLines {
    let set = labels.table.values(of: "numberOfLines", on: name).last { entry in
      guard let around = index.enclosingType(of: entry.target) else { return false }
      return (around == type || index.inherits(type, around)) && isOwn(entry.target)
    }
    if let set { return labels.lines(value: set.value) }
    let drawn = labels.interfaces.objects(ofClass: type)
    if let drawn = LabelLines.roomiest(drawn.flatMap { lines(name, in: $0) }) { return drawn }
    return index.supertypes(of: type).contains("UITableViewCell") ? .usual : .open
  }

  /// Whether code names the label of the cell that it belongs to: `textLabel?.numberOfLines`.
  private func isOwn(_ target: NodeReference) -> Bool {
    guard let label = index.child(of: target, .base) else { return false }
    return index.child(of: label, .base).map { index[$0].name == "self" } ?? true
  }

  // MARK: - Prototypes

  /// The lines of a label of a cell that Interface Builder drew; none where it is no cell with such a label.
  private func lines(_ name: String, in found: InterfaceTable.Found) -> [Int] {
    let document = labels.interfaces.documents[found.document]
    guard found.object.element == "tableViewCell" else { return [] }
    // A cell's class may call a label of its own so.
    let own = document.outlets.first { $0.owner == found.object.id && $0.property == name }
    guard let id = own?.destination ?? found.object.attributes[name],
      let label = document.object(id)
    else { return [] }
    return [label.numberOfLines ?? 1]
  }

  /// What the variable of a cell holds.
  private func value(of cell: NodeReference) -> NodeReference? {
    guard index[cell].kind == .name, case .local(let variable) = index.meaning(of: cell) else {
      return nil
    }
    if let value = index.child(of: variable, .value) { return value }
    guard let owner = index.parent(of: variable) else { return nil }
    let isBound = index[owner].kind == .optionalBinding || index[owner].kind == .patternMatch
    return isBound ? index.child(of: owner, .value) : nil
  }

  /// The lines of the cells that an expression makes, or takes from those that were made for an identifier.
  private func lines(_ name: String, madeBy expression: NodeReference) -> LabelLines {
    let calls = calls(in: expression)
    let dequeued = calls.first { index.calledName($0)?.hasPrefix("dequeueReusable") ?? false }
    let isMade = calls.contains { index.calledName($0) == "UITableViewCell" }
    guard let dequeued else { return isMade ? .usual : .open }
    guard let named = index.argument(dequeued, "withIdentifier") else { return .open }
    if let type = registeredType(under: named, near: dequeued) {
      return type == "UITableViewCell" ? .usual : lines(name, ofClass: type)
    }
    guard let identifier = literal(named) else { return .open }
    let prototypes = labels.interfaces.prototypes(identifier)
    if let drawn = LabelLines.roomiest(prototypes.flatMap { lines(name, in: $0) }) { return drawn }
    return prototypes.isEmpty && (isMade || isRegistered(near: dequeued)) ? .usual : .open
  }

  private func calls(in expression: NodeReference) -> [NodeReference] {
    var found: [NodeReference] = []
    var pending = [expression]
    var steps = 60
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .call { found.append(node) }
      pending += index.children(of: node)
    }
    return found
  }

  /// The text of a literal, or of a constant that alone has its name.
  private func literal(_ node: NodeReference) -> String? {
    if index[node].kind == .string { return index[node].name }
    let found = index.variables(named: index[node].name)
    guard found.count == 1, let value = found.first.flatMap({ index.child(of: $0, .value) }),
      index[value].kind == .string
    else { return nil }
    return index[value].name
  }

  /// The class of cells that code of the same type registers under an identifier, which both write alike:
  /// `register(NoteCell.self, forCellReuseIdentifier: noteID)`. Of a class of elsewhere only UIKit's own says something.
  private func registeredType(
    under identifier: NodeReference, near node: NodeReference
  ) -> String? {
    let around = index.enclosingType(of: node)
    let asked = literal(identifier) ?? index[identifier].name
    for call in index.calls(named: "register") where index.enclosingType(of: call) == around {
      guard let given = index.argument(call, "forCellReuseIdentifier"),
        literal(given) ?? index[given].name == asked,
        let type = index.firstArgument(call).flatMap({ index.child(of: $0, .base) })
      else { continue }
      let name = index.resolve(index[type].name, at: type)
      return name == "UITableViewCell" || index.types[name] != nil ? name : nil
    }
    return nil
  }

  /// Whether code of the same type registers plain cells: `register(UITableViewCell.self, …)`.
  private func isRegistered(near node: NodeReference) -> Bool {
    let around = index.enclosingType(of: node)
    return index.calls(named: "register").contains { call in
      guard index.enclosingType(of: call) == around,
        let type = index.firstArgument(call).flatMap({ index.child(of: $0, .base) })
      else { return false }
      return index[type].name == "UITableViewCell"
    }
  }
}
