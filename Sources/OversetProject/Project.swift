package import Foundation
package import OversetAssets
package import OversetCatalogs
package import OversetChecks
package import OversetConfig
package import OversetFiles
import OversetFonts
package import OversetShaping
package import OversetVocabulary

/// Everything a run reads of a project: configuration, faces, catalogs.
///
/// Files that a project does not have count as the defaults that come with the package.
package struct Project: Sendable {
  /// The project's folder.
  package let root: URL
  /// What is looked at.
  package let matrix: MatrixConfiguration
  /// The devices that can be named.
  package let devices: DeviceTable
  /// Findings that are known, without those whose time is over.
  package let checks: ChecksConfiguration
  /// Suppressions whose time is over.
  package let expiredSuppressions: [Suppression]
  /// Findings that were there when the baseline was written.
  package private(set) var baseline: Baseline
  /// Where strings are drawn; nil if the project does not say.
  package let slots: SlotRules?
  /// The sample values for the arguments of strings.
  package let samples: SampleRules
  /// The faces.
  package internal(set) var fonts: FontCollection
  /// The manifest that the faces come from, as the project has it.
  package let fontManifest: FontManifest
  /// The strings.
  package private(set) var strings: StringResolver
  /// The colours and pictures.
  package let assets: AssetLibrary
  /// Links that may hide catalogs: they lead outside or to nothing, and were not searched.
  package private(set) var unsearchedLinks: [Diagnostic] = []

  /// Reads the project in `root`.
  ///
  /// - Parameters:
  ///   - root: The project's folder.
  ///   - readsCatalogs: Whether the catalogs that the matrix names are wanted.
  ///   - appliesCorrections: Whether widths follow the corrections that the font manifest names.
  ///   - version: The version of iOS that is meant, instead of those in `Config/matrix.yml`.
  ///   - today: The day, by which suppressions expire; nil lets all of them hold.
  /// - Throws: `Diagnostic` for the first file that is wrong, with every fault of that file.
  package init(
    root: URL, readsCatalogs: Bool = true, appliesCorrections: Bool = true,
    version: Int? = nil, today: CalendarDay? = nil
  ) throws(Diagnostic) {
    self.root = root
    try PackageResources.require()
    let files = ProjectFiles(root: root)
    var matrix = try files.matrix()
    if let version { matrix.system = SystemVersions(all: version) }
    self.matrix = matrix
    devices = try files.devices()
    var checks = try files.checks()
    expiredSuppressions = today.map { checks.removeExpired(on: $0) } ?? []
    self.checks = checks
    slots = try files.slots()
    samples = try files.samples()
    var manifest = try files.fontManifest()
    fontManifest = manifest
    if !appliesCorrections {
      for index in manifest.families.indices { manifest.families[index].correction = nil }
    }
    fonts = try FontCollection(manifest: manifest, version: matrix.system.text)
    baseline = try Baseline.read(below: root)
    strings = .localized(CatalogLibrary([]))
    assets = files.assets(matrix.assets.map(\.value))
    // The default is no demand.
    if matrix.places[.assets] != nil { try assets.validate() }
    if readsCatalogs { try readCatalogs() }
  }

  private mutating func readCatalogs() throws(Diagnostic) {
    let files = ProjectFiles(root: root)
    let search = try files.catalogSearch(matrix.catalogs.map(\.value))
    strings = .localized(CatalogLibrary(try files.catalogs(search.files)))
    unsearchedLinks = search.unsearched
  }

  /// The same project with the catalogs that its matrix names, as they are now.
  package func readingCatalogs() throws(Diagnostic) -> Project {
    var project = self
    try project.readCatalogs()
    return project
  }

  /// The same project with texts of another library.
  package func showing(_ library: CatalogLibrary) -> Project {
    var project = self
    project.strings = strings.resolving(in: library)
    return project
  }

  /// The manifest that comes with the package, which that of a project can extend.
  package static func defaultFontManifest() throws(Diagnostic) -> FontManifest {
    try bundledFontManifest.get()
  }

  /// Read once in a process: what comes with the package stays as it is.
  private static let bundledFontManifest = Result { () throws(Diagnostic) in
    try FontManifest.read(from: BundledFonts.folder)
  }

  /// The catalogs that the matrix names.
  ///
  /// - Throws: `Diagnostic` for a pattern without files.
  package func catalogFiles() throws(Diagnostic) -> [BoundFile] {
    try ProjectFiles(root: root).catalogSearch(matrix.catalogs.map(\.value)).files
  }

  /// The locales of the matrix and of the catalogs that were read; some may occur twice.
  package var locales: [LocaleTag] {
    matrix.locales.map(\.value) + strings.catalogLibrary.locales
  }

  /// Proves that every face that a text has needed could be used: ask it before an outcome is told.
  ///
  /// - Throws: `Diagnostic` for the first that could not.
  package func proveFaces() throws(Diagnostic) { try fonts.proveOpened() }

  /// The same project, of which nothing is listed as known in a baseline.
  package func withoutBaseline() -> Project {
    var project = self
    project.baseline = Baseline()
    return project
  }

  /// What the project accepts.
  package var acceptance: FindingAcceptance {
    FindingAcceptance(suppressions: checks.known, baseline: baseline.findings)
  }

  /// Refuses a matrix without cells and suppressions of rules that do not exist.
  package func validate() throws(Diagnostic) {
    try matrix.validate()
    try checks.validate(rules: Rules.all.map(\.name))
  }
}

