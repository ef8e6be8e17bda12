package import Foundation
package import OversetSnapshots
package import OversetVocabulary

/// What is pending, for people and for scripts.
package struct PendingReport {
  private let snapshots: [PendingSnapshot]
  /// The project's folder, which paths leave out.
  private let folder: String

  /// A report of `snapshots` of the project in `root`.
  package init(_ snapshots: [PendingSnapshot], root: URL) {
    self.snapshots = snapshots
    let path = root.standardizedFileURL.path(percentEncoded: false)
    folder = path.hasSuffix("/") ? path : path + "/"
  }

  /// Snapshots of one cause, in the order of their paths.
  package var causes: [[PendingSnapshot]] {
    var order: [String] = []
    var groups: [String: [PendingSnapshot]] = [:]
    for snapshot in snapshots {
      if groups[snapshot.cause] == nil { order.append(snapshot.cause) }
      groups[snapshot.cause, default: []].append(snapshot)
    }
    return order.compactMap { groups[$0] }
  }

  /// The list, by cause.
  package var text: PrintedText {
    guard !snapshots.isEmpty else { return "nothing is pending\n" }
    let lines: [PrintedText] = causes.flatMap { group -> [PrintedText] in
      group.map { "\($0.path)  \(PendingReport.state(of: $0))" }
        + (group.first.map { evidence(of: $0) } ?? []) + [""]
    }
    let causes = Wording.count(causes.count, "cause")
    return (lines + ["\(Wording.count(snapshots.count, "snapshot")) pending, \(causes)", ""])
      .joined(separator: "\n")
  }

  /// What differs, indented: the changed lines, and the files to look at.
  package func evidence(of snapshot: PendingSnapshot) -> [PrintedText] {
    let lines = snapshot.text.map { PrintedText.lines(of: $0.description) } ?? []
    let text: [PrintedText] = lines.filter { !$0.isEmpty }.map { "    \($0)" }
    let pictures: [PrintedText] = snapshot.files.filter { $0.pathExtension != "txt" }.flatMap {
      file in
      [file.pending, file.difference].compactMap { $0 }.map { "    \(relative($0))" }
    }
    return text + pictures
  }

  /// `new`, `changed` or `outdated`, with what it concerns.
  package static func state(of snapshot: PendingSnapshot) -> PrintedText {
    if snapshot.isOutdated { return "outdated: its reference has changed; run again" }
    let kinds = snapshot.files.map(\.pathExtension).joined(separator: ", ")
    return "\(snapshot.isNew ? "new" : "changed") (\(kinds))"
  }

  /// The list as JSON, ending in a newline, in the form that Docs/report-format.md describes.
  package func json() throws -> PrintedJSON {
    try JSONReport.encode(
      Pending(
        version: JSONReport.version, command: "review",
        snapshots: causes.enumerated().flatMap { cause, group in
          group.map { snapshot in
            Snapshot(
              path: snapshot.path, cause: cause, isOutdated: snapshot.isOutdated,
              difference: snapshot.text?.description,
              files: snapshot.files.map { file in
                File(
                  state: file.state.rawValue, pending: relative(file.pending),
                  reference: relative(file.reference),
                  difference: file.difference.map(relative))
              })
          }
        }))
  }

  private func relative(_ file: URL) -> String {
    let path = file.standardizedFileURL.path(percentEncoded: false)
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private struct Pending: Encodable {
    let version: Int
    let command: String
    let snapshots: [Snapshot]
  }

  private struct Snapshot: Encodable {
    let path: String
    let cause: Int
    let isOutdated: Bool
    let difference: String?
    let files: [File]
  }

  private struct File: Encodable {
    let state: String
    let pending: String
    let reference: String
    let difference: String?
  }
}
