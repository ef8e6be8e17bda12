import OversetVocabulary

/// Reads what expressions of `UIFont` say of a text's look.
struct FontReader: Sendable {
  /// What is known of a font.
  struct Look: Equatable {
    var style: TextStyle?
    var size: Double?
    var weight: Int?
    /// The font, if it is not the system's.
    var font: AppFont?
  }

  let index: ProgramIndex
  /// How many choices may still be looked into, one inside another.
  private var depth = 3

  init(index: ProgramIndex) { self.index = index }

  /// What an expression of a font says; empty where it cannot be read.
  func look(of expression: NodeReference) -> Look {
    var look = Look()
    var pending: NodeReference? = expression
    var steps = 10
    while let node = pending, steps > 0 {
      steps -= 1
      pending = read(node, into: &look)
    }
    return look
  }

  /// Takes what one expression says.
  ///
  /// - Returns: The expression that says the rest.
  private func read(_ node: NodeReference, into look: inout Look) -> NodeReference? {
    switch index[node].kind {
    case .call: return readCall(node, into: &look)
    case .member, .name: return value(ofConstant: node)
    case .ternary:
      return common([.then, .otherwise].compactMap { index.child(of: node, $0) })
    case .binary: return index.child(of: node, .left)
    case .unary, .other, .cast: return index.child(of: node, .operand)
    case .tuple: return index.child(of: node, .argument)
    default: return nil
    }
  }

  private func readCall(_ call: NodeReference, into look: inout Look) -> NodeReference? {
    guard let name = index.calledName(call) else { return nil }
    if look.weight == nil { look.weight = weight(of: call) }
    switch name {
    case "preferredFont":
      let style = index.argument(call, "forTextStyle") ?? index.argument(call, "for")
      look.style = look.style ?? style.flatMap { textStyle($0) }
      return nil
    case "scaledFont", "scaled":
      if let base = index.calledBase(call) { readMetrics(base, into: &look) }
      return index.argument(call, "for")
    case "systemFont", "monospacedSystemFont", "monospacedDigitSystemFont", "italicSystemFont",
      "rounded":
      takeSize(of: call, into: &look)
      return nil
    case "boldSystemFont":
      takeSize(of: call, into: &look)
      look.weight = look.weight ?? 700
      return nil
    case "UIFont":
      takeSize(of: call, into: &look)
      takeName(of: call, into: &look)
      return index.argument(call, "descriptor")
    case "bold", "bolded", "semibold", "withWeight", "withTraits", "addingAttributes",
      "withSymbolicTraits", "italic":
      if name.hasPrefix("bold"), look.weight == nil { look.weight = 700 }
      if name == "semibold", look.weight == nil { look.weight = 600 }
      return index.calledBase(call)
    case "preferredFontDescriptor":
      look.style = look.style ?? index.argument(call, "withTextStyle").flatMap { textStyle($0) }
      return nil
    default:
      takeSize(of: call, into: &look)
      return readOther(call, into: &look)
    }
  }

  /// Reads a function of the program. One of a font, such as `withOldDigits()`, may leave its size to the font.
  private func readOther(_ call: NodeReference, into look: inout Look) -> NodeReference? {
    if look.style == nil, look.size == nil {
      look.style = index.argument(call, "forTextStyle").flatMap { textStyle($0) }
    }
    guard let body = body(of: call) else { return index.calledBase(call) }
    guard depth > 0, look.size == nil, look.style == nil, let base = index.calledBase(call) else {
      return body
    }
    var inner = self
    inner.depth -= 1
    let own = inner.look(of: body)
    guard own.size == nil, own.style == nil, inner.look(of: base) != Look() else { return body }
    look.weight = look.weight ?? own.weight
    look.font = look.font ?? own.font
    return base
  }

  /// What a function of the program gives that a call means by its name alone.
  private func body(of call: NodeReference) -> NodeReference? {
    guard let name = index.calledName(call) else { return nil }
    let found = index.functions(named: name)
    guard found.count == 1, let body = found.first.flatMap({ index.child(of: $0, .body) }) else {
      return nil
    }
    return common(UIKitSites(index: index).results(of: body))
  }

  /// One of several expressions that may hold, if all say the same; nil where they do not.
  private func common(_ expressions: [NodeReference]) -> NodeReference? {
    guard let first = expressions.first, expressions.count > 1 else { return expressions.first }
    guard depth > 0 else { return nil }
    var inner = self
    inner.depth -= 1
    let look = inner.look(of: first)
    return expressions.allSatisfy { inner.look(of: $0) == look } ? first : nil
  }

  /// `UIFontMetrics(forTextStyle: .body)` around a font of a size.
  private func readMetrics(_ metrics: NodeReference, into look: inout Look) {
    guard index[metrics].kind == .call, let style = index.argument(metrics, "forTextStyle") else {
      return
    }
    look.style = look.style ?? textStyle(style)
  }

