import OversetCatalogs

/// An argument that is not isolated: filled with a word of the other direction, it changes the order of
/// the text around it (UAX #9, rules P2, N0 to N2, W2 and W7).
///
/// Holds for locales that run from right to left: names and values in Latin letters are usual there. An
/// argument before a unit of measurement is a number.
struct PlaceholderReordersCheck: CatalogTextCheck {
  let rule = Rule(
    name: "placeholder-reorders", fault: "B-1", title: "Argument reorders the text",
    severity: .warning, locales: .rightToLeft)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.locale.isRightToLeft, text.scalars.contains(CheckedText.argument) else {
      return nil
    }
    return FilledOrder.fault(
      of: text, entry, lines: text.rightToLeftLines, samples: ["Anna", "Martin", "Sofia"])
  }
}

/// An argument that, filled with an Arabic name, changes the order of a text that runs from left to
/// right.
///
/// Holds for locales that run from left to right. Off: most arguments never hold words of that
/// direction, and a catalog does not say which do.
struct ForeignNameReordersCheck: CatalogTextCheck {
  let rule = Rule(
    name: "foreign-name-reorders", fault: "B-1", title: "Argument in Arabic reorders the text",
    severity: .info, locales: .leftToRight)

  var isOnByDefault: Bool { false }

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard !entry.locale.isRightToLeft, text.scalars.contains(CheckedText.argument) else {
      return nil
    }
    let lines = text.scalars.split(separator: 0x0A)
    return FilledOrder.fault(of: text, entry, lines: lines, samples: ["سارة", "محمد", "ليلى"])
  }
}

/// A line with words in the places of its arguments.
private struct FilledOrder {
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
        "filled with “\(samples[0])” the line is drawn as “\(bare.line.drawn)” and not as "
          + "“\(isolated.line.drawn)”",
        fix: "Put U+2068 before the argument and U+2069 behind it.")
    }
    return nil
  }

  /// The kinds of the arguments in the order of the text. References to substitutions, and what stands
  /// before a unit in the source, count as numbers.
  private static func argumentKinds(
    of text: CheckedText, _ entry: CheckedEntry
  ) -> [FormatSpecifier.Kind] {
    guard let leaf = entry.arguments.first(where: { $0.path == text.path }) else { return [] }
    let measured = MeasuredArguments.numbers(in: entry.source)
    return leaf.arguments.map { measured.contains($0.number) ? .decimal : $0.specifier.kind }
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

/// The arguments of a source text that are amounts of something.
private enum MeasuredArguments {
  static func numbers(in source: CheckedSource) -> Set<Int> {
    guard let leaf = source.arguments.first(where: { $0.path == source.main.path }) else {
      return []
    }
    let scalars = source.main.scalars
    let places = scalars.indices.filter { scalars[$0] == CheckedText.argument }
    return Set(
      zip(places, leaf.arguments).filter { isMeasured(at: $0.0, in: scalars) }.map(\.1.number))
  }

  /// Whether a unit follows, with or without a space.
  private static func isMeasured(at index: Int, in scalars: [UInt32]) -> Bool {
    var rest = scalars[(index + 1)...]
    if rest.first == 0x20 || rest.first == 0xA0 { rest = rest.dropFirst() }
    guard let first = rest.first else { return false }
    if first == 0x25 || first == 0xB0 { return true }
    return units.contains(rest.prefix { CheckedText.isLatin($0) }.string)
  }

  private static let units: Set<String> = [
    "A", "C", "F", "GB", "Hz", "KB", "L", "MB", "Mbps", "TB", "U", "V", "W", "bpm", "cm", "day",
    "days",
    "degrees", "dl", "ft", "g", "gram", "grams", "h", "hour", "hours", "hr", "hrs", "kB", "kHz",
    "kW",
    "kWh", "kg", "km", "l", "lb", "lbs", "m", "mL", "meters", "metres", "mg", "mi", "miles", "min",
    "mins",
    "minute", "minutes", "ml", "mm", "mmol", "month", "months", "mph", "ms", "percent", "pt", "px",
    "s",
    "sec", "second", "seconds", "secs", "unit", "units", "week", "weeks", "x", "year", "years",
  ]
}
