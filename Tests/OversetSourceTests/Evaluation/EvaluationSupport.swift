#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What an evaluator says of the calls of `show` and `showKey` in Swift texts.
  struct Evaluation {
    let index: ProgramIndex
    let evaluator: Evaluator

    init(_ sources: [String], keys: [String: [String]]) throws {
      index = ProgramIndex(
        trees: try sources.enumerated().map { number, text in
          try SourceLowering.tree(of: text, file: "\(number).swift")
        })
      evaluator = Evaluator(index: index, keys: CatalogKeys(keys))
    }

    /// The texts of every `show` and `showKey`.
    var texts: [TracedText] {
      var found: [TracedText] = []
      for (name, literals) in [("show", DrawingSite.LiteralMeaning.text), ("showKey", .key)] {
        for call in index.calls(named: name) {
          guard let argument = index.child(of: call, .argument) else { continue }
          found += evaluator.texts(of: argument, literals: literals)
        }
      }
      return found
    }

    /// The keys of `texts`, each once, sorted.
    var keys: [String] { Set(texts.map(\.key)).sorted() }
  }
#endif
