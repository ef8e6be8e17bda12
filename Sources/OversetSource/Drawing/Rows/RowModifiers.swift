import OversetVocabulary

/// Reads what SwiftUI's modifiers do to the size of a view.
struct RowModifiers {
  /// What a modifier does.
  enum Effect: Hashable {
    /// It wraps the view in these, the innermost first.
    case wraps([RowElement])
    /// It changes no size.
    case none
    /// What it does is not known: why not.
    case unknown(String)
  }

  let index: ProgramIndex
  let values: RowValues

  init(index: ProgramIndex) {
    self.index = index
    values = RowValues(index: index)
  }

  /// What a call of a modifier does.
  func effect(of call: NodeReference, in scope: RowScope) -> Effect {
    guard let name = index.calledName(call) else { return .unknown("a modifier") }
    if let effect = layout(name, call, scope) ?? look(name, call, scope) { return effect }
    if Self.isHarmless(name) { return .none }
    return .unknown("the modifier \(name)")
  }

  // MARK: - Layout

  private func layout(_ name: String, _ call: NodeReference, _ scope: RowScope) -> Effect? {
    switch name {
    case "frame": frame(call, scope)
    case "padding": padding(call, scope)
    case "fixedSize": fixedSize(call, scope)
    case "layoutPriority":
      wraps(index.firstArgument(call).flatMap { values.number($0, in: scope) }, name) {
        .layoutPriority($0)
      }
    case "resizable": .wraps([.fill])
    default: nil
    }
  }

  func wraps<Value>(
    _ value: Value?, _ name: String, _ element: (Value) -> RowElement
  ) -> Effect {
    value.map { .wraps([element($0)]) } ?? .unknown("a value of \(name) that is not known")
  }

  private func frame(_ call: NodeReference, _ scope: RowScope) -> Effect {
    var numbers: [String: Double] = [:]
    var alignment: String?
    for argument in index.arguments(call) {
      let label = index[argument].label
      if label == "alignment" {
        alignment = values.name(argument, in: scope)
      } else if index[argument].kind != .none {
        guard let number = values.number(argument, in: scope), !number.isNaN else {
          if label.lowercased().hasSuffix("height") { continue }
          return .unknown("a frame of a width that is not known")
        }
        numbers[label] = number
      }
    }
    if numbers["width"] != nil || numbers["height"] != nil {
      return .wraps([
        .frame(width: numbers["width"], height: numbers["height"], alignment: alignment)
      ])
    }
    return .wraps([
      .flexibleFrame(
        width: RowElement.Limits(least: numbers["minWidth"], greatest: numbers["maxWidth"]),
        height: RowElement.Limits(least: numbers["minHeight"], greatest: numbers["maxHeight"]),
        alignment: alignment)
    ])
  }

  private func fixedSize(_ call: NodeReference, _ scope: RowScope) -> Effect {
    let sides = ["horizontal", "vertical"].map { label in
      index.argument(call, label).map { values.boolean($0, in: scope) }
    }
    guard !index.arguments(call).isEmpty else {
      return .wraps([.fixedSize(horizontal: true, vertical: true)])
    }
    guard let horizontal = sides[0] ?? false, let vertical = sides[1] ?? false else {
      return .unknown("a value of fixedSize that is not known")
    }
    return .wraps([.fixedSize(horizontal: horizontal, vertical: vertical)])
  }

  // MARK: - Padding

  private func padding(_ call: NodeReference, _ scope: RowScope) -> Effect {
    var length = 16.0
    var edges: Set<String> = ["all"]
    for argument in index.arguments(call) {
      let bound = values.bound(argument, in: scope)
      if index[bound.expression].kind == .none { continue }
      if let number = values.number(argument, in: scope), number.isFinite {
        length = number
      } else if let insets = insets(argument, in: scope) {
        return .wraps([.padding(insets)])
      } else if let names = edgeNames(bound) {
        edges = names
      } else {
        return .unknown("a padding that is not known")
      }
    }
    return .wraps([.padding(Self.insets(edges, length))])
  }

  private func edgeNames(_ bound: RowScope.Bound) -> Set<String>? {
    let elements =
      index[bound.expression].kind == .array
      ? index.children(of: bound.expression, .element) : [bound.expression]
    var names: Set<String> = []
    for element in elements {
      guard let name = values.name(element, in: bound.scope),
        ["all", "horizontal", "vertical", "leading", "trailing", "top", "bottom"].contains(name)
      else { return nil }
      names.insert(name)
    }
    return names
  }

  /// The insets that an expression is; nil unless it makes `EdgeInsets` of known numbers.
  func insets(_ argument: NodeReference, in scope: RowScope) -> RowElement.Insets? {
    let bound = values.bound(argument, in: scope)
    guard makesInsets(bound.expression) else { return nil }
    var insets = RowElement.Insets()
    for argument in index.arguments(bound.expression) {
      guard let number = values.number(argument, in: bound.scope), number.isFinite else {
        return nil
      }
      switch index[argument].label {
      case "top": insets.top = number
      case "leading": insets.leading = number
      case "bottom": insets.bottom = number
      case "trailing": insets.trailing = number
      default: return nil
      }
    }
    return insets
  }

  /// Whether an expression calls the initializer of insets, with its name or as `.init(…)`.
  private func makesInsets(_ expression: NodeReference) -> Bool {
    guard index[expression].kind == .call else { return false }
    if index.calledName(expression) == "EdgeInsets" { return true }
    return index.isImplicitMember(expression)
      && index.child(of: expression, .callee).map { index[$0].name == "init" } ?? false
  }

  private static func insets(_ edges: Set<String>, _ length: Double) -> RowElement.Insets {
    func side(_ names: String...) -> Double {
      edges.contains("all") || names.contains(where: edges.contains) ? length : 0
    }
    return RowElement.Insets(
      top: side("top", "vertical"), leading: side("leading", "horizontal"),
      bottom: side("bottom", "vertical"), trailing: side("trailing", "horizontal"))
  }
}
