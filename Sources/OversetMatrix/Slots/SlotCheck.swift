public import Foundation
import OversetCatalogs
import OversetConfig
import OversetShaping
import OversetText
import OversetUnicode

/// Lays every string of catalogs out in a slot, for every locale and device.
public struct SlotCheck: Sendable {
  /// How many locales are looked at at once, at least 1.
  public var jobs = 1

  private let project: Project
  private let slot: Slot
  private let selection: MatrixSelection

  /// A check of strings in `slot`, narrowed by `selection`.
  public init(project: Project, slot: Slot, selection: MatrixSelection) {
    self.project = project
    self.slot = slot
    self.selection = selection
  }

  /// Reads `files` and lays their strings out.
  ///
  /// Of a file with faults the rest is laid out all the same.
  ///
  /// - Parameter files: Catalogs, and folders that hold some.
  /// - Throws: `MatrixError` for a file that is not there or no catalog, and for unknown locales and
  ///   devices.
  public func outcome(files: [URL]) async throws(MatrixError) -> SlotOutcome {
    let files = try found(files)
    let loaded = try load(files)
    let catalogs = loaded.catalogs
    let library = CatalogLibrary(catalogs)
    let locales = try selection.locales(of: library.locales, known: library.locales)
    let devices = try devices()
    let reports = await localeReports(catalogs, library, locales, devices)
    return SlotOutcome(
      slot: slot, files: files.map { ProjectFiles(root: project.root).relativePath($0) },
      keyCount: catalogs.reduce(0) { $0 + $1.entries.count }, locales: locales,
      devices: devices, laidOutCount: reports.reduce(0) { $0 + $1.laidOutCount },
      fittingCount: Dictionary(uniqueKeysWithValues: reports.map { ($0.locale, $0.fittingCount) }),
      findings: reports.flatMap(\.findings), notChecked: reports.flatMap(\.notChecked),
      notes: catalogs.flatMap { $0.notes.map(\.description) },
      errors: loaded.errors.map(\.description), strict: project.matrix.strict)
  }

  // MARK: Steps

  /// Every file that is meant: of a folder, the catalogs below it; of an export for translators, its
  /// translations.
  private func found(_ paths: [URL]) throws(MatrixError) -> [URL] {
    var files: [URL] = []
    for path in paths {
      let name = path.path(percentEncoded: false)
      guard FileManager.default.isReadableFile(atPath: name) else {
        throw MatrixError(
          kind: .inputOutput, file: name, problem: "the file is not there or cannot be read",
          remedy: "check the path and its permissions")
      }
      guard path.isFolder else {
        files.append(path)
        continue
      }
      let glob = path.pathExtension == "xcloc" ? "Localized Contents/*.xliff" : "**"
      do throws(CatalogError) {
        files += try CatalogFinder.find(globs: [glob], root: path)
      } catch {
        throw MatrixError(error)
      }
    }
    return files
  }

  private func load(_ files: [URL]) throws(MatrixError) -> CatalogLoader {
    do throws(CatalogError) {
      return try CatalogLoader(files) { ProjectFiles(root: project.root).relativePath($0) }
    } catch {
      throw MatrixError(error)
    }
  }

  private func devices() throws(MatrixError) -> [Device] {
    let configured: [Device]
    do throws(ConfigError) {
      try project.validate()
      configured = try project.matrix.resolvedDevices(in: project.devices)
    } catch {
      throw MatrixError(error)
    }
    return try selection.devices(of: configured, in: project.devices)
  }

  private func localeReports(
    _ catalogs: [StringCatalog], _ library: CatalogLibrary, _ locales: [String],
    _ devices: [Device]
  ) async -> [LocaleReport] {
    let next = NextIndex()
    let workers = min(max(jobs, 1), max(locales.count, 1))
    let typeSizes = project.matrix.typeSizes.map(\.value)
    return await withTaskGroup(of: [(Int, LocaleReport)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          let checker = LocaleChecker(
            project: project, slot: slot, catalogs: catalogs, library: library,
            devices: devices, typeSizes: typeSizes)
          var reports: [(Int, LocaleReport)] = []
          while let index = next.take(below: locales.count) {
            reports.append((index, checker.report(on: locales[index])))
          }
          return reports
        }
      }
      var all: [(Int, LocaleReport)] = []
      for await reports in group { all += reports }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

extension URL {
  /// Whether a folder is there, links followed.
  fileprivate var isFolder: Bool {
    let values = try? resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }
}
