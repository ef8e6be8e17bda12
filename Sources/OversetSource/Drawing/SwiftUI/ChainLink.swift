/// What a view is given to, or what is applied to it: one step from a text outwards.
struct ChainLink: Hashable {
  /// The kinds of steps.
  enum Kind: Hashable {
    /// An argument of a constructor, such as `HStack` or `Button`.
    case constructor
    /// A modifier that is applied to the view.
    case modifier
    /// An argument of a modifier that is applied to another view, such as `toolbar`.
    case modifierArgument
    /// An argument of `.name(…)`.
    case implicitMember
    /// An argument of a function.
    case function
    /// The end of a type's body; the name is the type's.
    case type
  }

  /// What it is.
  let kind: Kind
  /// The name of the constructor, modifier, function or type.
  let name: String
  /// The call; of a type its declaration.
  let call: NodeReference
  /// The argument through which the text came; of a modifier the view it is applied to.
  let argument: NodeReference
  /// The label of that argument.
  let label: String
  /// The number of that argument among the call's arguments.
  let position: Int
  /// Whether that argument is a closure.
  let isClosure: Bool
  /// The statement of that closure which holds the text.
  let member: NodeReference?
}

/// A way from a text outwards, to where its screen begins or nothing more is known.
struct DrawingChain: Hashable {
  /// Why a chain ends.
  enum End: Hashable {
    /// A screen, a scene or code that the chain does not follow further.
    case open
    /// A preview for developers.
    case preview
    /// Code that nothing uses.
    case dead
  }

  /// The steps, from the text outwards.
  var links: [ChainLink] = []
  /// The uses of declarations through which it goes.
  var uses: [NodeReference] = []
  /// Where it goes into declarations and out of them.
  var crossings: [ChainCrossing] = []
  /// Why it ends.
  var end = End.open
}
