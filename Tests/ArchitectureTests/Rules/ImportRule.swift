/// A target imports only what the table allows it.
struct ImportRule {
  let table: ImportTable

  /// An import with its attributes, access level and kind; the group is the module.
  /// Both branches of an `#if` count.
  private static let statement =
    #"(?:^|;)[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*"#
    + #"(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"#
    + #"(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?`?(\w+)"#

  /// The modules a file imports, with their lines. Of `import struct A.B` that is `A`.
  static func imports(in file: SourceFile) throws -> [(line: Int, module: String)] {
    try file.matches(of: statement).map { ($0.line, $0.text) }
  }

  func breaches(in file: SourceFile) throws -> [Breach] {
    guard let allowed = table.allowedImports(of: file.target) else { return [] }
    return try Self.imports(in: file).filter { !allowed.contains($0.module) }.map {
      Breach(
        file: file.path, line: $0.line,
        problem: "\(file.target) may not import \($0.module); see allowed-imports.txt")
    }
  }

  /// Imports that the table allows and none of the files uses, as `TARGET: MODULE`.
  func unusedPermissions(in files: [SourceFile]) throws -> [String] {
    var used: [String: Set<String>] = [:]
    for file in files {
      used[file.target, default: []].formUnion(try Self.imports(in: file).map(\.module))
    }
    return table.rows.filter { !$0.isC }.flatMap { row in
      row.imports.filter { !used[row.target, default: []].contains($0) }
        .map { "\(row.target): \($0)" }
    }
  }
}
