package import Foundation
import OversetChecks
package import OversetConfig
import OversetProject
import OversetRun
import OversetSnapshots
import OversetText
package import OversetVocabulary

/// What a page shows, for a server that hands it out itself and lets people decide about it: the document, and of its
/// rows what a decision is about.
package struct PageContents: Sendable {
  /// A row of the document's cells.
  package struct Cell: Sendable {
    /// The path of its snapshot, without extension.
    package let name: String
    /// The component.
    package let component: String
    /// The state.
    package let state: String
    /// The locale.
    package let locale: String
    /// The token of the device.
    package let device: String
    /// The verdict of its snapshot, as reports spell it.
    package let verdict: String
    /// Whether the snapshot equals its reference.
    package let isMatch: Bool
    /// The digest of what was drawn, of what it was compared with, and of what differs; nil where there is none.
    package let pictures: (shown: String?, reference: String?, mask: String?)
    /// The rows of the results that were found in it.
    package let results: [Int]
  }

  /// A row of the document's results.
  package struct Result: Sendable {
    /// The name of the rule.
    package let rule: String
    /// What the rule finds, in a few words.
    package let title: String
    /// Whether it tells of snapshots that differ, are new or lack a reference, and not of what was found in them.
    package let isAboutSnapshots: Bool
    /// Whether it fails the command.
    package let fails: Bool
    /// Why it is accepted in the project's configuration or code; nil if it is not.
    package let known: String?
    /// The locale; nil for what is the same in all.
    package let locale: String?
    /// The component, or the file of the catalog.
    package let component: String
    /// The key or the node.
    package let key: String
    /// The tokens of the devices.
    package let devices: [String]
    /// What is wrong.
    package let message: String
    /// What it is known by in the next report.
    package let fingerprint: String
    /// The text that it is about; nil for what is about none.
    package let text: String?
    /// By how much the text is over its room, in points; nil where that is not what is wrong.
    package let pointsOver: Double?
    /// What accepts all of it in `Config/checks.yml`, with an empty reason; nil for what cannot be accepted there.
    package let suppression: Suppression?
  }

  /// The document (`Docs/page-data.md`).
  package let document: Data
  /// Its cells.
  package let cells: [Cell]
  /// Its results.
  package let results: [Result]

  /// The contents of a page of `report`.
  ///
  /// - Parameter write: Takes the pictures that the document names, each once.
  /// - Throws: `Diagnostic` for what cannot be written as JSON, and what `write` throws.
  package init(
    _ report: FindingReport,
    pictures write: (_ data: Data, _ digest: String) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let builder = PageBuilder(report)
    let pictures = try PagePictures(of: builder, to: write)
    let page = builder.document(pictures)
    do {
      document = PrintedJSON(part: try PrintedJSON.encoder(isIndented: false).encode(page)).bytes
    } catch {
      throw Diagnostic(
        .data, problem: "the page cannot be written as JSON: \(error)",
        remedy: "check the names of components and states for invalid characters")
    }
    func digest(_ number: Int?) -> String? { number.map { page.pictures[$0].digest } }
    cells = zip(report.cells, page.cells).map { cell, row in
      Cell(
        name: row.name, component: cell.component, state: cell.state,
        locale: cell.locale.identifier, device: cell.device, verdict: cell.verdict.token,
        isMatch: cell.isMatch,
        pictures: (digest(row.picture), digest(row.reference), digest(row.mask)),
        results: (row.findings ?? []).map(\.result))
    }
    results = builder.results.map { entry in
      Result(entry.result, of: builder.causes[entry.cause])
    }
  }
}

extension PageContents.Result {
  fileprivate init(_ result: ReportedResult, of cause: ReportedCause) {
    rule = cause.rule.id
    title = cause.rule.title
    isAboutSnapshots = [.snapshotDifferent, .snapshotNew, .snapshotMissing].contains(cause.rule)
    fails = cause.isFailure
    known = cause.known
    locale = result.locale?.identifier
    component = result.component
    key = result.key
    devices = result.devices
    message = result.message.string
    fingerprint = result.fingerprint
    text = result.worst?.evidence.text
    let fit = result.worst.flatMap { $0.rule.isAboutWidth ? $0.evidence.fit : nil }
    pointsOver = fit.map { ((($0.needed - $0.available) * 10).rounded()) / 10 }
      .flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    suppression = result.worst.map { finding in
      var suppression = Suppression(rule: finding.rule.name, reason: "")
      suppression.component = finding.node?.component
      suppression.key = finding.key
      suppression.locale = result.locale
      return suppression
    }
  }
}

extension FindingReport {
  /// The files of the project that a page of this report reads, by their paths from the folder of the repository:
  /// references of the cells, and what has lines that results land on. They are sorted, and some may not be there.
  package var pageFiles: [String] {
    let store = SnapshotStore.ofProject(in: project)
    var paths: Set<String> = []
    for cell in cells {
      for pathExtension in ["txt", "png"] {
        paths.insert(store.file(for: cell.snapshot, pathExtension: pathExtension).path)
      }
    }
    // Only all shards together can tell that an entry of the configuration covers nothing.
    for path in ["Config/matrix.yml", "Config/checks.yml", Baseline.path] { paths.insert(path) }
    let places = ReportPlaces(paths.map { SourcePlace(file: $0) }, project: project)
    var files = Set(paths.map { places(SourcePlace(file: $0)) })
    files.insert(places(nil))
    for result in (causes + known).flatMap(\.results) {
      files.insert(result.place)
      files.formUnion(result.related.map(\.place))
    }
    return Set(files.filter(\.isInside).map(\.path)).sorted()
  }
}
