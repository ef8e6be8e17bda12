/// The type of an expression, as far as annotations and plain rules tell it. Optionals, bindings and the like stand
/// for what they wrap: for the question which texts an expression can have, that is the same.
package struct StaticType: Sendable, Hashable {
  /// The full name of a type of the program, or the name as written of any other; `Array`, `Dictionary`, `->` of
  /// functions, `()` of tuples, `Type` of a type itself, `<T>` of a generic parameter.
  package let name: String
  /// The types between angle brackets; of a function the parameters and last the result; of a generic parameter what
  /// it must be, if that is said.
  package let arguments: [StaticType]

  package init(_ name: String, _ arguments: [StaticType] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// A generic parameter, by its name.
  init(parameter: String, _ constraints: [StaticType] = []) {
    self.init("<\(parameter)>", constraints)
  }

  /// The name of a generic parameter; nil for any other type.
  var parameterName: String? { name.hasPrefix("<") ? String(name.dropFirst().dropLast()) : nil }

  /// Whether a generic parameter is part of it.
  var namesParameters: Bool {
    name.hasPrefix("<") || arguments.contains { $0.namesParameters }
  }

  /// The type itself; of a generic parameter what it must be, nil if that is not said.
  var erased: StaticType? { name.hasPrefix("<") ? arguments.first : self }

  /// The type that a type itself, as a value, stands for.
  var instance: StaticType? { name == "Type" ? arguments.first : nil }

  /// The type of what a list holds.
  package var element: StaticType? {
    switch name {
    case "Dictionary": StaticType("()", arguments)
    case let list where Self.lists.contains(list): arguments.first
    default: nil
    }
  }

  /// The type of what a function gives.
  var result: StaticType? { name == "->" ? arguments.last : nil }

  static let lists: Set = [
    "Array", "Set", "ArraySlice", "ContiguousArray", "Slice", "OrderedSet", "IdentifiedArrayOf",
    "IdentifiedArray", "NonEmpty", "Sequence", "Collection", "AnySequence", "Results",
    "NSOrderedSet",
  ]

  /// Types that stand for what is inside them.
  static let wrappers: Set = [
    "Optional", "Binding", "State", "Published", "ObservedObject", "StateObject", "Bindable",
    "Just",
    "CurrentValueSubject", "PassthroughSubject", "AnyPublisher", "Published.Publisher", "Driver",
    "Observable", "BehaviorRelay", "PublishRelay", "Result", "Task", "Weak", "FocusState.Binding",
    "AppStorage", "EnvironmentObject", "Lazy", "LocalizedStringResource?",
  ]
}
