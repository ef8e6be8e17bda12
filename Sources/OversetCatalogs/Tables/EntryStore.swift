import OversetVocabulary

/// Packed parts of entries: what one file says of a key is a part, and the parts of a key are a chain.
struct EntryStore: Sendable {
  /// The end of a chain.
  static let none = UInt32.max
  /// What a segment has at least, in bytes; all but the last. A list that grows is copied, segments are not.
  private static let segmentSize = 1 << 18

  private struct Part {
    let segment: UInt32
    let offset: UInt32
    var next: UInt32
  }

  private var segments: [[UInt8]] = []
  private var parts: [Part] = []
  private var packer = EntryPacker()

  /// Nothing yet.
  init() {}

  /// Nothing yet, but names have the numbers that they have in another store. Where both hold the same of a key, they
  /// hold the same bytes.
  init(numberedAs other: EntryStore) {
    packer = other.packer
    packer.removeBytes()
  }

  /// The bytes of all parts.
  var byteCount: Int { segments.reduce(packer.writer.bytes.count) { $0 + $1.count } }

  /// Adds what a file says of a key.
  ///
  /// - Returns: The number of the part.
  mutating func append(_ entry: CatalogEntry, keepsComment: Bool = true) -> UInt32 {
    if packer.writer.bytes.count >= Self.segmentSize { closeSegment() }
    parts.append(
      Part(
        segment: UInt32(segments.count), offset: UInt32(packer.writer.bytes.count), next: Self.none)
    )
    packer.write(entry, keepsComment: keepsComment)
    return UInt32(parts.count - 1)
  }

  /// Puts a part behind another in its chain.
  mutating func link(_ part: UInt32, to next: UInt32) { parts[Int(part)].next = next }

  /// Ends the open segment, so that no further bytes are added to it.
  private mutating func closeSegment() {
    guard !packer.writer.bytes.isEmpty else { return }
    segments.append(packer.writer.fitted.bytes)
    packer.removeBytes()
  }

  /// The entry of a chain: its parts put together.
  func entry(key: String, firstPart: UInt32) -> CatalogEntry {
    let first = part(firstPart, key: key)
    var next = parts[Int(firstPart)].next
    guard next != Self.none else { return first }
    var merged = MergedEntry(first)
    while next != Self.none {
      _ = merged.add(part(next, key: key))
      next = parts[Int(next)].next
    }
    return merged.entry
  }

  private func bytes(ofSegment number: UInt32) -> [UInt8] {
    Int(number) < segments.count ? segments[Int(number)] : packer.writer.bytes
  }

  private func part(_ number: UInt32, key: String) -> CatalogEntry {
    let part = parts[Int(number)]
    let bytes = bytes(ofSegment: part.segment)
    var unpacker = EntryUnpacker(
      bytes, at: Int(part.offset), names: packer.names.texts, tags: packer.tags)
    return unpacker.entry(key: key)
  }

  // MARK: Comparing

  /// Whether every number of a name in `earlier` is that of the same name here: then the same bytes say the same.
  func continues(_ earlier: EntryStore) -> Bool { packer.continues(earlier.packer) }

  /// Gives names that have none yet the numbers that they have in another store, if no number is taken.
  mutating func adoptNumbers(of other: EntryStore) { packer.adoptNumbers(of: other.packer) }

  /// Whether a chain has the bytes of a chain of another store.
  func hasSameBytes(from part: UInt32, as other: EntryStore, from otherPart: UInt32) -> Bool {
    var (own, its) = (part, otherPart)
    while own != Self.none, its != Self.none {
      guard bytes(of: own).elementsEqual(other.bytes(of: its)) else { return false }
      own = parts[Int(own)].next
      its = other.parts[Int(its)].next
    }
    return own == its
  }

  private func bytes(of number: UInt32) -> ArraySlice<UInt8> {
    let part = parts[Int(number)]
    let bytes = bytes(ofSegment: part.segment)
    let following = Int(number) + 1 < parts.count ? parts[Int(number) + 1] : nil
    let end = following?.segment == part.segment ? following.map { Int($0.offset) } : nil
    return bytes[Int(part.offset)..<(end ?? bytes.count)]
  }
}
