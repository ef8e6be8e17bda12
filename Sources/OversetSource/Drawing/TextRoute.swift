/// The way of a text from its key to what draws it.
struct TextRoute: Sendable {
  /// A text that comes through more calls than these came through data: a view hands its argument to a view inside it,
  /// hardly further.
  private static let maximumCalls = 3

  let index: ProgramIndex

  /// Whether a text came through data of the app: it was assigned on its way, went through many hands, or the first of
  /// these does not name its key.
  func isIndirect(_ text: TracedText) -> Bool {
    guard let first = text.path.last else { return false }
    guard text.path.count <= Self.maximumCalls,
      text.path.allSatisfy({ index[$0].kind == .call })
    else { return true }
    return !names(text.origin, in: first)
  }

  /// Whether an argument of a call is a key, or names the accessor or constant that holds it; what closures hold is
  /// given to others.
  private func names(_ origin: NodeReference, in call: NodeReference) -> Bool {
    if index.isInside(origin, call) { return true }
    var pending = index.children(of: call, .argument).filter { index[$0].kind != .closure }
    while let node = pending.popLast() {
      switch index[node].kind {
      case .name, .member, .call:
        if holds(origin, index[node].kind == .call ? index.calledName(node) : index[node].name) {
          return true
        }
      default: break
      }
      pending += index.children(of: node).filter { index[$0].kind != .closure }
    }
    return false
  }

  /// Whether a declaration with a name contains a key.
  private func holds(_ origin: NodeReference, _ name: String?) -> Bool {
    guard let name else { return false }
    let declarations =
      index.variables(named: name) + index.functions(named: name) + index.globals(named: name)
      + index.enumCases(named: name)
    return declarations.contains { index.isInside(origin, $0) }
  }
}
