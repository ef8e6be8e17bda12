public import Foundation
import OversetChecks
import OversetConfig
import OversetSnapshots

/// Findings that a project has, and does not want to hear of: `Config/baseline.json`.
///
/// It is written by the command, not by hand. What it does not list fails as before; what it lists and is
/// not found any more is reported.
public struct Baseline: Sendable, Equatable {
  /// A finding, wherever it was found.
  public struct Entry: Codable, Sendable, Hashable {
    /// The rule's name.
    public let rule: String
    /// The component's name.
    public let component: String
    /// The state's name.
    public let state: String
    /// The key of the text where there is one, else the node.
    public let subject: String
    /// The BCP 47 tag of the locale.
    public let locale: String
    /// The tokens of the devices and text sizes on which it was found, sorted.
    public let cells: [String]
  }

  /// The findings, sorted.
  public let entries: [Entry]
  private let byIdentity: [FindingIdentity: Entry]

  private struct File: Codable {
    var version = 1
    var findings: [Entry]
  }

  /// The path of the file below a project.
  public static let path = "Config/baseline.json"

  /// Nothing.
  public init() { self.init(entries: []) }

  /// The findings of a run that fail it.
  public init(of outcome: RunOutcome) {
    var cells: [FindingIdentity: Set<String>] = [:]
    for finding in outcome.findings where finding.known == nil && finding.isError {
      cells[FindingIdentity(finding), default: []].insert(Self.cell(of: finding))
    }
    let entries = cells.map { identity, cells in
      Entry(
        rule: identity.rule, component: identity.component, state: identity.state,
        subject: identity.subject, locale: identity.locale, cells: cells.sorted())
    }
    self.init(entries: entries.sorted { $0.order.lexicographicallyPrecedes($1.order) })
  }

  /// The entry that lists `finding`, if any.
  func entry(for finding: ReportedFinding) -> Entry? {
    guard let entry = byIdentity[FindingIdentity(finding)],
      entry.cells.contains(Self.cell(of: finding))
    else { return nil }
    return entry
  }

  private static func cell(of finding: ReportedFinding) -> String {
    finding.typeSize == .L ? finding.device : "\(finding.device)_\(finding.typeSize.rawValue)"
  }

  // MARK: File

  /// Reads the file of a project; one that is not there lists nothing.
  static func read(below root: URL) throws(MatrixError) -> Baseline {
    let file = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      return Baseline()
    }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw MatrixError(
        kind: .inputOutput, file: path, problem: "the file cannot be read",
        remedy: "check its permissions")
    }
    guard let read = try? JSONDecoder().decode(File.self, from: data), read.version == 1 else {
      throw MatrixError(
        kind: .data, file: path, problem: "this is no baseline of this version",
        remedy: "write it anew: overset baseline")
    }
    return Baseline(entries: read.findings)
  }

  private init(entries: [Entry]) {
    self.entries = entries
    byIdentity = Dictionary(
      entries.map { (FindingIdentity($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the file of a project, whole or not at all.
  public func write(below root: URL) throws(MatrixError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(File(findings: entries))
    } catch {
      throw MatrixError(
        kind: .data, file: Self.path, problem: "the findings cannot be written as JSON",
        remedy: "look for names that are no text")
    }
    do throws(SnapshotError) {
      try AtomicFile.write(data + Data("\n".utf8), to: root.appending(path: Self.path))
    } catch {
      throw MatrixError(error, kind: .inputOutput)
    }
  }
}

extension Baseline.Entry {
  fileprivate var order: [String] { [component, state, locale, rule, subject] }
}

extension ReportedFinding {
  fileprivate var isError: Bool { finding.rule.severity == .error }
}
