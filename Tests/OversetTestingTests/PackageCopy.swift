import Foundation
import OversetTestBasics

/// A scratch folder with this package's manifest, configuration and catalogs: a package that tests record
/// into.
func copyOfThisPackage() throws -> Scratch {
  let scratch = try Scratch()
  let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  for name in ["Package.swift", "Config", "Locales"] {
    try FileManager.default.copyItem(
      at: package.appending(path: name), to: scratch.folder.appending(path: name))
  }
  return scratch
}
