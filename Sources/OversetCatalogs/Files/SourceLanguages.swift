package import OversetFiles
package import OversetVocabulary

/// The source language of each file that does not say it: of `.strings` and `.stringsdict` files.
///
/// What Xcode takes as the language of the app's texts counts first: `developmentRegion` of the project
/// around a file, because Xcode exports from it and fills `Base.lproj` with it. Without a project it is
/// English where there are English files, else the regional English of most files, else the language of
/// most files. Files of two projects may have two source languages.
package struct SourceLanguages: Sendable {
  /// Each language that a file got, in the order of the files.
  package let all: [SourceLanguage]

  /// By the folder that the `.lproj` folders lie in.
  private let byFolder: [ExactString: SourceLanguage]

  /// The languages of `files`.
  ///
  /// - Parameter named: The language that the caller says; nothing is looked for then.
  package init(of files: [BoundFile], named: LocaleTag? = nil) {
    var projects = ProjectRegions()
    var places: [ExactString: Int] = [:]
    var folders: [(name: ExactString, region: ProjectRegions.Region?)] = []
    var paths: [ProjectRegions.Region?: [CatalogPath]] = [:]
    for file in files where Self.isSilent(file) {
      let path = CatalogPath(file.url.wholePath)
      let folder = ExactString(path.folder)
      let place = places[folder] ?? folders.count
      if place == folders.count {
        places[folder] = place
        folders.append((folder, named == nil ? projects.region(around: file) : nil))
      }
      paths[folders[place].region, default: []].append(path)
    }
    let languages = Dictionary(
      uniqueKeysWithValues: paths.map { region, paths in
        let language = named.map { SourceLanguage($0, .named) }
        return (region, language ?? Self.language(of: paths, region))
      })
    var all: [SourceLanguage] = []
    var byFolder: [ExactString: SourceLanguage] = [:]
    for folder in folders {
      guard let language = languages[folder.region] else { continue }
      byFolder[folder.name] = language
      if !all.contains(language) { all.append(language) }
    }
    self.all = all
    self.byFolder = byFolder
  }

  /// The source language of a file.
  package func language(of file: BoundFile) -> LocaleTag {
    byFolder[ExactString(CatalogPath(file.url.wholePath).folder)]?.tag ?? "en"
  }

  /// Whether files of this format leave their source language open.
  private static func isSilent(_ file: BoundFile) -> Bool {
    switch CatalogFormat(fileName: file.lastPathComponent) {
    case .strings, .stringsdict: true
    case .xcstrings, .xliff, nil: false
    }
  }

  /// The language of files with one project around them, or none.
  private static func language(
    of paths: [CatalogPath], _ region: ProjectRegions.Region?
  ) -> SourceLanguage {
    var counts: [LocaleTag: Int] = [:]
    for path in paths {
      if let locale = path.locale { counts[locale, default: 0] += 1 }
    }
    if let region {
      // A project in `en` may have `en-US.lproj`, and the reverse.
      let related = LocaleFallback.best(of: counts.keys, for: region.tag)
      return SourceLanguage(related ?? region.tag, .project(file: region.file))
    }
    if let files = counts["en"] { return SourceLanguage("en", .english(files: files)) }
    if let most = most(counts.filter { $0.key.language == "en" }) {
      return SourceLanguage(most.key, .english(files: most.value))
    }
    guard let most = most(counts) else { return SourceLanguage("en", .assumed) }
    return SourceLanguage(most.key, .mostFiles(most.value, of: paths.count))
  }

  /// The locale of most files; of several the first by tag.
  private static func most(_ counts: [LocaleTag: Int]) -> (key: LocaleTag, value: Int)? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
  }
}
