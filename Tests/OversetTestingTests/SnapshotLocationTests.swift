import Foundation
import OversetProject
import OversetRaster
import OversetReports
import OversetSnapshots
import OversetTestBasics
import OversetUI
import Testing

@testable import OversetTesting

/// `snapshots: besideTests`, and pictures that are upgraded: where and when a test's matrix records.
struct SnapshotLocationTests {
  private static let source = "Tests/AppTests/Cards/CardTests.swift"
  private static let folder = "Tests/AppTests/Cards/__Snapshots__/CardTests"

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write("", to: "Package.swift")
    try write(
      "locales: [en]\ndevices: [iPhoneSE]\nsnapshots: besideTests\n", to: "Config/matrix.yml")
  }

  private func write(_ text: String, to path: String) throws {
    let file = scratch.folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var files: [String] {
    (FileManager.default.subpaths(atPath: scratch.folder.path(percentEncoded: false)) ?? [])
      .filter { !$0.hasPrefix(".overset/") }
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
  }

  private func snapshot(
    record: RecordMode? = nil, upgradesPictures: Bool = false, isContinuousIntegration: Bool = false
  ) -> LocalizedSnapshot {
    LocalizedSnapshot(
      name: LocalizedSnapshotName(
        fileID: "AppTests/CardTests.swift", suite: nil, testName: "plain()", named: nil),
      presentation: .fitting(width: 200), selection: MatrixSelection(), record: record,
      source: scratch.folder.appending(path: Self.source).path(percentEncoded: false),
      isContinuousIntegration: isContinuousIntegration, upgradesPictures: upgradesPictures)
  }

  @Test("references lie beside the test where the project says so")
  func referencesLieBesideTheTest() throws {
    _ = try snapshot(record: .missing).outcome(of: Text(verbatim: "A"))
    let cell = "\(Self.folder)/plain.en_iPhoneSE"
    #expect(files == ["\(cell).png", "\(cell).txt"])
    #expect(try snapshot(record: .never).outcome(of: Text(verbatim: "A")).changedCells.isEmpty)
  }

  /// What differs waits where `overset review` looks, and is accepted into its place.
  @Test("a difference beside a test is pending, and accepted into its place")
  func aDifferenceIsAcceptedIntoItsPlace() throws {
    _ = try snapshot(record: .missing).outcome(of: Text(verbatim: "A"))
    let changed = try snapshot(record: .missing).outcome(of: Text(verbatim: "B"))
    #expect(changed.changedCells.count == 1)
    let pending = try #require(PendingStore(.ofTests(in: scratch.folder))).snapshots()
    #expect(pending.map(\.path) == ["\(Self.folder)/plain.en_iPhoneSE"])
    for snapshot in pending { _ = try snapshot.accept() }
    #expect(try snapshot(record: .never).outcome(of: Text(verbatim: "B")).changedCells.isEmpty)
  }

  /// Draws the committed picture's pixel otherwise, as an older release did.
  private func age(_ path: String) throws -> Data {
    let file = scratch.folder.appending(path: path)
    let picture = try PNG.decode(Data(contentsOf: file))
    var (bitmap, metadata) = (picture.bitmap, picture.metadata)
    bitmap.fill(
      PixelRect(x: 0, y: 0, width: 1, height: 1), with: RGBAColor(red: 1, green: 2, blue: 3))
    metadata["renderer"] = "an older one"
    let data = try PNG.encode(bitmap, metadata: metadata)
    try data.write(to: file)
    return data
  }

  private func picture() throws -> Data {
    try Data(
      contentsOf: scratch.folder.appending(path: "\(Self.folder)/plain.en_iPhoneSE.png"))
  }

  @Test("an upgrade records pictures whose texts match, locally and without an asked mode")
  func anUpgradeRecordsPicturesWhoseTextsStand() throws {
    _ = try snapshot(record: .missing).outcome(of: Text(verbatim: "A"))
    let drawn = try picture()
    let aged = try age("\(Self.folder)/plain.en_iPhoneSE.png")
    // Neither where code asks for something, nor on continuous integration, nor where the text differs.
    _ = try snapshot(record: .missing, upgradesPictures: true).outcome(of: Text(verbatim: "A"))
    #expect(try picture() == aged)
    _ = try snapshot(upgradesPictures: true, isContinuousIntegration: true)
      .outcome(of: Text(verbatim: "A"))
    #expect(try picture() == aged)
    _ = try snapshot(upgradesPictures: true).outcome(of: Text(verbatim: "B"))
    #expect(try picture() == aged)
    let outcome = try snapshot(upgradesPictures: true).outcome(of: Text(verbatim: "A"))
    #expect(try picture() == drawn)
    let message = try #require(RunIssues(outcome).all.first?.message.string)
    #expect(message.hasPrefix("recorded again: 1 snapshot"))
    #expect(try snapshot(record: .never).outcome(of: Text(verbatim: "A")).changedCells.isEmpty)
  }

  @Test("an upgrade records nothing that is missing")
  func anUpgradeRecordsNothingThatIsMissing() throws {
    _ = try snapshot(upgradesPictures: true).outcome(of: Text(verbatim: "A"))
    #expect(files.isEmpty)
  }

  @Test("the environment asks for an upgrade, which records nothing else")
  func theEnvironmentAsksForAnUpgrade() throws {
    let environment = ["SNAPSHOT_TESTING_RECORD": "upgrade"]
    #expect(TestEnvironment.upgradesPictures(in: environment))
    #expect(try TestEnvironment.recordMode(in: environment) == .never)
    #expect(!TestEnvironment.upgradesPictures(in: ["SNAPSHOT_TESTING_RECORD": "all"]))
    #expect(!TestEnvironment.upgradesPictures(in: [:]))
  }
}
