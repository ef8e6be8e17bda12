import OversetConfig
import OversetUnicode

/// What the corrections of a script say at one size and weight.
struct WidthTerms: Sendable {
  /// What the script's own letters are multiplied by.
  private(set) var scale = 1.0
  /// The one advance of each part that has one, in em.
  private(set) var letters: Double?
  private(set) var han: Double?
  private(set) var punctuation: Double?
  private(set) var quotes: Double?
  /// What is added where a letter touches a Latin letter or a digit, in em.
  private(set) var latinEdge = 0.0

  /// What is added to single characters, in em, from the first such character on.
  private var additions: [Double] = []
  private var firstAddition = 0

  /// The terms of those `rules` that hold at a size in points and a weight.
  init(_ rules: [ScriptCorrection.Width], size: Double, weight: Int) {
    for rule in rules where rule.fromSize <= size && rule.fromWeight <= weight { add(rule) }
  }

  private mutating func add(_ rule: ScriptCorrection.Width) {
    switch rule.change {
    case .scale(let factor): scale = factor
    case .advance(let em):
      switch rule.part {
      case .letters: letters = em
      case .han: han = em
      case .punctuation: punctuation = em
      case .quotes: quotes = em
      case .latinEdge: break
      }
    case .addition(let em):
      if rule.part == .latinEdge { latinEdge = em } else { add(em, to: rule.characters) }
    }
  }

  private mutating func add(_ em: Double, to characters: [UInt16]) {
    guard let least = characters.min(), let greatest = characters.max() else { return }
    let (first, last) = (Int(least), Int(greatest))
    if additions.isEmpty { firstAddition = first }
    if first < firstAddition {
      additions.insert(
        contentsOf: repeatElement(0, count: firstAddition - first), at: 0)
      firstAddition = first
    }
    let missing = last + 1 - firstAddition - additions.count
    if missing > 0 { additions += repeatElement(0, count: missing) }
    for character in characters { additions[Int(character) - firstAddition] = em }
  }

  /// What is added to a character, in em.
  func addition(to unit: UInt16) -> Double {
    let index = Int(unit) - firstAddition
    return additions.indices.contains(index) ? additions[index] : 0
  }
}
