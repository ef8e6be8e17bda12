import OversetVocabulary

// SwiftUI's own views.
extension RowBuilder {
  /// The views that a call without modifiers makes.
  func construction(_ call: NodeReference, in scope: RowScope) -> RowPiece {
    guard let name = index.calledName(call) else { return .opaque("a call that is no view") }
    if let own = own(call, name, in: scope) { return own }
    if let base = index.calledBase(call), index[base].name != "self", !index.isCapitalized(base) {
      return .opaque("\(name), which is called on a value")
    }
    let known = index.frameworkName(call, name)
    return leaf(known, call, scope) ?? container(known, call, scope)
      ?? .opaque("\(name), whose size is not known")
  }

  // MARK: - Leaves

  private func leaf(_ name: String, _ call: NodeReference, _ scope: RowScope) -> RowPiece? {
    switch name {
    case "Text": return texts.piece(ofText: call, in: scope)
    case "Image": return image(call, scope)
    case "Spacer": return spacer(call, scope)
    case "Divider": return RowPiece(.divider, isRigid: true)
    case "EmptyView": return RowPiece()
    case "ProgressView" where index.arguments(call).isEmpty:
      return RowPiece(.block(width: 20, height: 20), isRigid: true)
    case "Color", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse",
      "UnevenRoundedRectangle", "LinearGradient", "RadialGradient", "AngularGradient":
      return RowPiece(.fill, isRigid: false)
    default: return nil
    }
  }

  private func image(_ call: NodeReference, _ scope: RowScope) -> RowPiece {
    guard let symbol = index.argument(call, "systemName") else {
      return .opaque("a picture whose size is not known")
    }
    return symbolPiece(symbol, in: scope)
  }

  /// A symbol by the expression of its name. One of several has the size of the first: they differ little.
  func symbolPiece(_ expression: NodeReference, in scope: RowScope) -> RowPiece {
    var bound = values.bound(expression, in: scope)
    if index[bound.expression].kind == .ternary,
      let then = index.child(of: bound.expression, .then)
    {
      bound = values.bound(then, in: bound.scope)
    }
    guard index[bound.expression].kind == .string, !index[bound.expression].name.isEmpty else {
      return RowPiece(.symbol("circle"), isRigid: true).doubted(
        because: "a symbol that is not known")
    }
    return RowPiece(.symbol(index[bound.expression].name), isRigid: true)
  }

  private func spacer(_ call: NodeReference, _ scope: RowScope) -> RowPiece {
    let length = index.argument(call, "minLength")
    let number = length.flatMap { values.number($0, in: scope) }
    let isKnown = length.map { index[$0].kind == .none || number != nil } ?? true
    return RowPiece(
      .spacer(minLength: isKnown ? number : 0), isRigid: true,
      doubt: isKnown ? nil : "a spacer whose length is not known")
  }

  // MARK: - Containers

  private func container(
    _ name: String, _ call: NodeReference, _ scope: RowScope
  ) -> RowPiece? {
    switch name {
    case "HStack", "LazyHStack": return stack(.horizontal, call, scope)
    case "VStack", "LazyVStack": return stack(.vertical, call, scope)
    case "ZStack": return stack(.depth, call, scope)
    case "Group": return content(of: call).map { members(of: $0, in: scope) }
    case "AnyView": return index.firstArgument(call).map { piece($0, in: scope) }
    case "Button", "Link", "NavigationLink", "Menu": return button(name, call, scope)
    case "Toggle": return toggle(call, scope)
    case "Label": return label(call, scope)
    case "LabeledContent":
      return labeledParts(of: call, in: scope).map { $0.label.paired(with: $0.value, in: .labeled) }
    case "ForEach": return loop(call, scope)
    default: return nil
    }
  }

  private func stack(
    _ axis: RowElement.Axis, _ call: NodeReference, _ scope: RowScope
  ) -> RowPiece? {
    guard let content = content(of: call) else { return nil }
    let (element, doubt) = stackElement(axis, call, in: scope)
    var piece = members(of: content, in: scope).wrapped(in: element)
    piece.doubt = piece.doubt ?? doubt
    return piece
  }

