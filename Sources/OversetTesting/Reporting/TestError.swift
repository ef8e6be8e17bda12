/// Why an assertion could not be made.
public struct TestError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let problem: String
  /// What to do about it.
  public let remedy: String

  /// Describes a fault.
  init(problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// `problem; what to do`.
  public var description: String { "\(problem); \(remedy)" }
}
