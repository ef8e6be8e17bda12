/// The table of allowed imports is sound in itself.
struct TableRule {
  /// Modules that these targets alone may import, so that the rest can do without them.
  static let soleImporters: [String: Set<String>] = [
    "ArgumentParser": ["OversetCommand", "OversetService"],
    // It links libcurl and some 25 libraries.
    "FoundationNetworking": ["OversetTesting"],
    "CustomDump": ["SnapshotTestingCustomDump"],
    // Behind a trait.
    "AsyncHTTPClient": ["OversetCommand", "OversetService"],
    "CoreMetrics": ["OversetService"],
    "Crypto": ["OversetService"],
    "GRDB": ["OversetService"],
    "HTTPTypes": ["OversetService"],
    "Hummingbird": ["OversetService"],
    "HummingbirdCore": ["OversetService"],
    "JWTKit": ["OversetService"],
    "Logging": ["OversetService"],
    "NIOCore": ["OversetCommand", "OversetService"],
    "NIOHTTP1": ["OversetCommand", "OversetService"],
    "ServiceLifecycle": ["OversetService"],
    "UnixSignals": ["OversetService"],
    // Each behind a trait of its own.
    "SwiftParser": ["OversetInlineSource", "OversetSource"],
    "SwiftSyntax": ["OversetInlineSource", "OversetSource"],
    "Testing": ["OversetTesting"],
    "XCTest": ["OversetTesting"],
    "Yams": ["OversetConfig"],
  ]

  func breaches(in table: ImportTable) -> [Breach] {
    table.rows.flatMap { row in
      (problems(of: row, in: table)
        + row.imports.flatMap { problems(of: row, importing: $0, table) })
        .map { Breach(file: "allowed-imports.txt", line: row.line, problem: $0) }
    }
  }

  private func problems(of row: ImportTable.Row, in table: ImportTable) -> [String] {
    var problems: [String] = []
    if table.rows.count(where: { $0.target == row.target }) > 1 {
      problems.append("\(row.target) is listed twice")
    }
    let importers = table.importers(of: row.target)
    // Other C may rest on a C library; of Swift, one target sees it.
    let swiftImporters = importers.filter { !$0.hasPrefix("C") }
    if row.isC && (importers.isEmpty || swiftImporters.count > 1) {
      problems.append("\(row.target) must have one importer, and has \(importers)")
    }
    return problems
  }

  private func problems(
    of row: ImportTable.Row, importing module: String, _ table: ImportTable
  ) -> [String] {
    if let sole = Self.soleImporters[module], !sole.contains(row.target) {
      return ["\(module) belongs to \(sole.sorted().joined(separator: " and ")) alone"]
    }
    guard let imported = table.rows.first(where: { $0.target == module }) else {
      let isOurs = module.hasPrefix("Overset") || module.hasPrefix("COverset")
      return isOurs ? ["\(module) is no target of the table"] : []
    }
    if row.isC && imported.isC {
      return restsOn(row.target, imported, table)
        ? ["\(row.target) and \(module) form a cycle"] : []
    }
    return imported.layer < row.layer
      ? [] : ["\(row.target) (layer \(row.layer)) imports \(module) (layer \(imported.layer))"]
  }

  /// Whether a row rests on the target, at once or through other C targets. Between Swift targets
  /// the layers exclude a cycle; C targets share one.
  private func restsOn(
    _ target: String, _ row: ImportTable.Row, _ table: ImportTable, seen: Set<String> = []
  ) -> Bool {
    if row.target == target || row.imports.contains(target) { return true }
    let seen = seen.union([row.target])
    return table.rows
      .filter { row.imports.contains($0.target) && !seen.contains($0.target) }
      .contains { restsOn(target, $0, table, seen: seen) }
  }
}
