import Testing

/// The table is read as written, and an unsound one is found.
@Suite struct ImportTableTests {
  @Test("rows are read with layer, target, imports and line")
  func readsRows() throws {
    let table = try ImportTable("# a comment\n\n0 COversetA:\n1 OversetB: COversetA Yams\n")
    #expect(table.rows.map(\.target) == ["COversetA", "OversetB"])
    #expect(table.rows.map(\.layer) == [0, 1])
    #expect(table.rows.map(\.line) == [3, 4])
    #expect(table.allowedImports(of: "OversetB") == ["COversetA", "Foundation", "Yams"])
    #expect(table.allowedImports(of: "OversetC") == nil)
    #expect(table.ownersOfC == ["OversetB"])
  }

  @Test(
    "a line that does not follow the format is refused",
    arguments: [
      "OversetA: B", "x OversetA: B", "1 OversetA", "1 OversetA: B: C", "1 Two Names:",
    ])
  func refusesALineItCannotRead(_ line: String) {
    #expect(throws: ImportTable.ReadError.self) { try ImportTable("# comment\n" + line) }
  }

  @Test("a read error names the file and the line")
  func errorNamesTheLine() {
    let error = #expect(throws: ImportTable.ReadError.self) { try ImportTable("# comment\nnone") }
    #expect(error?.description.hasPrefix("allowed-imports.txt:2: cannot read 'none'") == true)
  }

  @Test(
    "a sound table has no breach",
    arguments: [
      "1 OversetA: Yaml\n2 OversetB: OversetA",
      "0 COversetA:\n1 OversetB: COversetA",
      "0 COversetFlags:\n0 COversetA: COversetFlags\n1 OversetB: COversetA",
      "8 OversetCommand: ArgumentParser",
    ])
  func acceptsASoundTable(_ text: String) throws {
    #expect(TableRule().breaches(in: try ImportTable(text)) == [])
  }

  @Test(
    "an arrow up, a duplicate, a cycle or a misplaced import is a breach",
    arguments: [
      ("1 OversetA: OversetB\n2 OversetB:", "OversetA (layer 1) imports OversetB (layer 2)"),
      ("1 OversetA: OversetB\n1 OversetB:", "OversetA (layer 1) imports OversetB (layer 1)"),
      ("1 OversetA: OversetA", "OversetA (layer 1) imports OversetA (layer 1)"),
      ("1 OversetA:\n2 OversetA:", "OversetA is listed twice"),
      ("1 OversetA: OversetMissing", "OversetMissing is no target of the table"),
      ("0 COversetA:", "COversetA must have one importer, and has []"),
      (
        "0 COversetA:\n1 OversetB: COversetA\n1 OversetC: COversetA",
        #"COversetA must have one importer, and has ["OversetB", "OversetC"]"#
      ),
      ("0 COversetA: COversetB\n0 COversetB: COversetA", "COversetA and COversetB form a cycle"),
      (
        "0 COversetA: COversetB\n0 COversetB: COversetC\n0 COversetC: COversetA",
        "COversetB and COversetC form a cycle"
      ),
      (
        "1 OversetA: ArgumentParser",
        "ArgumentParser belongs to OversetCommand and OversetService alone"
      ),
      (
        "1 OversetA: FoundationNetworking",
        "FoundationNetworking belongs to OversetTesting alone"
      ),
      ("1 OversetA: CustomDump", "CustomDump belongs to SnapshotTestingCustomDump alone"),
      ("1 OversetA: Testing", "Testing belongs to OversetTesting alone"),
      ("2 OversetA: Yams", "Yams belongs to OversetConfig alone"),
    ])
  func findsABreach(_ text: String, problem: String) throws {
    let problems = TableRule().breaches(in: try ImportTable(text)).map(\.problem)
    #expect(problems.contains(problem))
  }
}
