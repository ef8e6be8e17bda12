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
    /// Their paths from the folder, in the same order.
    private var paths: [String] = []
    /// Whether they are all: where there are too many, one that is not looked at may name any key.
    private(set) var isWhole = true

    /// Searches a folder. Links are not followed, and what cannot be read is left out.
    ///
    /// - Parameters:
    ///   - limit: The most files that are looked at.
    ///   - name: What reports call a path from the folder.
    init(
      below root: FileRoot, limit: Int = 40_000, name: @Sendable (String) -> String = { $0 }
    ) {
      var folders = [""]
      var searched = 0
      while let folder = folders.popLast(), isWhole {
        searched += 1
        let entries = (try? root.entries(of: folder)) ?? []
        let projects = Set(entries.compactMap(\.name).filter { $0.hasSuffix(".xcodeproj") })
        for entry in entries {
          guard let own = entry.name else { continue }
          let path = folder.isEmpty ? own : "\(folder)/\(own)"
          if entry.kind == .folder, !Self.isPassedOver(own, beside: projects) {
            folders.append(path)
          } else if entry.kind == .file, Self.endings.contains(where: own.hasSuffix) {
            files.append(BoundFile(path, in: root, name: name(path)))
            paths.append(path)
          }
        }
        isWhole = files.count <= limit && searched < Self.folderLimit
      }
    }

    /// The files without the code that Xcode projects name and build for nothing but tests. What lies in a package is the
    /// package's affair; headers and property lists are in no phase of a build.
    func built(by projects: ProjectSources) -> KeyTraceFiles {
      let packages = PackageFolders(in: paths)
      let kept = paths.indices.filter { number in
        let path = paths[number]
        return ![".swift", ".m", ".mm"].contains(where: path.hasSuffix)
          || !projects.isUnbuilt(path) || packages.hold(path)
      }
      var built = self
      built.files = kept.map { files[$0] }
      built.paths = kept.map { paths[$0] }
      return built
    }

    /// The keys that have a trace in the files.
    ///
    /// - Parameters:
    ///   - unused: Where accessors name keys that no code asks for, and code that nobody runs does: these lines are passed
    ///     over.
    ///   - jobs: How many files are looked through at once.
    func keys(
      of catalog: CatalogKeys, passing unused: [SourcePlace] = [], jobs: Int
    ) async -> Set<String> {
      let files = files
      let passed = Dictionary(grouping: unused, by: \.file)
        .mapValues { Set($0.compactMap(\.position?.line)) }
      let starts = Array(stride(from: 0, to: files.count, by: Self.turn))
      let found = await OrderedWork.results(of: starts.count, jobs: jobs) { part in
        var traces = KeyTraces(of: catalog)
        for file in files[starts[part]..<min(starts[part] + Self.turn, files.count)] {
          let data = try? file.contents(maximum: Self.sizeLimit)
          if let data { traces.read(Array(data), passing: passed[file.name] ?? []) }
        }
        return traces.keys
      }
      return found.reduce(into: []) { $0.formUnion($1) }
    }

    /// Whether a folder holds tests, code of others, or what a tool made. Code for other systems is looked at.
    private static func isPassedOver(_ name: String, beside projects: Set<String>) -> Bool {
      if TestFolders.isOne(name, beside: projects) { return true }
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
