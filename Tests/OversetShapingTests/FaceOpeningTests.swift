import Foundation
import OversetConfig
import OversetFiles
import OversetFonts
import OversetShaping
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Opening faces")
struct FaceOpeningTests {
  @Test("every bundled face opens, proved by its digest", arguments: Bundled.faces)
  func opens(_ entry: FontFaceEntry) throws {
    let data = try Bundled.manifest().verifiedData(of: entry)
    let face = try FontFace(
      data: data, index: entry.index, identity: entry.sha256, file: entry.file)
    let scalars = face.coveredScalars()
    #expect(face.identity == entry.sha256)
    #expect((16...16384).contains(face.unitsPerEm))
    #expect(scalars.count > 50)
    #expect(zip(scalars, scalars.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("a collection records the digests of all faces, in the manifest's order")
  func digests() throws {
    #expect(try Bundled.fonts().digests == Bundled.faces.map(\.sha256))
    #expect(Bundled.faces.count == 43)
  }

  @Test("a face with another digest is refused where the manifest states it")
  func wrongDigest() throws {
    var manifest = try Bundled.manifest()
    manifest.families[0].faces[0].sha256 = String(repeating: "0", count: 64)
    let error = try #require(throws: Diagnostic.self) { try FontCollection(manifest: manifest) }
    let place = manifest.families[0].faces[0].digestPlace
    #expect(error.file == place.file)
    #expect(error.line == place.line && error.column == place.column)
    #expect(error.problem.hasSuffix(", not the one in the manifest"))
    #expect(
      error.description
        == "\(place): \(error.problem); \(error.remedy)")
  }

  @Test("a face that is not there is refused")
  func missingFile() throws {
    var manifest = try Bundled.manifest()
    manifest.families[2].faces[0].source = BoundFile(named: URL(filePath: "/nowhere/lost.ttf"))
    let error = try #require(throws: Diagnostic.self) { try FontCollection(manifest: manifest) }
    #expect(error.problem == "the font file /nowhere/lost.ttf does not exist")
    #expect(error.line == manifest.families[2].faces[0].place.line)
  }

  @Test("a manifest without families, and a family without faces, is refused")
  func nothingToOpen() throws {
    var manifest = try Bundled.manifest()
    manifest.families = []
    let empty = try #require(throws: Diagnostic.self) { try FontCollection(manifest: manifest) }
    #expect(empty.problem == "the manifest has 0 families")
    manifest = try Bundled.manifest()
    manifest.families[0].faces = []
    let faceless = try #require(throws: Diagnostic.self) {
      try FontCollection(manifest: manifest)
    }
    #expect(faceless.problem == "the family has no faces")
  }

  @Test(
    "what is not a font is refused",
    arguments: [
      Data(), Data("abc".utf8), Data(repeating: 0, count: 4096),
      Data("This is a text, and no font at all.".utf8),
      Data([0, 1, 0, 0] + Array(repeating: 255, count: 60)),
    ])
  func notAFont(_ data: Data) throws {
    let error = try #require(throws: Diagnostic.self) {
      try FontFace(data: data, index: 0, identity: "x", file: "Fonts/x.ttf")
    }
    #expect(error.file == "Fonts/x.ttf")
    #expect(error.description == "Fonts/x.ttf: \(error.problem); \(error.remedy)")
    #expect(!error.problem.isEmpty && !error.remedy.isEmpty)
  }

  @Test("an index beyond the file's faces is refused", arguments: [-1, 1, 7, 0xFFFF, .max])
  func wrongIndex(_ index: Int) throws {
    let data = try Bundled.manifest().verifiedData(of: try #require(Bundled.faces.first))
    #expect(throws: Diagnostic.self) {
      try FontFace(data: data, index: index, identity: "x", file: "x.ttf")
    }
  }

  @Test("a face without a character map is refused", arguments: Bundled.faces)
  func noCharacterMap(_ entry: FontFaceEntry) throws {
    var data = try Bundled.manifest().verifiedData(of: entry)
    let record = try #require(TableRecord.find("cmap", in: data))
    data.replaceSubrange(record.place..<record.place + 4, with: Data("xmap".utf8))
    let error = try #require(throws: Diagnostic.self) {
      try FontFace(data: data, index: 0, identity: "x", file: "x.ttf")
    }
    #expect(error.problem == "the face has no glyphs or no character map (cmap)")
    #expect(error.remedy == "install the face again; the file may be incomplete")
  }

  @Test("a file that ends before its character map is refused", arguments: Bundled.faces)
  func cutShort(_ entry: FontFaceEntry) throws {
    let data = try Bundled.manifest().verifiedData(of: entry)
    let record = try #require(TableRecord.find("cmap", in: data))
    #expect(throws: Diagnostic.self) {
      try FontFace(
        data: data.prefix(record.offset + 4), index: 0, identity: "x", file: "x.ttf")
    }
  }

  @Test("any damage gives an error or a face that shapes, never a trap")
  func damage() throws {
    let entry = try #require(Bundled.faces.first { $0.file.contains("Hebrew") })
    let whole = try Bundled.manifest().verifiedData(of: entry)
    var generator = SeededGenerator(seed: 1)
    var opened = 0
    for _ in 0..<200 {
      var data = whole
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      data = data.prefix(Int.random(in: 0...data.count, using: &generator))
      do throws(Diagnostic) {
        let face = try FontFace(data: data, index: 0, identity: "x", file: "x.ttf")
        opened += 1
        #expect(face.coveredScalars().isEmpty == false)
        _ = FontInstance(face: face, weight: 400).outline(of: 5)
      } catch {
        #expect(error.file == "x.ttf")
      }
    }
    #expect(opened > 100 && opened < 200)
  }
}

/// Where a table of an OpenType file is named, and where it begins (OpenType, "Table Directory").
struct TableRecord {
  var place: Int
  var offset: Int

  static func find(_ tag: String, in data: Data) -> TableRecord? {
    let count = Int(data[4]) << 8 + Int(data[5])
    for place in stride(from: 12, to: 12 + 16 * count, by: 16)
    where data[place..<place + 4] == Data(tag.utf8) {
      let offset = data[place + 8..<place + 12].reduce(0) { $0 << 8 + Int($1) }
      return TableRecord(place: place, offset: offset)
    }
    return nil
  }
}
