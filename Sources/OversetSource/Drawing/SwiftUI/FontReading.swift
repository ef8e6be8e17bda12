import OversetVocabulary

/// What a font's expression says.
struct FontReading: Hashable {
  /// The text style.
  var style: TextStyle?
  /// The size in points, where it is stated instead of a style.
  var size: Double?
  /// The weight, 100 to 900.
  var weight: Int?
  /// The font, if it is not the system's.
  var font: AppFont?

  /// Reads a font: a style, a size, either with a weight, or a constant of the program that is one.
  init(_ node: NodeReference, _ values: SourceValues) {
    read(node, values, depth: 4)
  }

  private mutating func read(_ node: NodeReference, _ values: SourceValues, depth: Int) {
    guard depth > 0 else { return }
    let index = values.index
    switch index[node].kind {
    case .member, .name:
      if let style = TextStyle(rawValue: index[node].name) {
        self.style = style
      } else if let value = values.constant(node) {
        read(value, values, depth: depth - 1)
      }
    case .ternary:
      guard let then = index.child(of: node, .then) else { return }
      read(then, values, depth: depth - 1)
    case .call: readCall(node, values, depth)
    case .unary, .other, .cast:
      if let operand = index.child(of: node, .operand) { read(operand, values, depth: depth - 1) }
    default: return
    }
  }

  private mutating func readCall(_ call: NodeReference, _ values: SourceValues, _ depth: Int) {
    let index = values.index
    if let base = index.calledBase(call), index[base].kind != .name || !index.isCapitalized(base) {
      read(base, values, depth: depth - 1)
    }
    switch index.calledName(call) {
    case "custom", "UIFont":
      readSystem(call, values)
      readName(call, values)
    case "Font":
      readSystem(call, values)
      if let first = index.firstArgument(call) { read(first, values, depth: depth - 1) }
    case "system", "preferredFont", "systemFont": readSystem(call, values)
    case "weight":
      weight =
        index.firstArgument(call).flatMap { values.name($0) }.flatMap(SourceValues.weight)
        ?? weight
    case "bold": weight = 700
    default: return
    }
  }

  /// `.custom("Lato-Bold", size: 17)` or `UIFont(name: "Lato-Bold", size: 17)`.
  private mutating func readName(_ call: NodeReference, _ values: SourceValues) {
    let index = values.index
    let isCustom = index.calledName(call) == "custom"
    let first = index.firstArgument(call).flatMap { index[$0].label.isEmpty ? $0 : nil }
    guard let name = isCustom ? first : index.argument(call, "name") else { return }
    let read = FontNames(index: index).name(name)
    font = FontNames.font(read)
    if weight == nil { weight = read.flatMap(FontNames.weight) }
  }

  private mutating func readSystem(_ call: NodeReference, _ values: SourceValues) {
    let index = values.index
    for argument in index.arguments(call) {
      switch index[argument].label {
      case "size", "fixedSize", "ofSize": size = values.number(argument)
      case "weight": weight = values.name(argument).flatMap(SourceValues.weight)
      case "", "relativeTo":
        if let name = values.name(argument), let named = TextStyle(rawValue: name) { style = named }
      default: continue
      }
    }
    if size != nil, index.calledName(call) == "system" { style = nil }
  }
}
