package import OversetVocabulary

/// What was looked up of the strings of a project, found or not.
package struct StringUse: Sendable, Equatable {
  /// The keys.
  package private(set) var keys: Set<String> = []
  /// The locales in which keys were asked for, those whose texts stand in for theirs left out.
  package private(set) var locales: Set<LocaleTag> = []

  /// These keys, each of them perhaps in all these locales.
  package init(keys: Set<String> = [], locales: Set<LocaleTag> = []) {
    self.keys = keys
    self.locales = locales
  }

  /// Adds what else was looked up.
  package mutating func formUnion(_ other: StringUse) {
    keys.formUnion(other.keys)
    locales.formUnion(other.locales)
  }
}
