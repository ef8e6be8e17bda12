/// What was found of declarations and calls while drawings were followed: the same ones are asked for again and again.
final class DrawingMemory {
  /// The uses of declarations.
  var uses: [NodeReference: [NodeReference]] = [:]
  /// Where arguments are drawn, by the argument.
  var entries: [NodeReference: [DrawingUses.Entry]] = [:]
  /// What modifiers apply to, by their call.
  var modified: [NodeReference: DrawingUses.Entry?] = [:]
}
