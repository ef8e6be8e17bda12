import OversetCatalogs
import OversetFiles
import OversetProject
import OversetRun

/// What changed files mean to a run.
struct RunChanges {
  /// Whether the source of the program has changed.
  private(set) var isOfProgram = false
  /// Whether something has changed of which it is not known what depends on it.
  private(set) var isOfEverything = false
  /// Whether a catalog has changed: what depends on it is found out by its contents.
  private(set) var isOfCatalogs = false
  /// The snapshots whose references have changed, by name.
  private(set) var snapshots: Set<String> = []

  /// Whether no cell can come to anything else.
  var isEmpty: Bool {
    !isOfProgram && !isOfEverything && !isOfCatalogs && snapshots.isEmpty
  }

  /// - Parameters:
  ///   - recorded: The snapshots that the last run has recorded itself.
  ///   - knowsBuild: Whether the program can be built anew: then it is where its source may have changed.
  init(_ changes: FolderWatch.Changes, recorded: Set<String>, knowsBuild: Bool) {
    isOfEverything = changes.isIncomplete
    isOfProgram = changes.isIncomplete && knowsBuild
    for path in changes.paths.subtracting(changes.goneFolders) { take(path, recorded) }
    for path in changes.goneFolders where !path.contains("/__Snapshots__/") {
      isOfEverything = true
      isOfProgram = isOfProgram || knowsBuild && !path.hasSuffix(".lproj")
    }
  }

  private mutating func take(_ path: String, _ recorded: Set<String>) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if path.contains("/__Snapshots__/") {
      guard let snapshot = ChangedCells.snapshot(of: path) else {
        isOfEverything = true
        return
      }
      if !recorded.contains(snapshot) { snapshots.insert(snapshot) }
    } else if name.hasSuffix(".swift") || name == "Package.resolved" {
      isOfProgram = true
    } else if CatalogFormat(fileName: name) != nil {
      isOfCatalogs = true
    } else if !EarlierFiles.isProse(path) || ProjectMemory.mayConfigure(path) {
      isOfEverything = true
    }
  }
}
