import OversetConfig
import OversetUnicode

/// What corrections say about every script, at each band of sizes and weights.
///
/// A band is all sizes between two at which a rule begins to hold, with all such weights; bands are counted by
/// size, then by weight.
struct CorrectedScripts: Sendable {
  /// The sizes at which a rule begins to hold, ascending, in points.
  let sizes: [Double]
  private let weights: [Int]
  /// A dozen, which are faster searched than hashed.
  private let scripts: [UInt32]
  /// The family that each script's factors are for; -1 for none.
  private let families: [Int]
  /// The terms of each script at each band.
  private let terms: [WidthTerms]
  /// Whether those of a script are others at other sizes. Of Latin, whose letters gain singly, it is not asked.
  private let isSized: [Bool]
  /// The terms of square letters, by writing, by place in ``itemScripts``, and by band.
  private let squares: [SquareTerms]
  /// Whether those of a writing, but for Hangul, are others at other sizes.
  private let sizedSquares: [Bool]

  /// The characters below U+0080 to which the Latin entry adds.
  let latinAdditions: ASCIISet
  /// Those to which it adds less or more at other sizes.
  let sizedLatinAdditions: ASCIISet

  /// One of each kind of script that an item with square letters can have.
  private static let itemScripts: [Script] = [.latin, .hiragana, .hangul, .han]

  init(_ corrections: ScriptCorrections, families: [FontFamilyFaces], version: Int) {
    let bands = Bands(corrections, version: version)
    let entries = corrections.scripts.compactMap { entry in
      Entry(entry, families: families, version: version, bands)
    }
    (sizes, weights) = (bands.sizes, bands.weights)
    scripts = entries.map(\.script.tag)
    self.families = entries.map(\.family)
    terms = entries.flatMap(\.terms)
    isSized = entries.map(\.isSized)
    let entry = { (script: Script) in entries.first { $0.script == script } }
    let latin = entry(.latin)?.terms ?? []
    let column = bands.weights.count + 1
    latinAdditions = Self.ascii { unit in latin.contains { $0.addition(to: unit) != 0 } }
    sizedLatinAdditions = Self.ascii { unit in
      zip(latin, latin.dropFirst(column)).contains {
        $0.addition(to: unit) != $1.addition(to: unit)
      }
    }
    squares = HanWriting.allCases.flatMap { writing in
      Self.itemScripts.flatMap { script in
        bands.all.indices.map { band in
          SquareTerms { part in entry(part.script(in: script, writing))?.terms[band] }
        }
      }
    }
    sizedSquares = HanWriting.allCases.map { writing in
      SquarePart.allCases.contains { part in
        part != .hangul
          && Self.itemScripts.contains { entry(part.script(in: $0, writing))?.isSized == true }
      }
    }
  }

  /// Sizes and weights between which no rule begins to hold.
  private struct Bands {
    let sizes: [Double]
    let weights: [Int]
    /// The least size and weight of each band.
    var all: [(size: Double, weight: Int)] {
      ([0] + sizes).flatMap { size in ([1] + weights).map { (size: size, weight: $0) } }
    }

    init(_ corrections: ScriptCorrections, version: Int) {
      let rules = corrections.scripts.flatMap(\.widths).filter { $0.versions.contains(version) }
      sizes = Set(rules.map(\.fromSize)).filter { $0 > 0 }.sorted()
      weights = Set(rules.map(\.fromWeight)).filter { $0 > 1 }.sorted()
    }
  }

  /// What is said about one script.
  private struct Entry {
    let script: Script
    /// The family that its factors are for; -1 for none.
    let family: Int
    let terms: [WidthTerms]
    let isSized: Bool

    /// Nil for a script of which nothing is said in the version.
    init?(
      _ entry: ScriptCorrection, families: [FontFamilyFaces], version: Int, _ bands: Bands
    ) {
      let rules = entry.widths.filter { $0.versions.contains(version) }
      guard !rules.isEmpty, let script = Script(code: entry.script) else { return nil }
      let family = families.firstIndex { $0.name == entry.family && !$0.isExact }
      // Factors are of the family that was measured, and of no other.
      let kept = family == nil ? rules.filter(\.isWhole) : rules
      self.script = script
      self.family = family ?? -1
      terms = bands.all.map { WidthTerms(kept, size: $0.size, weight: $0.weight) }
      isSized = script != .latin && kept.contains { $0.fromSize > 0 }
    }
  }

  private static func ascii(where isIn: (UInt16) -> Bool) -> ASCIISet {
    var set = ASCIISet()
    for unit in 0..<UInt16(0x80) where isIn(unit) { set.insert(unit) }
    return set
  }

  /// Whether nothing is corrected.
  var isEmpty: Bool { scripts.isEmpty }

  /// Where a script stands among those that are corrected; nil if it is not.
  func place(of script: Script) -> Int? {
    for index in scripts.indices where scripts[index] == script.tag { return index }
    return nil
  }

  /// Whether the factors of the script at a place are for a family.
  func isFamily(_ family: Int, at place: Int) -> Bool { families[place] == family }

  /// The terms of the script at a place, at a band.
  func terms(at place: Int, band: Int) -> WidthTerms { terms[place * bandCount + band] }

  /// Whether the terms of a script are others at other sizes.
  func isSized(_ script: Script) -> Bool { place(of: script).map { isSized[$0] } == true }

  private var bandCount: Int { (sizes.count + 1) * (weights.count + 1) }

  /// The band of a size in points and a weight.
  func band(size: Double, weight: Int) -> Int {
    var (row, column) = (0, 0)
    for least in sizes where least <= size { row += 1 }
    for least in weights where least <= weight { column += 1 }
    return row * (weights.count + 1) + column
  }

  /// The terms of square letters in an item of a script.
  func squares(in script: Script, _ writing: HanWriting, band: Int) -> SquareTerms {
    let kind: Int =
      switch script {
      case .hiragana, .katakana: 1
      case .hangul: 2
      default: script.isCJK ? 3 : 0
      }
    return squares[(writing.rawValue * Self.itemScripts.count + kind) * bandCount + band]
  }

  /// Whether square letters of a writing, but for Hangul, gain less or more at other sizes.
  func hasSizedSquares(_ writing: HanWriting) -> Bool { sizedSquares[writing.rawValue] }
}

extension ScriptCorrection.Width {
  /// Whether the rule gives whole advances, of whatever face.
  fileprivate var isWhole: Bool {
    switch change {
    case .scale: false
    case .advance: true
    case .addition: part == .latinEdge
    }
  }
}
