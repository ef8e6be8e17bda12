import OversetFiles

/// The folders that hold what tests need, by their names.
///
/// Xcode puts an app into a folder with the name of its project, which somebody may have called “Test”: beside a project of its
/// name, a folder is the app's.
package enum TestFolders {
  private static let plainNames: Set<String> = ["fixtures", "test", "testdata", "tests"]

  /// Whether a file lies in such a folder of its repository.
  static func contain(_ file: BoundFile) -> Bool {
    guard let (root, path) = file.placeInRepository else { return false }
    let folders = path.split(separator: "/").dropLast()
    return folders.indices.contains { number in
      isOne(String(folders[number]))
        && !hasProject(folders[...number].joined(separator: "/"), in: root)
    }
  }

  /// Whether a folder of this name is one.
  package static func isOne(_ name: String) -> Bool {
    let small = name.lowercased()
    return name.hasSuffix("Tests") || small.hasSuffix("_tests") || small.hasSuffix("-tests")
      || plainNames.contains(small)
  }

  /// Whether a folder of this name is one.
  ///
  /// - Parameter names: The names of what lies beside it.
  package static func isOne(_ name: String, beside names: some Sequence<String>) -> Bool {
    isOne(name) && !(canBeApp(name) && names.contains(name + ".xcodeproj"))
  }

  /// Whether the project of a folder's name lies beside it.
  private static func hasProject(_ folder: String, in root: FileRoot) -> Bool {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    guard canBeApp(name) else { return false }
    return (try? root.resolve(folder + ".xcodeproj"))??.kind == .folder
  }

  /// Whether a folder of tests may be called otherwise: a project of tests alone is called by what it tests.
  private static func canBeApp(_ name: String) -> Bool { plainNames.contains(name.lowercased()) }
}
