import OversetUnicode

/// The width that a character has as one of a class that is equally wide: what a cut of a face may leave out.
package struct ClassWidth: Equatable, Sendable {
  /// The advance of every character of the class, in em.
  package let em: Double

  /// The width of `scalar`; nil if its class says nothing of it.
  ///
  /// Han is a full em. Hangul has the advance of Noto's faces, like the syllables that they have.
  package init?(of scalar: UInt32) {
    switch scalar {
    case 0xAC00...0xD7A3: em = 0.92
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      guard CharacterProperties.script(scalar) == .han else { return nil }
      em = 1
    default: return nil
    }
  }
}
