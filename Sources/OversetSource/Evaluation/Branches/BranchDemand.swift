/// What must hold of a value for a branch of code to run.
struct BranchDemand: Hashable {
  enum Test: Hashable {
    /// It is what one of these patterns matches.
    case matches([NodeReference])
    /// It is what a case of a `switch` is for: matched there, and by none of the cases before.
    case chosen(NodeReference)
    /// It is equal to what an expression says.
    case equals(NodeReference)
    /// It is not nil.
    case exists
    /// It is true.
    case isTrue
  }

  /// The value that is asked.
  var subject: AccessPath
  let test: Test
  /// Whether the test must fail.
  var isNegated = false
  /// The `switch` or `if … else` of which only one branch runs; nil for other conditions.
  var choice: NodeReference?
}
