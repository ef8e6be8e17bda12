#if Service
  import Synchronization

  /// What was asked for last of runs, ready to be used: people who review ask for the same again and again, and each decision is
  /// told to others with what it makes of the run.
  final class ReviewShelf: Sendable {
    /// What had been decided about a run's causes when somebody looked last. Decisions are added, and never changed or removed.
    struct Decided: Sendable {
      /// In the order in which they were made.
      var decisions: [StoredDecision]
      /// The number of the project's last decision; 0 before the first.
      var revision: Int
    }

    private struct Entry: Sendable {
      let run: Int
      let shards: Int
      let contents: StoredContents
      var decided: Decided?
    }

    /// How many runs are kept.
    private static let capacity = 8

    private let entries = Mutex<[Entry]>([])

    /// What shards of a run come to together; nil if nobody has asked of late.
    func contents(of run: StoredRun) -> StoredContents? { entry(of: run)?.contents }

    /// What had been decided about it; nil if nobody has asked of late.
    func decided(of run: StoredRun) -> Decided? { entry(of: run)?.decided }

    private func entry(of run: StoredRun) -> Entry? {
      entries.withLock { entries in
        entries.first { $0.run == run.number && $0.shards == run.shards.count }
      }
    }

    /// Keeps what shards of a run come to together, unless what more of them come to is there already: whoever has looked
    /// earlier may be done later.
    func keep(_ contents: StoredContents, of run: StoredRun) {
      entries.withLock { entries in
        let isNewer = { (entry: Entry) in
          entry.run == run.number && entry.shards > run.shards.count
        }
        guard !entries.contains(where: isNewer) else { return }
        entries.removeAll { $0.run == run.number }
        entries.insert(
          Entry(run: run.number, shards: run.shards.count, contents: contents), at: 0)
        entries.removeLast(max(entries.count - Self.capacity, 0))
      }
    }

    /// Keeps what was decided about a run, unless somebody has looked later. It has to be in the database for good.
    func keep(_ decided: Decided, of run: StoredRun) {
      entries.withLock { entries in
        let place = entries.firstIndex { $0.run == run.number && $0.shards == run.shards.count }
        guard let place, entries[place].decided?.revision ?? -1 <= decided.revision else { return }
        entries[place].decided = decided
      }
    }
  }
#endif
