/// A step of the search for previews that runs code of the app.
///
/// Every process of the same program gives a step the same name: what failed in one is left out in the next. The names
/// that the runtime gives private types are not such: they contain addresses. Their numbers are: types come in the order
/// in which the linker has put their conformances into the program.
package enum PreviewStep: Hashable, Codable, Sendable {
  /// Reads what a `#Preview` says of itself, by the name of the type that its macro makes, and its number among types
  /// of that name.
  case declaration(type: String, number: Int)
  /// Makes the context that the previews with a modifier share, by the place of the first of them and the modifier's
  /// number among its traits.
  case context(file: String, line: Int, number: Int)
  /// Asks a `PreviewProvider` for its views, by the name of its type and its number among types of that name.
  case provider(type: String, number: Int)
}

/// Types with names that every process of the same program gives them.
struct NamedTypes<Metatype> {
  struct Named {
    let name: String
    /// Counts the types of the name, from 0.
    let number: Int
    let type: Metatype
  }

  private(set) var all: [Named] = []

  init(_ types: [Metatype]) {
    var counts: [String: Int] = [:]
    for type in types {
      let name = stableName(of: type)
      all.append(Named(name: name, number: counts[name, default: 0], type: type))
      counts[name, default: 0] += 1
    }
  }
}

/// The full name of a type, without the addresses that stand for the files of private ones.
func stableName<Metatype>(of type: Metatype) -> String {
  String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
}

/// What a search for previews is told, and tells.
package struct PreviewSearch {
  /// The steps that stopped the program before, or did not end, with what happened, in words. They are not done again:
  /// the previews that need them have failed.
  package var failed: [PreviewStep: String] = [:]
  /// Hears which step begins; nil when it has ended.
  package var watch: (@MainActor (PreviewStep?) -> Void)?

  /// Hears which code of a provider's views runs.
  package var listener = CodeListener()

  /// A search that knows of no failure, and is not watched.
  package init() {}

  @MainActor
  func doing<Result>(_ step: PreviewStep, _ work: @MainActor () -> Result) -> Result {
    watch?(step)
    defer { watch?(nil) }
    return work()
  }
}
