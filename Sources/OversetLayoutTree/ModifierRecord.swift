/// A modifier that changes neither layout nor drawing here, and what it was told.
///
/// Views compile with every modifier that apps use. One that has no effect leaves a record on its node, so
/// that nothing is lost in silence.
package struct ModifierRecord: Hashable, Sendable {
  /// What is missing where the modifier has no effect.
  package enum Effect: Hashable, Sendable {
    /// Nothing that a picture shows: it says something about the view, such as a trait, or acts only on a
    /// device, such as a gesture.
    case recorded
    /// Something that a picture from a device would show.
    case ignored
  }

  /// The modifier's name as it is written in SwiftUI: `accessibilityHint`.
  package let name: String
  /// The text or value that it was given; empty if there is none worth telling.
  package let words: String
  /// What is missing.
  package let effect: Effect

  /// Describes a modifier without effect.
  package init(_ name: String, words: String = "", effect: Effect = .recorded) {
    self.name = name
    self.words = words
    self.effect = effect
  }
}
