import Foundation
import OversetCatalogs
import OversetFiles
import OversetProject
import OversetVocabulary

/// What an app's package holds that Overset can check: targets with views, previews, catalogs.
struct AppSurvey {
  /// A target whose files import SwiftUI.
  struct ViewTarget: Equatable {
    let name: String
    /// Whether it is a program, which no other program can be linked with.
    let isProgram: Bool
    /// Whether it depends on a product `SwiftUI` already.
    let hasSwiftUI: Bool
    /// How many previews its files hold.
    var previews: Int
  }

  /// In the order of the manifest.
  let targets: [ViewTarget]
  /// Those that a program which runs previews can import.
  var libraries: [ViewTarget] { targets.filter { !$0.isProgram } }
  /// Globs that find the catalogs.
  let catalogs: [String]
  /// The languages of the catalogs, the source language first; empty if there is no catalog.
  let locales: [LocaleTag]

  /// The largest file of source that is looked at, in bytes.
  private static let largestFile = 4_000_000
  /// The deepest folder that is looked at.
  private static let deepest = 30
  /// What holds no catalog and no view of the app, whatever it is called there.
  private static let skipped: Set<String> = [
    "Tests", "__Snapshots__", "node_modules", "Pods", "Carthage", "build", "DerivedData",
  ]
  /// The files of catalogs, by how their names end.
  private static let formats = ["xcstrings", "strings", "stringsdict"]

  /// Looks through the folder of the package.
  ///
  /// - Parameter overset: Where Overset is: a clone in the folder of the package has catalogs of its own.
  /// - Throws: `Diagnostic` for a folder or a catalog that cannot be read.
  init(
    of manifest: AppManifest, in folder: URL, overset: OversetDependency
  ) throws(Diagnostic) {
    let root = FileRoot(folder)
    var targets: [ViewTarget] = []
    for target in manifest.targets where ["regular", "executable"].contains(target.type) {
      let files = try AppSurvey.files(in: target.folder, of: root)
      if let found = try AppSurvey.views(of: target, files, root) { targets.append(found) }
    }
    self.targets = targets
    let project = ProjectFiles(root: folder)
    let found = try project.catalogSearch(AppSurvey.formats.map { "**/*.\($0)" })
    catalogs = AppSurvey.globs(
      found.files.map(\.name).filter { !$0.hasPrefix("\(overset.place)/") })
    locales = try AppSurvey.locales(catalogs, of: project)
  }

  /// Every file below a folder, as paths from the package's folder, in order.
  private static func files(in folder: String, of root: FileRoot) throws(Diagnostic) -> [String] {
    var found: [String] = []
    var folders = [(path: folder, depth: 0)]
    while let (path, depth) = folders.popLast() {
      for entry in try root.entries(of: path) ?? [] {
        guard let name = entry.name, !name.hasPrefix("."), !skipped.contains(name) else { continue }
        let child = path == "." ? name : "\(path)/\(name)"
        switch entry.kind {
        case .folder where depth < deepest: folders.append((child, depth + 1))
        case .file: found.append(child)
        default: break
        }
      }
    }
    return found.sorted()
  }

  // MARK: Views

  private static func views(
    of target: AppManifest.Target, _ files: [String], _ root: FileRoot
  ) throws(Diagnostic) -> ViewTarget? {
    var result = ViewTarget(
      name: target.name, isProgram: target.type == "executable",
      hasSwiftUI: target.needs.contains("SwiftUI"), previews: 0)
    var hasViews = false
    for file in files where file.hasSuffix(".swift") {
      guard let data = try root.read(file, maximum: largestFile) else { continue }
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      hasViews = hasViews || lines.contains(where: importsSwiftUI)
      result.previews += lines.count {
        $0.hasPrefix("#Preview") || $0.contains(": PreviewProvider")
      }
    }
    return hasViews ? result : nil
  }

  /// Whether a line is `import SwiftUI`, with attributes and access before it or not.
  private static func importsSwiftUI(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return false }
    return words[index + 1] == "SwiftUI"
      && words[..<index].allSatisfy {
        $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
      }
  }

  // MARK: Catalogs

  /// For each format a glob below the folder that all its files lie in.
  private static func globs(_ files: [String]) -> [String] {
    formats.compactMap { format in
      let folders = files.filter { $0.hasSuffix(".\(format)") }
        .map { $0.split(separator: "/").dropLast().map(String.init) }
        .filter { skipped.isDisjoint(with: $0) }
      guard let first = folders.first else { return nil }
      let common = folders.reduce(first) { common, folder in
        zip(common, folder).prefix { $0 == $1 }.map(\.0)
      }
      return (common.filter { !$0.hasSuffix(".lproj") } + ["**", "*.\(format)"])
        .joined(separator: "/")
    }
  }

  private static func locales(
    _ globs: [String], of files: ProjectFiles
  ) throws(Diagnostic) -> [LocaleTag] {
    guard !globs.isEmpty else { return [] }
    let catalogs = try files.catalogs(try files.catalogSearch(globs).files)
    let sources = catalogs.map(\.sourceLanguage)
    let others = CatalogLibrary(catalogs).locales.sorted { $0.identifier < $1.identifier }
    var seen: Set<LocaleTag> = []
    return (sources + others).filter { seen.insert($0).inserted }
  }
}
