import Foundation
import OversetFiles
import OversetVocabulary

/// The folder of a page: proved writable before the work, written whole or not at all after it.
struct PageFolder {
  /// The file that tells that Overset has written the folder, and which files.
  static let marker = "overset-page.json"
  /// The script that hands the document to the page.
  static let data = "data.js"

  private let root: FileRoot
  private let path: String
  private let name: String

  /// - Parameters:
  ///   - root: The folder around it.
  ///   - path: Its name there.
  ///   - name: What errors call it.
  init(_ root: FileRoot, _ path: String, name: String) {
    self.root = root
    self.path = path
    self.name = name
  }

  /// What the marker says.
  private struct Marker: Codable {
    let writer: String
    let files: [String]

    static var current: Marker {
      Marker(
        writer: "overset",
        files: ([PageFolder.data, PageFolder.marker] + PageAssets.names).sorted())
    }
  }

  /// Makes sure that the folder can be written, and that nothing of somebody else's would go with it.
  ///
  /// - Throws: `Diagnostic` for a folder that cannot be written (74), and for one that holds what Overset has not
  ///   written (64).
  func prove() throws(Diagnostic) {
    for asset in PageAssets.names { _ = try PageAssets.contents(of: asset) }
    try root.proveFolderWritable(path, name: name)
    try proveOwn()
  }

  /// Writes the page of a report.
  func write(_ report: FindingReport) throws(Diagnostic) {
    try proveOwn()
    let builder = PageBuilder(report)
    try root.writeFolder(path, name: name) { (writer) throws(Diagnostic) in
      let pictures = try PagePictures(of: builder) { (data, digest) throws(Diagnostic) in
        try writer.write(data, to: PagePictures.file(digest), in: PagePictures.folder)
      }
      for asset in PageAssets.names {
        try writer.write(try PageAssets.contents(of: asset), to: asset)
      }
      try writer.write(encoded { try builder.document(pictures).script }, to: Self.data)
      try writer.write(
        encoded { try PrintedJSON(Marker.current, isIndented: true) }, to: Self.marker)
    }
  }

  private func encoded(_ make: () throws -> PrintedJSON) throws(Diagnostic) -> Data {
    do {
      return try make().bytes
    } catch {
      throw Diagnostic(
        .data, file: name, problem: "the page cannot be written as JSON: \(error)",
        remedy: "please report it")
    }
  }

  /// Makes sure that a folder of that name holds nothing but what Overset has written there: it will go.
  private func proveOwn() throws(Diagnostic) {
    guard let entries = try root.entries(of: path, name: name), !entries.isEmpty else { return }
    let marker = try root.read("\(path)/\(Self.marker)", maximum: FileLimit.record)
    guard let marker, let own = try? JSONDecoder().decodeBounded(Marker.self, from: marker),
      own.writer == Marker.current.writer
    else { throw foreign(nil) }
    for entry in entries {
      let isOwn =
        entry.name == PagePictures.folder && entry.kind == .folder
        || entry.kind == .file && entry.name.map(own.files.contains) == true
      guard isOwn else { throw foreign(entry.shownName) }
    }
    let pictures = try root.entries(of: "\(path)/\(PagePictures.folder)", name: name) ?? []
    for picture in pictures where picture.name?.wholeMatch(of: /[0-9a-f]{64}\.png/) == nil {
      throw foreign("\(PagePictures.folder)/\(picture.shownName)")
    }
  }

  private func foreign(_ file: String?) -> Diagnostic {
    Diagnostic(
      .usage, file: name,
      problem: file.map { "the folder holds \($0), which is no part of a report's page" }
        ?? "the folder holds other things than the page of a report",
      remedy: "name a new folder, or one that holds such a page alone: it is replaced")
  }
}
