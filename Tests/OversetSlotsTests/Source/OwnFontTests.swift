import Foundation
import OversetChecks
import OversetFonts
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetText
import OversetVocabulary
import Testing

/// Texts that an app sets in a font other than the system's.
struct OwnFontTests {
  /// A face whose letters are wider than the system's, and the name that code has for it.
  private static let name = "NotoSansArmenian-Bold"
  private static func file() throws -> String {
    try BundledFonts.folder.appending(path: "NotoSansArmenian/NotoSansArmenian-Bold.ttf")
      .path(percentEncoded: false)
  }

  private static let text = "Կարգավորումներ"

  private static func outcome(
    width: Double, font: String?, files: [String]
  ) async throws -> SlotOutcome {
    let place = SourceCheck.place("body(lines:1)") {
      ($0.size, $0.lineLimit) = (17, 1)
      $0.width = width
      $0.font = font.map { AppFont(name: $0) }
    }
    var places = AppPlaces(places: [place], fileCount: 1)
    places.fontFiles = files
    return try await SourceCheck(text: text, translation: text).outcome(places)
  }

  private static func finding(in outcome: SlotOutcome) -> Finding? {
    outcome.findings.first { $0.rule.id == .textTruncated }
  }

  @Test("a font whose file lies in the folder is measured, and its verdicts are no guess")
  func measured() async throws {
    let own = try #require(
      Self.finding(in: try await Self.outcome(width: 60, font: Self.name, files: [try Self.file()]))
    )
    let system = try #require(
      Self.finding(in: try await Self.outcome(width: 60, font: nil, files: [try Self.file()])))
    #expect(own.severity == .error)
    let (ownFit, systemFit) = (try #require(own.evidence.fit), try #require(system.evidence.fit))
    #expect(ownFit.confidence == .fewRecords)
    // The bold face is wider than the regular one that the system's font takes for Armenian.
    #expect(ownFit.needed > systemFit.needed + 1)
  }

  @Test(
    "a font without a file is measured as the system's, and what is cut is no error",
    arguments: ["Lato-Regular", ""])
  func unmeasured(name: String) async throws {
    let found = try #require(
      Self.finding(in: try await Self.outcome(width: 60, font: name, files: [try Self.file()])))
    #expect(found.severity == .warning)
    #expect(found.evidence.fit?.confidence == .unverified)
  }

  @Test(
    "a file of the font's name that is no font is told; of others nobody knows what they are",
    arguments: [(name, true), ("Other", false)])
  func damaged(file: String, isTold: Bool) async throws {
    let folder = try TestProject()
    try folder.write("no font at all", to: "\(file).ttf")
    let path = folder.root.appending(path: "\(file).ttf").path(percentEncoded: false)
    let outcome = try await Self.outcome(width: 60, font: Self.name, files: [path])
    #expect(Self.finding(in: outcome)?.severity == .warning)
    let isListed = outcome.notChecked.contains { (gap: NotChecked) in
      gap.reason == .unreadSource && gap.detail.contains("\(file).ttf")
    }
    #expect(isListed == isTold)
    withExtendedLifetime(folder) {}
  }

  @Test("a text that fits in its own font is not cut for being too wide in the system's")
  func fits() async throws {
    let text = try await Self.outcome(width: 400, font: Self.name, files: [try Self.file()])
    #expect(Self.finding(in: text) == nil)
  }
}
