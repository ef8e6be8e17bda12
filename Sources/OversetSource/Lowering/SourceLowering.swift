#if Source
  package import OversetVocabulary
  import SwiftParser
  import SwiftSyntax

  /// Reads Swift into the nodes that the analysis walks.
  package enum SourceLowering {
    /// The tree of a file's text.
    ///
    /// Text that is not right Swift is read as far as it can be.
    ///
    /// - Parameter file: The path, as reports show it.
    /// - Throws: A text that is too large or too deeply nested to be read in bounded time and space.
    package static func tree(of text: String, file: String) throws(Diagnostic) -> SourceTree {
      let lines = SourceLines(text)
      try SourceLimits.check(lines, file: file)
      var parser = Parser(text, maximumNestingLevel: SourceLimits.nesting)
      let syntax = SourceFileSyntax.parse(from: &parser)
      var walk = LoweringWalk(lines: lines)
      try walk.lower(syntax, file: file)
      return SourceTree(
        file: file, nodes: walk.nodes, ignores: IgnoreComments.all(in: text))
    }
  }
#endif
