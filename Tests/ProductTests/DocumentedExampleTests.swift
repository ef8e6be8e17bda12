#if os(Linux)
  import Testing

  /// What the documentation shows can be pasted.
  @Suite struct DocumentedExampleTests {
    @Test("the blocks of Swift in the documentation are found")
    func findsBlocks() {
      #expect(DocumentedExample.all.count >= 14)
      #expect(Set(DocumentedExample.all.map(\.page)).count >= 8)
    }

    @Test("a block of Swift in the documentation compiles", arguments: DocumentedExample.all)
    func compiles(example: DocumentedExample) throws {
      #expect(try FixtureCompiler().errors(in: example) == [])
    }
  }
#endif
