#if Service
  /// Runs that are being put together: who asks for the same meanwhile, as a page does for run, causes and document and a
  /// machine that sends its shard again, waits for it. To put a run together copies all its files out of a bucket.
  actor SharedAssemblies {
    /// A run with some of its shards.
    private struct Name: Hashable {
      let run: Int
      let shards: Int
    }

    private var running: [Name: Task<Result<StoredContents, Problem>, Never>] = [:]

    /// What the shards of a run come to, put together by the first that asks. It ends what it has begun, whoever has gone:
    /// others wait for it.
    func contents(
      of run: StoredRun,
      _ assemble: @escaping @Sendable () async throws(Problem) -> StoredContents
    ) async throws(Problem) -> StoredContents {
      let name = Name(run: run.number, shards: run.shards.count)
      if let known = running[name] { return try await known.value.get() }
      let task = Task { () -> Result<StoredContents, Problem> in
        do throws(Problem) {
          return .success(try await assemble())
        } catch {
          return .failure(error)
        }
      }
      running[name] = task
      let result = await task.value
      running[name] = nil
      return try result.get()
    }
  }
#endif
