#if Service
  import Foundation
  import OversetCatalogs
  import OversetConfig
  import OversetFiles

  /// What the files of a project are known by without being read: names and times of change.
  struct ProjectStamp: Equatable, Sendable {
    /// All of it.
    let digest: String

    /// The endings of files that decide what a text comes to.
    private static let endings: Set<String> = [
      "xcstrings", "strings", "stringsdict", "xliff", "xlf", "yml", "yaml", "json", "swift",
      "storyboard", "xib", "pbxproj", "ttf", "otf", "ttc",
    ]
    /// How many files are looked at: a folder with more is no project.
    private static let longest = 500_000

    /// Looks at folders with all below them, and at files.
    ///
    /// - Parameter today: The day, by which suppressions expire.
    init(folders: [URL], files: [URL], today: CalendarDay?) {
      var walk = Walk()
      for folder in folders + files { walk.add(folder) }
      walk.digest.update(Data("\(today.map { "\($0)" } ?? "-")".utf8))
      digest = walk.digest.sha256Hex()
    }

    private struct Walk {
      var digest = IncrementalDigest()
      private var count = 0

      mutating func add(_ url: URL) {
        if NamedPath.kind(url.path) == .folder { addContents(of: url) } else { addFile(url.path) }
      }

      private mutating func addContents(of folder: URL) {
        let root = FileRoot(folder)
        var waiting = [""]
        while let path = waiting.popLast() {
          for entry in (try? root.entries(of: path.isEmpty ? "." : path)) ?? [] {
            guard let name = entry.name, !name.hasPrefix("."), count < ProjectStamp.longest else {
              continue
            }
            let own = path.isEmpty ? name : "\(path)/\(name)"
            switch entry.kind {
            case .folder where !PassedOverFolders.contain(name): waiting.append(own)
            case .file, .link:
              guard ProjectStamp.endings.contains(URL(filePath: name).pathExtension.lowercased())
              else { continue }
              addFile(folder.appending(path: own).path)
            case .folder, .other: continue
            }
          }
        }
      }

      private mutating func addFile(_ path: String) {
        count += 1
        let changed = NamedPath.modified(path)?.timeIntervalSince1970
        digest.update(Data("\(path)\u{0}\(changed.map { "\($0)" } ?? "-")\n".utf8))
      }
    }
  }
#endif
