package import OversetChecks

/// The findings of layouts, by locale, key and device: kept packed, and made one after the other.
package struct SlotFindings: Sequence, Sendable {
  /// By batch of keys.
  private let packs: [PackedFindings]
  /// The locales whose findings count, by number.
  private let locales: [Int]

  init(_ packs: [PackedFindings], locales: [Int]) {
    self.packs = packs
    self.locales = locales
  }

  /// How many there are.
  package var count: Int {
    locales.reduce(0) { sum, locale in
      packs.reduce(sum) { $0 + $1.count(ofSegment: locale) }
    }
  }

  /// Whether there are none.
  package var isEmpty: Bool { count == 0 }

  /// Makes them in order.
  package func makeIterator() -> Iterator { Iterator(packs, locales) }

  /// Makes the findings in order.
  package struct Iterator: IteratorProtocol {
    private let packs: [PackedFindings]
    private let locales: [Int]
    private var locale = 0
    private var pack = 0
    private var reader: PackedFindings.Reader?

    fileprivate init(_ packs: [PackedFindings], _ locales: [Int]) {
      self.packs = packs
      self.locales = locales
    }

    /// The next finding.
    package mutating func next() -> Finding? {
      while true {
        if let finding = reader?.next() { return finding }
        guard locale < locales.count else { return nil }
        guard pack < packs.count else {
          (locale, pack) = (locale + 1, 0)
          continue
        }
        reader = packs[pack].reader(ofSegment: locales[locale])
        pack += 1
      }
    }
  }
}

extension SlotFindings: Equatable {
  /// Whether two have the same findings in the same order.
  package static func == (left: SlotFindings, right: SlotFindings) -> Bool {
    left.elementsEqual(right)
  }
}

/// What rules about catalogs found, by cause, the gravest first: kept packed, and made one after the other.
package struct SlotCauses: Sequence, Sendable {
  private let packs: [PackedFindings]
  private let records: [CauseRecord]
  /// The segment of each pack that has causes.
  private let segment: Int

  init(_ packs: [PackedFindings], _ records: [CauseRecord], segment: Int) {
    self.packs = packs
    self.records = records.sorted(by: <)
    self.segment = segment
  }

  /// How many there are.
  package var count: Int { records.count }

  /// Whether there are none.
  package var isEmpty: Bool { records.isEmpty }

  /// Makes them in order.
  package func makeIterator() -> AnyIterator<FindingCause> {
    var index = 0
    return AnyIterator {
      while index < records.count {
        let record = records[index]
        index += 1
        let reader = packs[Int(record.batch)].reader(
          ofSegment: segment, at: Int(record.offset), count: Int(record.count))
        if let cause = FindingCause(Array(IteratorSequence(reader))) { return cause }
      }
      return nil
    }
  }
}
