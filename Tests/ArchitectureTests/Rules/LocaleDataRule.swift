/// Packages leave out what nobody asks of the data of the ICU inside Foundation (`Packaging/contents.toml`): names,
/// orders and breaks of languages. So the sources ask Foundation for words of a locale in few places, of which it is
/// known which data they need; all else asks `OversetUnicode`.
struct LocaleDataRule {
  /// Foundation's words of a locale.
  private static let pattern =
    #"\.formatted\(|\b(?:Number|Date|Measurement|ByteCount|PersonNameComponents|List|RelativeDateTime|DateComponents"#
    + #"|DateInterval)Formatter\b|\blocalized(?:Standard|CaseInsensitive)?(?:Compare|Contains|Range)\b"#
    + #"|\blocalizedString\(for|\bapplyingTransform\(|\benumerateSubstrings\(|\bNSRegularExpression\b"#
    + #"|(?<![.\w])(?:Locale|Calendar)\(identifier:"#

  /// What evaluates code of an app, which may ask Foundation for anything. Packages have none.
  static let appFacing: Set<String> = [
    "OversetUI", "OversetSwiftData", "OversetWidgets", "OversetCharts", "OversetKits",
    "OversetGallery", "OversetTesting", "SnapshotTesting", "InlineSnapshotTesting",
    "SnapshotTestingCustomDump",
  ]

  /// The files elsewhere that ask, and what for.
  static let exceptions = [
    "Sources/OversetCatalogs/Samples/SampleWords.swift":
      "dates, times, prices, sizes and numbers: the trees curr and unit, and the root",
    "Sources/OversetConfig/Checks/CalendarDay.swift": "digits of ISO 8601, which have no language",
    "Sources/OversetSlots/Rows/RowSheet.swift":
      "the name of a locale, as a value of the environment",
  ]

  func breaches(in file: SourceFile) throws -> [Breach] {
    guard file.path.hasPrefix("Sources/"), !Self.appFacing.contains(file.target),
      Self.exceptions[file.path] == nil
    else { return [] }
    return try file.matches(of: Self.pattern).map {
      Breach(
        file: file.path, line: $0.line,
        problem: "'\($0.text)' needs data of Foundation's ICU; ask OversetUnicode")
    }
  }
}
