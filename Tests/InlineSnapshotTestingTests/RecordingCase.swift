import Foundation
import OversetInlineSource
import Testing

/// A source file before and after snapshots are recorded in it.
struct RecordingCase: Sendable, CustomTestStringConvertible {
  /// A snapshot that is recorded.
  struct Step: Sendable, Decodable {
    let at: Int
    let value: String?
    let expected: String?
    let label: String?
    let offset: Int?
    let deprecated: [String]?

    var descriptor: InlineSnapshotSyntaxDescriptor {
      InlineSnapshotSyntaxDescriptor(
        deprecatedTrailingClosureLabels: deprecated ?? [],
        trailingClosureLabel: label ?? InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel,
        trailingClosureOffset: offset ?? 0)
    }
  }

  let testDescription: String
  let steps: [Step]
  let before: MarkedSource
  /// The file afterwards, or why the last step is refused.
  let after: String
  let isRefused: Bool

  static let all: [RecordingCase] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/recordings.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n=== ").dropFirst().compactMap(RecordingCase.init)
  }()

  init?(_ text: String) {
    let parts = text.components(separatedBy: "\n--- before\n")
    guard let first = parts.first, let second = parts.last, parts.count == 2 else { return nil }
    var lines = first.components(separatedBy: "\n")
    testDescription = lines.removeFirst()
    steps = lines.compactMap { try? JSONDecoder().decode(Step.self, from: Data($0.utf8)) }
    isRefused = second.contains("\n--- refused\n")
    let files = second.components(separatedBy: isRefused ? "\n--- refused\n" : "\n--- after\n")
    guard let source = files.first, let result = files.last, steps.count == lines.count,
      files.count == 2
    else { return nil }
    before = MarkedSource(source)
    after = MarkedSource(result).text.trimmingCharacters(in: .newlines)
  }
}

/// A source file with the places of numbered calls.
struct MarkedSource: Sendable {
  /// The file without its marks.
  let text: String
  /// Lines and columns as the compiler counts them.
  private let places: [Int: Place]

  struct Place: Sendable {
    let line: Int
    let column: Int
  }

  init(_ marked: String) {
    var text = ""
    var places: [Int: Place] = [:]
    var rest = marked.replacing("→", with: "\t").replacing("␍", with: "\r")[...]
    while let mark = rest.firstMatch(of: /‹(\d)›/) {
      text += rest[..<mark.range.lowerBound]
      rest = rest[mark.range.upperBound...]
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      places[Int(mark.1) ?? 0] = Place(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
    self.text = text + rest
    self.places = places
  }

  func place(_ number: Int) throws -> Place { try #require(places[number]) }
}
