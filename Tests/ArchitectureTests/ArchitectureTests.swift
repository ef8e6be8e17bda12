import Testing

/// The package as it stands keeps its own rules.
@Suite struct ArchitectureTests {
  private let table: ImportTable
  private let files: [SourceFile]

  init() throws {
    table = try PackageTree.importTable()
    files = try PackageTree.swiftFiles()
    try #require(table.rows.count >= 20 && files.count >= 400)
  }

  @Test("the table of allowed imports is sound")
  func tableIsSound() {
    let breaches = TableRule().breaches(in: table)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("the table lists exactly the targets on disk")
  func tableListsTheTargetsThereAre() throws {
    let targets = try PackageTree.targets()
    #expect(targets.subtracting(table.targets).sorted() == [], "on disk, not in the table")
    #expect(table.targets.subtracting(targets).sorted() == [], "in the table, not on disk")
  }

  @Test("every import of the sources is one that the table allows")
  func importsAreAllowed() throws {
    let breaches = try files.flatMap(ImportRule(table: table).breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("every import that the table allows is used")
  func tableAllowsNoMoreThanIsUsed() throws {
    let unused = try ImportRule(table: table).unusedPermissions(in: files)
    #expect(unused == [], "allowed and not used; take them out of allowed-imports.txt")
  }

  @Test("unsafe code stays with the owners of C libraries, and promises give their reason")
  func unsafetyStaysWithItsOwners() throws {
    let breaches = try files.flatMap(SafetyRule(table).breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("only the printer of the program prints, and only the reporter of tests reports")
  func oneFilePrints() throws {
    let breaches = try files.flatMap(PrintingRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("libraries read neither environment, clock nor locale")
  func librariesTakeTheWorldAsValues() throws {
    let breaches = try files.flatMap(PurityRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("few files ask Foundation for words of a locale, since packages leave out most of its data")
  func fewAskForLocaleData() throws {
    let breaches = try files.flatMap(LocaleDataRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("files are opened in one module alone")
  func oneModuleOpensFiles() throws {
    let breaches = try files.flatMap(FileAccessRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("no source unwraps, casts or tries by force")
  func nothingUnwrapsByForce() throws {
    let breaches = try files.flatMap(TrapRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("a rule's name is written where the rule declares it, and nowhere else")
  func ruleNamesAreWrittenOnce() throws {
    let breaches = files.flatMap(RuleNameRule(names: RuleNameRule.names(in: files)).breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  @Test("no source file is longer than the limit of lines")
  func filesStayShort() throws {
    let sources = try PackageTree.allSources()
    #expect(sources.count >= 700)
    let breaches = sources.flatMap(LengthRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }
}
