public import OversetVocabulary

/// A text, or a choice of texts, each of which may be a choice again.
public struct VariantContent: Sendable, Hashable {
  /// The plain text.
  public let unit: StringUnit?
  /// The choices, one per axis, in file order; more than one is legal to read, and a fault.
  public let variations: [Variation]

  /// A content out of its parts.
  public init(unit: StringUnit? = nil, variations: [Variation] = []) {
    self.unit = unit
    self.variations = variations
  }

  /// Whether there is no text, at any depth.
  public var isEmpty: Bool {
    unit == nil && variations.allSatisfy { $0.cases.allSatisfy(\.content.isEmpty) }
  }

  /// The choice along an axis.
  public func variation(along axis: String) -> Variation? {
    variations.first { $0.axis == axis }
  }

  /// The text that represents all variants: the plain one, or else that of `other`, or else the
  /// first.
  var representative: StringUnit? {
    if let unit { return unit }
    for variation in variations {
      let preferred = variation.cases.first { $0.name == VariantName.other }
      for candidate in [preferred].compactMap({ $0 }) + variation.cases {
        if let unit = candidate.content.representative { return unit }
      }
    }
    return nil
  }

  func forEachUnit(at path: LeafPath, _ visit: (LeafPath, StringUnit) -> Void) {
    if let unit { visit(path, unit) }
    for variation in variations {
      for variant in variation.cases {
        let step = LeafPath.Step.variant(axis: variation.axis, name: variant.name)
        variant.content.forEachUnit(at: path.appending(step), visit)
      }
    }
  }
}

/// A choice of texts along one axis.
public struct Variation: Sendable, Hashable {
  /// ``VariantAxis/plural``, ``VariantAxis/device``, ``VariantAxis/width``, or an axis that is not known.
  public let axis: String
  /// The alternatives in file order.
  public let cases: [Variant]
  /// The place of the axis' name.
  public let place: SourcePlace

  /// A choice out of its parts.
  public init(axis: String, cases: [Variant], place: SourcePlace) {
    self.axis = axis
    self.cases = cases
    self.place = place
  }

  /// The alternative of that name.
  public func variant(named name: String) -> Variant? {
    cases.first { $0.name == name }
  }
}

/// An alternative of a choice.
public struct Variant: Sendable, Hashable {
  /// A plural category or a device, as in `few` or `iphone`.
  public let name: String
  /// The text, or a further choice.
  public let content: VariantContent
  /// The place of the name.
  public let place: SourcePlace

  /// An alternative out of its parts.
  public init(name: String, content: VariantContent, place: SourcePlace) {
    self.name = name
    self.content = content
    self.place = place
  }
}

/// The axes that are known.
public enum VariantAxis {
  /// Plural categories (CLDR cardinal rules).
  public static let plural = "plural"
  /// Devices.
  public static let device = "device"
  /// Widths: the names are numbers, of which the largest that is not above the width counts.
  public static let width = "width"
}

/// The names of alternatives that are known.
public enum VariantName {
  /// The alternative when no other one applies; required for plurals.
  public static let other = "other"
  /// The six CLDR plural categories.
  public static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]
  /// The devices that are written today.
  public static let devices = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
  ]
}

extension Localization {
  /// Visits every text once, in file order, the texts of substitutions last.
  func forEachUnit(_ visit: (LeafPath, StringUnit) -> Void) {
    content.forEachUnit(at: .root, visit)
    for substitution in substitutions {
      substitution.content.forEachUnit(
        at: LeafPath([.substitution(substitution.name)]), visit)
    }
  }
}
