/// A declaration, statement or expression of a file.
package struct SyntaxNode: Sendable, Hashable {
  /// What it is.
  package let kind: SyntaxKind
  /// What it is to its parent.
  package internal(set) var role: SyntaxRole
  /// The name or content; `SyntaxKind` says what it is for each kind.
  package let name: String
  /// The label of an argument, or the outer name of a parameter; empty for none and for `_`.
  package internal(set) var label: String
  /// The number of its parent; -1 for the file.
  package let parent: Int32
  /// The line, from 1.
  package let line: Int32
  /// The column in UTF-16 units, from 1.
  package let column: Int32
  /// What else is known of it.
  package let flags: SyntaxFlags
  /// Where its children stand in their list.
  var children: Range<Int32> = 0..<0

  /// A node without children so far.
  package init(
    _ kind: SyntaxKind, role: SyntaxRole, name: String = "", label: String = "", parent: Int32,
    line: Int, column: Int, flags: SyntaxFlags = []
  ) {
    self.kind = kind
    self.role = role
    self.name = name
    self.label = label
    self.parent = parent
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
    self.flags = flags
  }
}

/// What else is known of a node.
package struct SyntaxFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `static` or `class` before a member.
  package static let isStatic = SyntaxFlags(rawValue: 1)
  /// `let`.
  package static let isLet = SyntaxFlags(rawValue: 2)
  /// An argument that is a trailing closure.
  package static let isTrailing = SyntaxFlags(rawValue: 4)
  /// A member or call behind `?.`.
  package static let isOptional = SyntaxFlags(rawValue: 8)
  /// A string of several lines.
  package static let isMultiline = SyntaxFlags(rawValue: 16)
  /// `override`.
  package static let isOverride = SyntaxFlags(rawValue: 32)
  /// `private` or `fileprivate`.
  package static let isPrivate = SyntaxFlags(rawValue: 64)
  /// A parameter of any number of arguments.
  package static let isVariadic = SyntaxFlags(rawValue: 128)
}

