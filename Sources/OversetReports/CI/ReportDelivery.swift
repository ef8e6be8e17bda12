package import Foundation
import OversetFiles
package import OversetVocabulary

/// The reports of a command: proved writable before its work, written whole after it.
package struct ReportDelivery: Sendable {
  /// What is written, in order.
  package private(set) var requests: [ReportRequest]
  /// The system whose reports are on by themselves; nil without one.
  package let system: ContinuousIntegrationSystem?
  /// Why reports that nobody named cannot be written: they are left out.
  package private(set) var leftOut: [Diagnostic] = []
  /// The folder in which the paths of reports that nobody named begin.
  private let project: URL

  /// Proves that every report can be written.
  ///
  /// - Parameters:
  ///   - asked: What somebody named; paths begin in the current folder.
  ///   - system: The system whose own reports join them, unless one of them has the same format or file. Commands of several
  ///     formats may share the log.
  /// - Throws: `Diagnostic` for two reports of one path (64), and for a path that cannot be written (74).
  package init(
    asked: [ReportRequest], system: ContinuousIntegrationSystem?, automatic: [ReportRequest],
    project: URL
  ) throws(Diagnostic) {
    self.project = project
    self.system = system
    requests = []
    var taken: [String: String] = [:]
    for request in asked {
      let place = Self.place(request, project)
      guard taken[place] == nil else {
        throw Diagnostic(
          .usage, problem: "two reports go to '\(request.path)'",
          remedy: "give each a path of its own; - stands for one of them")
      }
      taken[place] = request.path
      try Self.prove(request, project)
      requests.append(request)
    }
    for request in automatic
    where (request.isStandardOutput || taken[Self.place(request, project)] == nil)
      && !asked.contains(where: { $0.format == request.format })
    {
      do throws(Diagnostic) {
        try Self.prove(request, project)
        requests.append(request)
      } catch {
        leftOut.append(error)
      }
    }
  }

  /// The reports that go to files.
  private var files: [ReportRequest] { requests.filter { !$0.isStandardOutput } }

  /// The reports that go to the standard output stream, in order.
  package var streamed: [ReportRequest] { requests.filter(\.isStandardOutput) }

  /// Whether a document takes the place of the text report on the standard output stream.
  package var replacesText: Bool { streamed.contains { !$0.format.isLines } }

  /// Writes the reports that go to files. Returns why some could not be written.
  package func write(_ report: FindingReport) throws -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for request in files {
      let file = Self.file(request, project)
      do {
        try Self.write(request, report, to: file)
      } catch let error as Diagnostic {
        errors.append(error)
      }
    }
    return errors
  }

  private static func write(
    _ request: ReportRequest, _ report: FindingReport, to file: URL
  ) throws {
    let root = FileRoot(around: file)
    guard !request.format.isFolder else {
      return try PageFolder(root, file.lastPathComponent, name: request.path).write(report)
    }
    // Commands of one step share the summary, each below the one before.
    let present =
      request.format == .gitHubSummary
      ? try root.read(file.lastPathComponent, maximum: FileLimit.record, name: request.path) : nil
    let before = present ?? Data()
    let rendered = try request.format.rendered(report, taken: before.count)
    try root.write(before + rendered.bytes, to: file.lastPathComponent, name: request.path)
  }

  // MARK: Places

  /// Where the reports go that go to files: absolute paths, without links as far as they exist, and of folders that are made
  /// for them the uppermost.
  package var places: Set<String> {
    Set(
      files.flatMap { request in
        let folder = FileRoot(Self.file(request, project).deletingLastPathComponent())
        return [Self.place(request, project)] + [folder.madeFirst].compactMap(\.self)
      })
  }

  /// Two requests of one file have the same place.
  private static func place(_ request: ReportRequest, _ project: URL) -> String {
    guard !request.isStandardOutput else { return request.path }
    let file = file(request, project)
    let folder = FileRoot(file.deletingLastPathComponent()).path
    return "\(folder == "/" ? "" : folder)/\(file.lastPathComponent)"
  }

  private static func file(_ request: ReportRequest, _ project: URL) -> URL {
    URL(
      filePath: request.path, directoryHint: .notDirectory,
      relativeTo: request.isAutomatic ? project : nil
    ).standardizedFileURL
  }

  private static func prove(_ request: ReportRequest, _ project: URL) throws(Diagnostic) {
    guard !request.isStandardOutput else { return }
    let file = file(request, project)
    guard !request.format.isFolder else {
      return try PageFolder(
        FileRoot(around: file), file.lastPathComponent, name: request.path
      ).prove()
    }
    guard !request.path.hasSuffix("/") else {
      throw Diagnostic(
        .inputOutput, file: request.path, problem: "this is a folder, not a file",
        remedy: "name a file in it")
    }
    // A report takes the place of what has its name, which for a device would be the end of it.
    let path = file.wholePath
    guard !["/dev/", "/proc/", "/sys/"].contains(where: path.hasPrefix),
      NamedPath.kind(path) != .other
    else {
      throw Diagnostic(
        .inputOutput, file: request.path, problem: "this is a device or a pipe, not a file",
        remedy: "name a file; - stands for the standard output stream")
    }
    try FileRoot(around: file).proveWritable(file.lastPathComponent, name: request.path)
  }
}
