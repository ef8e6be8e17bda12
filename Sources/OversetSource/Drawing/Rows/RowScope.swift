/// The declarations around an expression with the calls that they are used by, the innermost first: what their
/// parameters and properties are.
struct RowScope: Hashable {
  /// A declaration and one of its uses.
  struct Frame: Hashable {
    /// A function, or a computed variable such as the body of a view.
    let declaration: NodeReference
    /// The call, or the mention of a variable.
    let use: NodeReference
  }

  /// What an expression becomes when names are followed to what they are bound to.
  struct Bound: Hashable {
    /// The expression.
    let expression: NodeReference
    /// The scope that it stands in.
    let scope: RowScope
  }

  /// The most declarations inside each other.
  static let mostFrames = 24

  private(set) var frames: [Frame] = []

  /// The scope of what stands inside a declaration; nil if they are too many.
  func inside(_ declaration: NodeReference, usedBy use: NodeReference) -> RowScope? {
    guard frames.count < Self.mostFrames else { return nil }
    var scope = self
    scope.frames.insert(Frame(declaration: declaration, use: use), at: 0)
    return scope
  }

  /// The scope around the frame with a number.
  func outside(_ number: Int) -> RowScope {
    var scope = self
    scope.frames.removeFirst(min(number + 1, frames.count))
    return scope
  }
}

extension RowScope {
  /// The scope after a number of crossings of a chain: the declarations that it leaves later, without those that it
  /// enters first.
  init(after count: Int, in chain: DrawingChain) {
    var entered = 0
    for crossing in chain.crossings.dropFirst(count) { add(crossing, &entered) }
  }

  private mutating func add(_ crossing: ChainCrossing, _ entered: inout Int) {
    switch crossing {
    case .entered: entered += 1
    case .left(_, let declaration, _, let use):
      if entered > 0 {
        entered -= 1
      } else if frames.count < Self.mostFrames {
        frames.append(Frame(declaration: declaration, use: use))
      }
    }
  }
}
