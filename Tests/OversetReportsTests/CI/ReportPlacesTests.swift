import Foundation
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

/// Places as readers of reports find them.
struct ReportPlacesTests {
  private func place(
    _ text: Data, line: Int, column: Int, in project: TestProject? = nil
  ) throws -> ReportedPlace {
    let project = try project ?? TestProject()
    try text.write(to: project.file("A.strings"))
    let place = SourcePlace(file: "A.strings", line: line, column: column)
    return ReportPlaces([place], project: project.root)(place)
  }

  /// `start, end` in UTF-16 units, `start, end` in bytes.
  private func columns(_ text: Data, _ line: Int, _ column: Int) throws -> [Int] {
    let columns = try #require(try place(text, line: line, column: column).columns)
    return [columns.start, columns.end, columns.startByte, columns.endByte]
  }

  @Test(
    "columns are counted in UTF-16 units and in bytes of UTF-8, to the end of the line",
    arguments: [
      ("abc", 1, 1, [1, 4, 1, 4]), ("abc", 1, 3, [3, 4, 3, 4]), ("äöü x", 1, 5, [5, 6, 8, 9]),
      ("😀 x", 1, 4, [4, 5, 6, 7]), ("x\n😀😀y  \n", 2, 5, [5, 6, 9, 10]),
      // Within a character, and behind the end.
      ("😀x", 1, 2, [1, 4, 1, 6]), ("ab", 1, 9, [3, 4, 3, 4]), ("", 1, 1, [1, 2, 1, 2]),
    ] as [(String, Int, Int, [Int])])
  func units(text: String, line: Int, column: Int, expected: [Int]) throws {
    #expect(try columns(Data(text.utf8), line, column) == expected)
  }

  @Test("lines end with LF, CR LF or CR", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    #expect(try columns(Data("äa\(end)\(end)äb".utf8), 3, 2) == [2, 3, 3, 4])
  }

  @Test("a mark of the byte order is no column, and UTF-16 is read by it")
  func encodings() throws {
    #expect(try columns(Data([0xEF, 0xBB, 0xBF] + Array("äx".utf8)), 1, 2) == [2, 3, 3, 4])
    let units = Array("a\näx".utf16)
    let little: [UInt8] =
      [0xFF, 0xFE]
      + units.flatMap { unit -> [UInt8] in
        [UInt8(unit & 255), UInt8(unit >> 8)]
      }
    let big: [UInt8] =
      [0xFE, 0xFF]
      + units.flatMap { unit -> [UInt8] in
        [UInt8(unit >> 8), UInt8(unit & 255)]
      }
    for bytes in [little, big] { #expect(try columns(Data(bytes), 2, 2) == [2, 3, 3, 4]) }
  }

  @Test("a path begins in the repository, whatever the project is called by")
  func paths() throws {
    let repository = try TestProject()
    try repository.write("", to: ".git/HEAD")
    try repository.write("a\n", to: "Apps/One/Locales/A.strings")
    try repository.write("a\n", to: "Shared/B.strings")
    let project = repository.file("Apps/One")
    let link = repository.file("Apps/Link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: project)
    for root in [project, link] {
      let own = SourcePlace(file: "Locales/A.strings", line: 1, column: 1)
      let shared = SourcePlace(
        file: repository.file("Shared/B.strings").path(percentEncoded: false), line: 1, column: 1)
      let outside = SourcePlace(file: "/nowhere/C.strings", line: 2, column: 3)
      let places = ReportPlaces(
        [own, shared, outside],
        project: URL(filePath: root.path(percentEncoded: false), directoryHint: .isDirectory))
      #expect(places(own).path == "Apps/One/Locales/A.strings")
      #expect(places(shared).path == "Shared/B.strings")
      #expect(places(outside).path == "/nowhere/C.strings")
      #expect(places(outside).isInside == false)
      #expect(places(outside).columns?.start == 3)
      #expect(places(nil).path == "Apps/One/Config/matrix.yml")
    }
  }
}
