package import OversetVocabulary

/// Something a catalog holds that was read and kept, and is unusual or loses text when built.
package struct CatalogNote: Sendable, Hashable, Codable {
  /// What the note is about.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A member whose name is not known.
    case unknownMember
    /// A `version` of the format that is not known.
    case unknownVersion
    /// A state of a text that is not known, or none.
    case unknownState
    /// An extraction state that is not known.
    case unknownExtractionState
    /// An axis of variation that is not known.
    case unknownAxis
    /// A plural category or device that is not known.
    case unknownVariant
    /// A plain text beside variants of it: the text is lost when the catalog is exported.
    case textBesideVariants
    /// Two axes side by side: one is lost when the catalog is exported.
    case axesSideBySide
    /// A nesting that the catalog compiler refuses.
    case refusedNesting
    /// Substitutions without a text that refers to them; the catalog compiler refuses it.
    case substitutionsWithoutText
    /// A reference to a substitution that does not exist.
    case undefinedSubstitution
    /// A substitution that no text refers to.
    case unusedSubstitution
    /// Two locales number the arguments of a substitution differently.
    case argumentNumbersDiffer
    /// A plural without the required `other`.
    case missingOther
    /// A key that looks like an identifier and has no source text: it shows as it is.
    case rawKey
    /// The same key twice in one file.
    case duplicateKey
    /// The same key and locale in two catalogs of one table; the first one counts.
    case duplicateAcrossFiles
    /// Two folders whose names are spellings of one locale.
    case localeSpelledTwice
    /// More than one byte order mark at the beginning of a file.
    case byteOrderMarks
  }

  /// What the note is about.
  package let kind: Kind
  /// The key of the entry; `nil` for the catalog itself.
  package let key: String?
  /// What is noted, in one sentence without a full stop.
  package let message: String
  /// Where it is.
  package let place: SourcePlace

  /// A note by kind, key, message and place.
  package init(kind: Kind, key: String?, message: String, place: SourcePlace) {
    self.kind = kind
    self.key = key
    self.message = message
    self.place = place
  }
}

extension CatalogNote: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: message`.
  package var description: String { "\(place): \(message)" }
}
