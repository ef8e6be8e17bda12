#if Service
  import OversetVocabulary

  /// Work on many things, some of it at once.
  enum Lanes {
    /// How much is done at once.
    private static let width = 8

    /// What comes of each item, in their order. The first fault ends the rest.
    static func map<Item: Sendable, Value: Sendable>(
      _ items: [Item], _ work: @escaping @Sendable (Item) async throws(Diagnostic) -> Value
    ) async throws(Diagnostic) -> [Value] {
      do {
        return try await withThrowingTaskGroup(of: (Int, Value).self) { group in
          var values: [Int: Value] = [:]
          for (number, item) in items.enumerated() {
            if number >= width, let (done, value) = try await group.next() { values[done] = value }
            group.addTask { (number, try await work(item)) }
          }
          for try await (done, value) in group { values[done] = value }
          return items.indices.compactMap { values[$0] }
        }
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Diagnostic(
          .inputOutput, problem: "the work was ended: \(error)", remedy: "try again")
      }
    }
  }
#endif
