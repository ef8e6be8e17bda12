/// Where the names of a list are: finds one of many without comparing it with each.
///
/// Real lists have six names at most, which are looked through; a table would take longer, and memory.
struct NameIndex: Sendable {
  /// Up to this many names a look through the list is quicker than hashing.
  private static let listLimit = 8

  /// Empty for a short list.
  private let positions: [ExactString: Int]

  /// An index of the names of `elements`; of two equal ones the first counts.
  init<Element>(of elements: [Element], by name: (Element) -> String) {
    guard elements.count > Self.listLimit else {
      positions = [:]
      return
    }
    var positions = [ExactString: Int](minimumCapacity: elements.count)
    for (index, element) in elements.enumerated() {
      let exact = ExactString(name(element))
      if positions[exact] == nil { positions[exact] = index }
    }
    self.positions = positions
  }

  /// The element of a name, in the list that was indexed.
  func element<Element>(
    named wanted: String, in elements: [Element], by name: (Element) -> String
  ) -> Element? {
    if elements.count > Self.listLimit {
      return positions[ExactString(wanted)].map { elements[$0] }
    }
    return elements.first { name($0).utf8.elementsEqual(wanted.utf8) }
  }
}

/// An index says nothing that its list does not: lists with equal names have equal ones.
extension NameIndex: Hashable {
  static func == (left: NameIndex, right: NameIndex) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
