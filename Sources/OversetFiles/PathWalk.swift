import COversetPOSIX
import OversetVocabulary

/// Where a walk ends: a name in an open folder. The name is no link.
struct FilePlace {
  let folder: Descriptor
  /// `.` for the folder itself.
  let name: String
  /// The names that lead here from the boundary, without links.
  let names: [String]
}

/// Walks a path for reading, name by name, from the boundary of a root.
///
/// Each folder is opened before the next name is looked at, and stays open: a link that somebody sets in
/// place of a folder meanwhile leads nowhere.
struct PathWalk {
  /// How many links one path may lead through.
  static let longestChain = 40

  private struct Step {
    let name: String
    /// How many names of the path have been walked after this step.
    let depth: Int
    let isOfLink: Bool
  }

  private let root: FileRoot
  private let shown: ShownPath
  private var folders: [Descriptor]
  private var names: [String] = []
  /// The steps to come, the last first.
  private var rest: [Step]
  private var linkCount = 0
  /// Whether a file in place of a folder on the way is an error. Below one there is nothing.
  private let refusesFiles: Bool

  init(
    _ path: String, in root: FileRoot, name: String, refusesFiles: Bool
  ) throws(Diagnostic) {
    self.root = root
    self.refusesFiles = refusesFiles
    let (names, base) = try root.names(of: path)
    shown = ShownPath(name, names: Array(names.dropFirst(base)))
    rest = names.enumerated().reversed().map {
      Step(name: $0.element, depth: max($0.offset + 1 - base, 0), isOfLink: false)
    }
    folders = []
  }

  /// The place that the path leads to, links followed; nil if there is nothing.
  ///
  /// - Throws: `Diagnostic` for a link or a path that leads outside, and for a link that leads to nothing.
  mutating func place() throws(Diagnostic) -> FilePlace? {
    guard let folder = try boundary() else { return nil }
    folders = [folder]
    while let step = rest.popLast() {
      switch step.name {
      case ".": break
      case "..": try leave(step)
      default:
        if let place = try enter(step) { return place }
        if isMissing { return nil }
      }
    }
    return FilePlace(folder: folders[folders.count - 1], name: ".", names: names)
  }

  private var isMissing = false

  private func boundary() throws(Diagnostic) -> Descriptor? {
    do throws(SystemError) {
      return try Descriptor.open(folder: root.boundary)
    } catch {
      if error.number == ENOENT { return nil }
      throw FileFailure.system("open", root.boundary, error)
    }
  }

  private mutating func leave(_ step: Step) throws(Diagnostic) {
    guard folders.count > 1 else { throw outside(step) }
    folders.removeLast()
    names.removeLast()
  }

  /// Follows one name. Returns the place if it is the last one, and no link.
  private mutating func enter(_ step: Step) throws(Diagnostic) -> FilePlace? {
    guard !step.name.isGitFolder else {
      throw FileFailure.leadsIntoGit(shown.prefix(step.depth), isLink: step.isOfLink)
    }
    let folder = folders[folders.count - 1]
    switch try next(step, in: folder) {
    case .nothing: isMissing = true
    case .link(let target): try follow(target, step)
    case .last: return FilePlace(folder: folder, name: step.name, names: names + [step.name])
    case .folder(let next):
      folders.append(next)
      names.append(step.name)
    }
    return nil
  }

  private enum Next {
    case nothing, last
    case link(String)
    case folder(Descriptor)
  }

  private func next(_ step: Step, in folder: Descriptor) throws(Diagnostic) -> Next {
    do throws(SystemError) {
      if let target = try folder.target(ofLink: step.name) { return .link(target) }
      return rest.isEmpty ? .last : .folder(try folder.openFolder(step.name))
    } catch {
      guard error.number == ENOENT || error.number == ENOTDIR && !refusesFiles else {
        throw FileFailure.system("open", shown.prefix(step.depth), error)
      }
      if step.isOfLink { throw FileFailure.dangling(shown.prefix(step.depth)) }
      return .nothing
    }
  }

  private mutating func follow(_ target: String, _ step: Step) throws(Diagnostic) {
    linkCount += 1
    guard linkCount <= Self.longestChain else {
      throw FileFailure.tooManyLinks(shown.prefix(step.depth))
    }
    var target = target.split(separator: "/", omittingEmptySubsequences: false)
    if target.first == "" {
      let path = target.joined(separator: "/")
      guard let inside = try? root.names(of: path).names else {
        throw outside(step, isLink: true)
      }
      target = inside.map { $0[...] }
      folders.removeLast(folders.count - 1)
      names = []
    }
    rest += target.reversed().filter { !$0.isEmpty }
      .map { Step(name: String($0), depth: step.depth, isOfLink: true) }
  }

  private func outside(_ step: Step, isLink: Bool = false) -> Diagnostic {
    isLink || step.isOfLink
      ? FileFailure.leadsOut(link: shown.prefix(step.depth), of: root.boundary)
      : FileFailure.leadsOut(path: shown.whole, of: root.boundary)
  }
}

/// How errors call a path and what leads to it.
struct ShownPath {
  let whole: String
  private let names: [String]

  init(_ whole: String, names: [String]) {
    self.whole = whole
    self.names = names
  }

  /// The path as far as its first names: `name` without the names behind them.
  func prefix(_ count: Int) -> String {
    let behind = names.dropFirst(count).map { "/\($0)" }.joined()
    guard !behind.isEmpty else { return whole }
    return whole.hasSuffix(behind)
      ? String(whole.dropLast(behind.count)) : names.prefix(count).joined(separator: "/")
  }
}

extension StringProtocol {
  /// Whether Git keeps what is its own under this name. Some file systems ignore case.
  var isGitFolder: Bool { lowercased() == ".git" }
}
