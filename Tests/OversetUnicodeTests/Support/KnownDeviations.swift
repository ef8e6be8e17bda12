/// The conformance cases that the ICU in use is known to answer otherwise (Data/deviations.txt).
///
/// The list is exact in both directions: a case that fails without being listed is a failure, and so
/// is a listed one that passes or does not exist.
struct KnownDeviations {
  private let listed: Set<String>
  private var met: Set<String> = []

  /// What went wrong, ready to be shown; empty when the file and the list agree.
  private(set) var problems: [String] = []
  private(set) var caseCount = 0

  init(of file: String) throws {
    let rows = try TestData.rows(of: "deviations.txt").filter { $0.first == file }
    listed = Set(rows.map { $0[1] })
    problems = rows.filter { $0.count != 3 || $0[2].isEmpty }.map { "no reason for \($0[1])" }
  }

  /// Counts a case.
  ///
  /// - Parameter difference: What was expected and what was found; nil when the case passes.
  mutating func record(_ name: @autoclosure () -> String, difference: String?) {
    caseCount += 1
    guard let difference else { return }
    let name = name()
    if listed.contains(name) {
      met.insert(name)
    } else {
      problems.append("\(name): \(difference)")
    }
  }

  /// The first problems, and every listed case that was not met.
  func report() -> [String] {
    problems.prefix(20)
      + listed.subtracting(met).sorted().map { "listed as a deviation, but passes: \($0)" }
  }
}
