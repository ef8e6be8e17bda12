/// A value that an expression can have.
enum Value: Hashable {
  /// A text that is not localized, or a key on its way to a lookup. What is not known of it is `ValueStore.gap`.
  case text(String, origin: NodeReference)
  /// What a lookup gives.
  case localized(key: String, table: String?, origin: NodeReference)
  /// A value of a type, made by a construction in a frame.
  case object(type: String, construction: NodeReference, frame: FrameID)
  /// Some value of a type; what it holds is what any value of the type holds.
  case instance(type: String)
  /// A case of an enum; its payload is what the construction's arguments are in the frame.
  case enumCase(type: String, name: String, construction: NodeReference, frame: FrameID)
  case closure(NodeReference, frame: FrameID)
  /// A function as a value, with what it is a method of.
  case function(NodeReference, of: SetID)
  case type(String)
  case list(SetID)
  case dictionary(keys: SetID, values: SetID)
  case tuple(labels: [String], values: [SetID])
  case keyPath(String)
}

/// The number of an interned set of values.
struct SetID: Hashable {
  let number: Int32
  /// No value is known.
  static let empty = SetID(number: 0)
}

/// The number of an interned frame.
struct FrameID: Hashable {
  let number: Int32
  /// Nothing is bound: every parameter and `self` is whatever it can be in the program.
  static let unbound = FrameID(number: 0)
}

/// The number of an interned path.
struct PathID: Hashable, Comparable {
  let number: Int32
  static let empty = PathID(number: 0)
  static func < (left: PathID, right: PathID) -> Bool { left.number < right.number }
}

/// A value with the calls and uses through which it came.
struct TracedValue: Hashable, Comparable {
  /// The number of the interned value.
  let value: Int32
  let path: PathID

  func hash(into hasher: inout Hasher) {
    hasher.combine(
      UInt64(UInt32(bitPattern: value)) << 32 | UInt64(UInt32(bitPattern: path.number)))
  }

  static func < (left: TracedValue, right: TracedValue) -> Bool {
    left.value == right.value ? left.path < right.path : left.value < right.value
  }
}

/// What the parameters of a function or closure are in one of its calls.
struct Frame: Hashable {
  /// What is bound.
  enum Name: Hashable {
    case parameter(NodeReference)
    case shorthand(Int)
  }

  struct Binding: Hashable {
    let name: Name
    let values: SetID
  }

  /// The function, closure or variable with a getter.
  let scope: NodeReference
  /// The frame of the function around a closure.
  let parent: FrameID
  /// What `self` is; nil if that is not bound.
  let selfValues: SetID?
  let bindings: [Binding]
}
