/// Where a chain goes into a declaration, or out of one.
enum ChainCrossing: Hashable {
  /// Something that an argument holds is drawn inside the declaration that a call calls.
  ///
  /// - Parameters:
  ///   - links: How many steps the chain had before.
  ///   - argument: The argument; nil where the call is a modifier, which draws the view that it is applied to.
  ///   - member: The statement of the argument that holds the text, if the argument is a closure.
  case entered(
    links: Int, call: NodeReference, argument: NodeReference?, member: NodeReference?)
  /// The end of a declaration, and the use at which the chain goes on.
  ///
  /// - Parameters:
  ///   - links: How many steps the chain had before.
  ///   - member: The statement of the declaration that holds the text.
  case left(
    links: Int, declaration: NodeReference, member: NodeReference?, use: NodeReference)

  /// How many steps the chain had before.
  var links: Int {
    switch self {
    case .entered(let links, _, _, _), .left(let links, _, _, _): links
    }
  }
}
