/// A plural category of CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// No objects, in the languages that tell.
  case zero
  /// Singular, and numbers that behave like it.
  case one
  /// Dual.
  case two
  /// Paucal, and numbers that behave like it.
  case few
  /// Also fractions, where they have a form of their own.
  case many
  /// The form every language has.
  case other
}
