/// Folders that a search passes over, by their names.
package enum PassedOverFolders {
  /// Whether a folder holds nothing that the app itself draws: dependencies, what a build made, texts of its page
  /// in a store, and the copies in an export (`.xcloc`).
  package static func contain(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane"].contains(name)
      || name.hasSuffix(".xcloc")
  }
}
