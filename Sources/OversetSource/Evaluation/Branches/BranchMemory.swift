/// What an evaluator remembers of branches.
struct BranchMemory {
  /// Where the texts of a value come from.
  struct CarrierQuestion: Hashable {
    let receiver: AccessPath
    /// The type around the place, for members of `self`.
    let type: String?
    /// The members that lead from the value to a text; empty for all that it was made of.
    let tail: [String]
  }

  /// What leads from a value to the texts of a place.
  struct Source {
    /// The members of the value that the place names; empty ones for the value itself.
    var tails: Set<[String]> = []
    /// Where the place's other texts are written; nil for a place that is not understood.
    var others: Set<NodeReference>? = []
  }

  struct SourceQuestion: Hashable {
    let place: BranchPlace
    let receiver: AccessPath
  }

  /// What leads from values to the texts of places.
  var sources: [SourceQuestion: Source] = [:]
  /// What is around places.
  var surroundings: [NodeReference: BranchReading.Surroundings] = [:]
  /// The uses of members inside their own type; nil for those that are used from elsewhere.
  var uses: [NodeReference: [NodeReference]?] = [:]
  /// What is assigned to members; nil if something of it is not known.
  var assigned: [MemberQuestion: [LaterTraits]?] = [:]
  /// What members of objects can be; nil if that is not known.
  var traits: [TraitQuestion: [Trait]?] = [:]
  /// Whether it is being asked which objects an assignment is for: that asks for no assignments again.
  var isChoosingObjects = false
  /// The objects whose texts are written in a place.
  var carriers: [CarrierQuestion: [NodeReference: [TracedValue]]] = [:]
  /// The names of all cases for which the program has a pattern or comparison; nil until somebody asks.
  var caseNames: Set<String>?
}

/// What one assignment makes of a member.
struct LaterTraits {
  let traits: [Trait]
  /// What is assigned to.
  let target: NodeReference
}

/// A member of a type, of which something is asked.
struct MemberQuestion: Hashable {
  let type: String
  let member: String
  /// Whether it is `true`, `false` or a number, which code changes in place.
  let isLiteral: Bool
}

/// A member of an object, of which something is asked.
struct TraitQuestion: Hashable {
  /// The object, by its value's number.
  let object: Int32
  let member: String
  /// The type that the code around says.
  let type: String?
}

/// A place that a text comes to.
struct BranchPlace: Hashable {
  let node: NodeReference
  /// Whether it is a call on the text's way, which gets the text as an argument, and not the text's own expression.
  let isCall: Bool
  /// The labels of the arguments of a call of which one is or holds the text; nil for any.
  var labels: [String]?
}
