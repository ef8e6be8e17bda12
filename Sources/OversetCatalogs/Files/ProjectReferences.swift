/// The files that an Xcode project names, as far as catalogs go.
///
/// Where its groups put a file that lies there, only that one is named: others of its name were left over when the
/// texts moved. Where they lead to none, a file counts as named if one of its name is, in a folder of its language.
struct ProjectReferences {
  /// Catalogs by their paths from the folder of the project, in small letters.
  private var places: Set<String> = []
  /// Names of catalogs behind the folders of their languages, such as `de.lproj/localizable.strings`, and of
  /// files in any other folder, all in small letters.
  private var names: Set<String> = []
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

  /// Reads a project file; of a damaged one as far as it goes.
  ///
  /// - Parameter isThere: Whether a file lies at a path from the folder of the project.
  init(_ bytes: [UInt8], isThere: (String) -> Bool) {
    let objects = ProjectObjects(bytes)
    let paths = ProjectPaths(objects, in: "").paths
    for (id, object) in objects.objects {
      regions.formUnion(object.list("knownRegions"))
      addSettings(object.texts("buildSettings"))
      addFile(object, at: paths[id].flatMap { isThere($0) ? $0 : nil })
    }
  }

  /// Whether it builds for the Mac alone, as far as its settings say.
  var isForMac: Bool { systems == ["macosx"] }

  /// Whether a file is named, by the parts of its path from the folder of the project.
  ///
  /// An export for translators is no part of an app, and counts as named.
  func names(_ path: ArraySlice<String>) -> Bool {
    let parts = path.map { $0.lowercased() }
    guard let file = parts.last, !isExport(file) else { return true }
    let around = parts.dropLast()
    if around.contains(where: folders.contains) || names.contains(file) { return true }
    if places.contains(parts.joined(separator: "/")) { return true }
    guard let folder = around.last, folder.hasSuffix(".lproj") else { return false }
    return names.contains("\(folder)/\(file)") || names.contains(folder)
  }

  private mutating func addSettings(_ settings: [String: [String]]) {
    for key in ["SDKROOT", "SUPPORTED_PLATFORMS"] {
      for value in settings[key] ?? [] {
        systems.formUnion(value.lowercased().split(separator: " ").map(String.init))
      }
    }
    informationFiles.formUnion(settings["INFOPLIST_FILE"] ?? [])
    statesLanguages = statesLanguages || settings["INFOPLIST_KEY_CFBundleLocalizations"] != nil
  }

  private func isExport(_ file: String) -> Bool {
    switch CatalogFormat(fileName: file) {
    case .xliff: true
    case .strings, .stringsdict, .xcstrings, nil: false
    }
  }

  private mutating func addFile(_ object: ProjectObjects.Object, at place: String?) {
    let parts = (object["path"] ?? "").lowercased().split(separator: "/")
    guard let file = parts.last.map(String.init) else { return }
    if isWholeFolder(object, file) {
      folders.insert(file)
      return
    }
    let folder = parts.dropLast().last.map(String.init) ?? ""
    let isCatalog = CatalogFormat(fileName: file) != nil
    hasCatalogs = hasCatalogs || isCatalog
    guard isCatalog || file.hasSuffix(".lproj") else { return }
    if isCatalog, let place {
      places.insert(place.lowercased())
    } else {
      names.insert(folder.hasSuffix(".lproj") ? "\(folder)/\(file)" : file)
    }
  }

  /// Whether a folder is copied or built with all that lies in it.
  private func isWholeFolder(_ object: ProjectObjects.Object, _ file: String) -> Bool {
    object.kind == "PBXFileSystemSynchronizedRootGroup" || object["lastKnownFileType"] == "folder"
      || file.hasSuffix(".bundle")
  }
}
