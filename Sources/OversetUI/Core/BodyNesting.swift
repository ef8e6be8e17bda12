import Synchronization

/// Finds a view whose body shows the view again without end, before the stack of the program does.
///
/// Sendable because a geometry reader's content is evaluated while the view is laid out.
final class BodyNesting: Sendable {
  /// How many bodies may stand inside each other. Views of public apps nest a few dozen; at twice this limit the
  /// stack of a debug build ends.
  static let limit = 200

  private let found = Mutex<String?>(nil)

  /// The name of the first view found; nil if there is none.
  var endlessView: String? { found.withLock { $0 } }

  /// Whether a body may be evaluated that is `depth` bodies deep. Once one was too deep none may: two views in each
  /// body would else be a number of views with sixty digits.
  func mayEvaluate<Content>(_ type: Content.Type, depth: Int) -> Bool {
    found.withLock { found in
      if found == nil, depth > BodyNesting.limit { found = "\(type)" }
      return found == nil
    }
  }
}
