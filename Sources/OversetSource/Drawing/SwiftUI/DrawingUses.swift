/// Where the declarations that hold drawn texts are used, and where they draw what they are given.
struct DrawingUses {
  /// A place inside a declaration where something is drawn that a call hands to it.
  struct Entry: Hashable {
    /// The place.
    let node: NodeReference
    /// The declaration around it: at its end the call itself goes on.
    let owner: NodeReference
    /// Whether the place is a call of a modifier without a value before it, as `font(…)` in an extension of `View`.
    var isModifierCall = false
    /// Whether it belongs to the style of a control.
    var isStyle = false
  }

  let index: ProgramIndex
  /// What is known of all declarations.
  let tables: DrawingTables
  /// The types of expressions.
  let inference: Inference
  /// What was asked before.
  let memory = DrawingMemory()

  init(index: ProgramIndex, tables: DrawingTables, inference: Inference) {
    self.index = index
    self.tables = tables
    self.inference = inference
  }

  // MARK: - Kinds of declarations

  /// Whether the end of a declaration is the end of what its type draws.
  func isBody(_ declaration: NodeReference) -> Bool {
    guard index.isMember(declaration) else { return false }
    switch index[declaration].name {
    case "body", "makeBody", "previews": return true
    default: return false
    }
  }

  /// Whether a declaration shows developers how something looks.
  func isPreview(_ declaration: NodeReference) -> Bool {
    guard let type = index.enclosingType(of: declaration) else { return false }
    return index[declaration].name == "previews" || index.isPreview(type)
  }

  /// Whether nothing in the program can reach a declaration.
  func isDead(_ declaration: NodeReference) -> Bool {
    DeadCode(index: index, tables: tables).isDead(declaration)
  }

  // MARK: - Remembering

  /// The uses of what a declaration draws: where it is called or named, and for the body of a type where that is
  /// constructed.
  func uses(of declaration: NodeReference) -> [NodeReference] {
    if let known = memory.uses[declaration] { return known }
    let found = foundUses(of: declaration)
    memory.uses[declaration] = found
    return found
  }

  /// The places where what an argument holds is drawn by the app's own view or function that a call constructs or
  /// calls; none if the program declares no such thing.
  func uses(ofArgument argument: NodeReference, of call: NodeReference) -> [Entry] {
    if let known = memory.entries[argument] { return known }
    let found = foundUses(ofArgument: argument, of: call)
    memory.entries[argument] = found
    return found
  }

  /// The place inside one of the program's modifiers where the view stands that it is applied to; nil for modifiers of
  /// elsewhere, and for those that say nothing of it.
  func modified(by call: NodeReference) -> Entry? {
    if let known = memory.modified[call] { return known }
    let found = foundEntry(ofModifier: call)
    memory.modified[call] = .some(found)
    return found
  }
}
