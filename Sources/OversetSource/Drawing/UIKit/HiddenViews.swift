/// Finds the views that are never seen: code hides them where their screen is made, or Interface Builder did, and no
/// code shows them; or they stand in for a bar that the screen has.
struct HiddenViews {
  let labels: LabelReader

  private var index: ProgramIndex { labels.index }

  /// Whether a label, or a view that Interface Builder drew around it, is never seen.
  func hide(_ label: LabelReader.Label) -> Bool {
    guard let declaration = label.declaration, index.isMember(declaration), let type = label.type
    else { return false }
    guard let object = label.drawn, let number = label.document,
      let position = labels.interfaces.documents[number].index(of: object.id)
    else { return isHidden(label.name, ofType: type, isDrawnHidden: false) }
    return hides(object: position, inDocument: number)
  }

  /// Whether an object of Interface Builder, or a view around it, is never seen.
  func hides(object position: Int, inDocument number: Int) -> Bool {
    let document = labels.interfaces.documents[number]
    return ([position] + document.ancestors(of: position)).contains { view in
      let object = document.objects[view]
      let outlets = document.outlets(to: object.id)
      if outlets.isEmpty { return object.isHidden && !mayShowItself(object) }
      return outlets.allSatisfy { outlet in
        guard !outlet.isCollection, outlet.property != "view",
          let type = outlet.ownerClass.map({ index.resolve($0, in: nil) }),
          index.types[type] != nil
        else { return false }
        return isHidden(outlet.property, ofType: type, isDrawnHidden: object.isHidden)
      }
    }
  }

  /// Whether an object has a class of the program that hides or shows itself.
  private func mayShowItself(_ object: InterfaceObject) -> Bool {
    guard let type = object.customClass.map({ index.resolve($0, in: nil) }) else { return false }
    return index.mentions(of: "isHidden").contains { mention in
      index.enclosingType(of: mention).map { $0 == type || index.inherits(type, $0) } ?? false
    }
  }

  // MARK: - Code

  /// Whether a property of a type holds a view that is hidden at once, and that no code may show.
  private func isHidden(_ name: String, ofType type: String, isDrawnHidden: Bool) -> Bool {
    let changes = labels.table.values(of: "isHidden", on: name).filter {
      belongs($0.target, to: type)
    }
    guard isDrawnHidden || !changes.isEmpty, !mayBeShownOtherwise(name, ofType: type) else {
      return false
    }
    let others = changes.filter { index[$0.value].name != "true" }
    let isHiddenAtOnce = changes.contains { EarlyCode(index: index).holds($0.target) }
    if others.isEmpty { return isDrawnHidden || isHiddenAtOnce }
    return isHiddenAtOnce && others.allSatisfy { standsInForBar($0.value) } && statesBar(type)
  }

  /// Whether code may mean a view of a type: its own, that of a class above or below, or that of something unknown.
  private func belongs(_ target: NodeReference, to type: String) -> Bool {
    guard let view = index.child(of: target, .base) else { return false }
    if let owner = index.child(of: view, .base), index[owner].name != "self" {
      return labels.types.meaning(of: owner)?.own.map { index.areRelated($0, type) } ?? true
    }
    return index.enclosingType(of: view).map { $0 == type || index.areRelated($0, type) } ?? false
  }

  /// Whether code hands a view on, keeps it elsewhere, toggles it or calls a method of the program's on it, so that
  /// anything may show it.
  private func mayBeShownOtherwise(_ name: String, ofType type: String) -> Bool {
    index.mentions(of: name).contains { mention in
      guard
        index.enclosingType(of: mention).map({ $0 == type || index.areRelated($0, type) })
          ?? false
      else { return false }
      guard index[mention].role == .base, let member = index.parent(of: mention) else {
        return index[mention].role != .left
      }
      if index[member].role == .callee {
        return !index.functions(named: index[member].name).isEmpty
      }
      return index[member].name == "isHidden" && index[member].role == .base
    }
  }

  // MARK: - Bars

  /// Whether a view is hidden just where its screen stands in a stack: `isHidden = navigationController != nil`.
  private func standsInForBar(_ value: NodeReference) -> Bool {
    guard index[value].kind == .binary, index[value].name == "!=",
      let left = index.child(of: value, .left), index[left].name == "navigationController",
      index.child(of: left, .base).map({ index[$0].name == "self" }) ?? true
    else { return false }
    return index.child(of: value, .right).map { index[$0].kind == .none } ?? false
  }

  /// Whether a screen says what its bar has: then it is shown in a stack.
  private func statesBar(_ type: String) -> Bool {
    let items = [
      "title", "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem",
      "leftBarButtonItems", "titleView",
    ]
    return items.contains {
      !labels.table.values(of: $0, on: "navigationItem", inType: type).isEmpty
    }
  }
}
