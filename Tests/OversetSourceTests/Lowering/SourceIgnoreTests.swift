#if Source
  import OversetSource
  import Testing

  /// The comments that ask to leave out a finding.
  struct SourceIgnoreTests {
    @Test(
      "a comment is read where it begins with the mark",
      arguments: [
        (
          "a // overset:ignore fixed-text It is a name",
          [SourceIgnore(1, "fixed-text", "It is a name")]
        ),
        ("\n  //overset:ignore rule\n", [SourceIgnore(2, "rule", "")]),
        (
          "/// overset:ignore\r\n// overset:ignore a  b c ",
          [SourceIgnore(1, "", ""), SourceIgnore(2, "a", "b c")]
        ),
        ("// see overset:ignore rule", []),
        ("// overset:ignored rule", []),
        ("\"overset:ignore rule\"", []),
      ] as [(String, [SourceIgnore])])
    func aCommentIsReadWhereItBeginsWithTheMark(source: String, ignores: [SourceIgnore]) throws {
      #expect(try SourceLowering.tree(of: source, file: "A.swift").ignores == ignores)
    }
  }

  extension SourceIgnore {
    fileprivate init(_ line: Int32, _ rule: String, _ reason: String) {
      self.init(line: line, rule: rule, reason: reason)
    }
  }
#endif
