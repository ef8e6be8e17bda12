package import OversetConfig
import OversetUnicode
package import OversetVocabulary

/// The corrections of a collection's scripts for one version of iOS, ready to be looked up by character.
package final class ScriptWidths: Sendable {
  /// The terms of a script, by band of sizes and then by band of weights.
  struct Entry: Sendable {
    /// The family that its factors are for.
    let family: Int?
    let terms: [[WidthTerms]]
  }

  /// The sizes at which a rule begins to hold, ascending, in points.
  private let sizes: [Double]
  private let weights: [Int]
  private let entries: [Script: Entry]
  /// The characters that the Latin entry gives widths of their own, below U+0080.
  private let latinAdditions: (low: UInt64, high: UInt64)
  private let systemFamily: Int?
  /// Families that have the widths of iOS: nothing of them is corrected.
  private let exactFamilies: Set<Int>

  /// Whether nothing is corrected.
  package let isEmpty: Bool
  /// The higher lines of languages, by their codes.
  private let lines: [UInt32: LineGrowth]

  init(_ corrections: ScriptCorrections, families: [FontFamilyFaces], version: Int) {
    let scripts = corrections.scripts.map { entry in
      (entry, entry.widths.filter { $0.versions.contains(version) })
    }
    let rules = scripts.flatMap(\.1)
    sizes = Set(rules.map(\.fromSize)).filter { $0 > 0 }.sorted()
    weights = Set(rules.map(\.fromWeight)).filter { $0 > 1 }.sorted()
    let (bandSizes, bandWeights) = ([0] + sizes, [1] + weights)
    var entries: [Script: Entry] = [:]
    for (entry, rules) in scripts where !rules.isEmpty {
      guard let script = Script(code: entry.script) else { continue }
      let family = families.firstIndex { $0.name == entry.family && !$0.isExact }
      // Factors are of the family that was measured, and of no other.
      let kept = family == nil ? rules.filter(\.isWhole) : rules
      entries[script] = Entry(
        family: family,
        terms: bandSizes.map { size in
          bandWeights.map { WidthTerms(kept, size: size, weight: $0) }
        })
    }
    self.entries = entries
    isEmpty = entries.isEmpty
    systemFamily = families.firstIndex { $0.isSystem && !$0.isExact }
    exactFamilies = Set(families.indices.filter { families[$0].isExact })
    latinAdditions = Self.mask(of: entries[.latin])
    lines = corrections.lines.reduce(into: [:]) { lines, growth in
      guard growth.versions.contains(version) else { return }
      for language in growth.languages { lines[Self.code(language)] = growth }
    }
  }

  private static func mask(of latin: Entry?) -> (low: UInt64, high: UInt64) {
    var mask: (low: UInt64, high: UInt64) = (0, 0)
    for terms in latin?.terms.joined() ?? [].joined() {
      for unit in 0..<UInt16(0x80) where terms.addition(to: unit) != 0 {
        if unit < 64 { mask.low |= 1 << unit } else { mask.high |= 1 << (unit - 64) }
      }
    }
    return mask
  }

  // MARK: Bands

  /// How many bands of sizes there are.
  var bandCount: Int { sizes.count + 1 }

  /// The band of a size in points.
  func band(of size: Double) -> Int {
    var band = 0
    while band < sizes.count, sizes[band] <= size { band += 1 }
    return band
  }

  private func terms(_ script: Script, _ band: Int, weight: Int) -> WidthTerms? {
    guard let entry = entries[script] else { return nil }
    var index = 0
    while index < weights.count, weights[index] <= weight { index += 1 }
    return entry.terms[band][index]
  }

  // MARK: Items

  /// Whether a correction may change the widths of an item.
  func mayCorrect(_ item: Item, of text: [UInt16]) -> Bool {
    if isEmpty { return false }
    switch item.face {
    case .family(let index):
      if exactFamilies.contains(index) { return false }
      if item.script != .latin, entries[item.script]?.family == index { return true }
      return isSquare(item, text)
        || index == systemFamily && hasLatinAddition(text[item.range])
    case .missing: return isSquare(item, text)
    case .colorEmoji, .emoji, .control, .tab: return false
    }
  }

  /// Whether an item is of square letters, or of punctuation as wide: that may stand beside Latin letters.
  private func isSquare(_ item: Item, _ text: [UInt16]) -> Bool {
    item.script.isCJK || text[item.range].first.map(SquarePart.isSquare) == true
  }

  private func hasLatinAddition(_ text: ArraySlice<UInt16>) -> Bool {
    guard latinAdditions != (0, 0) else { return false }
    return text.contains { unit in
      unit < 64
        ? latinAdditions.low & (1 << unit) != 0
        : unit < 128 && latinAdditions.high & (1 << (unit - 64)) != 0
    }
  }

  /// What corrections say about an item at a band of sizes; nil if they say nothing.
  package func correction(
    of item: Item, in text: [UInt16], style: FontStyle, writing: HanWriting, size: Double
  ) -> ItemCorrection? {
    correction(of: item, in: text, style: style, writing: writing, band: band(of: size))
  }

  func correction(
    of item: Item, in text: [UInt16], style: FontStyle, writing: HanWriting, band: Int
  ) -> ItemCorrection? {
    guard mayCorrect(item, of: text) || touchesSquare(item, text) else { return nil }
    let weight = style.weight
    var family: Int?
    if case .family(let index) = item.face { family = index }
    let isSystem = family != nil && family == systemFamily
    // Latin letters are corrected one by one, by `additions`.
    let isOwn =
      family != nil && item.script != .latin && entries[item.script]?.family == family
    return ItemCorrection(
      text: text, range: item.range,
      own: isOwn ? terms(item.script, band, weight: weight) : nil,
      additions: isSystem ? terms(.latin, band, weight: weight) : nil,
      width: Double(style.width) / 100,
      square: { [self] unit in
        // The real font has the widths of iOS.
        family.map(exactFamilies.contains) == true
          ? nil
          : SquarePart(unit).flatMap { part in
            terms(part.script(in: item.script, writing), band, weight: weight).map { (part, $0) }
          }
      })
  }

  /// Whether the item ends where a letter of Latin touches a square one.
  private func touchesSquare(_ item: Item, _ text: [UInt16]) -> Bool {
    let end = item.range.upperBound
    return !isEmpty && end < text.count && !item.range.isEmpty
      && SquarePart(text[end])?.isLetter == true && SquarePart.isLatin(text[end - 1])
  }

  // MARK: Lines

  /// What the lines of a language are higher by; nil for most.
  package func lineGrowth(of locale: LocaleTag) -> LineGrowth? {
    lines.isEmpty ? nil : lines[Self.code(locale.identifier)]
  }

  /// The letters of a tag's language as one number: a string would be made for every text.
  private static func code(_ tag: String) -> UInt32 {
    tag.utf8.prefix { $0 != UInt8(ascii: "-") }.prefix(4).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
  }
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
