/// Folders that a search passes over, by their names.
package enum PassedOverFolders {
  /// Whether a folder holds nothing that the app's own texts are in: dependencies, frameworks that somebody else has
  /// compiled, what a build made, texts of its page in a store, and the copies in an export (`.xcloc`).
  package static func contain(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane"].contains(name)
      || [".xcloc", ".framework", ".xcframework"].contains(where: name.hasSuffix)
  }
}
