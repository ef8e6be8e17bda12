#if Source
  import Foundation
  import OversetCatalogs
  import OversetFiles
  import OversetSource
  import OversetVocabulary

  /// All files of an app that can name keys: those that are read as source and those that are not, of other languages of
  /// code and of other systems. What only tests name is no text of the app.
  struct KeyTraceFiles: Sendable {
    /// The most folders that are searched.
    private static let folderLimit = 100_000
    /// The most bytes of a file: larger ones are data.
    private static let sizeLimit = 4_000_000
    /// How many files are looked through in turn.
    private static let turn = 64

    /// The files, in the order in which they were met.
    private(set) var files: [BoundFile] = []
    /// Whether they are all: where there are too many, one that is not looked at may name any key.
    private(set) var isWhole = true

    /// Searches a folder. Links are not followed, and what cannot be read is left out.
    ///
    /// - Parameter limit: The most files that are looked at.
    init(below root: FileRoot, limit: Int = 40_000) {
      var folders = [""]
      var searched = 0
      while let folder = folders.popLast(), isWhole {
        searched += 1
        for entry in (try? root.entries(of: folder)) ?? [] {
          guard let name = entry.name else { continue }
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          if entry.kind == .folder, !Self.isPassedOver(name) {
            folders.append(path)
          } else if entry.kind == .file, Self.endings.contains(where: name.hasSuffix) {
            files.append(root.file(path))
          }
        }
        isWhole = files.count <= limit && searched < Self.folderLimit
      }
    }

    /// The keys that have a trace in the files.
    ///
    /// - Parameter jobs: How many files are looked through at once.
    func keys(of catalog: CatalogKeys, jobs: Int) async -> Set<String> {
      let files = files
      let starts = Array(stride(from: 0, to: files.count, by: Self.turn))
      let found = await OrderedWork.results(of: starts.count, jobs: jobs) { part in
        var traces = KeyTraces(of: catalog)
        for file in files[starts[part]..<min(starts[part] + Self.turn, files.count)] {
          let data = try? file.contents(maximum: Self.sizeLimit)
          if let data { traces.read(Array(data)) }
        }
        return traces.keys
      }
      return found.reduce(into: []) { $0.formUnion($1) }
    }

    /// Whether a folder holds tests, code of others, or what a tool made. Code for other systems is looked at.
    private static func isPassedOver(_ name: String) -> Bool {
      if TestFolders.isOne(name) { return true }
      switch PassedFolder(name, depth: .max) {
      case .foreign?, .hidden?, .assets?: return true
      default: return false
      }
    }

    /// How the names of files end that can name keys.
    private static let endings = [
      ".swift", ".m", ".mm", ".h", ".c", ".cpp", ".storyboard", ".xib", ".intentdefinition",
      ".plist",
      ".js", ".stencil",
    ]
  }
#endif
