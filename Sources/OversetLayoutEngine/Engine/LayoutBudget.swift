/// Bounds the steps in which one tree is measured, so that a layout that never settles is an error and not a program
/// that never ends.
///
/// A step is a proposal that an item answers for the first time, or one that a layout of the app makes. It is counted
/// and not timed: the same tree uses the same steps on every machine. When all are used every item is of no size, which
/// lets the engine come to its end.
///
/// Not `Sendable`: it belongs to one layout of one tree.
package final class LayoutBudget {
  /// The steps of any tree. Three layouts inside each other that each try twenty sizes of what is inside use a tenth.
  package static let base = 100_000
  /// The further steps that each item brings. One in stacks and frames uses a handful.
  package static let share = 100

  /// How many steps may be used.
  package private(set) var limit = LayoutBudget.base
  /// How many steps have been used.
  package private(set) var steps = 0
  /// What asked when the steps were used up; nil while there are some, and where nothing of the app asked.
  package private(set) var asker: Asker?
  /// A guide of the app whose place depends on itself.
  package private(set) var endlessGuide: AlignmentKey?
  /// The layouts of the app that ask now, the innermost last.
  private var askers: [Asker] = []
  /// Takes over where a layout of the app goes on asking, though all it hears is that its views are of no size.
  private let stop: (Asker) -> Never

  /// A layout of the app.
  package struct Asker {
    /// The type of the layout.
    package let type: Any.Type
  }

  /// A budget that calls `stop` where nothing else ends a layout.
  package init(stop: @escaping (Asker) -> Never) { self.stop = stop }

  /// Whether all steps have been used.
  package private(set) var isUsedUp = false

  /// Adds the share of another item.
  func addItem() { limit += LayoutBudget.share }

  /// Keeps the first guide whose place depends on itself.
  func found(endless guide: AlignmentKey) { endlessGuide = endlessGuide ?? guide }

  /// Uses a step. False if none is left.
  func use() -> Bool {
    steps += 1
    if !isUsedUp, steps > limit {
      isUsedUp = true
      asker = askers.last
    }
    return !isUsedUp
  }

  /// A layout of the app makes a proposal.
  package func ask() {
    guard !use(), steps > limit + LayoutBudget.base, let asker = askers.last else { return }
    stop(asker)
  }

  /// Calls a function of a layout of the app.
  package func asking<Result>(_ type: Any.Type, _ work: () -> Result) -> Result {
    askers.append(Asker(type: type))
    defer { askers.removeLast() }
    return work()
  }
}
