import OversetCatalogs
import OversetVocabulary

/// What one entry of a set is for. An entry that says nothing is for everything.
struct AssetCondition: Sendable {
  private var appearance: Appearance?
  private var isHighContrast: Bool?
  private var idiom: String?
  private var direction: LayoutDirection?
  private var locale: LocaleTag?
  /// Whether it is for something that no iPhone or iPad is, such as a watch's size of screen.
  private var isElsewhere = false

  init(_ entry: AssetObject) throws(Diagnostic) {
    let idiom = try entry.text("idiom")
    self.idiom = idiom == "universal" ? nil : idiom
    for appearance in try entry.objects("appearances") {
      switch (try appearance.text("appearance"), try appearance.text("value")) {
      case ("luminosity", let value?):
        self.appearance = Appearance(rawValue: value)
        isElsewhere = isElsewhere || self.appearance == nil
      case ("contrast", let value?): isHighContrast = value == "high"
      default: isElsewhere = true
      }
    }
    direction =
      switch try entry.text("language-direction") {
      case "left-to-right": .leftToRight
      case "right-to-left": .rightToLeft
      default: nil
      }
    if let text = try entry.text("locale") {
      locale = LocaleTag(text)
      isElsewhere = isElsewhere || locale == nil
    }
    for name in ["subtype", "screen-width"] {
      let value = try entry.text(name)
      isElsewhere = isElsewhere || value != nil
    }
  }

  /// Whether what the entry holds is to be mirrored for an interface of this direction.
  ///
  /// A picture for one direction alone is mirrored for the other (Apple's Asset Catalog Format Reference).
  func mirrors(for direction: LayoutDirection) -> Bool {
    self.direction.map { $0 != direction } ?? false
  }

  /// How well the entry serves `traits`: the higher the better; nil if it does not.
  ///
  /// A condition that holds counts more than none, in the order language, appearance, contrast, direction,
  /// idiom (from memory: Apple documents no order). One that does not hold excludes the entry, but for a
  /// direction, whose picture can be mirrored.
  func rank(for traits: AssetTraits) -> Int? {
    guard !isElsewhere else { return nil }
    var rank = 0
    if let locale {
      let chain = LocaleFallback.chain(for: traits.locale)
      guard let distance = chain.firstIndex(of: locale) else { return nil }
      rank += 1024 - min(distance, 500)
    }
    if let appearance {
      guard appearance == traits.appearance else { return nil }
      rank += 64
    }
    if let isHighContrast {
      guard isHighContrast == traits.isHighContrast else { return nil }
      rank += 32
    }
    if let direction { rank += direction == traits.direction ? 16 : -8 }
    if let idiom {
      guard idiom == traits.idiom.rawValue else { return nil }
      rank += 4
    }
    return rank
  }
}

extension Array {
  /// The members that serve `traits` best, in order; if none does, the first.
  func best(for traits: AssetTraits, by condition: (Element) -> AssetCondition) -> [Element] {
    let ranked = compactMap { member in condition(member).rank(for: traits).map { ($0, member) } }
    guard let highest = ranked.map(\.0).max() else { return Array(prefix(1)) }
    return ranked.filter { $0.0 == highest }.map(\.1)
  }
}
