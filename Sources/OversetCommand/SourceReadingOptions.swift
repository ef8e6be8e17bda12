import ArgumentParser
import Foundation
import OversetSlots

/// Options that say which source of an app is read.
struct SourceReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      """
      Read the Swift files, storyboards and xibs of this folder too, and judge each text where they draw it. \
      Repeatable. Folders that are named as catalogs are read without it.
      """, valueName: "folder"))
  var folders: [String] = []

  @Flag(
    name: .customLong("no-source"),
    help: "Read no source: take where texts are drawn from rules and guesses.")
  var readsNone = false

  @Flag(
    name: .customLong("unused-keys"),
    help: "Also judge keys that no file of the app's source names.")
  var judgesUnusedKeys = false

  func validate() throws {
    if readsNone, !folders.isEmpty {
      throw ValidationError("--app and --no-source exclude each other")
    }
  }

  /// Lets `check` read the source of the folders among `files`, and of those that were given.
  func attach(
    to check: inout SlotCheck, files: [String], root: URL, jobs: Int
  ) {
    check.judgesUnusedKeys = judgesUnusedKeys
    guard !readsNone else { return }
    let named = AppSourceReader.folders(among: files) + folders.map { URL(filePath: $0) }
    AppSourceReader(folders: named, root: root, jobs: jobs)
      .attach(to: &check)
  }
}
