package import OversetVocabulary

/// A text, or a choice of texts, each of which may be a choice again.
package struct VariantContent: Sendable, Hashable {
  /// The plain text.
  package let unit: StringUnit?
  /// The choices, one per axis, in file order; more than one is legal to read, and a fault.
  package let variations: [Variation]

  /// A content out of its parts.
  package init(unit: StringUnit? = nil, variations: [Variation] = []) {
    self.unit = unit
    self.variations = variations
  }

  /// Whether there is no text, at any depth.
  package var isEmpty: Bool {
    unit == nil && variations.allSatisfy { $0.cases.allSatisfy(\.content.isEmpty) }
  }

  /// The choice along an axis.
  package func variation(along axis: String) -> Variation? {
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
package struct Variation: Sendable, Hashable {
  /// ``VariantAxis/plural``, ``VariantAxis/device``, ``VariantAxis/width``, or an axis that is not known.
  package let axis: String
  /// The alternatives in file order.
  package let cases: [Variant]
  /// The place of the axis' name.
  package let place: SourcePlace
  private let index: NameIndex

  /// A choice out of its parts.
  package init(axis: String, cases: [Variant], place: SourcePlace) {
    self.axis = axis
    self.cases = cases
    self.place = place
    index = NameIndex(of: cases, by: \.name)
  }

  /// The alternative of that name.
  package func variant(named name: String) -> Variant? {
    index.element(named: name, in: cases, by: \.name)
  }
}

/// An alternative of a choice.
package struct Variant: Sendable, Hashable {
  /// A plural category or a device, as in `few` or `iphone`.
  package let name: String
  /// The text, or a further choice.
  package let content: VariantContent
  /// The place of the name.
  package let place: SourcePlace

  /// An alternative out of its parts.
  package init(name: String, content: VariantContent, place: SourcePlace) {
    self.name = name
    self.content = content
    self.place = place
  }
}

/// The axes that are known.
package enum VariantAxis {
  /// Plural categories (CLDR cardinal rules).
  package static let plural = "plural"
  /// Devices.
  package static let device = "device"
  /// Widths: the names are numbers, of which the largest that is not above the width counts.
  package static let width = "width"
  /// The phrases of an App Shortcut: all of them count, and their names are numbers from 1.
  package static let phrases = "stringSet"
}

/// The names of alternatives that are known.
package enum VariantName {
  /// The alternative when no other one applies; required for plurals.
  package static let other = "other"
  /// The longest name of an axis, an alternative or a substitution, in bytes: each of the texts in it repeats
  /// the name.
  static let longest = 1000

  /// What is wrong with a name that is too long; nil for a shorter one.
  static func excess(of name: String) -> (problem: String, remedy: String)? {
    let length = name.utf8.count
    guard length > longest else { return nil }
    return ("this name has \(length) bytes", "use a shorter one; the limit is \(longest) bytes")
  }

  /// The six CLDR plural categories.
  package static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]
  /// The devices that are written today.
  package static let devices = [
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
