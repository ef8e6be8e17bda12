import OversetVocabulary
import Testing

@testable import OversetTesting

/// Names of files follow from the suite, the test and the name given.
struct LocalizedSnapshotNameTests {
  struct Nested {
    @Test("a nested test's suite has the names of the types around it")
    func suiteOfANestedTest() {
      #expect(
        LocalizedSnapshotName.suite(of: Test.current) == ["LocalizedSnapshotNameTests", "Nested"])
    }
  }

  @Test("a test's suite is its type, and there is none outside of a test")
  func suite() {
    #expect(LocalizedSnapshotName.suite(of: Test.current) == ["LocalizedSnapshotNameTests"])
    #expect(LocalizedSnapshotName.suite(of: nil) == nil)
  }

  @Test(
    "component and state come from suite, file, test and given name",
    arguments: [
      (nil, "loaded()", nil, "CardTests", "loaded"),
      (["Cards"], "loaded(state:)", "empty", "Cards", "loaded.empty"),
      (["Cards", "Inner"], "testLoaded", nil, "Cards.Inner", "testLoaded"),
      ([], "free()", "a", "CardTests", "free.a"),
    ] as [([String]?, String, String?, String, String)])
  func names(suite: [String]?, test: String, name: String?, component: String, state: String) {
    let made = LocalizedSnapshotName(
      fileID: "Module/CardTests.swift", suite: suite, testName: test, named: name)
    #expect(made.component == component)
    #expect(made.state == state)
  }

  private func place(_ line: UInt) -> AssertionPlace {
    AssertionPlace(fileID: "M/F.swift", filePath: "/F.swift", line: line, column: 1)
  }

  private func name(_ suite: String, _ named: String? = nil) -> LocalizedSnapshotName {
    LocalizedSnapshotName(fileID: "M/F.swift", suite: [suite], testName: "t()", named: named)
  }

  @Test("an assertion may be repeated, and another may not share its files")
  func anAssertionMayBeRepeatedAndAnotherMayNotShareItsFiles() throws {
    let first = name("Claims")
    try LocalizedSnapshotNames.claim(first, isCase: false, isNamed: false, at: place(1))
    try LocalizedSnapshotNames.claim(first, isCase: false, isNamed: false, at: place(1))
    try LocalizedSnapshotNames.claim(
      name("Claims", "x"), isCase: true, isNamed: true, at: place(2))
    for other in [first, name("CLAIMS")] {
      let error = #expect(throws: Diagnostic.self) {
        try LocalizedSnapshotNames.claim(other, isCase: false, isNamed: false, at: place(3))
      }
      #expect(error?.problem.contains("M/F.swift:1") == true)
      #expect(error?.problem.contains("M/F.swift:3") == true)
    }
  }

  @Test("cases of a parameterized test need names")
  func casesOfAParameterizedTestNeedNames() {
    let error = #expect(throws: Diagnostic.self) {
      try LocalizedSnapshotNames.claim(
        name("Cases"), isCase: true, isNamed: false, at: place(1))
    }
    #expect(error?.remedy.contains("named:") == true)
  }
}
