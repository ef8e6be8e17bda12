import Testing

/// A case of a parameterized test: what tells it from the test's other cases.
struct TestCase: Equatable {
  /// The arguments, as people read them.
  let description: String
  /// The arguments in coded form, and which of several cases with equal ones it is.
  let identity: [String]
}

extension TestCase {
  /// The case that runs now; nil outside of a parameterized test.
  static var current: TestCase? {
    Test.Case.current.flatMap { $0.isParameterized ? TestCase($0) : nil }
  }

  /// Reads the arguments of a case, and which of several with equal arguments it is.
  ///
  /// Swift Testing shows both to its own tools alone; to others a case is what a mirror shows of it. Nil
  /// where another release keeps them elsewhere: its cases are then not told apart.
  init?(_ testCase: Test.Case) {
    let mirror = Mirror(reflecting: testCase)
    let path = ("_kind", "parameterized")
    guard let arguments = mirror.descendant(path.0, path.1, "arguments") as? [Any],
      let number = mirror.descendant(path.0, path.1, "discriminator") as? Int
    else { return nil }
    let mirrors = arguments.map { Mirror(reflecting: $0) }
    let values = mirrors.compactMap { $0.descendant("value") }
    guard values.count == arguments.count else { return nil }
    let words = values.map { String(describingForTest: $0) }
    // The value's own words may be the same for others: the identifier is made of its coded form.
    identity =
      zip(mirrors, words).map { mirror, word in
        mirror.descendant("id").map { "\($0)" } ?? word
      } + ["\(number)"]
    description =
      "(\(words.joined(separator: ", ")))" + (number > 0 ? " no. \(number + 1)" : "")
  }
}
