/// The table in `allowed-imports.txt`: which target stands in which layer and may import what.
struct ImportTable {
  /// One line of the table.
  struct Row {
    let layer: Int
    let target: String
    let imports: [String]
    /// The line in the file, counted from 1.
    let line: Int

    /// Whether the target is written in C or is a system library.
    var isC: Bool { target.hasPrefix("COverset") }
  }

  /// Why a table could not be read.
  struct ReadError: Error, CustomStringConvertible {
    let line: Int
    let text: String

    var description: String {
      "allowed-imports.txt:\(line): cannot read '\(text)'; write LAYER TARGET: IMPORTS"
    }
  }

  let rows: [Row]

  init(_ text: String) throws(ReadError) {
    var rows: [Row] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      rows.append(try Self.row(String(line), at: index + 1))
    }
    self.rows = rows
  }

  private static func row(_ text: String, at line: Int) throws(ReadError) -> Row {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false)
    let head = sides[0].split(separator: " ")
    guard sides.count == 2, head.count == 2, let layer = Int(head[0]) else {
      throw ReadError(line: line, text: text)
    }
    return Row(
      layer: layer, target: String(head[1]),
      imports: sides[1].split(separator: " ").map(String.init), line: line)
  }

  /// The targets' names.
  var targets: Set<String> { Set(rows.map(\.target)) }

  /// What a target may import, Foundation included; nil for an unknown target.
  func allowedImports(of target: String) -> Set<String>? {
    rows.first { $0.target == target }.map { Set($0.imports + ["Foundation"]) }
  }

  /// The targets that may import the module.
  func importers(of module: String) -> [String] {
    rows.filter { $0.imports.contains(module) }.map(\.target)
  }

  /// The Swift targets that own a C library: those that may import a C target.
  var ownersOfC: Set<String> {
    let cTargets = rows.filter(\.isC).map(\.target)
    return Set(cTargets.flatMap(importers)).subtracting(cTargets)
  }
}
