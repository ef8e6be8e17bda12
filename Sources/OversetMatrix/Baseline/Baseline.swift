public import OversetVocabulary
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

  /// The findings of components, sorted.
  public let entries: [Entry]
  /// The findings of catalogs, sorted.
  public let catalogEntries: [CatalogEntry]
  private let byIdentity: [FindingIdentity: Entry]
  private let cellsOfTexts: [CatalogEntry: Set<String>]

  private struct File: Codable {
    var version = 1
    var findings: [Entry]
    /// Older files have none.
    var catalogs: [CatalogEntry]?
  }

  /// The path of the file below a project.
  public static let path = "Config/baseline.json"

  /// Nothing.
  public init() { self.init(entries: [], catalogEntries: []) }

  /// How many findings it lists.
  public var count: Int { entries.count + catalogEntries.count }

  /// The findings of a run, and of a check of catalogs, that fail it.
  public init(of outcome: RunOutcome, catalogs: SlotOutcome? = nil) {
    var cells: [FindingIdentity: Set<String>] = [:]
    for finding in outcome.failures {
      cells[FindingIdentity(finding), default: []].insert(Self.cell(of: finding))
    }
    let entries = cells.map { identity, cells in
      Entry(
        rule: identity.rule, component: identity.component, state: identity.state,
        subject: identity.subject, locale: identity.locale, cells: cells.sorted())
    }
    self.init(
      entries: entries.sorted { $0.order.lexicographicallyPrecedes($1.order) },
      catalogEntries: catalogs.map(CatalogEntry.entries) ?? [])
  }

  /// The entry that lists `finding`, if any.
  func entry(for finding: ReportedFinding) -> Entry? {
    guard let entry = byIdentity[FindingIdentity(finding)],
      entry.cells.contains(Self.cell(of: finding))
    else { return nil }
    return entry
  }

  /// Whether it lists a finding of a catalog, on `cell` where it is about a layout.
  func lists(_ entry: CatalogEntry, cell: String? = nil) -> Bool {
    guard let cells = cellsOfTexts[entry.withoutCells] else { return false }
    return cell.map(cells.contains) ?? cells.isEmpty
  }

  /// What stands in reports of what it lists.
  static func suppression(of rule: String) -> Suppression {
    Suppression(
      rule: rule, reason: "listed in \(path)",
      place: SourcePlace(file: path, line: 1, column: 1))
  }

  /// What is said of an entry about `subject` of which nothing is found any more.
  static func gone(_ rule: String, _ subject: String, locale: String) -> Suppression {
    var suppression = suppression(of: rule)
    suppression.reason = "listed in the baseline, and not found any more: \(subject)"
    suppression.locale = locale
    return suppression
  }

  private static func cell(of finding: ReportedFinding) -> String {
    cell(finding.device, finding.typeSize)
  }

  /// The name of a device with a text size.
  static func cell(_ device: String, _ typeSize: TypeSize) -> String {
    typeSize == .L ? device : "\(device)_\(typeSize.rawValue)"
  }

  // MARK: File

  /// Reads the file of a project; one that is not there lists nothing.
  static func read(below root: URL) throws(Diagnostic) -> Baseline {
    let file = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      return Baseline()
    }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw Diagnostic(
        .inputOutput, file: path, problem: "the file cannot be read",
        remedy: "check its permissions")
    }
    guard let read = try? JSONDecoder().decode(File.self, from: data), read.version == 1 else {
      throw Diagnostic(
        .data, file: path, problem: "this is no baseline of this version",
        remedy: "write it anew: overset baseline")
    }
    return Baseline(entries: read.findings, catalogEntries: read.catalogs ?? [])
  }

  private init(entries: [Entry], catalogEntries: [CatalogEntry]) {
    self.entries = entries
    self.catalogEntries = catalogEntries
    cellsOfTexts = Dictionary(
      catalogEntries.map { ($0.withoutCells, Set($0.cells)) }, uniquingKeysWith: { $0.union($1) })
    byIdentity = Dictionary(
      entries.map { (FindingIdentity($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the file of a project, whole or not at all.
  public func write(below root: URL) throws(Diagnostic) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(File(findings: entries, catalogs: catalogEntries))
    } catch {
      throw Diagnostic(
        .data, file: Self.path, problem: "the findings cannot be written as JSON",
        remedy: "look for names that are no text")
    }
    do throws(Diagnostic) {
      try AtomicFile.write(data + Data("\n".utf8), to: root.appending(path: Self.path))
    } catch {
      throw error.counted(as: .inputOutput)
    }
  }
}

extension Baseline.Entry {
  fileprivate var order: [String] { [component, state, locale, rule, subject] }
}
