import Foundation
import Testing

/// What the program's file names as libraries to load.
///
/// swift-custom-dump links Foundation's networking, and is compiled into every program where the package
/// trait `CustomDump` is on; `.ci/run` looks at the program that is built without it, as most users build it.
@Suite struct LinkedLibraryTests {
  private static let libraries: [(String, Bool)] = {
    var libraries = [("libFoundation.so", true), ("libcurl.so", false)]
    #if !CustomDump
      libraries.append(("libFoundationNetworking.so", false))
    #endif
    return libraries
  }()

  /// Both are found by their names in the table of strings; the first proves that this finds one.
  @Test(
    "the program links Foundation, and neither its networking nor libcurl",
    arguments: libraries)
  func library(name: String, isLinked: Bool) throws {
    let program = try Data(contentsOf: OversetProcess.executable(), options: .alwaysMapped)
    #expect((program.range(of: Data("\0\(name)".utf8)) != nil) == isLinked)
  }
}
