#if Service
  package import Foundation
  import OversetCommand
  package import OversetConfig
  import OversetFiles
  import OversetProject
  package import OversetSlots
  package import OversetVocabulary

  /// Reads a project as `overset check` does.
  package struct ProjectReader: Sendable {
    /// The project's folder.
    package let root: URL
    /// Catalogs, and folders with some; empty for `Locales`, else the project's folder.
    package let catalogs: [String]
    /// Further folders of source.
    package let app: [String]
    /// How many texts are judged at once.
    package let jobs: Int
    /// Whether components are asked, too: then what they show is looked at as well.
    package let hasComponents: Bool

    /// Reads the project in `root`.
    package init(
      root: URL, catalogs: [String], app: [String], jobs: Int, hasComponents: Bool = false
    ) {
      self.hasComponents = hasComponents
      self.root = root
      self.catalogs = catalogs
      self.app = app
      self.jobs = jobs
    }

    /// What is read of catalogs.
    private var paths: [URL] {
      let named = catalogs.map { URL(filePath: $0, relativeTo: root).absoluteURL }
      guard named.isEmpty else { return named }
      let usual = root.appending(path: "Locales", directoryHint: .isDirectory)
      return [NamedPath.kind(usual.path) == .folder ? usual : root]
    }

    private var sources: [URL] {
      paths.filter { NamedPath.kind($0.path) == .folder }
        + app.map { URL(filePath: $0, relativeTo: root).absoluteURL }
    }

    /// What components show beside that.
    private var shown: [URL] {
      guard hasComponents else { return [] }
      return ProjectFiles(root: root).shownFiles().map(\.url.absoluteURL)
    }

    /// The project as it is now.
    ///
    /// - Parameters:
    ///   - today: The day, by which suppressions expire.
    ///   - isAsked: Whether requests are answered meanwhile: half of the cores are left to them.
    /// - Throws: `Diagnostic` for the first file that is wrong.
    package func read(
      today: CalendarDay?, whileAsked isAsked: Bool = false
    ) async throws(Diagnostic) -> LoadedProject {
      // Before: what changes while it is read is seen the next time.
      let shown = shown
      let stamp = stamp(today: today, shown)
      var unprepared = try self.check(today: today)
      if isAsked { unprepared.jobs = max(jobs / 2, 1) }
      let check = try await unprepared.prepared(files: paths)
      if let fault = check.outcome.faults.first { throw fault }
      guard check.keyCount > 0 else {
        throw Diagnostic(
          .data, file: paths.map(\.relativePath).joined(separator: ", "),
          problem: "there are no keys", remedy: "name catalogs with texts that the app shows")
      }
      var known = "\(check.digest) \(ProgramVersion.description) \(today.map { "\($0)" } ?? "-")"
      // Pictures are many and large: here their times of change stand for what is in them.
      if hasComponents { known += ProjectStamp(folders: [], files: shown, today: nil).digest }
      let revision = Digest.sha256Hex(of: Data(known.utf8)).prefix(32)
      return LoadedProject(
        check: check, revision: String(revision), stamp: stamp,
        workers: CheckWorkers(check, count: jobs),
        sizes: SizedWorkers(check, count: max(jobs / 2, 1)), texts: TextIndex(check))
    }

    /// The check that `overset check` makes of the same paths.
    package func check(today: CalendarDay?) throws(Diagnostic) -> SlotCheck {
      let project = try Project(root: root, readsCatalogs: false, today: today)
      var check = try SlotCheck(project: project, selection: MatrixSelection())
      check.jobs = jobs
      AppSourceReader(folders: sources, root: root, jobs: jobs).attach(to: &check)
      return check
    }

    /// What the files are known by without being read.
    func stamp(today: CalendarDay?) -> ProjectStamp { stamp(today: today, shown) }

    private func stamp(today: CalendarDay?, _ shown: [URL]) -> ProjectStamp {
      ProjectStamp(
        folders: [root.appending(path: "Config"), root.appending(path: "Fonts")] + sources,
        files: paths + shown, today: today)
    }
  }
#endif
