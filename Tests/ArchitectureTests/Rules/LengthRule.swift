/// A file has at most 400 lines; most have 50 to 300.
struct LengthRule {
  static let limit = 400

  func breaches(in file: SourceFile) -> [Breach] {
    guard file.lines.count > Self.limit else { return [] }
    return [
      Breach(
        file: file.path, line: Self.limit + 1,
        problem: "the file has \(file.lines.count) lines; split it by subject")
    ]
  }
}
