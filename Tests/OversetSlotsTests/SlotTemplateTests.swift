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

/// Strings are judged in the layouts that their components give them.
@MainActor
struct SlotTemplateTests {
  /// Longer and longer, of one word and of many, and one that reads from right to left.
  private nonisolated static let texts: [String] =
    [1, 2, 4, 6, 9, 14, 20, 30, 45, 90].map { String(repeating: "Wort ", count: $0) + "Ende" }
    + ["Donaudampfschifffahrtsgesellschaft", "OK", "Einstellungen", "Wiederherstellen"]
    + ["الإعدادات", "استعادة المشتريات السابقة على هذا الجهاز وعلى جميع الأجهزة الأخرى"]

  nonisolated static let drawn = Slot.all.filter(\.isDrawn)

  private static let own = """
    slots:
      - {name: ticket, width: 180, lines: 2, style: footnote, weight: 600, insets: 12, scaleFactor: 0.8}
      - {name: stub, share: 0.25, size: 15}
    """

  private static func project(typeSize: String = "L") throws -> (
    files: TestProject, project: Project
  ) {
    let entries = texts.enumerated().map { index, text in
      """
      "key\(index)" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
      """
    }
    let files = try TestProject(
      matrix: "devices: [iPhoneSE, iPhone16ProMax]\ntypeSizes: [\(typeSize)]\n",
      catalog: """
        { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ",")) },
          "version" : "1.0" }
        """)
    try own.write(
      to: files.root.appending(path: "Config/slots.yml"), atomically: true, encoding: .utf8)
    return (files, try Project(root: files.root))
  }

  private struct Verdict: Hashable {
    let key: String
    let device: String
    let verdict: String
    let shown: String?
  }

  /// What the check finds is what the components show with each string in them.
  @Test(
    "a check finds in a slot what the slot's component shows",
    arguments: drawn.map(\.name) + ["ticket", "stub"], ["L", "AX3"])
  func verdictsAreThoseOfTheComponent(name: String, typeSize: String) async throws {
    let (files, project) = try Self.project(typeSize: typeSize)
    defer { withExtendedLifetime(files) {} }
    let rules = try #require(project.slots)
    let slot = try SlotTable(rules).slot(named: name)
    let check = SlotCheck(project: project, slot: slot, selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "Locales")])
    let found = Set(
      outcome.findings.filter { $0.evidence.fit?.verdict != .fits }.map {
        Verdict(
          key: $0.name, device: $0.device ?? "", verdict: $0.evidence.fit?.verdict.rawValue ?? "",
          shown: $0.evidence.shown)
      })

    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    var expected: Set<Verdict> = []
    #expect(outcome.devices.count == 2)
    for device in outcome.devices {
      for (index, string) in Self.texts.enumerated() {
        let tree = resolver.layout(
          SlotView(
            slot: slot, text: Text(verbatim: string), screenWidth: Double(device.size.width)),
          in: .width(device.size.width),
          for: ViewEnvironment(
            locale: "en", direction: .leftToRight,
            typeSize: try #require(TypeSize(rawValue: typeSize)),
            displayScale: device.scale))
        let text = try #require(
          tree.texts.map(\.text).first { $0.string.lowercased() == string.lowercased() })
        let verdict = text.fit?.verdict ?? .fits
        if verdict != .fits {
          expected.insert(
            Verdict(
              key: "key\(index)", device: device.token, verdict: verdict.rawValue,
              shown: text.layout.shown))
        }
      }
    }
    #expect(found == expected)
    // Only at the usual size, and only with any number of lines, may a slot hold every text.
    if found.isEmpty {
      let row = try #require(SlotListing(project: project).rows.first { $0.slot == slot })
      #expect(typeSize == "L" && row.lineLimit == nil)
    }
    // The shortest fits all of them.
    if typeSize == "L" {
      #expect(!found.contains { $0.key == "key11" })
    }
  }

  @Test(
    "a check has as many layouts as text sizes times settings of Bold Text, and bold texts need more"
  )
  func boldText() async throws {
    let files = try TestProject(
      matrix: "devices: [iPhoneSE]\ntypeSizes: [L, AX1]\nboldText: [off, on]\n")
    try files.write("\"a\" = \"Notification settings of this device\";\n", to: "en.lproj/A.strings")
    let check = SlotCheck(
      project: try Project(root: files.root), slot: try Slot(named: "tabItem(of:5)"),
      selection: MatrixSelection())
    let outcome = try await check.outcome(files: [files.file("en.lproj/A.strings")])
    let found = outcome.findings.filter { $0.rule.name == "text-truncated" }
    #expect(
      found.map(\.cell) == ["iPhoneSE", "iPhoneSE_bold", "iPhoneSE_AX1", "iPhoneSE_AX1_bold"])
    let needed = found.compactMap(\.evidence.fit?.needed)
    #expect(needed[0] < needed[1] && needed[2] < needed[3])
    let narrowed = SlotCheck(
      project: try Project(root: files.root), slot: try Slot(named: "tabItem(of:5)"),
      selection: MatrixSelection(typeSizes: [.large], legibilityWeights: [.bold]))
    let one = try await narrowed.outcome(files: [files.file("en.lproj/A.strings")])
    #expect(one.findings.map(\.cell) == ["iPhoneSE_bold"])
  }

  @Test("a slot of a phone on its side lies between what its display keeps free")
  func landscape() throws {
    let files = try TestProject(matrix: "devices: [iPhone17Pro, iPhone17Pro-landscape]\n")
    let listing = try SlotListing(project: try Project(root: files.root))
    let row = try #require(listing.rows.first { $0.slot.name == "largeTitle" })
    let widths = row.widths.compactMap(\.self)
    #expect(widths.count == 2 && widths[1] - widths[0] == 874 - 2 * 62 - 402)
  }

  /// No slot is wider than its screen, and a wider screen makes no slot narrower.
  @Test("a slot is no wider than its screen, and no narrower on a wider one")
  func widths() throws {
    let (files, project) = try Self.project()
    defer { withExtendedLifetime(files) {} }
    let listing = try SlotListing(project: project)
    #expect(listing.rows.count == Slot.all.count + 2)
    #expect(listing.rows.count { $0.slot.isDrawn } >= 20)
    #expect(listing.devices.count == 2)
    for row in listing.rows where row.slot.isDrawn {
      let widths = row.widths.compactMap { $0 }
      #expect(widths.count == 2)
      for (width, device) in zip(widths, listing.devices) {
        #expect(width > 0 && width <= Double(device.size.width), "\(row.slot.name)")
      }
      #expect(widths == widths.sorted(), "\(row.slot.name)")
    }
  }
}
