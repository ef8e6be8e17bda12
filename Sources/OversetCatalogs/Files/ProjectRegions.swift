import Foundation
import OversetFiles
import OversetVocabulary

/// Finds the Xcode project around a file, and what it says of the language of its texts.
///
/// Looked at are the folders from the file's own up to that of the repository, or up to the folder that
/// bounds the file. The nearest with a project counts; of several in one folder the first by name that says
/// a language.
struct ProjectRegions {
  /// What a project says.
  struct Region: Hashable {
    let tag: LocaleTag
    /// The project file, from the repository.
    let file: String
  }

  /// By folder, from the boundary.
  private var known: [ExactString: Region?] = [:]

  /// What the nearest project around `file` says; nil without one.
  mutating func region(around file: BoundFile) -> Region? {
    guard let (root, path) = file.placeInRepository else { return nil }
    var names = path.split(separator: "/").map(String.init)
    var passed: [ExactString] = []
    var found: Region?
    while found == nil, names.popLast() != nil {
      let folder = names.joined(separator: "/")
      let key = ExactString("\(root.folder.path(percentEncoded: false))//\(folder)")
      if let known = known[key] {
        found = known
        break
      }
      passed.append(key)
      found = Self.region(in: folder, of: root)
    }
    for key in passed { known[key] = .some(found) }
    return found
  }

  private static func region(in folder: String, of root: FileRoot) -> Region? {
    guard let entries = try? root.entries(of: folder) else { return nil }
    for name in entries.compactMap(\.name) where name.hasSuffix(".xcodeproj") {
      let file = (folder.isEmpty ? "" : folder + "/") + "\(name)/project.pbxproj"
      guard let data = try? root.read(file, maximum: FileLimit.project),
        let tag = DevelopmentRegion.read(Array(data))
      else { continue }
      return Region(tag: tag, file: file)
    }
    return nil
  }
}
