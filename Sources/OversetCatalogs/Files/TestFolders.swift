import OversetFiles

/// The folders that hold what tests need, by their names.
package enum TestFolders {
  /// Whether a file lies in such a folder of its repository.
  static func contain(_ file: BoundFile) -> Bool {
    guard let (_, path) = file.placeInRepository else { return false }
    return path.split(separator: "/").dropLast().contains { isOne(String($0)) }
  }

  /// Whether a folder of this name is one.
  package static func isOne(_ name: String) -> Bool {
    let small = name.lowercased()
    return name.hasSuffix("Tests") || small.hasSuffix("_tests") || small.hasSuffix("-tests")
      || ["fixtures", "test", "testdata", "tests"].contains(small)
  }
}
