import Foundation
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetTesting

/// The reports that `OVERSET_REPORTS` asks for.
struct TestReportTests {
  private func paths(_ asked: String, isXCTest: Bool = false) throws -> [String] {
    let project = try TestProject()
    let root = project.root.path(percentEncoded: false)
    return try TestReports.delivery(
      asked.replacing("{}", with: root), isXCTest: isXCTest, project: project.root
    ).requests.map { "\($0.format.rawValue)=\($0.path.replacing(root, with: ""))" }
  }

  @Test("reports are separated by commas")
  func several() throws {
    #expect(try paths("sarif={}a.sarif, junit={}b.xml") == ["sarif=a.sarif", "junit=b.xml"])
  }

  @Test("the process of XCTest writes beside that of Swift Testing")
  func twoProcesses() throws {
    #expect(
      try paths("sarif={}a.sarif,junit={}out/b", isXCTest: true)
        == ["sarif=a-xctest.sarif", "junit=out/b-xctest"])
  }

  @Test(
    "a wrong value is an error of the first assertion",
    arguments: [
      ("xml={}a", 64), ("sarif", 64), ("sarif=-", 64), ("sarif={}a,junit={}a", 64),
      ("sarif=/dev/null", 74),
    ] as [(String, Int32)])
  func wrong(asked: String, code: Int32) {
    let error = #expect(throws: Diagnostic.self) { try paths(asked) }
    #expect(error?.exitCode == code)
  }
}
