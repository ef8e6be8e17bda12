import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Strings are judged in rows as the rows show them.
@MainActor
struct RowTemplateTests {
  private typealias Node = RowDescription.Node

  private static let texts =
    [0, 1, 2, 3, 4, 5, 8, 16].map { String(repeating: "Wort ", count: $0) + "Ende" }
    + ["Donaudampfschifffahrtsgesellschaft"]

  private nonisolated static let other = Node(.text(.literal("Alle vierzehn Tage")))
  private nonisolated static let own = Node(.text(.own))
  private nonisolated static let line = Node(.lineLimit(1), memberCount: 1)

  private nonisolated static func stack(
    _ count: Int, _ axis: RowElement.Axis = .horizontal
  ) -> Node {
    Node(.stack(axis, spacing: 8, alignment: nil), memberCount: count)
  }

  nonisolated static let rows: [(name: String, nodes: [RowDescription.Node])] = [
    ("alone", [line, own]),
    ("lines", [Node(.lineLimit(2), memberCount: 1), own]),
    ("beside one", [line, stack(2), own, other]),
    (
      "beside a rigid one",
      [
        line, stack(2), Node(.fixedSize(horizontal: true, vertical: true), memberCount: 1), other,
        own,
      ]
    ),
    ("beside two", [line, stack(3), other, own, other]),
    ("beside one that wraps", [stack(2), line, own, other]),
    ("after a space", [line, stack(3), other, Node(.spacer(minLength: nil)), own]),
    ("served first", [line, stack(2), Node(.layoutPriority(1), memberCount: 1), own, other]),
    ("served last", [line, stack(2), own, Node(.layoutPriority(1), memberCount: 1), other]),
    ("in a column", [line, stack(2), stack(2, .vertical), own, other, other]),
    (
      "in a frame",
      [
        line, stack(2), Node(.frame(width: 120, height: nil, alignment: nil), memberCount: 1), own,
        other,
      ]
    ),
    (
      "beside a frame",
      [
        line, stack(2), own,
        Node(
          .flexibleFrame(
            width: RowElement.Limits(least: 60, greatest: .infinity), height: RowElement.Limits(),
            alignment: nil), memberCount: 1), other,
      ]
    ),
    ("shrinking", [line, Node(.minimumScaleFactor(0.6), memberCount: 1), stack(2), own, other]),
    ("capitals", [line, Node(.uppercase(true), memberCount: 1), stack(2), own, other]),
    ("a switch", [line, Node(.toggle, memberCount: 1), own]),
  ]

  @Test("a check finds in a row what the row shows", arguments: rows)
  func verdictsAreThoseOfTheRow(name: String, nodes: [RowDescription.Node]) async throws {
    let row = try #require(RowDescription(in: .list(.row, .insetGrouped), nodes: nodes))
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let lines = Self.texts.enumerated().map { "\"key\($0)\" = \"\($1)\";\n" }.joined()
    try files.write(lines, to: "App/de.lproj/Localizable.strings")
    let project = try Project(root: files.root)
    var check = try SlotCheck(project: project, selection: MatrixSelection())
    check.source = "de"
    let places = Self.texts.indices.map { number in
      var place = TextPlace(
        key: "key\(number)", table: nil, place: SourcePlace(file: "A.swift", line: 1, column: 1),
        drawing: .slot("rowWithValue"))
      place.row = RowPlace(row: row, doubt: nil)
      return place
    }
    check.readSource = { _ in AppPlaces(places: places, fileCount: 1) }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    let found = outcome.findings.filter { $0.rule.id == .textTruncated }.map(\.name)
    let expected = try Self.texts.indices.filter { try isCut(Self.texts[$0], in: row, project) }
    #expect(Set(found) == Set(expected.map { "key\($0)" }))
  }

  /// Whether a row cuts a text on the smallest phone.
  private func isCut(
    _ string: String, in row: RowDescription, _ project: Project
  ) throws -> Bool {
    var words: [Int: String] = [:]
    for (node, text) in row.texts {
      words[node] = if case .literal(let literal) = text { literal } else { string }
    }
    let device = try #require(try project.matrix.resolvedDevices(in: project.devices).first)
    let tree = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
      .layout(
        RowView(row, texts: words, screenWidth: Double(device.size.width)),
        in: .width(device.size.width),
        for: ViewEnvironment(
          locale: "de", direction: .leftToRight, typeSize: .large, displayScale: device.scale))
    let text = try #require(
      tree.texts.map(\.text).first { $0.string.lowercased() == string.lowercased() })
    return text.fit?.verdict == .truncated
  }
}
