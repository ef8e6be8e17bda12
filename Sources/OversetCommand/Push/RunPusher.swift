#if Service
  package import OversetVocabulary

  /// Sends the shards of a run to a service: digests first, then what it lacks, and the digests again, by which a shard
  /// counts.
  package struct RunPusher: Sendable {
    /// What came of it.
    package struct Outcome: Sendable {
      /// The number of the run.
      package let number: Int
      /// How far the run is: `waiting`, `partial` or `complete`.
      package let state: String
      /// How many files the shards have, and how many of them were sent.
      package let files: (all: Int, sent: Int)
    }

    /// How many files are sent at once.
    private static let lanes = 4
    /// How often a server may find that something is lacking after all was sent.
    private static let rounds = 3

    private let client: ServiceClient

    package init(_ client: ServiceClient) { self.client = client }

    /// Sends shards of one run.
    ///
    /// - Throws: `Diagnostic` for shards that the server refuses, and for a server that does not answer.
    package func push(
      _ shards: [PushedShard], of opening: RunOpening
    ) async throws(Diagnostic) -> Outcome {
      let run = try await client.send("POST", "/v1/runs", opening, answer: OpenedRun.self)
      var state = run.state
      var files = (all: 0, sent: 0)
      for shard in shards {
        let (answer, sent) = try await push(shard, to: run.number)
        state = answer.state
        files.all += Set(shard.upload.objects.map(\.digest)).count
        files.sent += sent
      }
      return Outcome(number: run.number, state: state, files: files)
    }

    private func push(
      _ shard: PushedShard, to run: Int
    ) async throws(Diagnostic) -> (answer: ShardAnswer, sent: Int) {
      var sent = 0
      for _ in 0..<Self.rounds {
        let answer = try await client.send(
          "PUT", "/v1/runs/\(run)/shards/\(shard.shard.index)", shard.upload,
          answer: ShardAnswer.self)
        if answer.lacks.isEmpty { return (answer, sent) }
        sent += answer.lacks.count
        try await send(answer.lacks, of: shard)
      }
      throw Diagnostic(
        .inputOutput, problem: "the server still lacks files that were sent",
        remedy: "see the server's log, and push again")
    }

    private func send(_ digests: [String], of shard: PushedShard) async throws(Diagnostic) {
      let client = client
      let faults = await withTaskGroup(of: Diagnostic?.self) { group in
        for lane in 0..<Self.lanes {
          group.addTask {
            do throws(Diagnostic) {
              for index in stride(from: lane, to: digests.count, by: Self.lanes) {
                try await client.put(
                  try shard.data(digests[index]), to: "/v1/objects/\(digests[index])")
              }
              return nil
            } catch {
              return error
            }
          }
        }
        return await group.reduce(into: [Diagnostic]()) { faults, fault in
          if let fault { faults.append(fault) }
        }
      }
      if let fault = faults.first { throw fault }
    }
  }
#endif
