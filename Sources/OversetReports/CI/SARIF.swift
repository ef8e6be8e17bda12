import Foundation
import OversetVocabulary

/// The objects of SARIF 2.1.0 (OASIS Standard, errata 01) that reports have, under their names there.
enum SARIF {
  struct Log: Encodable {
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let automationDetails: Details
    let columnKind: String
    let results: [Result]
    let invocations: [Invocation]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let version: String?
    let rules: [Rule]
  }

  struct Details: Encodable { let id: String }

  /// A text that people read; GitHub refuses empty ones.
  struct Text: Encodable {
    let text: String

    init(_ text: PrintedText) { self.text = text.string }

    init(_ text: PrintedText, limit: Int) {
      let characters = text.string.prefix(limit + 1)
      self.text = characters.count > limit ? "\(characters.prefix(limit - 1))…" : text.string
    }
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let defaultConfiguration: Configuration
    let properties: Properties

    struct Configuration: Encodable { let level: String }

    struct Properties: Encodable {
      let tags: [String]
      let problemSeverity: String

      enum CodingKeys: String, CodingKey {
        case tags
        case problemSeverity = "problem.severity"
      }
    }

    init(_ rule: ReportedRule) {
      let limit = ReportLimits.SARIF.text
      id = String(rule.id.prefix(ReportLimits.SARIF.name))
      shortDescription = Text("\(rule.title)", limit: limit)
      fullDescription = Text("\(rule.details)", limit: limit)
      help = Text("\(rule.help)", limit: limit)
      defaultConfiguration = Configuration(level: SARIF.level(rule.severity))
      properties = Properties(
        tags: Array(rule.tags.prefix(ReportLimits.SARIF.tags)),
        problemSeverity: rule.severity == .info ? "recommendation" : rule.severity.rawValue)
    }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: Fingerprints
  }

  struct Fingerprints: Encodable {
    let primaryLocationLineHash: String
    let own: String

    enum CodingKeys: String, CodingKey {
      case primaryLocationLineHash
      case own = "overset/v1"
    }
  }

  struct Location: Encodable {
    let id: Int?
    let physicalLocation: Physical
    let message: Text?

    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable { let uri: String }

    /// One line: GitHub asks for all four.
    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
      let endLine: Int
      let endColumn: Int
    }

    init(_ place: ReportedPlace, id: Int? = nil, message: Text? = nil) {
      self.id = id
      self.message = message
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: SARIF.uri(place)),
        region: Region(
          startLine: place.line ?? 1, startColumn: place.columns?.start ?? 1,
          endLine: place.line ?? 1, endColumn: place.columns?.end ?? 2))
    }
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let exitCode: Int
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Text
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// A path as a reference of RFC 3986: relative to the repository, absolute for a file outside.
  static func uri(_ place: ReportedPlace) -> String {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let encoded = place.path.utf8.map { byte -> String in
      if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return place.isInside ? encoded : "file://\(encoded)"
  }
}