  private func takeSize(of call: NodeReference, into look: inout Look) {
    let size =
      index.argument(call, "ofSize") ?? index.argument(call, "size") ?? onlyNumber(of: call)
    // A size of 0 is that of the font's descriptor.
    if look.size == nil, let size, let points = number(size), points > 0 { look.size = points }
  }

  /// The only argument of a function of the program's own, if it is a number: `UIFont.brand(14)`.
  private func onlyNumber(of call: NodeReference) -> NodeReference? {
    let arguments = index.arguments(call)
    guard arguments.count == 1, [.integer, .float].contains(index[arguments[0]].kind),
      let name = index.calledName(call), !index.functions(named: name).isEmpty
    else { return nil }
    return arguments[0]
  }

  private func takeName(of call: NodeReference, into look: inout Look) {
    guard look.font == nil, let name = index.argument(call, "name") else { return }
    let read = FontNames(index: index).name(name)
    look.font = FontNames.font(read)
    if look.weight == nil { look.weight = read.flatMap(FontNames.weight) }
  }

  /// The number that an expression is written as.
  func number(_ node: NodeReference) -> Double? {
    switch index[node].kind {
    case .integer, .float: Double(index[node].name)
    case .member where index[node].name == "zero": 0
    case .member, .name: value(ofConstant: node).flatMap { number(literal: $0) }
    default: number(literal: node)
    }
  }

  /// The number that an expression is written as, with its sign.
  func signed(_ node: NodeReference) -> Double? {
    guard index[node].kind == .unary, index[node].name == "-" else { return number(node) }
    return index.child(of: node, .operand).flatMap { number($0) }.map { -$0 }
  }

  /// The numbers that an expression may be, those of both branches of a condition; nil where one cannot be read.
  func choices(_ node: NodeReference) -> [Double]? {
    guard index[node].kind == .ternary else { return signed(node).map { [$0] } }
    let branches = [index.child(of: node, .then), index.child(of: node, .otherwise)]
    let numbers = branches.map { $0.flatMap { signed($0) } }.compactMap(\.self)
    return numbers.count == branches.count ? numbers : nil
  }

  /// The number of lines that an expression is written as, 0 for any; nil for what no label has.
  func lines(_ node: NodeReference) -> Int? {
    number(node).flatMap { (0..<1000).contains($0) ? Int($0) : nil }
  }

  /// A number that is written out; of two that a condition decides between the smaller one.
  private func number(literal node: NodeReference) -> Double? {
    switch index[node].kind {
    case .integer, .float: Double(index[node].name)
    case .ternary: smaller(index.child(of: node, .then), index.child(of: node, .otherwise))
    default: nil
    }
  }

  private func smaller(_ one: NodeReference?, _ other: NodeReference?) -> Double? {
    let numbers = [one, other].compactMap(\.self).filter {
      index[$0].kind == .integer || index[$0].kind == .float
    }.compactMap { Double(index[$0].name) }
    return numbers.count == 2 ? numbers.min() : nil
  }

  private func weight(of call: NodeReference) -> Int? {
    let arguments = index.arguments(call)
    let weight =
      index.argument(call, "weight")
      ?? arguments.first { Self.weights[index[$0].name] != nil && index[$0].kind == .member }
    return weight.flatMap { Self.weights[index[$0].name] }
  }

  /// The value of a constant of the program, by its type where it is written, as in `UIFont.note`, else by its name;
  /// nil where several have the name.
  private func value(ofConstant node: NodeReference) -> NodeReference? {
    let name = index[node].name
    if index[node].kind == .member {
      let written = index.child(of: node, .base).map { index.writtenName(of: $0) } ?? "UIFont"
      let type = written.map { index.resolve($0, at: node) }
      if let member = type.flatMap({ index.members(named: name, of: $0).first }) {
        return value(of: member)
      }
    }
    let found = index.variables(named: name)
    if found.count == 1, let variable = found.first { return value(of: variable) }
    guard index[node].kind == .name else { return nil }
    switch index.meaning(of: node) {
    case .local(let variable): return value(of: variable)
    case .members(let members): return members.first.flatMap { value(of: $0) }
    default: return nil
    }
  }

  private func value(of variable: NodeReference) -> NodeReference? {
    if let value = index.child(of: variable, .value) { return value }
    return index.child(of: variable, .getter)
      .flatMap { common(UIKitSites(index: index).results(of: $0)) }
  }

  private func textStyle(_ node: NodeReference) -> TextStyle? {
    Self.styles[index[node].name]
  }

  private static let styles: [String: TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title, "title2": .title2, "title3": .title3,
    "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
    "footnote": .footnote, "caption1": .caption, "caption2": .caption2,
    "extraLargeTitle": .largeTitle, "extraLargeTitle2": .title,
  ]

  private static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}
