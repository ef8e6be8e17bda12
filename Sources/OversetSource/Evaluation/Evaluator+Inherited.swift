/// What objects hold of which the class alone is known.
extension Evaluator {
  /// What a property of some value of a type holds.
  ///
  /// Of a class that inherits the property only what its own constructions give, and what is assigned to its objects:
  /// what other classes with the same ancestor hold is none of its.
  func held(_ property: NodeReference, by value: TracedValue) -> SetID {
    guard let type = typeName(of: value), let owner = index.enclosingType(of: property),
      type != owner, index.types[type]?.keyword == "class",
      index.types[owner]?.keyword == "class", index.inherits(type, owner),
      let declaration = index.types[type]?.declarations.first
    else {
      return remembered(Question(kind: .incoming, node: property, frame: .unbound)) {
        self.incoming(toVariable: property)
      }
    }
    return remembered(Question(kind: .field(property), node: declaration, frame: .unbound)) {
      let all = self.remembered(Question(kind: .incoming, node: property, frame: .unbound)) {
        self.incoming(toVariable: property)
      }
      let members = self.store[all]
      let own = members.filter { self.canReach(type, inheriting: owner, by: $0.path) }
      return own.count == members.count ? all : self.store.set(own)
    }
  }

  /// Whether a value that came on a path into a property of a class can be in objects of a class that inherits it: the
  /// path begins with the construction, or with the assignment from elsewhere.
  private func canReach(_ type: String, inheriting owner: String, by path: PathID) -> Bool {
    guard let first = store[path].first else { return true }
    guard index[first].kind == .call else { return canBelong(first, to: type) }
    guard let made = constructedClass(by: first), index.areRelated(made, owner) else { return true }
    return index.areRelated(made, type)
  }

  /// The class whose object a call makes, also as a part of one by `super.init`.
  private func constructedClass(by call: NodeReference) -> String? {
    guard let callee = index.child(of: call, .callee) else { return nil }
    if let base = index.child(of: callee, .base), ["super", "self"].contains(index[base].name) {
      return index[callee].name == "init" ? index.enclosingType(of: call) : nil
    }
    return inference.callees(of: call).lazy.compactMap { callee in
      self.index[callee].name == "init" ? self.inference.staticType(of: call)?.name : nil
    }.first
  }

  /// Whether the object to which a member belongs can be of a class, as far as the types are known.
  func canBelong(_ target: NodeReference, to type: String) -> Bool {
    let receiver =
      index[target].kind == .name
      ? index.enclosingType(of: target)
      : index.child(of: target, .base).flatMap { inference.staticType(of: $0)?.name }
    guard let receiver, let keyword = index.types[receiver]?.keyword,
      keyword != "", keyword != "protocol"
    else { return true }
    return index.areRelated(receiver, type)
  }
}
