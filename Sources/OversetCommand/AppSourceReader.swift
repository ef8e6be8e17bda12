package import Foundation
import OversetFiles
import OversetProject
package import OversetSlots
import OversetVocabulary

#if Source
  import OversetAppSource
#endif

/// Reads where an app's source draws its texts, if the command was built with the trait `Source`.
package struct AppSourceReader {
  /// The folders that hold source.
  let folders: [URL]
  /// The project's folder: reported paths are relative to it.
  let root: URL
  /// How many files are read at once.
  let jobs: Int

  /// Reads the source of `folders`, so many files at once; reported paths are relative to `root`.
  package init(folders: [URL], root: URL, jobs: Int) {
    self.folders = folders
    self.root = root
    self.jobs = jobs
  }

  /// Whether this command can read source.
  static var isBuilt: Bool {
    #if Source
      true
    #else
      false
    #endif
  }

  /// What is told where this command cannot read source.
  static let missing = Diagnostic(
    .usage, problem: "this overset was built without the reader of source",
    remedy: "build it with `swift build --product overset --traits Source`")

  /// The folders among what somebody named on a command line.
  package static func folders(among paths: [String]) -> [URL] {
    paths.map { URL(filePath: $0) }.filter { NamedPath.kind($0.wholePath) == .folder }
  }

  /// A check that reads the source of the folders among `paths`.
  ///
  /// - Throws: `Diagnostic` where this command cannot read source, and for wrong configuration.
  static func check(
    reading paths: [String], source: SourceOptions, project: Project, jobs: Int
  ) throws(Diagnostic) -> SlotCheck {
    guard isBuilt else { throw missing }
    var check = try SlotCheck(project: project, selection: MatrixSelection())
    check.source = try source.tag()
    AppSourceReader(folders: folders(among: paths), root: project.root, jobs: jobs)
      .attach(to: &check)
    return check
  }

  /// Lets a check read the folders; where it cannot, the check says so.
  package func attach(to check: inout SlotCheck) {
    guard !folders.isEmpty else { return }
    guard Self.isBuilt else {
      check.sourceGap = NotChecked(
        reason: .noSourceReader, subject: "*", count: folders.count,
        detail:
          "folders whose source was not read, so that where texts are drawn is guessed: "
          + "\(Self.missing.problem); \(Self.missing.remedy)")
      return
    }
    let reader = self
    check.readSource = { (keys) async throws(Diagnostic) in try await reader.places(of: keys) }
  }

  private func places(of keys: [String: [String]]) async throws(Diagnostic) -> AppPlaces {
    var places = AppPlaces()
    #if Source
      for folder in folders {
        let project = ProjectFiles(root: root)
        places.formUnion(
          try await AppSource.read(
            folder, within: root, name: { project.relativePath(folder.appending(path: $0)) },
            keys: keys, jobs: jobs, travels: ContinuousIntegration.isOn))
      }
    #endif
    return places
  }
}
