// The labels of the system's cells, whose places the style of a cell decides.
extension UIKitReader {
  /// Whether a label is one of those that cells of the system have.
  func isOfSystemCell(_ label: LabelReader.Label) -> Bool {
    label.declaration == nil && (label.name == "detailTextLabel" || label.name == "textLabel")
  }

  /// Whether it is such a label of the cell whose code names it.
  func isOfOwnCell(_ label: LabelReader.Label) -> Bool {
    guard isOfSystemCell(label), let expression = label.expression else { return false }
    return index.child(of: expression, .base).map { index[$0].name == "self" } ?? true
  }

  /// The labels that a cell of the system has, by the style that the code around constructs.
  func systemCellSlot(of label: LabelReader.Label, _ path: [NodeReference]) -> String {
    let isDetail = label.name == "detailTextLabel"
    guard let style = givenStyle(of: label, path) ?? cellStyle(around: label) else {
      return isDetail ? "rowSubtitle" : "row"
    }
    if style == "subtitle" || style == "default" { return isDetail ? "rowSubtitle" : "row" }
    return isDetail ? "rowValue" : "rowWithValue"
  }

  /// The style that the function around a label gives to a cell, else the code of its type, else those who construct the
  /// cell that the label is its own part of.
  private func cellStyle(around label: LabelReader.Label) -> String? {
    guard let expression = label.expression else { return nil }
    let around = index.enclosingType(of: expression)
    let function = labels.enclosingFunction(of: expression)
    let given = ["subtitle", "value1", "value2"].flatMap { index.mentions(of: $0) }.filter {
      index[$0].role == .argument && index[$0].label == "style"
    }
    let near = given.filter {
      $0.tree == expression.tree && index.enclosingType(of: $0) == around
    }
    let nearest = near.first { style in function.map { index.isInside(style, $0) } ?? false }
    if let style = nearest ?? near.first { return index[style].name }
    guard let around, index.inherits(around, "UITableViewCell") else { return nil }
    let cell = index.types[around]?.simpleName
    let constructed = Set(
      given.filter { index.parent(of: $0).flatMap { index.calledName($0) } == cell }
        .map { index[$0].name })
    return constructed.count == 1 ? constructed.first : nil
  }

  // MARK: - Styles that callers give

  /// A parameter that the code around a label makes its cell with.
  struct StyleParameter {
    let function: NodeReference
    let parameter: NodeReference
    let number: Int
  }

  /// The parameter that decides the style of a label's cell; nil where the code itself states it.
  func styleParameter(of label: LabelReader.Label) -> StyleParameter? {
    guard isOfSystemCell(label), let expression = label.expression,
      let function = labels.enclosingFunction(of: expression), index[function].kind == .function
    else { return nil }
    let parameters = index.children(of: function, .parameter)
    guard
      let number = parameters.firstIndex(where: { parameter in
        index.child(of: parameter, .type).map { index[$0].name.hasSuffix("CellStyle") } ?? false
      })
    else { return nil }
    let parameter = parameters[number]
    let makesCell = index.mentions(of: index[parameter].name).contains {
      index[$0].role == .argument && index[$0].label == "style" && index.isInside($0, function)
    }
    return makesCell
      ? StyleParameter(function: function, parameter: parameter, number: number) : nil
  }

  /// The style that the caller on a text's way gives, else the one that the parameter has by default.
  private func givenStyle(of label: LabelReader.Label, _ path: [NodeReference]) -> String? {
    guard let style = styleParameter(of: label) else { return nil }
    for call in path where index[call].kind == .call && mayCall(call, style.function) {
      guard let pairs = index.binding(of: call, to: style.function)?.pairs else { continue }
      guard let given = pairs.first(where: { $0.parameter == style.number }) else { break }
      let name = index[given.argument].name
      return ["default", "subtitle", "value1", "value2"].contains(name) ? name : nil
    }
    return path.isEmpty ? nil : index.child(of: style.parameter, .value).map { index[$0].name }
  }

  /// Whether a call has the name of a function, or constructs the type that it initializes.
  private func mayCall(_ call: NodeReference, _ function: NodeReference) -> Bool {
    let name = index.calledName(call)
    if index[function].name != "init" { return name == index[function].name }
    let type = index.enclosingType(of: function).flatMap { index.types[$0]?.simpleName }
    return name == type || name == "self" || name == "super"
  }
}
