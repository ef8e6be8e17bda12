import OversetVocabulary

/// A call that may keep inline snapshots in its closures: those that end its arguments, and those that
/// trail it.
struct InlineCall {
  /// A closure of the call.
  struct Slot {
    /// Its label; nil for the first that trails, and for an argument without one.
    var label: String?
    /// Its place in the file; nil for one that will be added.
    let origin: Origin?
    /// The snapshot to write into it; nil if it stays as it is.
    var value: String?
  }

  /// Where a closure stands in the file, in bytes.
  struct Origin {
    /// Where what precedes it ends: an argument, or a parenthesis, or another closure.
    let precedingEnd: Int
    /// From its label, where it has one, to its closing brace.
    let range: Range<Int>
    /// The label alone, without its colon.
    let label: Range<Int>?
    /// The closure alone.
    let closure: Range<Int>
    /// The string literal that is all of it; nil if it is something else.
    let literal: Literal?
    /// Whether it stands within the call's parentheses.
    let isArgument: Bool
  }

  /// A string literal without interpolation.
  struct Literal {
    let range: Range<Int>
    let value: String
  }

  /// Where the compiler says the call is: its parenthesis, or the brace of a call without one.
  let place: Int
  /// Where a first closure that trails would stand.
  let end: Int
  /// Labels of arguments that are no closures.
  let otherLabels: Set<String>
  /// The closures in their order, with what is recorded.
  private(set) var slots: [Slot]
  /// What the closures in the file are, whatever is recorded.
  let origins: [Origin]
  /// What has been recorded, by label; nil for a closure that was taken away.
  private var recorded: [String: String?] = [:]

  init(place: Int, end: Int, otherLabels: Set<String>, closures: [(label: String?, Origin)]) {
    self.place = place
    self.end = end
    self.otherLabels = otherLabels
    slots = closures.map { Slot(label: $0.label, origin: $0.1) }
    origins = closures.map(\.1)
  }

  /// Notes that a closure shall hold another text.
  ///
  /// - Parameters:
  ///   - value: The new text; nil takes the closure away.
  ///   - expected: What the closure returned; nil if there was none.
  ///   - descriptor: Which closure it is.
  mutating func record(
    _ value: String?, over expected: String?, as descriptor: InlineSnapshotSyntaxDescriptor
  ) throws(Diagnostic) {
    let label = descriptor.trailingClosureLabel
    if let before = recorded[label] {
      guard before.map({ Array($0.utf8) }) == value.map({ Array($0.utf8) }) else {
        throw Diagnostic(
          .data, problem: "this call has already recorded another value in this run",
          remedy: "use one call for each value; in a parameterized test or a loop, use"
            + " assertSnapshot with `named:`; in a helper function, pass fileID, file, line and column on"
        )
      }
      return
    }
    if let expected {
      let index = try index(of: descriptor, holding: expected)
      if let value {
        slots[index].value = value
        if slots[index].label != nil { slots[index].label = label }
      } else {
        slots.remove(at: index)
      }
    } else if let value {
      slots.insert(Slot(label: label, origin: nil, value: value), at: try place(for: descriptor))
    }
    recorded[label] = .some(value)
  }

  /// The closure that a descriptor speaks of, which must hold what the test saw.
  private func index(
    of descriptor: InlineSnapshotSyntaxDescriptor, holding expected: String
  ) throws(Diagnostic) -> Int {
    let offset = descriptor.trailingClosureOffset
    let byLabel = slots.firstIndex { $0.label.map(descriptor.allows) == true }
    let byPlace = slots.indices.contains(offset) && slots[offset].label == nil ? offset : nil
    guard let index = byLabel ?? byPlace, let origin = slots[index].origin else {
      throw Diagnostic(
        .data,
        problem: "the call has no closure '\(descriptor.trailingClosureLabel)' to write to",
        remedy: "build again; in a helper function, pass fileID, file, line and column on")
    }
    guard let literal = origin.literal else {
      throw Diagnostic(
        .data,
        problem: "the closure contains more than a single string literal without interpolation",
        remedy: "change it by hand, or remove the closure and run again")
    }
    guard literal.value.utf8.elementsEqual(expected.utf8) else {
      throw .changed("the closure contains different text")
    }
    return index
  }

  /// The place where a closure will be added.
  private func place(
    for descriptor: InlineSnapshotSyntaxDescriptor
  ) throws(Diagnostic) -> Int {
    let label = descriptor.trailingClosureLabel
    if let other = otherLabels.first(where: descriptor.allows) {
      throw Diagnostic(
        .data, problem: "the argument '\(other):' is not a closure",
        remedy: "remove it and run again")
    }
    guard !slots.contains(where: { $0.label.map(descriptor.allows) == true }) else {
      throw .changed("the call has a closure '\(label)'")
    }
    let offset = descriptor.trailingClosureOffset
    guard offset >= 0, offset <= slots.count else {
      throw Diagnostic(
        .data,
        problem: "the closure '\(label)' would be number \(offset + 1) of the call, but there are"
          + " \(slots.count)",
        remedy: "use another `trailingClosureOffset`")
    }
    if offset < slots.count, let origin = slots[offset].origin,
      slots[offset].label == nil || origin.isArgument
    {
      throw Diagnostic(
        .data, problem: "another closure is in the place of '\(label)'",
        remedy: "write the closure by hand, or use another `trailingClosureOffset`")
    }
    return offset
  }
}
