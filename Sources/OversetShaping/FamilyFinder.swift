/// The families of characters for one task: what it finds is kept, since many families must be asked for a
/// character of a face that is opened late.
///
/// Not `Sendable`: one per shaper.
final class FamilyFinder {
  private let fonts: FontCollection
  /// What was found, each at the place that its character and its order name; a later one displaces it.
  private var found: [Answer]

  private struct Answer {
    var scalar: UInt32
    /// The family that the order prefers, or -1.
    var preferred: Int16
    /// The family that the order asks first, or -1.
    var first: Int16
    /// The family that has the character, or -1.
    var family: Int16
  }

  /// More than the characters of most apps' texts in one language; a power of two.
  private static let capacity = 2048

  init(_ fonts: FontCollection) {
    self.fonts = fonts
    found = [Answer](
      repeating: Answer(scalar: .max, preferred: -1, first: -1, family: -1), count: Self.capacity)
  }

  /// The index of the first family that has `scalar`, or nil.
  func family(for scalar: UInt32, order: FallbackOrder) -> Int? {
    // Latin letters are the system's in every order.
    if let settled = fonts.settledFamily(for: scalar, order: order) { return settled }
    let preferred = Int16(order.preferred ?? -1)
    let first = Int16(order.first ?? -1)
    let place =
      (Int(scalar) &+ Int(preferred) &* 0x9E5 &+ Int(first) &* 0x3B1) & (Self.capacity - 1)
    let known = found[place]
    if known.scalar == scalar, known.preferred == preferred, known.first == first {
      return known.family < 0 ? nil : Int(known.family)
    }
    let family = fonts.family(for: scalar, order: order)
    found[place] = Answer(
      scalar: scalar, preferred: preferred, first: first, family: Int16(family ?? -1))
    return family
  }

  /// The first family that has all of `scalars`; nil if there is none, and if there are no scalars.
  func family(forAll scalars: [UInt32], order: FallbackOrder) -> Int? {
    guard let base = scalars.first else { return nil }
    // The first that has the base is the first that has all of them, if it does.
    if let family = family(for: base, order: order),
      scalars.dropFirst().allSatisfy({ self.family(for: $0, order: order) == family })
    {
      return family
    }
    return fonts.family(forAll: scalars, order: order)
  }

  /// What draws a cluster whose family is the one at `index`.
  func face(ofFamily index: Int) -> Item.Face { fonts.face(ofFamily: index) }

  /// The first family that was added for emoji and has `scalar`.
  func emojiFamily(for scalar: UInt32) -> Int? {
    fonts.sharedFamilies.indices.first { index in
      fonts.families[index].emojiPictures != nil && fonts.covers(scalar, family: index)
    }
  }
}
