import Foundation

/// The program that runs the tests.
enum TestProgram {
  /// When it was built; nil where that is not known.
  static var modified: Date? {
    // On a Mac the program is Xcode's, and the tests are a bundle that it loads.
    let programs = [Bundle.main] + Bundle.allBundles
    let paths = programs.compactMap(\.executablePath)
    return paths.first { $0.contains(".xctest") }.flatMap { modified(URL(filePath: $0)) }
  }

  /// When a file was last changed.
  static func modified(_ file: URL) -> Date? {
    let path = file.path(percentEncoded: false)
    return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
