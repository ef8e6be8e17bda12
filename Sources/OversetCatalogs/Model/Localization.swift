package import OversetVocabulary

/// What one locale has for one key: a text, variants of it, and substitutions within it.
///
/// A class that never changes: what is copied is one reference.
package final class Localization: Sendable {
  /// The locale.
  package let locale: LocaleTag
  /// The text, or its variants by plural category and device.
  package let content: VariantContent
  /// The parts of the text that vary on their own, in file order.
  package let substitutions: [Substitution]
  /// The place of the locale's tag.
  package let place: SourcePlace
  private let index: NameIndex

  /// A localization out of its parts.
  package init(
    locale: LocaleTag, content: VariantContent, substitutions: [Substitution] = [],
    place: SourcePlace
  ) {
    self.locale = locale
    self.content = content
    self.substitutions = substitutions
    self.place = place
    index = NameIndex(of: substitutions, by: \.name)
  }

  /// A localization of one plain text.
  package convenience init(locale: LocaleTag, unit: StringUnit) {
    self.init(locale: locale, content: VariantContent(unit: unit), place: unit.place)
  }

  /// The plain text; `nil` when there are only variants.
  package var unit: StringUnit? { content.unit }

  /// The text of a localization that neither varies nor has parts that do; `nil` for any other.
  var onlyUnit: StringUnit? {
    content.variations.isEmpty && substitutions.isEmpty ? content.unit : nil
  }

  /// Whether the texts are phrases of an App Shortcut, which the system hears and says.
  package var isSpoken: Bool { content.variation(along: VariantAxis.phrases) != nil }

  /// The variants, by axis, in file order.
  package var variations: [Variation] { content.variations }

  /// The state of the plain text; `nil` when there are only variants.
  package var state: String? { content.unit?.state }

  /// Whether the localization holds no text at all, as `"ja": {}` does: the key counts as
  /// missing in this locale.
  package var isEmpty: Bool { content.isEmpty }

  /// The substitution of that name.
  package func substitution(named name: String) -> Substitution? {
    index.element(named: name, in: substitutions, by: \.name)
  }
}

extension Localization: Hashable {
  /// Whether two say the same, at the same place.
  package static func == (left: Localization, right: Localization) -> Bool {
    left === right
      || left.locale == right.locale && left.content == right.content
        && left.substitutions == right.substitutions && left.place == right.place
  }

  /// Hashes what is compared.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(content)
    hasher.combine(substitutions)
    hasher.combine(place)
  }
}

/// A text with its state.
package struct StringUnit: Sendable, Hashable {
  /// The text, with its format specifiers and Markdown; empty when it is meant to be blank.
  package let value: String
  /// `translated`, `needs_review`, `new`, `machine_translated`, or whatever else a tool wrote;
  /// empty when there is none.
  package let state: String
  /// The place of the text itself.
  package let place: SourcePlace

  /// A text by value, state and place.
  package init(value: String, state: String, place: SourcePlace) {
    self.value = value
    self.state = state
    self.place = place
  }
}

/// A part of a text that varies by an argument of its own, written `%#@name@` in the text.
package struct Substitution: Sendable, Hashable {
  /// The name between the two `@`.
  package let name: String
  /// The argument, counted from 1; `nil` when the place of the reference decides.
  package let argumentNumber: Int?
  /// The format specifier behind `%arg`, without its percent sign, as in `lld`.
  package let formatSpecifier: String?
  /// The texts of the part.
  package let content: VariantContent
  /// The place of the name.
  package let place: SourcePlace

  /// A substitution out of its parts.
  package init(
    name: String, argumentNumber: Int?, formatSpecifier: String?, content: VariantContent,
    place: SourcePlace
  ) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
    self.content = content
    self.place = place
  }
}
