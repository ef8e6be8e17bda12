package import OversetFiles
package import OversetVocabulary

/// What a search for catalogs found.
package struct CatalogSearch: Sendable {
  /// The catalogs, sorted by path, each file once.
  package internal(set) var files: [BoundFile] = []
  /// Catalogs and folders that are not read: a link leads outside or to nothing, a name is not UTF-8, a file
  /// cannot be opened or is too large, a folder cannot be listed.
  package internal(set) var errors: [Diagnostic] = []
  /// The links to folders that catalogs were found behind, in words.
  package internal(set) var notes: [String] = []
  /// The links that lead outside or to nothing, and were not searched.
  package internal(set) var unsearched: [Diagnostic] = []
  /// Catalogs that are not read, because no Xcode project around them names them.
  package private(set) var notBuilt: [BoundFile] = []
  /// Catalogs that are not read, because they lie in a folder of tests.
  package private(set) var ofTests: [BoundFile] = []
  /// The names of catalogs whose projects build for the Mac alone.
  package private(set) var macFiles: Set<String> = []
  /// By name of a catalog in a package, the languages of the apps that the package is built into, as far as known.
  package private(set) var appLanguages: [String: Set<LocaleTag>] = [:]

  /// The paths of files that somebody named.
  private var named: Set<String> = []

  /// Nothing yet.
  package init() {}

  /// Adds a file.
  ///
  /// - Parameter isNamed: Whether somebody named it: then it is read whatever a project says.
  package mutating func add(_ file: BoundFile, isNamed: Bool) {
    files.append(file)
    if isNamed { named.insert(file.url.wholePath) }
  }

  /// Adds what another search has found.
  package mutating func add(_ other: CatalogSearch) {
    files += other.files
    errors += other.errors
    notes += other.notes
    unsearched += other.unsearched
  }

  /// Sets those aside that no app shows: those in folders of tests, and those that the Xcode projects around them
  /// do not build, unless that leaves none. Files that several paths led to are kept once.
  package mutating func setAsideUnshipped() {
    var known: Set<String> = []
    files.removeAll { !known.insert($0.url.wholePath).inserted }
    ofTests = setAside(TestFolders.contain)
    var projects = ProjectMembership()
    for file in files where !named.contains(file.url.wholePath) {
      appLanguages[file.name] = projects.languages(ofAppsAround: file)
    }
    macFiles = Set(files.filter { projects.isForMac($0) }.map(\.name))
    notBuilt = setAside { projects.leavesOut($0) }
  }

  /// Takes out the files that nobody named and that are meant; none, if these are all.
  private mutating func setAside(_ isMeant: (BoundFile) -> Bool) -> [BoundFile] {
    let found = files.filter { !named.contains($0.url.wholePath) && isMeant($0) }
    guard found.count < files.count else { return [] }
    let taken = Set(found)
    files.removeAll(where: taken.contains)
    return found
  }
}
