#if Source
  import OversetVocabulary
  import SwiftSyntax

  /// The walk over a file's syntax that makes the nodes.
  ///
  /// Syntax waits on a stack of our own: chains and sequences may be as deep as a file is long.
  struct LoweringWalk {
    let lines: SourceLines
    private(set) var nodes: [SyntaxNode] = []
    /// The operators of all sequences met so far, folded.
    var folds: [OperatorFold] = []
    /// The links of all chains met so far that go on in an `#if`.
    var links: [PostfixLink] = []
    /// The children of the syntax that is being lowered, in the order of the source.
    private var found: [LoweringWork] = []
    /// Whether what is being lowered was lowered before, for another name of a tuple.
    var isCopy = false
    private var trivia = TriviaSkipping()

    init(lines: SourceLines) {
      self.lines = lines
    }

    /// Makes the nodes of a file.
    mutating func lower(_ syntax: SourceFileSyntax, file: String) throws(Diagnostic) {
      nodes.append(SyntaxNode(.file, role: .member, parent: -1, line: 1, column: 1))
      addCode(syntax.statements, of: 0)
      var stack = Array(found.reversed())
      found.removeAll(keepingCapacity: true)
      while let work = stack.popLast() {
        guard nodes.count < SourceLimits.nodes else { throw SourceLimits.tooManyNodes(in: file) }
        lower(work)
        stack.append(contentsOf: found.reversed())
        found.removeAll(keepingCapacity: true)
      }
    }

    private mutating func lower(_ work: LoweringWork) {
      isCopy = work.isCopy
      switch work.item {
      case .syntax(let syntax): lower(syntax, work)
      case .pattern(let expression): lowerPattern(expression, work)
      case .fold(let number): lowerFold(number, work)
      case .block(let code, let name, let offset):
        addCode(code, of: open(.block, work, name: name, at: offset))
      case .closureBody(let closure): lowerBody(of: closure, work)
      case .variable(let binding, let name, let path):
        lowerVariable(name, path: path, of: binding, work)
      case .part(let value, let path): lowerPart(path[...], of: value, work)
      case .text(let text, let offset): _ = open(.text, work, name: text, at: offset)
      }
    }

    private mutating func lower(_ syntax: Syntax, _ work: LoweringWork) {
      let choice = syntax.as(SyntaxEnum.self)
      let isLowered =
        lowerExpression(choice, work) || lowerStatement(choice, work)
        || lowerDeclaration(choice, work) || lowerPattern(choice, work)
        || lowerType(choice, work) || lowerPart(choice, work)
      if !isLowered { lowerUnknown(syntax, work) }
    }

    /// Goes on to what syntax without a kind of its own contains.
    private mutating func lowerUnknown(_ syntax: Syntax, _ work: LoweringWork) {
      let isNode =
        syntax.is(ExprSyntax.self) || syntax.is(StmtSyntax.self) || syntax.is(DeclSyntax.self)
      let parent = isNode ? open(.other, work, at: start(of: syntax)) : work.parent
      for child in syntax.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        add(child, isNode ? .operand : work.role, of: parent)
      }
    }

    // MARK: Making nodes

    /// Adds the node of a piece of work; its first token begins at an offset.
    ///
    /// - Returns: Its number.
    mutating func open(
      _ kind: SyntaxKind, _ work: LoweringWork, name: String = "", label: String? = nil,
      flags: SyntaxFlags = [], at offset: Int
    ) -> Int32 {
      self.open(
        kind, work.role, of: work.parent, name: name, label: label ?? work.label,
        flags: flags.union(work.flags), at: offset)
    }

    /// Adds a node; its first token begins at an offset.
    mutating func open(
      _ kind: SyntaxKind, _ role: SyntaxRole, of parent: Int32, name: String = "",
      label: String = "", flags: SyntaxFlags = [], at offset: Int
    ) -> Int32 {
      let place = lines.place(of: offset)
      nodes.append(
        SyntaxNode(
          kind, role: role, name: name, label: label, parent: parent, line: place.line,
          column: place.column, flags: flags))
      return Int32(nodes.count - 1)
    }

    /// Leaves syntax to be lowered as a child of a node.
    mutating func add(
      _ syntax: (some SyntaxProtocol)?, _ role: SyntaxRole, of parent: Int32, label: String = "",
      flags: SyntaxFlags = [], link: Int = -1, place: Int = -1
    ) {
      guard let syntax else { return }
      found.append(
        LoweringWork(
          item: .syntax(Syntax(syntax)), parent: parent, role: role, label: label, flags: flags,
          link: link, place: place, isCopy: isCopy))
    }

    /// Leaves work that is no syntax of its own to be done as a child of a node.
    mutating func add(
      item: LoweringWork.Item, _ role: SyntaxRole, of parent: Int32, label: String = "",
      flags: SyntaxFlags = []
    ) {
      found.append(
        LoweringWork(
          item: item, parent: parent, role: role, label: label, flags: flags, isCopy: isCopy))
    }

    /// Puts syntax in the place of what contains it and says nothing more.
    mutating func pass(_ syntax: some SyntaxProtocol, for work: LoweringWork) {
      found.append(
        LoweringWork(
          item: .syntax(Syntax(syntax)), parent: work.parent, role: work.role, label: work.label,
          flags: work.flags, link: work.link, place: work.place, isCopy: isCopy))
    }

    /// Puts other work in the place of this.
    mutating func pass(item: LoweringWork.Item, for work: LoweringWork) {
      found.append(
        LoweringWork(
          item: item, parent: work.parent, role: work.role, label: work.label, flags: work.flags,
          isCopy: isCopy))
    }

    /// Leaves the code of a block, or of a file, to be lowered.
    mutating func addCode(_ code: CodeBlockItemListSyntax, of parent: Int32) {
      let isFile = parent == 0
      for item in code {
        let isMember =
          isFile && (item.item.is(DeclSyntax.self) || item.item.is(MacroExpansionExprSyntax.self))
        add(item.item, isMember ? .member : .statement, of: parent)
      }
    }

    // MARK: Reading syntax

    /// The offset of the first token.
    mutating func start(of syntax: some SyntaxProtocol) -> Int {
      trivia.token(from: syntax.position.utf8Offset, in: lines.bytes)
    }

    /// The offset of a token.
    mutating func start(of token: TokenSyntax) -> Int {
      trivia.token(from: token.position.utf8Offset, in: lines.bytes)
    }

    /// A token's text without the marks that make a keyword a name.
    func text(_ token: TokenSyntax?) -> String {
      guard let text = token?.text else { return "" }
      return text.hasPrefix("`") ? text.filter { $0 != "`" } : text
    }
  }
#endif
