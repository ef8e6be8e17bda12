package import OversetConfig
import OversetUnicode
package import OversetVocabulary

/// The corrections of a collection's scripts for one version of iOS, ready to be looked up by character.
package final class ScriptWidths: Sendable {
  private let scripts: CorrectedScripts
  private let systemFamily: Int?
  /// Which families have the widths of iOS: nothing of them is corrected.
  private let isExact: [Bool]

  /// Whether nothing is corrected.
  package let isEmpty: Bool
  /// The higher lines of languages, by their codes.
  private let lines: [UInt32: LineGrowth]
  /// The letters that those codes begin with: most languages are told by the first.
  private let initials: ASCIISet

  init(_ corrections: ScriptCorrections, families: [FontFamilyFaces], version: Int) {
    scripts = CorrectedScripts(corrections, families: families, version: version)
    isEmpty = scripts.isEmpty
    systemFamily = families.firstIndex { $0.isSystem && !$0.isExact }
    isExact = families.map(\.isExact)
    var lines: [UInt32: LineGrowth] = [:]
    var initials = ASCIISet()
    for growth in corrections.lines where growth.versions.contains(version) {
      for language in growth.languages {
        lines[Self.code(language)] = growth
        for letter in language.utf8.prefix(1) { initials.insert(UInt16(letter | 0x20)) }
      }
    }
    self.lines = lines
    self.initials = initials
  }

  // MARK: Items

  /// Whether a correction may change the widths of an item of a text.
  func mayCorrect(_ item: Item, _ units: UnitSummary) -> Bool {
    if isEmpty { return false }
    switch item.face {
    case .family(let index):
      if isExact[index] { return false }
      if units.hasSquare { return true }
      if index == systemFamily, scripts.latinAdditions.intersects(units.ascii) { return true }
      return item.script != .latin && (item.script.isCJK || own(of: item, index) != nil)
    case .missing: return units.hasSquare || item.script.isCJK
    case .colorEmoji, .emoji, .control, .tab: return false
    }
  }

  /// What corrections say about an item at a size in points; nil if they say nothing.
  package func correction(
    of item: Item, in text: [UInt16], style: FontStyle, writing: HanWriting, size: Double
  ) -> ItemCorrection? {
    let units = UnitSummary(text[item.range])
    let isSystem = item.face == systemFamily.map(Item.Face.family)
    // Letters of one advance have it whatever was measured of others.
    if isSystem, style.design.pitch != nil { return nil }
    let touchesSquare = touchesSquare(item, text)
    guard touchesSquare || mayCorrect(item, units) else { return nil }
    let band = scripts.band(size: size, weight: style.weight)
    var own: WidthTerms?
    var additions: WidthTerms?
    if case .family(let family) = item.face {
      // Latin letters are corrected one by one, by `additions`.
      if item.script != .latin {
        own = self.own(of: item, family).map { scripts.terms(at: $0, band: band) }
      }
      if family == systemFamily {
        additions = scripts.place(of: .latin).map { scripts.terms(at: $0, band: band) }
      }
    }
    return ItemCorrection(
      text: text, range: item.range, own: own, additions: additions,
      width: Double(isSystem ? style.systemWidth : style.width) / 100,
      square: touchesSquare || units.hasSquare || item.script.isCJK
        ? squareTerms(of: item, writing, band) : .none)
  }

  /// The place of the item's script, if its factors are for the family.
  private func own(of item: Item, _ family: Int) -> Int? {
    guard let place = scripts.place(of: item.script), scripts.isFamily(family, at: place) else {
      return nil
    }
    return place
  }

  private func squareTerms(of item: Item, _ writing: HanWriting, _ band: Int) -> SquareTerms {
    // The real font has the widths of iOS.
    if case .family(let index) = item.face, isExact[index] { return .none }
    return scripts.squares(in: item.script, writing, band: band)
  }

  /// The sizes in points at which the widths of a text's items begin to change in another way.
  func sizes(changing items: [ShapedItem], of request: Shaper.Request, _ units: UnitSummary)
    -> [Double]
  {
    let isSized =
      scripts.sizedLatinAdditions.intersects(units.ascii)
      || items.contains { scripts.isSized($0.item.script) }
      || units.hasHangul && scripts.isSized(.korean)
      || units.hasSquare
        && request.spans.contains {
          scripts.hasSizedSquares(HanWriting($0.language ?? request.locale))
        }
    return isSized ? scripts.sizes : []
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
    guard let first = locale.identifier.utf8.first, initials.contains(UInt16(first | 0x20)) else {
      return nil
    }
    return lines[Self.code(locale.identifier)]
  }

  /// The letters of a tag's language as one number: a string would be made for every text.
  private static func code(_ tag: String) -> UInt32 {
    tag.utf8.prefix { $0 != UInt8(ascii: "-") }.prefix(4).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
  }
}
