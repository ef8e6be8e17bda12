import OversetProject
import OversetVocabulary
import Testing

/// Which cells are whose, and how a machine learns which shard it is.
struct ShardTests {
  /// Names as cells have them.
  private static let names = ["en", "ar", "de", "ja", "tr"].flatMap { locale in
    (1...200).map { "Card\($0 % 17)/state\($0).\(locale)_iPhoneSE" }
  }

  @Test("every cell is one shard's, of however many", arguments: [1, 2, 3, 5, 7, 40, 10_000])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard($0, of: count)) }
    for name in Self.names.prefix(count > 100 ? 3 : 1000) {
      #expect(shards.count { $0.holds(name) } == 1)
    }
  }

  /// By chance a shard of five has 200 of 1,000 names, with a standard deviation of 13.
  @Test("shards have about the same number of cells")
  func balance() throws {
    for index in 1...5 {
      let shard = try #require(Shard(index, of: 5))
      #expect((140...260).contains(Self.names.count(where: shard.holds)))
    }
  }

  @Test("a new component moves no other cell")
  func stability() throws {
    let shard = try #require(Shard(2, of: 5))
    let before = Self.names.filter(shard.holds)
    let after = (Self.names + ["New/state.en_iPhoneSE"]).filter(shard.holds)
    #expect(after.filter { $0 != "New/state.en_iPhoneSE" } == before)
  }

  @Test("a shard is read as it is written", arguments: ["1/1", "2/5", "40/40", "10000/10000"])
  func reading(text: String) throws {
    #expect(try Shard(text).description == text)
  }

  @Test(
    "what is no shard is refused with what to give instead",
    arguments: [
      "0/5", "6/5", "1/0", "-1/5", "1/10001", "2", "2/", "/5", "2/5/1", "a/b", "", "2 / 5",
      "1/99999999999999999999",
    ])
  func refusing(text: String) {
    let error = #expect(throws: Diagnostic.self) { try Shard(text) }
    #expect(error?.kind == .usage)
    #expect(error?.problem.contains(text) == true)
  }

  // MARK: Variables

  @Test(
    "each system's variables name the shard",
    arguments: [
      (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "5"], "2/5"),
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "1/3"),
      (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"], "3/3"),
      (["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "2"], "1/2"),
      (
        ["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "6"],
        "5/6"
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_STEP": "2",
          "SLURM_ARRAY_TASK_COUNT": "3",
        ], "3/3"
      ),
      (["JOB_COMPLETION_INDEX": "3", "OVERSET_SHARD_COUNT": "4"], "4/4"),
      // Two systems that say the same, and one that says nothing beside one that does.
      (
        [
          "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5", "TEST_SHARD_INDEX": "1",
          "TEST_TOTAL_SHARDS": "5",
        ], "2/5"
      ),
      (
        [
          "CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2", "CI_NODE_TOTAL": "1",
          "JOB_COMPLETION_INDEX": "3",
        ], "1/2"
      ),
    ] as [([String: String], String)])
  func variables(environment: [String: String], shard: String) throws {
    #expect(try ShardVariables.shard(in: environment).description == shard)
  }

  @Test(
    "variables that say nothing, too little, too much or two things are refused",
    arguments: [
      ([:], "no variable says"),
      (["CI_NODE_TOTAL": "1"], "no variable says"),
      (["CI_NODE_INDEX": "2"], "CI_NODE_TOTAL is not set"),
      (["TEST_SHARD_INDEX": "5", "TEST_TOTAL_SHARDS": "5"], "there is no such shard"),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "5"], "there is no such shard"),
      (["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "5"], "not both numbers"),
      (
        ["CIRCLE_NODE_INDEX": "9223372036854775807", "CIRCLE_NODE_TOTAL": "5"],
        "there is no such shard"
      ),
      (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"], "is no number"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "6", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_STEP": "2",
          "SLURM_ARRAY_TASK_COUNT": "3",
        ], "there is no such shard"
      ),
      (
        [
          "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5", "TEST_SHARD_INDEX": "2",
          "TEST_TOTAL_SHARDS": "5",
        ], "TEST_SHARD_INDEX says that this is shard 3/5, and CI_NODE_INDEX that it is 2/5"
      ),
    ] as [([String: String], String)])
  func wrongVariables(environment: [String: String], problem: String) {
    let error = #expect(throws: Diagnostic.self) {
      try ShardVariables.shard(in: environment)
    }
    #expect(error?.kind == .usage)
    #expect(error?.problem.contains(problem) == true)
  }
}
