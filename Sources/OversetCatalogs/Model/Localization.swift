public import OversetVocabulary

/// What one locale has for one key: a text, variants of it, and substitutions within it.
///
/// A class that never changes: what is copied is one reference.
public final class Localization: Sendable {
  /// The locale, in whatever case the file writes it.
  public let locale: LocaleTag
  /// The text, or its variants by plural category and device.
  public let content: VariantContent
  /// The parts of the text that vary on their own, in file order.
  public let substitutions: [Substitution]
  /// The place of the locale's tag.
  public let place: SourcePlace

  /// A localization out of its parts.
  public init(
    locale: LocaleTag, content: VariantContent, substitutions: [Substitution] = [],
    place: SourcePlace
  ) {
    self.locale = locale
    self.content = content
    self.substitutions = substitutions
    self.place = place
  }

  /// A localization of one plain text.
  public convenience init(locale: LocaleTag, unit: StringUnit) {
    self.init(locale: locale, content: VariantContent(unit: unit), place: unit.place)
  }

  /// The plain text; `nil` when there are only variants.
  public var unit: StringUnit? { content.unit }

  /// The variants, by axis, in file order.
  public var variations: [Variation] { content.variations }

  /// The state of the plain text; `nil` when there are only variants.
  public var state: String? { content.unit?.state }

  /// Whether the localization holds no text at all, as `"ja": {}` does: the key counts as
  /// missing in this locale.
  public var isEmpty: Bool { content.isEmpty }

  /// The substitution of that name.
  public func substitution(named name: String) -> Substitution? {
    substitutions.first { ExactString($0.name) == ExactString(name) }
  }
}

extension Localization: Hashable {
  /// Whether two say the same, at the same place.
  public static func == (left: Localization, right: Localization) -> Bool {
    left === right
      || left.locale == right.locale && left.content == right.content
        && left.substitutions == right.substitutions && left.place == right.place
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(content)
    hasher.combine(substitutions)
    hasher.combine(place)
  }
}

/// A text with its state.
public struct StringUnit: Sendable, Hashable {
  /// The text, with its format specifiers and Markdown; empty when it is meant to be blank.
  public let value: String
  /// `translated`, `needs_review`, `new`, `machine_translated`, or whatever else a tool wrote;
  /// empty when there is none.
  public let state: String
  /// The place of the text itself.
  public let place: SourcePlace

  /// A text by value, state and place.
  public init(value: String, state: String, place: SourcePlace) {
    self.value = value
    self.state = state
    self.place = place
  }
}

/// A part of a text that varies by an argument of its own, written `%#@name@` in the text.
public struct Substitution: Sendable, Hashable {
  /// The name between the two `@`.
  public let name: String
  /// The argument, counted from 1; `nil` when the place of the reference decides.
  public let argumentNumber: Int?
  /// The format specifier behind `%arg`, without its percent sign, as in `lld`.
  public let formatSpecifier: String?
  /// The texts of the part.
  public let content: VariantContent
  /// The place of the name.
  public let place: SourcePlace

  /// A substitution out of its parts.
  public init(
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
