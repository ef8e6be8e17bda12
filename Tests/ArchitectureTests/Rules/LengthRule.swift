/// A file has at most 300 lines; most have 50 or more.
struct LengthRule {
  static let limit = 300

  func breaches(in file: SourceFile) -> [Breach] {
    guard file.lines.count > Self.limit else { return [] }
    return [
      Breach(
        file: file.path, line: Self.limit + 1,
        problem: "the file has \(file.lines.count) lines; split it by subject")
    ]
  }
}
