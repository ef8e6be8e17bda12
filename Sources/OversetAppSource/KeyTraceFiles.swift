#if Source
  import Foundation
  package import OversetFiles
  package import OversetSource
  import OversetVocabulary

  /// Looks for traces of keys in all files of an app that can name them: those that are read as source and those that
  /// are not, of other languages of code, of other systems, of tests.
  package enum KeyTraceFiles {
    /// The most files that are looked at.
    private static let fileLimit = 40_000
    /// The most folders that are searched.
    private static let folderLimit = 100_000
    /// The most bytes of a file: larger ones are data.
    private static let sizeLimit = 4_000_000

    /// The keys that have a trace in the files below a folder. Links are not followed, and what cannot be read has no
    /// traces.
    package static func keys(below root: FileRoot, of catalog: CatalogKeys) -> Set<String> {
      var traces = KeyTraces(of: catalog)
      var folders = [""]
      var searched = 0
      var read = 0
      while let folder = folders.popLast(), searched < folderLimit, read < fileLimit {
        searched += 1
        for entry in (try? root.entries(of: folder)) ?? [] {
          guard let name = entry.name else { continue }
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          if entry.kind == .folder, !isPassedOver(name) {
            folders.append(path)
          } else if entry.kind == .file, names.contains(where: name.hasSuffix) {
            read += 1
            let data = try? root.file(path).contents(maximum: sizeLimit)
            if let data { traces.read(Array(data)) }
          }
        }
      }
      return traces.keys
    }

    /// Whether a folder holds code of others, or what a tool made. Code for other systems is looked at.
    private static func isPassedOver(_ name: String) -> Bool {
      switch PassedFolder(name, depth: .max) {
      case .foreign?, .hidden?, .assets?: true
      default: false
      }
    }

    /// How the names of files end that can name keys.
    private static let names = [
      ".swift", ".m", ".mm", ".h", ".c", ".cpp", ".storyboard", ".xib", ".intentdefinition",
      ".plist",
      ".js", ".stencil",
    ]
  }
#endif
