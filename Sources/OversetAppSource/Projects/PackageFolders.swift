/// The folders of the Swift packages in an app's folder: what a package builds, no Xcode project says.
struct PackageFolders {
  /// Each with a slash at its end, and empty for the app's folder itself.
  private let prefixes: [String]

  /// Those whose manifests are among some paths.
  init(in paths: [String]) {
    prefixes = paths.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
      .map { String($0.dropLast("Package.swift".count)) }
  }

  /// Whether a path leads into one.
  func hold(_ path: String) -> Bool { prefixes.contains { path.hasPrefix($0) } }
}
