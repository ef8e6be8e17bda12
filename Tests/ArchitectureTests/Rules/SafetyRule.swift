/// Memory safety is given up only where a C library is owned, or reflection needs it, and promises
/// the compiler takes on trust state the fact they rest on.
struct SafetyRule {
  /// The targets that may.
  let owners: Set<String>

  /// Importers of C, the target that binds dynamic properties by their offsets, and the one that libFuzzer
  /// calls with a pointer.
  init(_ table: ImportTable) {
    owners = table.ownersOfC.union(["OversetReflection", "overset-fuzz"])
  }

  /// `unsafe` as an expression or an argument of a modifier, and the attributes; neither a member
  /// of that name nor an argument label.
  private static let marker =
    #"\b(?:nonisolated|unowned)\(unsafe\)|@(?:safe|unsafe)\b|(?<![.\w@])unsafe\b(?!\s*:)"#

  /// What the compiler believes without proof.
  private static let promise = #"@unchecked\s+Sendable\b|\bnonisolated\(unsafe\)"#

  func breaches(in file: SourceFile) throws -> [Breach] {
    try misplacedMarkers(in: file) + unfoundedPromises(in: file)
  }

  private func misplacedMarkers(in file: SourceFile) throws -> [Breach] {
    guard !owners.contains(file.target) else { return [] }
    return try file.matches(of: Self.marker).map {
      Breach(
        file: file.path, line: $0.line,
        problem: "'\($0.text)' in \(file.target), which owns no C library")
    }
  }

  private func unfoundedPromises(in file: SourceFile) throws -> [Breach] {
    try file.matches(of: Self.promise).filter { !file.hasComment(atLine: $0.line) }.map {
      Breach(
        file: file.path, line: $0.line,
        problem: "'\($0.text)' without a reason; say in a comment above what it rests on")
    }
  }
}