  /// What a call of a stack's constructor says, and what is not known of it.
  func stackElement(
    _ axis: RowElement.Axis, _ call: NodeReference, in scope: RowScope
  ) -> (element: RowElement, doubt: String?) {
    var spacing: Double?
    var doubt: String?
    if let argument = index.argument(call, "spacing"), index[argument].kind != .none {
      spacing = values.number(argument, in: scope)
      if spacing == nil { (spacing, doubt) = (0, "a spacing that is not known") }
    }
    let alignment = index.argument(call, "alignment").flatMap { values.name($0, in: scope) }
    return (.stack(axis, spacing: spacing, alignment: alignment), doubt)
  }

  private func content(of call: NodeReference) -> NodeReference? {
    ViewContents(index: index).content(of: call)
  }

  /// A button or link: its label's views side by side.
  private func button(_ name: String, _ call: NodeReference, _ scope: RowScope) -> RowPiece? {
    let element: RowElement = name == "NavigationLink" ? .link : .button
    if let label = label(of: call) {
      return row(members(of: label, in: scope)).wrapped(in: element)
    }
    return title(call, scope)?.wrapped(in: element)
  }

  /// Several views side by side, as labels of controls show them.
  func row(_ piece: RowPiece) -> RowPiece {
    piece.count == 1
      ? piece : piece.wrapped(in: .stack(.horizontal, spacing: nil, alignment: nil))
  }

  private func label(of call: NodeReference) -> NodeReference? {
    if let label = index.argument(call, "label") { return label }
    return index.arguments(call).first { argument in
      guard index[argument].kind == .closure else { return false }
      let link = ChainLink(
        kind: .constructor, name: index.calledName(call) ?? "", call: call, argument: argument,
        label: index[argument].label, position: 0, isClosure: true, member: nil)
      return ControlPart(link, index) == .label
    }
  }

  private func toggle(_ call: NodeReference, _ scope: RowScope) -> RowPiece? {
    if let closure = label(of: call), index[closure].kind == .closure {
      return members(of: closure, in: scope).wrapped(in: .toggle)
    }
    return title(call, scope)?.wrapped(in: .toggle)
  }

  private func label(_ call: NodeReference, _ scope: RowScope) -> RowPiece? {
    guard let icon = index.argument(call, "icon") else {
      return iconArgument(of: call, in: scope) == nil ? nil : title(call, scope)
    }
    let title =
      index.argument(call, "title")
      ?? index.arguments(call).first { index[$0].kind == .closure && index[$0].label.isEmpty }
    return title.map {
      members(of: $0, in: scope).paired(with: members(of: icon, in: scope), in: .label)
    }
  }

  // MARK: - Titles and values

  /// The title that a control is given as an argument, behind the icon if there is one.
  private func title(_ call: NodeReference, _ scope: RowScope) -> RowPiece? {
    guard let title = index.firstArgument(call) else { return nil }
    let text = texts.piece(title, literals: .key, in: scope)
    guard let icon = iconArgument(of: call, in: scope) else { return text }
    return text.paired(with: icon, in: .label)
  }

  /// The icon that a control is given by its name; nil if there is none.
  func iconArgument(of call: NodeReference, in scope: RowScope) -> RowPiece? {
    if let symbol = index.argument(call, "systemImage") { return symbolPiece(symbol, in: scope) }
    let picture = index.argument(call, "image") ?? index.argument(call, "icon")
    return picture.map { _ in .opaque("a picture whose size is not known") }
  }

  /// The label of a row with a value, and the value; nil if one of them is not written there.
  func labeledParts(
    of call: NodeReference, in scope: RowScope
  ) -> (label: RowPiece, value: RowPiece)? {
    let arguments = index.arguments(call)
    let closure = arguments.first {
      index[$0].kind == .closure && ["content", ""].contains(index[$0].label)
    }
    let value =
      closure.map { members(of: $0, in: scope) }
      ?? index.argument(call, "value").map { texts.piece(ofValue: $0, of: call, in: scope) }
    let label =
      index.argument(call, "label").map { members(of: $0, in: scope) }
      ?? index.firstArgument(call).flatMap {
        index[$0].kind == .closure ? nil : texts.piece($0, literals: .key, in: scope)
      }
    guard let label, let value else { return nil }
    return (label, value)
  }

  /// What a loop leaves beside a text: nothing that can be drawn, and a doubt.
  private func loop(_ call: NodeReference, _ scope: RowScope) -> RowPiece? {
    guard let content = content(of: call) else { return nil }
    var piece = RowPiece()
    let inner = members(of: content, in: scope)
    piece.doubt = "a loop stands beside it"
    piece.isRigid = inner.isRigid
    return piece
  }
}
