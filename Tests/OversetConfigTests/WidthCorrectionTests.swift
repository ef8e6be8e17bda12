import Foundation
import OversetConfig
import OversetFonts
import OversetVocabulary
import Testing

@Suite struct WidthCorrectionTests {
  static let file = """
    version: 1
    family: Inter
    measured: {rows: 60, median: 0.4, p95: 1.2, scripts: [Latn], sizes: [12, 34]}
    groups:
      - {weight: 400, size: 20, scale: 1.02, perGlyph: 0.002}
      - {weight: 400, size: 10, scale: 1.01}
      - {weight: 700, size: 17, scale: 0.9}
    """

  static func correction() throws -> WidthCorrection {
    try WidthCorrection.parse(file, file: "own.yml")
  }

  @Test(
    "terms are linear between the measured sizes and constant outside, by the nearest weight",
    arguments: [
      (5.0, 400, 1.01, 0.0), (10, 400, 1.01, 0), (15, 400, 1.015, 0.001), (20, 400, 1.02, 0.002),
      (90, 400, 1.02, 0.002), (15, 100, 1.015, 0.001), (15, 600, 0.9, 0), (90, 900, 0.9, 0),
    ])
  func terms(size: Double, weight: Int, scale: Double, perGlyph: Double) throws {
    let terms = try Self.correction().terms(size: size, weight: weight)
    #expect(abs(terms.scale - scale) < 1e-12)
    #expect(abs(terms.perGlyph - perGlyph) < 1e-12)
  }

  @Test(
    "a script, size and weight count as measured inside what the file states",
    arguments: [
      ("Latn", 17.0, 400, true), ("Latn", 12, 700, true), ("Latn", 11.9, 400, false),
      ("Cyrl", 17, 400, false), ("Latn", 17, 500, false),
    ])
  func whatWasMeasured(script: String, size: Double, weight: Int, isMeasured: Bool) throws {
    let correction = try Self.correction()
    #expect(
      correction.isMeasured(script: script, size: size, weight: weight) == isMeasured)
  }

  static let refusals: [(String, String)] = [
    ("", "own.yml:1:1: the file is empty; create it with `overset calibrate`"),
    ("version: 1\nfamily: A\n", "own.yml:1:1: `groups` is missing; add `groups: …`"),
    (
      "version: 1\nfamily: A\ngroups: []\n",
      "own.yml:3:9: `groups` is empty; add a group"
    ),
    (
      "version: 1\nfamily: A\ngroups: [{weight: 400, size: 17, scale: 3}]\n",
      "own.yml:3:41: `scale` is 3, out of range; write a number from 0.5 to 2"
    ),
    (
      "version: 1\nfamily: A\ngroups: [{weight: 400, size: 17, scal: 1}]\n",
      "own.yml:3:34: unknown key `scal`; write `scale`"
    ),
  ]

  @Test("a wrong correction is refused with its place and remedy", arguments: refusals)
  func refusal(text: String, message: String) throws {
    let error = try #require(throws: Diagnostic.self) {
      try WidthCorrection.parse(text, file: "own.yml")
    }
    #expect(error.description == message)
  }

  // MARK: In a font manifest

  private static func manifest(_ entry: String, in folder: URL) throws -> FontManifest {
    try FontManifest.parse(
      "version: 1\nextends: default\nfamilies:\n  - \(entry)\n",
      file: folder.appending(path: "fonts.yml"),
      default: FontManifest.read(from: BundledFonts.folder))
  }

  @Test("an entry of name and correction keeps the default family, its faces and its place")
  func correctsADefaultFamily() throws {
    try withTemporaryFolder { folder in
      try Data(Self.file.utf8).write(to: folder.appending(path: "own.yml"))
      let manifest = try Self.manifest("{name: Inter, correction: own.yml}", in: folder)
      let bundled = try FontManifest.read(from: BundledFonts.folder)
      #expect(manifest.families.map(\.name) == bundled.families.map(\.name))
      #expect(manifest.families[0].faces == bundled.families[0].faces)
      #expect(try manifest.families[0].correction == Self.correction())
      #expect(manifest.families.dropFirst().allSatisfy { $0.correction == nil })
    }
  }

  @Test(
    "an entry whose correction is missing, wrong or another family's is refused",
    arguments: [
      (
        "{name: Inter, correction: none.yml}", "4:31", "the correction file none.yml does not exist"
      ),
      ("{name: Intre, correction: own.yml}", "4:12", "there is no default family `Intre`"),
      (
        "{name: Noto Sans JP, correction: own.yml}", "4:38",
        "is a correction of `Inter`, not of `Noto Sans JP`"
      ),
      ("{name: Inter, correction: bad.yml}", "bad.yml:1:10", "`version` is 7"),
    ])
  func refusedEntry(entry: String, place: String, problem: String) throws {
    try withTemporaryFolder { folder in
      try Data(Self.file.utf8).write(to: folder.appending(path: "own.yml"))
      try Data("version: 7\n".utf8).write(to: folder.appending(path: "bad.yml"))
      let error = try #require(throws: Diagnostic.self) {
        try Self.manifest(entry, in: folder)
      }
      #expect(error.description.contains("\(place): "), "\(error)")
      #expect(error.problem.contains(problem), "\(error)")
    }
  }
}
