/// Says which localized texts an expression can have.
///
/// Values are followed forwards through calls by value: a function is evaluated once for each set of arguments, so that
/// helpers that call each other in circles cost what they have, not what their paths multiply to. What
/// an expression gets from outside - the parameters and properties of the declaration around it - is
/// the union over all calls and constructions in the program.
///
/// It keeps what it found: one for each thread.
package final class Evaluator {
  /// Why something could not be followed.
  package enum Obstacle: Int, Sendable, Hashable, CaseIterable {
    /// A site took more steps than one may.
    case steps
    /// Calls inside calls, or values inside values, were too deep.
    case depth
    /// What is called is not declared in the program and not known.
    case unknownCall
    /// A name that the program does not declare.
    case unknownName
  }

  private struct TextQuestion: Hashable {
    let expression: NodeReference
    let literals: DrawingSite.LiteralMeaning
  }

  /// The program.
  package let index: ProgramIndex
  /// The types of its expressions.
  package let inference: Inference
  let keys: CatalogKeys
  /// The types of texts that the program extends, and so declares members of.
  let extendedTextTypes: [String]
  let store = ValueStore()
  var memory: [Question: Answer] = [:]
  var open: [Question] = []
  /// The steps before each question of ``open``.
  var openSteps: [Int] = []
  /// The place in ``open`` of the question that used up the budget; beyond all places while there is some left.
  private(set) var costlyPlace = Int.max
  /// The folders around files, by the numbers of the files.
  var folders: [Int32: [Substring]] = [:]
  /// How many questions under way are about a declaration.
  var openCounts: [NodeReference: Int] = [:]
  var provisional: [Question] = []
  /// The least place in `open` that the answer under way rests on.
  var lowest = Int.max
  private(set) var steps = 0
  private var exhaustedSites = 0
  private var stepLimit = Evaluator.maximumStepsPerSite
  private var workLimit = Evaluator.maximumWorkPerSite
  private var workBefore = 0
  private var depth = 0
  var isExhausted = false
  /// Whether parameters and properties that nothing binds are left out.
  var isNear = false
  /// The texts of expressions that were asked for. Many sites have the same one: that of a view's body is asked for by each
  /// call of the view.
  private var knownTexts: [TextQuestion: [TracedText]] = [:]
  /// The groups of sets that were asked for a member: most are asked for many.
  var knownReceivers: [SetID: [Receiver]] = [:]
  var facts = ProgramFacts()
  /// What was found of branches.
  var branches = BranchMemory()
  /// How often something could not be followed, by reason.
  package private(set) var unfollowed: [Obstacle: Int] = [:]

  /// A site that meets a large circle of questions first settles it for all that follow: what runs out of budget is
  /// forgotten, so that a smaller budget makes each site of a file work on the circle anew.
  static let maximumStepsPerSite = 150_000
  /// The budget of a site once so many sites have used up theirs: where some do, hundreds may.
  static let fewerStepsPerSite = 6_000
  static let lessWorkPerSite = 30_000
  static let maximumExhaustedSites = 2
  /// What is asked of the branches around a site may cost so many steps, and so many members of sets.
  static let maximumStepsOfBranches = 100_000
  static let maximumWorkOfBranches = 2_000_000

  /// So many members of sets may be put together for a site, and for all.
  static let maximumWorkPerSite = 12_000_000
  static let maximumWork = 100_000_000
  static let maximumDepth = 220
  /// A binding is followed through so many views, one inside another, and to so many in all.
  static let maximumBindingLevels = 4
  static let maximumBindings = 64
  /// A function that calls itself with other arguments is followed so often.
  static let maximumRecursion = 5
  static let maximumFrameDepth = 10
  /// What a function hands to a closure is told apart by its calls through so many calls, one inside another.
  static let maximumClosureDepth = 2
  /// What a text may be, the likeliest first.
  private static let textTypes = [
    "String", "StringProtocol", "LocalizedStringKey", "NSString", "Optional",
    "String.LocalizationValue", "LocalizedStringResource", "Text", "AttributedString",
  ]

  package init(index: ProgramIndex, keys: CatalogKeys) {
    self.index = index
    self.keys = keys
    extendedTextTypes = Self.textTypes.filter { index.types[$0] != nil }
    inference = Inference(index: index)
  }

  /// The localized texts that an expression can have, in a fixed order.
  ///
  /// - Parameter literals: What a literal is in the expression's place.
  package func texts(
    of expression: NodeReference, literals: DrawingSite.LiteralMeaning
  ) -> [TracedText] {
    let asked = TextQuestion(expression: expression, literals: literals)
    let found = knownTexts[asked] ?? follow(expression, literals: literals)
    knownTexts[asked] = found
    beginBranches()
    return found
  }

  private func follow(
    _ expression: NodeReference, literals: DrawingSite.LiteralMeaning
  ) -> [TracedText] {
    steps = 0
    workBefore = store.work
    isExhausted = false
    let isLimited = exhaustedSites >= Self.maximumExhaustedSites
    stepLimit = isLimited ? Self.fewerStepsPerSite : Self.maximumStepsPerSite
    workLimit = isLimited ? Self.lessWorkPerSite : Self.maximumWorkPerSite
    var values = evaluate(expression, .unbound)
    if isExhausted {
      exhaustedSites += 1
      values = store.union(values, nearValues(of: expression))
    }
    if literals == .key { values = literalsAsKeys(in: expression, values) }
    var found: [TracedText] = []
    var seen: Set<TracedText> = []
    collect(values, into: &found, &seen, nesting: 0)
    return found.sorted { Self.precedes($0, $1) }
  }

  /// Gives what is asked of the branches around a site a budget of its own: where a site has many texts, its own is
  /// spent, and just there it matters which of them a branch shows.
  private func beginBranches() {
    steps = 0
    workBefore = store.work
    isExhausted = false
    stepLimit = Self.maximumStepsOfBranches
    workLimit = Self.maximumWorkOfBranches
  }

  /// The values of an expression without what comes from outside its declaration, for one that costs too much with
  /// it.
  private func nearValues(of expression: NodeReference) -> SetID {
    let known = memory
    defer { memory = known }
    memory = [:]
    steps = stepLimit / 2
    workBefore = store.work
    isExhausted = false
    isNear = true
    defer { isNear = false }
    return evaluate(expression, .unbound)
  }

  private func collect(
    _ values: SetID, into found: inout [TracedText], _ seen: inout Set<TracedText>, nesting: Int
  ) {
    for member in store[values] {
      switch store[member] {
      case .localized(let key, let table, let origin):
        let text = TracedText(key: key, table: table, origin: origin, path: store[member.path])
        if seen.insert(text).inserted { found.append(text) }
      case .list(let elements) where nesting < 3:
        collect(elements, into: &found, &seen, nesting: nesting + 1)
      default: continue
      }
    }
  }

  private static func precedes(_ left: TracedText, _ right: TracedText) -> Bool {
    if left.key != right.key { return left.key < right.key }
    if left.table != right.table { return left.table ?? "" < right.table ?? "" }
    if left.origin != right.origin { return left.origin < right.origin }
    return left.path.lexicographicallyPrecedes(right.path)
  }

  /// Counts what could not be followed.
  func note(_ obstacle: Obstacle) { unfollowed[obstacle, default: 0] += 1 }

  /// Ends the budget of a site. What used it up is the innermost question that took half of it.
  private func exhaust() {
    note(.steps)
    isExhausted = true
    costlyPlace =
      isNear ? Int.max : openSteps.lastIndex { 2 * (steps - $0) >= steps } ?? Int.max
  }

  /// Does a step of the evaluation if there is budget left for it.
  func step(_ body: () -> SetID) -> SetID {
    steps += 1
    let work = store.work - workBefore
    if steps > stepLimit || work > workLimit || store.work > Self.maximumWork {
      if !isExhausted { exhaust() }
      return .empty
    }
    guard depth < Self.maximumDepth else {
      note(.depth)
      return .empty
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}
