import Foundation
import Testing

/// What the program's file names as libraries to load.
@Suite struct LinkedLibraryTests {
  /// Both are found by their names in the table of strings; the first proves that this finds one.
  @Test(
    "the program links Foundation, and neither its networking nor libcurl",
    arguments: [
      ("libFoundation.so", true), ("libFoundationNetworking.so", false), ("libcurl.so", false),
    ])
  func library(name: String, isLinked: Bool) throws {
    let program = try Data(contentsOf: OversetProcess.executable(), options: .alwaysMapped)
    #expect((program.range(of: Data("\0\(name)".utf8)) != nil) == isLinked)
  }
}
