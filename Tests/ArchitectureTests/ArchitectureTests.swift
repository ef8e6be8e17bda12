import Testing

/// The package as it stands keeps its own rules.
@Suite struct ArchitectureTests {
  private let table: ImportTable
  private let files: [SourceFile]

  init() throws {
    table = try PackageTree.importTable()
    files = try PackageTree.swiftFiles()
    try #require(!table.rows.isEmpty && !files.isEmpty)
  }

  @Test func tableIsSound() {
    let breaches = TableRule().breaches(in: table)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test func tableListsTheTargetsThereAre() throws {
    let targets = try PackageTree.targets()
    #expect(targets.subtracting(table.targets).sorted() == [], "on disk, not in the table")
    #expect(table.targets.subtracting(targets).sorted() == [], "in the table, not on disk")
  }

  @Test func importsAreAllowed() throws {
    let breaches = try files.flatMap(ImportRule(table: table).breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test func tableAllowsNoMoreThanIsUsed() throws {
    let unused = try ImportRule(table: table).unusedPermissions(in: files)
    #expect(unused == [], "allowed and not used; take them out of allowed-imports.txt")
  }

  @Test func unsafetyStaysWithItsOwners() throws {
    let breaches = try files.flatMap(SafetyRule(table).breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test func librariesTakeTheWorldAsValues() throws {
    let breaches = try files.flatMap(PurityRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test func nothingUnwrapsByForce() throws {
    let breaches = try files.flatMap(TrapRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test func ruleNamesAreWrittenOnce() throws {
    let breaches = files.flatMap(RuleNameRule(names: RuleNameRule.names(in: files)).breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test func filesStayShort() throws {
    let breaches = try PackageTree.allSources().flatMap(LengthRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }
}
