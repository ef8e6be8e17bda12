package import OversetVocabulary

/// The variables by which systems tell a process which of several it is.
package struct ShardVariables: Sendable, Hashable {
  /// The system's name, for messages.
  package let system: String
  /// The variable that holds the number of the process.
  let index: String
  /// What the first process has there.
  let first: First
  /// The variable that holds how many there are.
  let count: String

  /// Where numbers begin.
  enum First: Sendable, Hashable {
    case number(Int)
    /// At what a variable holds, by steps of another, which is 1 unless it is set.
    case variable(String, step: String)
  }

  /// Every system that is known.
  ///
  /// Sources: the systems' references of variables; Bazel's "Test encyclopedia" for the protocol of shards;
  /// Slurm's manual of `sbatch` for arrays. A Kubernetes job says nothing of their number, and GitHub nothing
  /// at all: their workflows pass it on.
  package static let all: [ShardVariables] = [
    ShardVariables("Bazel", "TEST_SHARD_INDEX", from: 0, of: "TEST_TOTAL_SHARDS"),
    ShardVariables("GitLab CI", "CI_NODE_INDEX", from: 1, of: "CI_NODE_TOTAL"),
    ShardVariables(
      "Buildkite", "BUILDKITE_PARALLEL_JOB", from: 0, of: "BUILDKITE_PARALLEL_JOB_COUNT"),
    ShardVariables("CircleCI", "CIRCLE_NODE_INDEX", from: 0, of: "CIRCLE_NODE_TOTAL"),
    ShardVariables(
      "Azure Pipelines", "SYSTEM_JOBPOSITIONINPHASE", from: 1, of: "SYSTEM_TOTALJOBSINPHASE"),
    ShardVariables(
      system: "Slurm", index: "SLURM_ARRAY_TASK_ID",
      first: .variable("SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP"),
      count: "SLURM_ARRAY_TASK_COUNT"),
    ShardVariables("Kubernetes", "JOB_COMPLETION_INDEX", from: 0, of: "OVERSET_SHARD_COUNT"),
  ]

  private init(_ system: String, _ index: String, from first: Int, of count: String) {
    self.init(system: system, index: index, first: .number(first), count: count)
  }

  private init(system: String, index: String, first: First, count: String) {
    self.system = system
    self.index = index
    self.first = first
    self.count = count
  }

  /// The shard that the variables of `environment` name.
  ///
  /// - Throws: `Diagnostic` (usage) where no system says it, where one says what cannot be, and where two
  ///   contradict each other.
  package static func shard(in environment: [String: String]) throws(Diagnostic) -> Shard {
    var found: [(variables: ShardVariables, shard: Shard)] = []
    for variables in all {
      if let shard = try variables.shard(in: environment) { found.append((variables, shard)) }
    }
    guard let first = found.first else {
      throw Diagnostic(
        .usage, problem: "no variable says which shard this is",
        remedy: "set one of \(all.map(\.index).joined(separator: ", ")) and how many there are,"
          + " or give the shard, such as 2/5")
    }
    if let other = found.first(where: { $0.shard != first.shard }) {
      throw Diagnostic(
        .usage,
        problem: "\(first.variables.index) says that this is shard \(first.shard),"
          + " and \(other.variables.index) that it is \(other.shard)",
        remedy: "give the shard, such as \(first.shard)")
    }
    return first.shard
  }

  /// The shard by this system's variables; nil where it has set none, or runs one job without a number.
  private func shard(in environment: [String: String]) throws(Diagnostic) -> Shard? {
    guard let position = environment[index], !position.isEmpty else { return nil }
    guard let total = environment[count], !total.isEmpty else {
      // A number alone is no shard: other jobs have it, too.
      if system == "Kubernetes" { return nil }
      throw refusal("\(index) is '\(position)', and \(count) is not set")
    }
    guard let number = Int(position), let total = Int(total) else {
      throw refusal(
        "\(index) is '\(position)' and \(count) is '\(total)', which are not both numbers")
    }
    guard let offset = try offset(of: number, in: environment),
      let shard = Shard(offset + 1, of: total)
    else {
      throw refusal("\(index) is \(number) and \(count) is \(total): there is no such shard")
    }
    return shard
  }

  /// How many processes stand before the one of a number; nil if that cannot be counted.
  private func offset(
    of number: Int, in environment: [String: String]
  ) throws(Diagnostic) -> Int? {
    switch first {
    case .number(let first): return Self.difference(number, first)
    case .variable(let name, let stepName):
      let step = Int(environment[stepName] ?? "1") ?? 0
      guard let first = environment[name].flatMap({ Int($0) }), step > 0 else {
        throw refusal("\(index) is \(number), and \(name) or \(stepName) is no number")
      }
      guard let distance = Self.difference(number, first), distance.isMultiple(of: step) else {
        return nil
      }
      return distance / step
    }
  }

  /// How far apart two numbers of the environment are; nil if that is no number, or the largest one.
  private static func difference(_ number: Int, _ first: Int) -> Int? {
    let (distance, isBeyond) = number.subtractingReportingOverflow(first)
    return isBeyond || distance == .max ? nil : distance
  }

  private func refusal(_ problem: String) -> Diagnostic {
    Diagnostic(.usage, problem: problem, remedy: "give the shard, such as --shard 2/5")
  }
}
