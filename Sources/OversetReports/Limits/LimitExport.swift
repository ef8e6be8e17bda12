package import Foundation
package import OversetSlots
import OversetVocabulary

/// The limits of keys in the form that a translation tool takes.
package struct LimitExport: Sendable {
  /// The tools.
  package enum Tool: String, CaseIterable, Sendable {
    /// Flags of units, for its API.
    case weblate
    /// A spreadsheet.
    case crowdin
    /// Structured JSON.
    case lokalise
  }

  private let report: LimitReport
  /// The name of the font group in Weblate.
  private let fontGroup: String

  /// An export of `report`.
  package init(_ report: LimitReport, fontGroup: String) {
    self.report = report
    self.fontGroup = fontGroup
  }

  /// The file of a tool, in UTF-8.
  package func contents(for tool: Tool) throws -> Data {
    switch tool {
    case .weblate: try PrintedJSON(weblateUnits, isIndented: true).bytes
    case .crowdin: Data(crowdinTable.utf8)
    case .lokalise: try PrintedJSON(lokaliseKeys, isIndented: true).bytes
    }
  }

  // MARK: Weblate

  /// A unit whose flags are set: the members of its API, and what finds it.
  private struct WeblateUnit: Encodable {
    let context: String
    let file: String
    let source: String
    let extraFlags: String

    enum CodingKeys: String, CodingKey {
      case context, file, source
      case extraFlags = "extra_flags"
    }
  }

  private var weblateUnits: [WeblateUnit] {
    report.limits.compactMap { limit in
      limit.room.map { room in
        WeblateUnit(
          context: limit.key, file: limit.file, source: limit.source,
          extraFlags: WeblateFlags(of: room, fontGroup: fontGroup).text)
      }
    }
  }

  // MARK: Crowdin

  /// Rows of all keys, since Crowdin removes those that an update of a file lacks; the columns by the names that it
  /// detects.
  private var crowdinTable: String {
    let rows = report.limits.map { limit in
      [
        limit.key, limit.source, limit.comment ?? "",
        limit.characters.map { String($0) } ?? "",
      ]
    }
    return CommaSeparatedValues.text(
      [["identifier", "source_phrase", "context", "max_length"]] + rows)
  }

  // MARK: Lokalise

  private struct LokaliseKey: Encodable {
    let translation: String
    let limit: Int
  }

  /// By key: of several tables that have one, the smallest limit.
  private var lokaliseKeys: [String: LokaliseKey] {
    var keys: [String: LokaliseKey] = [:]
    for limit in report.limits {
      guard let characters = limit.characters else { continue }
      if let known = keys[limit.key], known.limit <= characters { continue }
      keys[limit.key] = LokaliseKey(translation: limit.source, limit: characters)
    }
    return keys
  }
}

/// Rows as RFC 4180 writes them.
enum CommaSeparatedValues {
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
