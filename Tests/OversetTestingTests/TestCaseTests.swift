import Foundation
import Synchronization
import Testing

@testable import OversetTesting

/// What tells the cases of a parameterized test apart. It is read from what Swift Testing shows of a case
/// in a mirror: these fail where a release keeps it elsewhere.
struct TestCaseTests {
  /// Arguments that look the same and have no coded form.
  struct Twin: CustomTestStringConvertible {
    let index: Int
    var testDescription: String { "twin" }
  }

  private static let seen = Mutex<[Int: TestCase]>([:])

  @Test(arguments: [0, 1, 2].map(Twin.init)) func twins(twin: Twin) throws {
    let testCase = try #require(TestCase.current)
    #expect(testCase.description.hasPrefix("(twin)"))
    let earlier = TestCaseTests.seen.withLock { seen in
      defer { seen[twin.index] = testCase }
      return seen
    }
    for (index, other) in earlier { #expect((other == testCase) == (index == twin.index)) }
  }

  @Test(arguments: [1], ["a"]) func arguments(number: Int, text: String) throws {
    #expect(try #require(TestCase.current).description == "(1, \"a\")")
  }

  @Test func outsideOfAParameterizedTest() { #expect(TestCase.current == nil) }
}

/// Two suites of one file with tests of one name claim one file, whichever of them comes first.
struct SameNameTests {
  private static let problems = Mutex<[String: String]>([:])

  private static func verify(_ suite: String) throws {
    let snapshot = FileSnapshot(
      testName: "same()", name: nil, folder: "/nowhere/__Snapshots__/SameNameTests",
      place: AssertionPlace(
        fileID: "M/SameNameTests.swift", filePath: "/nowhere/SameNameTests.swift", line: 1,
        column: 1), isContinuousIntegration: true)
    var problem = ""
    do {
      _ = try snapshot.failure(of: "a", as: .lines, record: nil, timeout: 1)
    } catch let error as TestError {
      problem = error.problem
    }
    let all = problems.withLock { problems in
      problems[suite] = problem
      return problems
    }
    guard all.count == 2 else { return }
    let said = all.values.filter { !$0.isEmpty }
    #expect(said.count == 1)
    #expect(said.first?.contains("SameNameTests/First/same()") == true)
    #expect(said.first?.contains("SameNameTests/Second/same()") == true)
    #expect(said.first?.contains("same.1.txt") == true)
  }

  struct First {
    @Test func same() throws { try SameNameTests.verify("First") }
  }

  struct Second {
    @Test func same() throws { try SameNameTests.verify("Second") }
  }
}
