import COversetPOSIX
import OversetVocabulary

/// Walks a path for writing or removing, name by name, from the boundary of a root. No link is followed.
///
/// What it refuses is a file that cannot be written, not data that are wrong.
struct WritingWalk {
  /// Where a walk ends: a name in an open folder. The name may be a link, which is not followed.
  struct Place {
    let folder: Descriptor
    let name: String
  }

  private let root: FileRoot
  private let shown: ShownPath
  private let names: [String]
  /// How many of the names lead to the root's folder.
  private let base: Int
  private var made: [Place] = []

  init(_ path: String, in root: FileRoot, name: String) throws(Diagnostic) {
    self.root = root
    let (names, base) = try Self.names(of: path, in: root)
    shown = ShownPath(name, names: Array(names.dropFirst(base)))
    guard let last = names.last, !names.contains(".."), !names.contains("."), !last.isEmpty else {
      throw FileFailure.leadsOut(path: name, of: root.boundary).counted(as: .inputOutput)
    }
    if names.contains(where: \.isGitFolder) {
      throw FileFailure.leadsIntoGit(name, isLink: false).counted(as: .inputOutput)
    }
    self.names = names
    self.base = base
  }

  private static func names(
    of path: String, in root: FileRoot
  ) throws(Diagnostic) -> (names: [String], base: Int) {
    do throws(Diagnostic) {
      return try root.names(of: path)
    } catch {
      throw error.counted(as: .inputOutput)
    }
  }

  /// The place that the path names; nil if a folder on the way is missing.
  func place() throws(Diagnostic) -> Place? {
    var folder = try boundary()
    for (index, name) in names.dropLast().enumerated() {
      guard let next = try open(name, in: folder, index) else { return nil }
      folder = next
    }
    return Place(folder: folder, name: names[names.count - 1])
  }

  /// The place that the path names, once missing folders are made.
  ///
  /// With `isDurable` the list of names that a new folder appears in is flushed to the disk.
  mutating func placeMakingFolders(isDurable: Bool) throws(Diagnostic) -> Place {
    var folder = try boundary()
    for (index, name) in names.dropLast().enumerated() {
      if let next = try open(name, in: folder, index) {
        folder = next
      } else {
        folder = try make(name, in: folder, index, isDurable: isDurable)
      }
    }
    return Place(folder: folder, name: names[names.count - 1])
  }

  /// Takes back the folders just made, as far as they are empty.
  func removeMadeFolders() {
    for place in made.reversed() { place.folder.removeFolder(place.name) }
  }

  private func boundary() throws(Diagnostic) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor.open(folder: root.boundary)
    } catch {
      throw FileFailure.system("open", root.boundary, error)
    }
  }

  private func open(
    _ name: String, in folder: Descriptor, _ index: Int
  ) throws(Diagnostic) -> Descriptor? {
    do throws(SystemError) {
      return try folder.openFolder(name)
    } catch {
      if error.number == ENOENT { return nil }
      let shown = shown(index)
      if (try? folder.target(ofLink: name)) ?? nil != nil { throw FileFailure.linkOnTheWay(shown) }
      throw FileFailure.system("open", shown, error)
    }
  }

  private mutating func make(
    _ name: String, in folder: Descriptor, _ index: Int, isDurable: Bool
  ) throws(Diagnostic) -> Descriptor {
    do throws(SystemError) {
      // Another process may have made it in the meantime.
      if try folder.makeFolder(name) { made.append(Place(folder: folder, name: name)) }
      if isDurable { try folder.flush() }
    } catch {
      throw FileFailure.system("create the folder", shown(index), error)
    }
    guard let next = try open(name, in: folder, index) else {
      throw FileFailure.system("open", shown(index), SystemError(ENOENT))
    }
    return next
  }

  private func shown(_ index: Int) -> String {
    index < base ? names.prefix(index + 1).joined(separator: "/") : shown.prefix(index + 1 - base)
  }
}
