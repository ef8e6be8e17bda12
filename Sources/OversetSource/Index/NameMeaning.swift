/// What a name stands for where it is mentioned.
package enum NameMeaning: Sendable, Hashable {
  /// A variable, parameter, pattern or function inside a function.
  case local(NodeReference)
  /// A parameter of a closure that has no name: `$0`.
  case shorthand(closure: NodeReference, number: Int)
  /// Members of a type around the place, with one name.
  case members([NodeReference])
  /// Functions or variables of files.
  case globals([NodeReference])
  /// A type, by its full name, declared by the program or not.
  case type(String)
  /// `self` or `super`.
  case selfValue
  /// Nothing that the program declares.
  case unknown
}
