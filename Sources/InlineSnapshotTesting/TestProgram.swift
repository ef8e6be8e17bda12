package import Foundation
import OversetFiles

/// The program that runs the tests.
package enum TestProgram {
  /// When a module of the tests was last built; nil if that is not known.
  ///
  /// A change that alters no code, such as one of a comment, leaves the program unchanged. SwiftPM keeps
  /// the compiler's output for a module beside the program, and writes that again.
  package static func built(module: String) -> Date? {
    guard let program else { return nil }
    let folder = program.deletingLastPathComponent().appending(path: "\(module).build")
    let made = NamedPath.names(in: folder.wholePath).map { folder.appending(path: $0) }
      .filter { ["o", "d", "dia", "swiftdeps"].contains($0.pathExtension) }
    return ([program] + made).compactMap(modified).max()
  }

  /// When a file was last changed.
  package static func modified(_ file: URL) -> Date? { NamedPath.modified(file.wholePath) }

  /// On a Mac the process is one of Xcode's, and the tests are a bundle that it loads.
  private static var program: URL? {
    ([Bundle.main] + Bundle.allBundles).compactMap(\.executablePath)
      .first { $0.contains(".xctest") }.map { URL(filePath: $0) }
  }
}
