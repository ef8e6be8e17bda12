#if Source
  import OversetSource
  import Testing

  /// Swift text in which `show(…)` draws a text and `showKey(…)` draws a literal as a key, with the keys that
  /// reach them.
  struct EvaluationCase: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [String]
    let source: String
    let keys: [String: [String]]

    init(
      _ name: String, _ expected: [String], keys: [String: [String]] = Self.letters,
      _ source: String
    ) {
      self.name = name
      self.expected = expected
      self.source = source
      self.keys = keys
    }

    var testDescription: String { name }

    /// Keys of one letter, and some with placeholders.
    static let letters = [
      "Localizable": ["a", "b", "c", "d", "e", "f", "%lld items", "Hello %@", "Hello %1$@, %2$lld"]
    ]
  }
#endif
