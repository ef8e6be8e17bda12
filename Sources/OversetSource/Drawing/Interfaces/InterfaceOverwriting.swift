/// Tells which texts of Interface Builder code replaces before they are seen.
struct InterfaceOverwriting {
  let reader: UIKitReader

  private var early: EarlyCode { EarlyCode(index: reader.index) }

  /// Whether code gives an object another text when its screen is made.
  func isSetInCode(
    _ object: InterfaceObject, _ property: String, in document: InterfaceDocument
  ) -> Bool {
    if property == "title", isTitleSet(of: object, in: document) { return true }
    let outlets = document.outlets(to: object.id).filter { !$0.isCollection }
    let cell = cellClass(around: object, document)
    return outlets.contains { outlet in
      guard let type = outlet.ownerClass else { return false }
      let full = reader.index.resolve(type, in: nil)
      return setters(of: property).contains { setter in
        reader.table.values(of: setter, on: outlet.property, inType: full).contains {
          cell == type || early.holds($0.target)
        }
      }
    }
  }

  /// The class of the cell that an object stands in: it fills the cell in before a row is seen, whenever it is told to.
  private func cellClass(around object: InterfaceObject, _ document: InterfaceDocument) -> String? {
    document.index(of: object.id).flatMap { position in
      document.ancestors(of: position).lazy.map { document.objects[$0] }
        .first { ["tableViewCell", "collectionViewCell"].contains($0.element) }?.customClass
    }
  }

  /// Whether the class of a controller gives its bar another title.
  private func isTitleSet(of object: InterfaceObject, in document: InterfaceDocument) -> Bool {
    let controller =
      object.element == "navigationItem" ? object.parent.map { document.objects[$0] } : object
    guard let controller, controller.element.lowercased().hasSuffix("controller"),
      let type = controller.customClass.map({ reader.index.resolve($0, in: nil) })
    else { return false }
    return ["", "navigationItem"].contains { owner in
      reader.table.values(of: "title", on: owner, inType: type).contains {
        isOfClass(type, $0.target) && isOwn($0.target) && early.holds($0.target)
      }
    }
  }

  /// Whether code sets the title of its own screen: `title`, `navigationItem.title`, and no variable of a function.
  private func isOwn(_ target: NodeReference) -> Bool {
    guard let base = reader.index.child(of: target, .base) else { return !isLocal(target) }
    if reader.index[base].name == "self" { return true }
    guard let owner = reader.index.child(of: base, .base) else { return !isLocal(base) }
    return reader.index[owner].name == "self"
  }

  private func isLocal(_ name: NodeReference) -> Bool {
    guard reader.index[name].kind == .name, case .local = reader.index.meaning(of: name) else {
      return false
    }
    return true
  }

  /// Whether code runs for objects of a class: in it, or in one above.
  private func isOfClass(_ type: String, _ target: NodeReference) -> Bool {
    guard let around = reader.index.enclosingType(of: target) else { return false }
    return around == type || reader.index.inherits(type, around)
  }

  private func setters(of property: String) -> [String] {
    switch property {
    case "text", "attributedText": ["text", "attributedText"]
    case "normalTitle", "configuration.title": ["setTitle", "setAttributedTitle", "configuration"]
    case "placeholder", "attributedPlaceholder": ["placeholder", "attributedPlaceholder"]
    case "prompt", "title": [property]
    default: []
    }
  }
}
