#if Service
  import Foundation
  import OversetConfig
  import OversetFiles
  import OversetRun
  import OversetSnapshots
  import OversetVocabulary

  /// References that a run has recorded by itself, as it does where it is not told otherwise: nobody has looked at them yet,
  /// so that they wait to be accepted as new values do.
  enum RecordedReferences {
    /// What they change, by the paths of their snapshots. One whose file was not pushed is left out.
    ///
    /// - Parameter folder: The project's folder, with the references that shards have sent.
    /// - Throws: `Diagnostic` for a file that cannot be read.
    static func changes(
      of cells: [CellOutcome], in folder: URL
    ) throws(Diagnostic) -> [String: (change: PictureChange, group: String)] {
      let root = FileRoot(folder)
      var changes: [String: (change: PictureChange, group: String)] = [:]
      for cell in cells {
        guard case .recorded(let files) = cell.verdict else { continue }
        let path = cell.snapshot.path
        var own: [PictureChange.File] = []
        for file in files {
          let name = "__Snapshots__/\(path).\(file.pathExtension)"
          guard let value = try root.read(name, maximum: FileLimit.reference) else { continue }
          own.append(
            PictureChange.File(path: name, new: Digest.sha256Hex(of: value), old: nil))
        }
        guard own.count == files.count, !own.isEmpty else { continue }
        // Those of one state belong together.
        changes[path] = (PictureChange(files: own), "new\n\(cell.component)\n\(cell.state)")
      }
      return changes
    }
  }
#endif
