import Foundation
import OversetConfig
import OversetFonts
import OversetVocabulary
import Testing

/// A refused configuration of `Expectations/errors.txt`.
struct ErrorCase: CustomTestStringConvertible, Sendable {
  enum Schema: String { case fonts, fontsExtending, devices, matrix, checks, slots, samples }

  let schema: Schema
  let title: String
  /// The description without the file, whole or only its beginning.
  let expected: String
  let isBeginning: Bool
  let text: String

  var testDescription: String { "\(schema.rawValue): \(title)" }

  /// Reads the text as `errors.yml` by the schema's public entry.
  func read() throws(Diagnostic) {
    switch schema {
    case .fonts: _ = try FontManifest.parse(text, file: URL(filePath: "errors.yml"))
    case .fontsExtending:
      let bundled = try FontManifest.read(from: BundledFonts.folder)
      _ = try FontManifest.parse(text, file: URL(filePath: "errors.yml"), default: bundled)
    case .devices: _ = try DeviceTable.parse(text, file: "errors.yml")
    case .matrix: _ = try MatrixConfiguration.parse(text, file: "errors.yml")
    case .checks: _ = try ChecksConfiguration.parse(text, file: "errors.yml")
    case .slots: _ = try SlotRules.parse(text, file: "errors.yml")
    case .samples: _ = try SampleRules.parse(text, file: "errors.yml")
    }
  }

  static let all: [ErrorCase] = {
    guard let text = try? String(contentsOf: Expectations.file("errors.txt"), encoding: .utf8)
    else { return [] }
    return text.components(separatedBy: "\n=== ").dropFirst().compactMap(parse)
  }()

  private static func parse(_ section: String) -> ErrorCase? {
    let parts = section.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    let heading = parts[0].split(separator: ": ", maxSplits: 1)
    guard parts.count == 4, parts[2] == "---", heading.count == 2,
      let schema = Schema(rawValue: String(heading[0]))
    else { return nil }
    let isBeginning = parts[1].hasSuffix("…") && !parts[1].contains("\\u…")
    return ErrorCase(
      schema: schema, title: String(heading[1]),
      expected: String(parts[1].dropLast(isBeginning ? 1 : 0)), isBeginning: isBeginning,
      text: String(parts[3]).replacing("$SHA", with: String(repeating: "0", count: 64))
        .replacing("→", with: "\t").replacing("␀", with: "\u{1}"))
  }
}

/// The data files of these tests.
enum Expectations {
  static func file(_ name: String) -> URL {
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL)
      .appending(path: "Expectations").appending(path: name)
  }
}

/// Files of this repository.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// A folder that is removed afterwards.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