/// Finds and reads the files of a project.
package struct ProjectFiles {
  let root: URL
  private let files: FileRoot

  package init(root: URL) {
    self.root = root
    files = FileRoot(root)
  }

  package func matrix() throws(Diagnostic) -> MatrixConfiguration {
    let file = file("Config/matrix.yml")
    return try file.exists ? .read(file: file) : MatrixConfiguration()
  }

  package func devices() throws(Diagnostic) -> DeviceTable {
    let file = file("Config/devices.yml")
    return try file.exists ? .read(file: file) : .default
  }

  package func checks() throws(Diagnostic) -> ChecksConfiguration {
    let file = file("Config/checks.yml")
    return try file.exists ? .read(file: file) : ChecksConfiguration()
  }

  package func slots() throws(Diagnostic) -> SlotRules? {
    let file = file("Config/slots.yml")
    return try file.exists ? .read(file: file) : nil
  }

  package func samples() throws(Diagnostic) -> SampleRules {
    let file = file("Config/samples.yml")
    return try file.exists ? .read(file: file) : SampleRules()
  }

  package func service() throws(Diagnostic) -> ServiceConfiguration {
    let file = file("Config/service.yml")
    return try file.exists ? .read(file: file) : ServiceConfiguration()
  }

  /// The project's own manifest, else the one that comes with the package.
  package func fontManifest() throws(Diagnostic) -> FontManifest {
    let bundled = try Project.defaultFontManifest()
    let own = file("Fonts/fonts.yml")
    return try own.exists ? .read(file: own, default: bundled) : bundled
  }

  /// The catalogs in files that a search has found.
  package func catalogs(_ files: [BoundFile]) throws(Diagnostic) -> [StringCatalog] {
    let loaded = CatalogLoader(files)
    if let error = Diagnostic.combining(loaded.errors) { throw error }
    return loaded.catalogs
  }

  /// The files that `globs` name, called by their paths below the root. They may lie elsewhere in the
  /// repository around the project.
  package func catalogSearch(_ globs: [String]) throws(Diagnostic) -> CatalogSearch {
    let search = try CatalogFinder.search(globs: try existing(globs), root: files.inRepository) {
      relativePath(root.appending(path: $0))
    }
    if let error = Diagnostic.combining(search.errors) { throw error }
    return search
  }

  /// The asset catalogs that `globs` name. They may lie elsewhere in the repository around the project.
  package func assets(_ globs: [String]) -> AssetLibrary {
    AssetLibrary(root: files.inRepository, patterns: globs)
  }

  /// The default pattern is no demand: a project without a Locales folder has no strings.
  private func existing(_ globs: [String]) throws(Diagnostic) -> [String] {
    let standard = "Locales/**"
    guard globs.contains(standard), try !files.inRepository.exists("Locales") else { return globs }
    return globs.filter { $0 != standard }
  }

  /// The path of `file` below the root; its whole path where it lies elsewhere.
  package func relativePath(_ file: URL) -> String {
    let base = root.standardizedFileURL.path
    let path = file.standardizedFileURL.path
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }

  /// A file below the root. Errors and reports call it by its path there, so that they are the same
  /// wherever the project lies.
  private func file(_ path: String) -> BoundFile { files.file(path) }
}
