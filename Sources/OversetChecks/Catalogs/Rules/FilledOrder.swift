import OversetCatalogs

/// A line with words in the places of its arguments.
struct FilledOrder {
  /// What is drawn, from left to right: the offsets of the line's own characters, and the arguments as
  /// negative numbers.
  private(set) var order: [Int] = []
  private let line: VisualLine

  /// The fault of the first line whose order the samples change.
  static func fault(
    of text: CheckedText, _ entry: CheckedEntry, lines: [ArraySlice<UInt32>], samples: [String]
  ) -> CatalogFault? {
    let kinds = argumentKinds(of: text, entry)
    guard kinds.contains(.object) else { return nil }
    var next = 0
    for line in lines where line.contains(CheckedText.argument) {
      let count = line.count { $0 == CheckedText.argument }
      let own = Array(kinds.dropFirst(next).prefix(count))
      next += count
      let bare = FilledOrder(line, own, samples, entry.locale, isolates: false)
      let isolated = FilledOrder(line, own, samples, entry.locale, isolates: true)
      guard bare.order != isolated.order else { continue }
      return CatalogFault(
        "filled with “\(samples[0])”, from left to right the line is \(bare.line.drawn), not "
          + isolated.line.drawn,
        fix: "Put U+2068 before the argument and U+2069 after it.")
    }
    return nil
  }

  /// The kinds of the arguments in the order of the text. References to substitutions, and what stands
  /// before a unit in the source, count as numbers.
  private static func argumentKinds(
    of text: CheckedText, _ entry: CheckedEntry
  ) -> [FormatSpecifier.Kind] {
    let measured = entry.source.measuredArguments
    let isTime = Self.isTime(text.scalars)
    return text.arguments.map {
      isTime || measured.contains($0.number) ? .decimal : $0.specifier.kind
    }
  }

  /// Whether two arguments have a colon between them: minutes and seconds, or an address and its port.
  private static func isTime(_ scalars: [UInt32]) -> Bool {
    scalars.indices.dropFirst().dropLast().contains { index in
      scalars[index] == 0x3A && scalars[index - 1] == CheckedText.argument
        && scalars[index + 1] == CheckedText.argument
    }
  }

  private init(
    _ line: ArraySlice<UInt32>, _ kinds: [FormatSpecifier.Kind], _ samples: [String],
    _ locale: CheckedLocale, isolates: Bool
  ) {
    var scalars: [UInt32] = []
    var owners: [Int?] = []
    func append(_ values: some Sequence<UInt32>, _ owner: Int?) {
      for value in values {
        scalars.append(value)
        owners.append(owner)
      }
    }
    var argument = 0
    for (index, scalar) in line.enumerated() {
      guard scalar == CheckedText.argument else {
        append([scalar], VisualLine.isControl(scalar) ? nil : index)
        continue
      }
      defer { argument += 1 }
      guard kinds.indices.contains(argument), kinds[argument] == .object else {
        append([locale.firstDigit + 1, locale.firstDigit + 2], -argument - 1)
        continue
      }
      if isolates { append([0x2068], nil) }
      append(samples[argument % samples.count].unicodeScalars.map(\.value), -argument - 1)
      if isolates { append([0x2069], nil) }
    }
    let drawn = VisualLine(scalars, in: locale)
    self.line = drawn
    for index in drawn.order {
      guard let owner = owners[index], owner >= 0 || order.last != owner else { continue }
      order.append(owner)
    }
  }
}
