import Foundation
import OversetConfig
import OversetFonts
import OversetVocabulary
import Testing

@Suite struct FontManifestTests {
  static let bundled = Result { try FontManifest.read(from: BundledFonts.folder) }
  static let faces = (try? bundled.get())?.families.flatMap(\.faces) ?? []

  @Test("the bundled families stand in fallback order, all under the OFL")
  func fallbackOrder() throws {
    let manifest = try Self.bundled.get()
    #expect(
      manifest.families.map(\.name) == [
        "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai",
        "Noto Sans Devanagari", "Noto Sans JP", "Noto Sans Bengali", "Noto Sans Gujarati",
        "Noto Sans Gurmukhi", "Noto Sans Oriya", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Sinhala", "Noto Sans Lao",
        "Noto Sans Khmer", "Noto Sans Myanmar", "Noto Sans Ethiopic", "Noto Sans Armenian",
        "Noto Sans Georgian", "Noto Sans KR", "Noto Sans SC", "Noto Sans TC",
      ])
    #expect(manifest.systemFamily?.name == "Inter")
    #expect(manifest.families.allSatisfy { $0.licence == "OFL-1.1" && !$0.isExact })
    #expect(Self.faces.count == 43)
  }

  @Test("the system family has text faces, roman and italic, and a display face")
  func cutsOfTheSystemFamily() throws {
    let faces = try #require(Self.bundled.get().systemFamily).faces
    #expect(faces.map(\.opticalSize) == [.text, .text, .display])
    #expect(faces.map(\.style) == [.roman, .italic, .roman])
    #expect(faces.allSatisfy { $0.weights == 100...900 && $0.axes == [.wght] && $0.index == 0 })
    #expect(faces.allSatisfy { $0.widths == nil })
  }

  @Test("a bundled face has the digest that fonts.yml states", arguments: faces)
  func bundledFacesHaveTheirDigests(_ entry: FontFaceEntry) throws {
    let data = try Self.bundled.get().verifiedData(of: entry)
    #expect(data.count > 15_000 && data.count < 5_000_000)
  }

  @Test("every folder of faces has a licence and states its provenance")
  func everyFamilyHasLicenceAndProvenance() {
    let folders = Set(Self.faces.map { $0.url.deletingLastPathComponent() })
    #expect(folders.count == 24)
    for folder in folders {
      for document in ["LICENSE", "PROVENANCE.md"] {
        let path = folder.appending(path: document).path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      }
    }
  }

  @Test("a family that replaces another takes its place, and a new one stands last")
  func replacingFamilyTakesThePlace() throws {
    let manifest = try FontManifest.parse(
      """
      version: 1
      extends: default
      families:
        - name: Noto Sans Own
          licence: OFL-1.1
          scripts: [Hans]
          faces: [{file: sc.ttc, index: 2, weight: 400, sha256: \(String(repeating: "A", count: 64))}]
        - name: SF Pro
          replaces: Inter
          licence: proprietary
          scripts: [Latn]
          exact: true
          faces: [{file: ../sf.otf, weight: 400, sha256: \(String(repeating: "0", count: 64))}]
      """,
      file: URL(filePath: "/project/Fonts/own.yml"), default: Self.bundled.get())
    let names = manifest.families.map(\.name)
    #expect(names.first == "SF Pro")
    #expect(names.last == "Noto Sans Own")
    #expect(!names.contains("Inter"))
    #expect(names.count == 25)
    #expect(manifest.families[0].isExact)
    #expect(manifest.systemFamily == nil)
    let own = try #require(manifest.families.last?.faces.first)
    #expect(own.index == 2)
    #expect(own.sha256 == String(repeating: "a", count: 64))
    #expect(own.url.path == "/project/Fonts/sc.ttc")
    #expect(own.place.line == 7)
    #expect(manifest.families[0].faces[0].url.standardized.path == "/project/sf.otf")
  }

  static let wrongFiles: [(content: String?, problem: String, remedy: String, column: Int)] = [
    (nil, "the font file FILE does not exist", "restore it, or correct `file`", 20),
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      "FILE is a Git LFS pointer, not the font", "run `git lfs pull`", 20
    ),
    (
      "abc",
      "the SHA-256 of FILE is ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        + ", not the one in the manifest",
      "restore the file; if the change is intended, update the digest (widths may change)", 50
    ),
  ]

  @Test(
    "a missing, unfetched or changed font file is refused at its entry",
    arguments: wrongFiles.indices)
  func wrongFileIsRefused(_ index: Int) throws {
    let expected = Self.wrongFiles[index]
    try withTemporaryFolder { folder in
      let manifestFile = folder.appending(path: "fonts.yml")
      try """
      version: 1
      families:
        - name: One
          licence: OFL-1.1
          scripts: [Latn]
          faces: [{file: one.ttf, weight: 400, sha256: \(String(repeating: "0", count: 64))}]
      """.write(to: manifestFile, atomically: true, encoding: .utf8)
      let file = folder.appending(path: "one.ttf")
      try expected.content?.write(to: file, atomically: true, encoding: .utf8)
      let manifest = try FontManifest.read(from: folder)
      let error = try #require(throws: Diagnostic.self) {
        try manifest.verifiedData(of: manifest.families[0].faces[0])
      }
      let path = file.path(percentEncoded: false)
      #expect(error.problem == expected.problem.replacing("FILE", with: path))
      #expect(error.remedy == expected.remedy)
      #expect(error.file == manifestFile.path(percentEncoded: false))
      #expect([error.line, error.column] == [6, expected.column])
    }
  }
}
