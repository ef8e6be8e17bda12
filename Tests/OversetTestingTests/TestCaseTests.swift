import Foundation
import OversetSnapshots
import OversetVocabulary
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

  @Test(
    "cases whose arguments look alike are different cases", arguments: [0, 1, 2].map(Twin.init))
  func twins(twin: Twin) throws {
    let testCase = try #require(TestCase.current)
    #expect(testCase.description.hasPrefix("(twin)"))
    let earlier = TestCaseTests.seen.withLock { seen in
      defer { seen[twin.index] = testCase }
      return seen
    }
    for (index, other) in earlier { #expect((other == testCase) == (index == twin.index)) }
  }

  @Test("a case is described by its arguments", arguments: [1], ["a"])
  func arguments(number: Int, text: String) throws {
    #expect(try #require(TestCase.current).description == "(1, \"a\")")
  }

  @Test("there is no case outside of a parameterized test")
  func outsideOfAParameterizedTest() { #expect(TestCase.current == nil) }
}

/// Two suites of one file with tests of one name claim one file, whichever of them comes first: an error where
/// their values differ.
struct SameNameTests {
  /// What the tests of one name have said.
  private static let messages = Mutex<[String: [String: String]]>([:])

  /// Verifies the value of a suite's test. Nothing is recorded, so that what the first finds is not
  /// the second's reference.
  private static func verify(_ value: String, in suite: String, test: String = #function) throws {
    let snapshot = FileSnapshot(
      testName: test, name: nil, folder: "/nowhere/__Snapshots__/SameNameTests",
      place: AssertionPlace(
        fileID: "M/SameNameTests.swift", filePath: "/nowhere/SameNameTests.swift", line: 1,
        column: 1), isContinuousIntegration: true)
    let message = try snapshot.failure(of: value, as: .lines, record: nil, timeout: 1)?.message
      .string
    let all = messages.withLock { messages in
      messages[test, default: [:]][suite] = message ?? ""
      return messages[test] ?? [:]
    }
    guard all.count == 2 else { return }
    let said = all.values.filter { $0.contains("would both use") }
    guard test == "other()" else {
      #expect(said.isEmpty)
      return
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("SameNameTests/First/other()") == true)
    #expect(said.first?.contains("SameNameTests/Second/other()") == true)
    #expect(said.first?.contains("other.1.txt, and their values differ; rename one") == true)
  }

  struct First {
    @Test("tests of one name share a file while their values are equal") func same() throws {
      try SameNameTests.verify("a", in: "First")
    }
    @Test("tests of one name with different values are an error that shows both") func other()
      throws
    { try SameNameTests.verify("a", in: "First") }
  }

  struct Second {
    @Test("tests of one name share a file while their values are equal") func same() throws {
      try SameNameTests.verify("a", in: "Second")
    }
    @Test("tests of one name with different values are an error that shows both") func other()
      throws
    { try SameNameTests.verify("b", in: "Second") }
  }

  /// Cases of one test that share a name are claimants of their own.
  @Test(
    "cases of one name share a file only while their values are equal", arguments: [false, true])
  func casesOfOneName(isEqual: Bool) throws {
    let file = URL(filePath: "/nowhere/__Snapshots__/File/cases.\(isEqual).txt")
    let store = FileSnapshotStore(folder: file.deletingLastPathComponent())
    let never = RecordPolicy.resolve(asked: .never, isContinuousIntegration: false)
    let cases = ["1", "2"].map { TestCase(description: "(\($0))", identity: [$0]) }
    let verdicts = try zip(cases, ["a", isEqual ? "a" : "b"]).map { testCase, value in
      try store.verify(
        value, as: .lines, in: file, behavior: never,
        claim: try FileSnapshotNames.claim(file, owner: "M.A/cases()", testCase: testCase))
    }
    #expect(verdicts.first == .missing(file, unkept: nil))
    guard isEqual else {
      #expect(
        verdicts.last
          == .conflicting(
            other: "M.A/cases(), case (1),", difference: "@@ −1,1 +1,1 @@\n−a\n+b"))
      return
    }
    #expect(verdicts.last == .missing(file, unkept: nil))
  }
}
