package import Foundation

/// The asset catalog of the tests.
package enum TestAssets {
  /// The folder that the catalog `Media.xcassets` lies in.
  package static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Assets")
  }
}
