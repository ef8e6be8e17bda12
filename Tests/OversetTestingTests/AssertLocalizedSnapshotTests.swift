import Foundation
import OversetProject
import OversetRaster
import OversetReports
import OversetTestBasics
import OversetUI
import OversetVocabulary
import Testing

@testable import OversetTesting

/// A card with a label that is too long in German for a narrow room.
private struct Card: View {
  let title: String

  var body: some View { Text(LocalizedStringKey(title)).lineLimit(1) }
}

/// A package in a temporary folder.
private final class TestPackage {
  let scratch: Scratch

  init(matrix: String = "locales: [en, de]\ndevices: [iPhoneSE, iPhone16]\n") throws {
    scratch = try Scratch()
    try write("", to: "Package.swift")
    try write(matrix, to: "Config/matrix.yml")
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Off"}},
        "de": {"stringUnit": {"state": "translated", "value": "Ausgeschaltet und vergessen"}}}}}}
      """, to: "Locales/Card.xcstrings")
  }

  func write(_ text: String, to path: String) throws {
    let file = scratch.folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func references() -> [String] {
    let folder = scratch.folder.appending(path: "__Snapshots__").path(percentEncoded: false)
    return (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.contains(".") }.sorted()
  }

  func snapshot(
    _ layout: SnapshotLayout = .fitting(width: 343), record: RecordMode = .missing,
    selection: MatrixSelection = MatrixSelection(), isContinuousIntegration: Bool = false
  ) -> LocalizedSnapshot {
    LocalizedSnapshot(
      name: LocalizedSnapshotName(
        fileID: "Module/CardTests.swift", suite: nil, testName: "plain()", named: nil),
      presentation: layout, selection: selection, record: record,
      source: scratch.folder.appending(path: "Tests/CardTests.swift").path(percentEncoded: false),
      isContinuousIntegration: isContinuousIntegration)
  }
}

struct AssertLocalizedSnapshotTests {
  @Test("the first run records every cell and fails, and the second matches")
  func theFirstRunRecordsAndTheSecondMatches() throws {
    let package = try TestPackage()
    let first = try package.snapshot().outcome(of: Card(title: "title"))
    #expect(RunIssues(first).all.map(\.message.string.count).count == 1)
    #expect(
      package.references()
        == ["de_iPhone16", "de_iPhoneSE", "en_iPhone16", "en_iPhoneSE"].flatMap { cell in
          ["png", "txt"].map { "CardTests/plain.\(cell).\($0)" }
        })
    let second = try package.snapshot(record: .never).outcome(of: Card(title: "title"))
    #expect(RunIssues(second).all.isEmpty)
  }

  /// A retry must not turn red into green: the first run would have recorded.
  @Test(
    "no record mode records on continuous integration, not even on a retry",
    arguments: [RecordMode.missing, .all, .failed, .never])
  func continuousIntegrationRecordsNothing(mode: RecordMode) throws {
    let package = try TestPackage()
    for _ in 0..<2 {
      let outcome = try package.snapshot(record: mode, isContinuousIntegration: true)
        .outcome(of: Card(title: "title"))
      let issues = RunIssues(outcome).all
      #expect(issues.count == 1)
      #expect(issues.first?.message.string.hasPrefix("missing: 4 snapshots") == true)
      #expect(package.references().isEmpty)
    }
  }

  /// One label that is too long is one issue, with its numbers and the place of the translation.
  @Test("a truncation is one issue with its numbers and the translation's place")
  func aTruncationIsOneIssue() throws {
    let package = try TestPackage()
    _ = try package.snapshot(.fitting(width: 80)).outcome(of: Card(title: "title"))
    let outcome = try package.snapshot(.fitting(width: 80)).outcome(of: Card(title: "title"))
    let messages = RunIssues(outcome).all.map(\.message.string)
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.hasPrefix("\"title\" truncated in de on 2 of 2 devices: needs "))
    #expect(message.contains("has 80.0 pt (shows \"Ausges"))
    #expect(message.contains("; Locales/Card.xcstrings:3:"))
  }

  /// A likelier cause than the view comes before what differs, and hides nothing of it.
  @Test("a reference of another renderer is reported before the difference")
  func anotherRendererIsSaidFirst() throws {
    let package = try TestPackage(matrix: "locales: [en]\ndevices: [iPhoneSE, iPhone16]\n")
    _ = try package.snapshot().outcome(of: Card(title: "title"))
    let folder = package.scratch.folder.appending(path: "__Snapshots__")
    for path in package.references() where path.hasSuffix(".png") {
      let picture = try PNG.decode(try Data(contentsOf: folder.appending(path: path)))
      var metadata = picture.metadata
      metadata["renderer"] = "an older one"
      try PNG.encode(picture.bitmap, metadata: metadata).write(to: folder.appending(path: path))
    }
    let outcome = try package.snapshot(record: .never).outcome(of: Card(title: "other"))
    let messages = RunIssues(outcome).all.map(\.message.string)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "recorded by another renderer (an older one); different: 2 snapshots of 2\n") == true,
      "\(messages)")
    #expect(messages.first?.contains("CardTests/plain.en_iPhoneSE: @@ ") == true, "\(messages)")
  }

  @Test("the selection of an assertion outranks that of the trait, axis by axis")
  func theMatrixIsNarrowedByTheAssertionAndTheTrait() throws {
    let package = try TestPackage()
    let selection = MatrixSelection(locales: ["ar"]).orElse(
      MatrixSelection(locales: ["ja"], devices: ["iPhone16Pro"], appearances: [.dark]))
    let outcome = try package.snapshot(selection: selection).outcome(of: Card(title: "title"))
    #expect(outcome.cells.map(\.snapshot.stem) == ["plain.ar_iPhone16Pro_dark"])
  }

  @Test("the matrix trait reaches its test", .matrix(locales: ["ja"], typeSizes: [.accessibility1]))
  func theTraitReachesItsTest() {
    #expect(MatrixTrait.current.locales == ["ja"])
    #expect(MatrixTrait.current.typeSizes == [.accessibility1])
    #expect(MatrixTrait.current.devices.isEmpty)
  }

  @Test("without the matrix trait no locale is selected")
  func withoutTheTraitNothingIsNarrowed() {
    #expect(MatrixTrait.current.locales.isEmpty)
  }

  @Test(
    "a bad project file is an error that names it, and nothing is recorded",
    arguments: [
      ("locales: [xx-nowhere-at-all]", "matrix.yml"), ("locale: [en]", "matrix.yml"),
    ])
  func aWrongProjectIsSaidWithItsPlace(matrix: String, place: String) throws {
    let package = try TestPackage(matrix: matrix)
    let error = #expect(throws: Diagnostic.self) {
      try package.snapshot().outcome(of: Card(title: "title"))
    }
    #expect(error?.file?.hasSuffix(place) == true)
    #expect(package.references().isEmpty)
  }

  @Test("an unknown device is an error that names the nearest")
  func anUnknownDeviceIsSaid() throws {
    let package = try TestPackage()
    let error = #expect(throws: Diagnostic.self) {
      try package.snapshot(selection: MatrixSelection(devices: ["iPhoneES"]))
        .outcome(of: Card(title: "title"))
    }
    #expect(error?.description.contains("iPhoneSE") == true)
  }

  /// A tolerance is asked for; without one a pixel that is a little off is a difference.
  @Test("a pixel that is slightly off differs unless a tolerance is given")
  func aToleranceIsAskedFor() throws {
    let package = try TestPackage()
    let selection = MatrixSelection(locales: ["en"], devices: ["iPhoneSE"])
    let exact = package.snapshot(selection: selection)
    _ = try exact.outcome(of: Card(title: "title"))
    let name = try #require(package.references().first { $0.hasSuffix(".png") })
    let file = package.scratch.folder.appending(path: "__Snapshots__/\(name)")
    var bitmap = try PNG.decode(Data(contentsOf: file)).bitmap
    bitmap.fill(
      PixelRect(x: 0, y: 0, width: 1, height: 1), with: RGBAColor(red: 250, green: 255, blue: 255))
    try PNG.encode(bitmap).write(to: file)
    #expect(try exact.outcome(of: Card(title: "title")).changedCells.count == 1)
    var tolerant = exact
    tolerant.tolerance = PictureTolerance(perceptualPrecision: 0.98)
    #expect(try tolerant.outcome(of: Card(title: "title")).changedCells.isEmpty)
    tolerant.tolerance = PictureTolerance(precision: 0.99)
    #expect(try tolerant.outcome(of: Card(title: "title")).changedCells.isEmpty)
  }

  @Test("a test file outside of a package is an error")
  func aSourceOutsideOfAPackageIsSaid() throws {
    let snapshot = LocalizedSnapshot(
      name: LocalizedSnapshotName(fileID: "M/F.swift", suite: nil, testName: "f()", named: nil),
      presentation: .screen, selection: MatrixSelection(), record: nil, source: "/F.swift",
      isContinuousIntegration: false)
    let error = #expect(throws: Diagnostic.self) { try snapshot.outcome(of: Card(title: "title")) }
    #expect(error?.problem.contains("Package.swift") == true)
  }

  /// Tests run on any thread; views belong to the main actor.
  @Test("eight assertions at once leave the same files")
  func manyAtOnceGiveTheSameFiles() async throws {
    let package = try TestPackage()
    _ = try package.snapshot().outcome(of: Card(title: "title"))
    let snapshot = package.snapshot(record: .all)
    let before = try bytes(package.scratch.folder)
    #expect(before.count == 8)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (try? snapshot.outcome(of: Card(title: "title"))) != nil }
      }
      for await isDone in group { #expect(isDone) }
    }
    #expect(try bytes(package.scratch.folder) == before)
  }

  private func bytes(_ folder: URL) throws -> [String: Data] {
    let root = folder.appending(path: "__Snapshots__")
    let names = FileManager.default.subpaths(atPath: root.path(percentEncoded: false)) ?? []
    return try names.filter { $0.contains(".") }.reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: root.appending(path: $1))
    }
  }
}

/// What a test of an app looks like: these references are committed.
@MainActor struct LocalizedSnapshotExampleTests {
  @Test("a view matches its references in two locales")
  func card() {
    assertLocalizedSnapshot(
      of: Text(verbatim: "OK").padding(), layout: .fitting(width: 120), locales: ["en", "ar"],
      devices: ["iPhoneSE"])
  }

  @Test("each case of a parameterized test matches its own reference", arguments: ["a", "b"])
  func cases(text: String) {
    assertLocalizedSnapshot(
      of: Text(verbatim: text), named: text, layout: .fitting(width: 120), locales: ["en"],
      devices: ["iPhoneSE"])
  }

  /// A failure is an issue of the test, at the line of the assertion. That it cannot be made counts to
  /// nobody's manifest: the file it gives is in no package.
  @Test("a failure is reported at the line of the assertion")
  func failures() {
    let line = #line + 2
    withKnownIssue {
      assertLocalizedSnapshot(of: Text(verbatim: "x"), file: "/nowhere/Tests.swift")
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }
}
