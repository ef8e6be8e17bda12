import OversetVocabulary

/// The keys of an object read so far: finds a duplicate in constant time.
struct SeenKeys {
  /// Up to this many keys a look through the list is quicker than hashing.
  private static let listLimit = 8

  private var list: [(key: ExactString, position: TextPosition)] = []
  private var table: [ExactString: TextPosition] = [:]

  /// Adds a member's key.
  ///
  /// - Returns: where the same key was first, if it was there already.
  mutating func insert(_ member: JSONMember) -> TextPosition? {
    let key = ExactString(member.key)
    if table.isEmpty {
      if let first = list.first(where: { $0.key == key }) { return first.position }
      list.append((key, member.keyPosition))
      if list.count > Self.listLimit {
        for seen in list { table[seen.key] = seen.position }
      }
      return nil
    }
    if let first = table[key] { return first }
    table[key] = member.keyPosition
    return nil
  }
}
