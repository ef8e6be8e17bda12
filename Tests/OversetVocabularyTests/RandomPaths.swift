import OversetTestBasics

/// Short texts and paths of few letters, so that patterns meet them often.
enum RandomPaths {
  /// A text of up to `count` of these characters.
  static func text(
    of characters: String, upTo count: Int, using generator: inout SeededGenerator
  ) -> String {
    String(components(of: characters.map(String.init), upTo: count, using: &generator).joined())
  }

  /// A list of up to `count` of these names.
  static func components(
    of names: [String], upTo count: Int, using generator: inout SeededGenerator
  ) -> [String] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in
      names[Int.random(in: names.indices, using: &generator)]
    }
  }
}