/// The kinds of nodes. Each says what `name` is and which roles its children have.
package enum SyntaxKind: UInt8, Sendable, Hashable, CaseIterable {
  // Declarations

  /// A file. Children: `member` (declarations), `statement`.
  case file
  /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension`: the keyword is the label, the name is the type's own
  /// (of an extension the extended type's, `A.B` with dots). Children: `attribute`, `typeArgument` (a generic parameter, a
  /// typeName whose child `inherited` is what it must be), `inherited` (typeName), `condition` (the types that `where`
  /// names), `member`.
  case type
  /// A function; `init` and `subscript` are the names of those. Children: `attribute`, `typeArgument` (as of a type),
  /// `parameter`, `result` (typeName), `condition` (as of a type), `body` (block).
  case function
  /// A parameter of a function, a closure or an enum's case: its inner name; the label is the outer one. Children: `attribute`,
  /// `type`, `value` (the default).
  case parameter
  /// A variable or constant, one for each name that is bound; of the names of a tuple each has its own part of the
  /// value, as a member `0`, `1` where the tuple is not written out. What a closure captures under a name is a constant
  /// before the closure's statements. Children: `attribute`, `type`, `value`, `getter` (block),
  /// `setter` (block: `set`, `willSet`, `didSet`; the keyword is its name).
  case variable
  /// One case of an enum. Children: `parameter` (payload), `value` (raw value).
  case enumCase
  /// An attribute, without `@`. Children: `argument`.
  case attribute
  /// Another name for a type. Children: `type`, `condition` (as of a type).
  case typeAlias
  /// A type as it is written: `Array` for `[T]`, `Dictionary`, `Optional` for `T?` and `T!`, `->` for functions, `()` for tuples,
  /// without `some`, `any`, `inout` and attributes; `A.B` with dots, `A.Type`, `&` for `A & B`.
  /// Children: `typeArgument` (of `->` the parameters), `result` (of `->`), `inherited` (of a generic parameter what
  /// it must be).
  case typeName

  // Statements

  /// `{ … }`. Children: `statement`, in order, declarations among them.
  case block
  /// `if`, as a statement or a value. Children: `condition`, `then` (block), `otherwise` (block or ifElse).
  case ifElse
  /// `guard`. Children: `condition`, `otherwise` (block).
  case guardElse
  /// `switch`, as a statement or a value. Children: `subject`, `branch` (switchCase).
  case switchCases
  /// A case of a `switch`. Children: `pattern` (none for `default`), `condition` (where), `body` (block).
  case switchCase
  /// `for … in`. Children: `pattern`, `sequence`, `condition` (where), `body`.
  case forLoop
  /// `while`, `repeat`, `do`, `defer`, `catch`: the word. Children: `condition`, `body` (a block; of `do` also each `catch`,
  /// whose conditions are patternMatch).
  case blockStatement
  /// `return`. Children: `value`.
  case returnValue
  /// `throw`. Children: `value`.
  case throwValue
  /// `if let name = value` and its like, as a condition. Children: `pattern`, `type`, `value`; without a value it is that of the
  /// same name.
  case optionalBinding
  /// `case pattern = value` as a condition, or what a `catch` matches. Children: `pattern`, `value`, `condition` (where).
  case patternMatch

  // Patterns

  /// A name that a pattern binds; `_` binds nothing. Children: `type`, of `let name as Type`.
  case patternName
  /// `.name(…)` or `Type.name(…)` of an enum: the case's name. Children: `pattern`, with labels.
  case patternCase
  /// `(a, b)`. Children: `pattern`.
  case patternTuple
  /// A value that must be equal. Children: `value`.
  case patternValue

  // Expressions

  /// A string: its content if nothing is interpolated. Children: `segment` (text or interpolation) if something is.
  case string
  /// Part of a string with interpolations.
  case text
  /// `\(…)`. Children: `argument`.
  case interpolation
  /// A whole number, as written without `_`.
  case integer
  /// A number with a fraction, as written without `_`.
  case float
  /// `true` or `false`.
  case boolean
  /// `nil`.
  case none
  /// A name: a variable, function or type, `self`, `Self`, `super`, `$0`, `$name`. Children: `typeArgument`.
  case name
  /// `base.name`; `.name` has no base. Children: `base`, `typeArgument`.
  case member
  /// A call. Children: `callee`, `argument` with labels; trailing closures are arguments too, in order, the first without a label.
  case call
  /// `base[…]`. Children: `base`, `argument`.
  case subscriptCall
  /// `{ … }` as a value. Children: `parameter`, `body` (block).
  case closure
  /// `condition ? then : otherwise`. Children have these roles.
  case ternary
  /// An operator between two values, assignments among them: its spelling. Children: `left`, `right`.
  case binary
  /// An operator before or behind a value: its spelling. `!` and `?` behind a value, `try`, `await` and `&` are left out.
  /// Children: `operand`.
  case unary
  /// `as`, `as?`, `as!`, `is`: the word. Children: `operand`, `type`.
  case cast
  /// `[…]`. Children: `element`.
  case array
  /// `[key: value]`. Children: `key` and `value` in turn.
  case dictionary
  /// `(…)` of several values or one with a label. Children: `argument` with labels.
  case tuple
  /// `\Type.path`: the path with dots, without the type. Children: `type`, `argument` (of subscripts).
  case keyPath
  /// `#name(…)`, as a value or a declaration. Children: `argument`.
  case macro
  /// Anything else; `break`, `continue` and `fallthrough` are named. Children: `operand`.
  case other
}

/// What a node is to its parent.
package enum SyntaxRole: UInt8, Sendable, Hashable, CaseIterable {
  case member, inherited, attribute, parameter, type, result, value, getter, setter, body
  case statement, condition, then, otherwise, subject, branch, pattern, sequence
  case callee, base, argument, segment, element, key, left, right, operand, typeArgument
}
