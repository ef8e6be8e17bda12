/// A type that the program declares or extends, merged over its extensions.
package struct TypeEntry: Sendable, Hashable {
  /// The full name, with the types around it: `Settings.Row`.
  package let name: String
  /// `struct`, `class`, `enum`, `actor`, `protocol`; empty for a type of elsewhere that the program only extends.
  package internal(set) var keyword = ""
  /// The declaration and the extensions.
  package internal(set) var declarations: [NodeReference] = []
  /// The full names of what it inherits from and conforms to, in the order of the source.
  package internal(set) var inherited: [String] = []
  /// The names of its members, with the declarations of each; `init` and `subscript` are names too.
  package internal(set) var members: [String: [NodeReference]] = [:]
  /// The cases of an enum, in the order of the source.
  package internal(set) var cases: [NodeReference] = []
  /// The stored properties without `static`, in the order of the source: the parameters of the initializer that the
  /// compiler makes.
  package internal(set) var storedProperties: [NodeReference] = []

  /// A type of which nothing else is known so far.
  init(name: String) {
    self.name = name
  }

  /// Whether values of the type are shared by reference.
  package var isReferenceType: Bool { keyword == "class" || keyword == "actor" }
  /// The last part of the name.
  package var simpleName: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
