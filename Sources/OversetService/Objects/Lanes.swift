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

    /// Does something to each item. After the first fault nothing more is begun, and what has begun is waited for: a request
    /// that is cancelled may be carried out later all the same.
    static func finish<Item: Sendable>(
      _ items: [Item], _ work: @escaping @Sendable (Item) async throws(Diagnostic) -> Void
    ) async throws(Diagnostic) {
      let fault = await withTaskGroup(of: Diagnostic?.self) { group -> Diagnostic? in
        var fault: Diagnostic?
        for (number, item) in items.enumerated() {
          if number >= width, let done = await group.next() { fault = fault ?? done }
          guard fault == nil else { break }
          group.addTask {
            do throws(Diagnostic) {
              try await work(item)
              return nil
            } catch {
              return error
            }
          }
        }
        for await done in group { fault = fault ?? done }
        return fault
      }
      if let fault { throw fault }
    }
  }
#endif
