import OversetAppSource
import OversetSource
import OversetVocabulary

extension FuzzedReader {
  /// What an app's folder holds: storyboards, and Swift where the package is built with swift-syntax.
  static let appSourceReaders: [FuzzedReader] =
    [FuzzedReader("interface") { input throws(Breach) in try InterfaceProperties(input).hold() }]
    + swiftReaders

  #if Source
    private static let swiftReaders: [FuzzedReader] = [
      FuzzedReader("swift") { input throws(Breach) in try LoweringProperties(input).hold() }
    ]
  #else
    private static let swiftReaders: [FuzzedReader] = []
  #endif
}

/// What holds of the reading of a storyboard.
private struct InterfaceProperties {
  private let input: FuzzInput
  private let lines: InputLines

  init(_ input: FuzzInput) {
    self.input = input
    lines = InputLines(input.bytes, ends: .plain)
  }

  func hold() throws(Breach) {
    let file = "Main.storyboard"
    let (document, errors) = InterfaceReader.read(input.bytes, file: file)
    for error in errors { try lines.contain(error) }
    for (index, object) in document.objects.enumerated() {
      try lines.contain(TextPosition(line: object.line, column: object.column), object.element)
      try require(object.parent.map { $0 < index } ?? true, "an object stands before its parent")
      for child in document.children(of: index) {
        try require(document.objects[child].parent == index, "a child has another parent")
      }
    }
  }
}

#if Source
  /// What holds of the tree of a Swift source.
  private struct LoweringProperties {
    private let input: FuzzInput

    init(_ input: FuzzInput) { self.input = input }

    func hold() throws(Breach) {
      guard let tree = try tree() else { return }
      try require(try self.tree() == tree, "a source has two trees")
      try require(tree.nodes.first?.parent == -1, "the first node is not the file")
      for (number, node) in tree.nodes.enumerated().dropFirst() {
        try require(
          node.parent >= 0 && node.parent < Int32(clamping: number),
          "node \(number) stands before its parent")
        try require(
          tree.children(of: node.parent).contains(Int32(clamping: number)),
          "a parent does not know node \(number)")
        try require(node.line >= 1 && node.column >= 1, "node \(number) has no place")
      }
    }

    private func tree() throws(Breach) -> SourceTree? {
      try input.accepted(by: .plain) { () throws(Diagnostic) in
        try SourceLowering.tree(of: input.text, file: "View.swift")
      }
    }
  }
#endif
