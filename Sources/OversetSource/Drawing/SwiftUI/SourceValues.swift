import Foundation

/// Reads what expressions say whose values are plain: numbers and names of styles, also behind constants.
struct SourceValues {
  let index: ProgramIndex
  /// The calls around an expression, from the inside out: parameters of what they call have the values that they give.
  var calls: [NodeReference] = []

  /// The number that an expression is: a literal, or a constant that the program declares once.
  func number(_ node: NodeReference, depth: Int = 3) -> Double? {
    switch index[node].kind {
    case .integer, .float: return Double(index[node].name)
    case .unary where index[node].name == "-":
      return index.child(of: node, .operand).flatMap { number($0, depth: depth) }.map { -$0 }
    case .name, .member:
      guard depth > 0, let value = given(node) ?? constant(node) else { return nil }
      return number(value, depth: depth - 1)
    case .call where ["CGFloat", "Double", "Int"].contains(index.calledName(node)):
      return index.firstArgument(node).flatMap { depth > 0 ? number($0, depth: depth - 1) : nil }
    default: return nil
    }
  }

  /// The last name of an expression, as `segmented` of `.segmented` and `SegmentedPickerStyle` of `SegmentedPickerStyle()`.
  func name(_ node: NodeReference) -> String? {
    switch index[node].kind {
    case .name, .member: index[node].name
    case .call: index.calledName(node)
    case .ternary: index.child(of: node, .then).flatMap { name($0) }
    default: nil
    }
  }

  /// What one of the calls around gives a parameter that a name means, or what it has by default.
  private func given(_ name: NodeReference) -> NodeReference? {
    guard let (function, number) = index.parameter(meantBy: name) else { return nil }
    for call in calls where index.calledName(call) == index[function].name {
      guard let binding = index.binding(of: call, to: function) else { continue }
      return binding.pairs.first { $0.parameter == number }?.argument
        ?? index.child(of: index.children(of: function, .parameter)[number], .value)
    }
    return nil
  }

  /// The value that the only variable is declared with which a name or a member may mean.
  func constant(_ node: NodeReference) -> NodeReference? {
    var values: [NodeReference] = []
    for declaration in index.variables(named: index[node].name) where mayMean(node, declaration) {
      if let value = declaredValue(declaration) { values.append(value) }
    }
    if values.count > 1, let base = index.child(of: node, .base) {
      let type = index.resolve(index[base].name, at: node)
      values = values.filter { index.enclosingType(of: $0) == type }
    }
    return values.count == 1 ? values[0] : nil
  }

  /// Whether a member may mean a variable: `size.width` is the system's, even if one type of the program has a `width`.
  private func mayMean(_ node: NodeReference, _ variable: NodeReference) -> Bool {
    guard index[node].kind == .member, let base = index.child(of: node, .base) else {
      // A parameter or a value of the function is no other that the program has.
      if index[node].kind == .name, case .local = index.meaning(of: node) { return false }
      return true
    }
    guard let type = index.enclosingType(of: variable) else { return false }
    let name = index[base].name
    if index[base].kind == .name, name == "self" || name == "Self" {
      return index.enclosingType(of: node).map { index.areRelated(type, $0) } ?? false
    }
    if index.resolve(name, at: node) == type || index.types[type]?.simpleName == name {
      return true
    }
    // A value: no type's own variable, and none that values of the system have.
    return !index[variable].flags.contains(.isStatic)
      && !Self.systemNames.contains(index[node].name)
  }

  /// Lengths and numbers that values of the system have.
  private static let systemNames: Set<String> = [
    "width", "height", "x", "y", "size", "count", "minX", "midX", "maxX", "minY", "midY", "maxY",
    "top", "bottom", "left", "right", "leading", "trailing", "length", "scale", "spacing",
  ]

  /// What a variable is declared to be: its value, or the only expression of its getter.
  func declaredValue(_ variable: NodeReference) -> NodeReference? {
    if let value = index.child(of: variable, .value) { return value }
    guard let getter = index.child(of: variable, .getter) else { return nil }
    return onlyValue(of: getter)
  }

  /// The value of a block with a single statement.
  func onlyValue(of block: NodeReference) -> NodeReference? {
    let statements = index.children(of: block, .statement)
    guard statements.count == 1 else { return nil }
    guard index[statements[0]].kind == .returnValue else { return statements[0] }
    return index.child(of: statements[0], .value)
  }

  /// A weight of SwiftUI or UIKit by name, 100 to 900.
  static func weight(_ name: String) -> Int? {
    switch name {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "regular": 400
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: nil
    }
  }
}
