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

/// Strings are judged in the layouts that their components give them, set as the source says.
@MainActor
struct SourceTemplateTests {
  private static let texts =
    [1, 3, 6, 12, 25].map { String(repeating: "Wort ", count: $0) + "Ende" }
    + ["Donaudampfschifffahrtsgesellschaft"]

  private static let settings: [(name: String, change: (inout TextSetting) -> Void)] = [
    ("plain", { _ in }), ("line", { $0.lineLimit = 1 }), ("lines", { $0.lineLimit = 3 }),
    ("small", { $0.style = .caption2 }), ("heavy", { ($0.size, $0.weight) = (28, 800) }),
    ("narrow", { ($0.width, $0.lineLimit) = (120, 2) }),
    ("padded", { ($0.maximumWidth, $0.padding) = (200, 180) }),
    ("shrinking", { ($0.minimumScaleFactor, $0.lineLimit, $0.width) = (0.6, 1, 150) }),
    ("bound", { ($0.margins, $0.lineLimit) = (150, 1) }), ("capitals", { $0.isUppercase = true }),
    ("lowercase", { $0.isUppercase = false }),
  ]

  nonisolated static let slots = [
    "row", "rowWithValue", "rowSubtitle", "sectionHeader", "body(lines:0)", "body(lines:2)",
    "wrappingButton", "chip", "placeholder", "tabItem(of:4)", "navigationTitle", "menuItem",
  ]

  private struct Verdict: Hashable {
    let key: String
    let verdict: String
    let shown: String?
  }

  @Test(
    "a check finds in a slot, set as the source says, what its component shows", arguments: slots)
  func verdictsAreThoseOfTheComponent(name: String) async throws {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    var lines = ""
    var places: [TextPlace] = []
    for setting in Self.settings {
      for (number, text) in Self.texts.enumerated() {
        let key = "\(setting.name)\(number)"
        lines += "\"\(key)\" = \"\(text)\";\n"
        var place = TextPlace(
          key: key, table: nil, place: SourcePlace(file: "A.swift", line: 1, column: 1),
          drawing: .slot(name))
        setting.change(&place.setting)
        places.append(place)
      }
    }
    try files.write(lines, to: "App/de.lproj/Localizable.strings")
    let project = try Project(root: files.root)
    var check = try SlotCheck(project: project, selection: MatrixSelection())
    check.source = "de"
    let all = AppPlaces(places: places, fileCount: 1)
    check.readSource = { _ in all }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    let found = outcome.findings.compactMap { finding in
      finding.evidence.fit.flatMap { fit in
        fit.verdict == .fits
          ? nil
          : Verdict(
            key: finding.name, verdict: fit.verdict.rawValue, shown: finding.evidence.shown)
      }
    }
    let slot = try SlotTable().slot(named: name)
    let expected = try places.compactMap { place in
      try verdict(of: place, in: slot, project)
    }
    #expect(Set(found) == Set(expected))
    #expect(outcome.placement.source == places.count)
  }

  /// What the component of a slot shows of a text on the smallest phone; nil where it fits.
  private func verdict(
    of place: TextPlace, in slot: Slot, _ project: Project
  ) throws -> Verdict? {
    let string = try #require(
      Self.texts.indices.contains(number(of: place)) ? Self.texts[number(of: place)] : nil)
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    let device = try #require(try project.matrix.resolvedDevices(in: project.devices).first)
    let tree = resolver.layout(
      SlotView(
        DrawnSlot(slot, place.setting, alone: true), text: Text(verbatim: string),
        screenWidth: Double(device.size.width)),
      in: .width(device.size.width),
      for: ViewEnvironment(
        locale: "de", direction: .leftToRight, typeSize: .large, displayScale: device.scale))
    let text = try #require(
      tree.texts.map(\.text).first { $0.string.lowercased() == string.lowercased() })
    guard let fit = text.fit, fit.verdict != .fits else { return nil }
    return Verdict(key: place.key, verdict: fit.verdict.rawValue, shown: text.layout.shown)
  }

  /// The number of a place's text, by which its key ends.
  private func number(of place: TextPlace) -> Int {
    Int(String(place.key.suffix(1))) ?? -1
  }
}
