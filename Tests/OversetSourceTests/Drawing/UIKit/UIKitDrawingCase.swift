#if Source
  import OversetSource

  /// A piece of UIKit code, and what becomes of the literals in it.
  struct UIKitDrawingCase: DrawnCase {
    let name: String
    let source: String
    let expected: [String: String]
    /// Whether other code makes the classes of a source that has some.
    let isUsed: Bool

    init(
      _ name: String, _ source: String, _ expected: [String: String], isUsed: Bool = true
    ) {
      self.name = name
      self.source = source
      self.expected = expected
      self.isUsed = isUsed
    }

    /// Code that names the classes of the source.
    private var uses: String {
      let classes = source.matches(of: #/class ([A-Z][A-Za-z0-9]*)/#).map { "\($0.1).self" }
      return isUsed && !classes.isEmpty ? "\nlet used = [\(classes.joined(separator: ", "))]" : ""
    }

    var file: String {
      let isWhole =
        source.contains("class ") || source.contains("struct ") || source.contains("enum ")
      return isWhole
        ? source + uses
        : "class Screen: UIViewController { override func viewDidLoad() {\n\(source)\n} }"
    }

    func reader(_ index: ProgramIndex) -> any DrawingReader { UIKitReader(index: index) }

    /// The literals that an expression is, or that are called something on, or stand in a list.
    func literals(_ node: NodeReference, _ index: ProgramIndex) -> [String] {
      switch index[node].kind {
      case .string: [index[node].name]
      case .array: index.children(of: node, .element).flatMap { literals($0, index) }
      case .call: index.children(of: node, .callee).flatMap { literals($0, index) }
      case .member: index.children(of: node, .base).flatMap { literals($0, index) }
      case .ternary, .binary: index.children(of: node).flatMap { literals($0, index) }
      default: []
      }
    }
  }
#endif
