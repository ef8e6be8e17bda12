/// The files that an Xcode project names, as far as catalogs go.
///
/// Read are the `path` of each object of a `project.pbxproj`, and whether a folder is taken with all that lies
/// in it; groups are not followed. A file counts as named if one of its name is, in a folder of its language.
struct ProjectReferences {
  /// Names of catalogs behind the folders of their languages, such as `de.lproj/localizable.strings`, and of
  /// files in any other folder, all in small letters.
  private var paths: Set<String> = []
  /// Names of folders that are taken as they are, in small letters.
  private var folders: Set<String> = []
  /// The systems that its settings name, such as `macosx` and `iphoneos`.
  private var systems: Set<String> = []
  /// The languages that its `knownRegions` list.
  private(set) var regions: Set<String> = []
  /// The property lists that its settings name, from the folder of the project.
  private(set) var informationFiles: Set<String> = []
  /// Whether catalogs are named at all: some projects are made by a tool that finds the files.
  private(set) var hasCatalogs = false

  /// Whether its settings list the languages of a product.
  private(set) var statesLanguages = false

  /// Objects within objects; real projects have three.
  private static let greatestDepth = 64

  /// Reads a project file; of a damaged one as far as it goes.
  init(_ bytes: [UInt8]) {
    var tokens = ProjectTokens(bytes)
    var objects: [Object] = []
    var key = ""
    var isValue = false
    var isRegion = false
    while let token = tokens.next() {
      switch token {
      case .sign(UInt8(ascii: "{")):
        guard objects.count < Self.greatestDepth else { return }
        objects.append(Object())
        isValue = false
      case .sign(UInt8(ascii: "}")):
        if let object = objects.popLast() { add(object) }
      case .sign(UInt8(ascii: "=")): isValue = true
      case .sign(let sign):
        if sign == UInt8(ascii: "(") { isRegion = isValue && key == "knownRegions" }
        if sign == UInt8(ascii: ")") { isRegion = false }
        isValue = false
      case .word(let word):
        if isRegion {
          regions.insert(word)
        } else if isValue, let last = objects.indices.last {
          objects[last].set(key, to: word)
          addSystems(key, word)
          if key == "INFOPLIST_FILE" { informationFiles.insert(word) }
          if key == "INFOPLIST_KEY_CFBundleLocalizations" { statesLanguages = true }
        } else {
          key = word
        }
        isValue = false
      }
    }
  }

  /// Whether it builds for the Mac alone, as far as its settings say.
  var isForMac: Bool { systems == ["macosx"] }

  /// Whether a file is named, by the parts of its path.
  ///
  /// An export for translators is no part of an app, and counts as named.
  func names(_ path: [String]) -> Bool {
    let parts = path.map { $0.lowercased() }
    guard let file = parts.last, !isExport(file) else { return true }
    let around = parts.dropLast()
    if around.contains(where: folders.contains) || paths.contains(file) { return true }
    guard let folder = around.last, folder.hasSuffix(".lproj") else { return false }
    return paths.contains("\(folder)/\(file)") || paths.contains(folder)
  }

  private mutating func addSystems(_ key: String, _ value: String) {
    guard key == "SDKROOT" || key == "SUPPORTED_PLATFORMS" else { return }
    systems.formUnion(value.lowercased().split(separator: " ").map(String.init))
  }

  private func isExport(_ file: String) -> Bool {
    switch CatalogFormat(fileName: file) {
    case .xliff: true
    case .strings, .stringsdict, .xcstrings, nil: false
    }
  }

  private mutating func add(_ object: Object) {
    let parts = object.path.lowercased().split(separator: "/")
    guard let file = parts.last.map(String.init) else { return }
    if object.isWholeFolder {
      folders.insert(file)
      return
    }
    let folder = parts.dropLast().last.map(String.init) ?? ""
    let isCatalog = CatalogFormat(fileName: file) != nil
    hasCatalogs = hasCatalogs || isCatalog
    guard isCatalog || file.hasSuffix(".lproj") else { return }
    paths.insert(folder.hasSuffix(".lproj") ? "\(folder)/\(file)" : file)
  }

  /// What is kept of an object while it is read.
  private struct Object {
    private(set) var path = ""
    private(set) var isWholeFolder = false

    mutating func set(_ key: String, to value: String) {
      switch (key, value) {
      case ("path", _):
        path = value
        // A bundle is copied with all that lies in it.
        isWholeFolder = isWholeFolder || value.hasSuffix(".bundle")
      case ("isa", "PBXFileSystemSynchronizedRootGroup"), ("lastKnownFileType", "folder"):
        isWholeFolder = true
      default: break
      }
    }
  }
}
