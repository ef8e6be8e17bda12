import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary
import Testing

@Suite struct MatrixConfigurationTests {
  @Test("the committed matrix states every key at its default")
  func committedMatrixIsTheDefault() throws {
    let file = Repository.root.appending(path: "Config/matrix.yml")
    let matrix = try MatrixConfiguration.read(file: BoundFile(named: file))
    let standard = MatrixConfiguration()
    #expect(matrix.locales.map(\.value) == standard.locales.map(\.value))
    #expect(matrix.devices.map(\.value) == standard.devices.map(\.value))
    #expect(matrix.typeSizes.map(\.value) == standard.typeSizes.map(\.value))
    #expect(matrix.appearances.map(\.value) == standard.appearances.map(\.value))
    #expect(matrix.boldText.map(\.value) == standard.boldText.map(\.value))
    #expect(matrix.directions.map(\.value) == standard.directions.map(\.value))
    #expect(matrix.catalogs.map(\.value) == standard.catalogs.map(\.value))
    #expect(matrix.lineBreak == standard.lineBreak)
    #expect(matrix.metrics == standard.metrics)
    #expect(matrix.system == standard.system)
    #expect(matrix.snapshots == standard.snapshots)
    #expect(matrix.strict == standard.strict)
    #expect(Set(matrix.places.keys) == Set(MatrixConfiguration.Key.allCases))
  }

  @Test("the default matrix has 15 cells on three devices")
  func defaultHasFifteenCells() throws {
    let matrix = MatrixConfiguration()
    try matrix.validate()
    #expect(matrix.cellCount == 15)
    #expect(
      try matrix.resolvedDevices(in: .default).map(\.token)
        == ["iPhoneSE", "iPhone16Pro", "iPhone16ProMax"])
  }

  @Test("a file without keys is the default matrix")
  func emptyFileIsTheDefault() throws {
    #expect(try MatrixConfiguration.parse("# later\n", file: "m.yml") == MatrixConfiguration())
  }

  @Test("a locale is read in any case")
  func caseOfLocales() throws {
    let matrix = try MatrixConfiguration.parse("locales: [zh-hans, PT-br]", file: "m.yml")
    #expect(matrix.locales.map(\.value.identifier) == ["zh-Hans", "pt-BR"])
  }

  @Test("every key is read with its place")
  func everyKey() throws {
    let matrix = try MatrixConfiguration.parse(
      """
      locales: [no, ar-XB, zh-Hant-TW]
      devices: [iPhone16]
      typeSizes: [xS, AX5]
      appearances: [dark, light]
      boldText: [on, off]
      directions: [ltr, rtl]
      lineBreak: strict
      metrics: font
      ios: 17
      catalogs: ["*.xcstrings", Sources/**]
      snapshots: besideTests
      strict: true
      """, file: "m.yml")
    #expect(matrix.locales.map(\.value) == ["no", "ar-XB", "zh-Hant-TW"])
    #expect(matrix.typeSizes.map(\.value) == [.xSmall, .accessibility5])
    #expect(matrix.appearances.map(\.value) == [.dark, .light])
    #expect(matrix.boldText.map(\.value.weight) == [.bold, .regular])
    #expect(matrix.directions.map(\.value) == [.ltr, .rtl])
    #expect(matrix.lineBreak == .strict)
    #expect(matrix.metrics == .font)
    #expect(matrix.system == SystemVersions(all: 17))
    #expect(matrix.catalogs.map(\.value) == ["*.xcstrings", "Sources/**"])
    #expect(matrix.snapshots == .besideTests)
    #expect(matrix.strict)
    #expect(matrix.cellCount == 3 * 1 * 2 * 2 * 2 * 2)
    #expect(matrix.typeSizes[1].place == SourcePlace(file: "m.yml", line: 3, column: 17))
    #expect(matrix.places[.metrics] == SourcePlace(file: "m.yml", line: 8, column: 10))
  }

  @Test(
    "a matrix of zero cells is refused at the empty key",
    arguments: ["locales", "devices", "typeSizes", "appearances", "boldText", "directions"])
  func zeroCellsAreRefused(key: String) throws {
    let matrix = try MatrixConfiguration.parse("strict: true\n\(key): []\n", file: "m.yml")
    #expect(matrix.cellCount == 0)
    let error = try #require(throws: Diagnostic.self) { try matrix.validate() }
    #expect(
      error.description == """
        m.yml:2:\(key.count + 3): the matrix has no cells: `\(key)` is empty; \
        add at least one entry, or remove the key to use the default
        """)
  }

  @Test("a matrix may mean any version of iOS from 11 to 26", arguments: [11, 16, 17, 26])
  func versions(version: Int) throws {
    let system = try MatrixConfiguration.parse("ios: \(version)", file: "m.yml").system
    #expect(system.text == version)
    #expect(system.views == version)
  }

  @Test("texts and views can be of two versions of iOS; what is left out keeps its default")
  func versionsApart() throws {
    func system(_ text: String) throws -> SystemVersions {
      try MatrixConfiguration.parse(text, file: "m.yml").system
    }
    let both = try system("ios: {text: 17, views: 26}")
    #expect(both.text == 17)
    #expect(both.views == 26)
    let views = try system("ios: {views: 26}")
    #expect(views.text == SystemVersions().text)
    #expect(views.views == 26)
    #expect(try system("strict: true") == SystemVersions())
  }

  @Test(
    "a version of iOS that is none is refused at its place",
    arguments: [
      ("ios: 10", "m.yml:1:6: `ios` is 10, out of range; write a whole number from 11 to 26"),
      (
        "ios: new",
        "m.yml:1:6: `ios` must be a whole number, not `new`; write a whole number from 11 to 26"
      ),
      (
        "ios: [18]",
        "m.yml:1:6: `ios` must be a whole number, not a list; write a whole number from 11 to 26"
      ),
      (
        "ios: {views: 27}",
        "m.yml:1:14: `views` is 27, out of range; write a whole number from 11 to 26"
      ),
      ("ios: {view: 26}", "m.yml:1:7: unknown key `view`; write `views`"),
      (
        "ios: {}\nstrict: 1",
        "m.yml:2:9: `strict` must be true or false, not `1`; write `true` or `false`"
      ),
    ])
  func wrongVersions(text: String, message: String) throws {
    let error = try #require(throws: Diagnostic.self) {
      try MatrixConfiguration.parse(text, file: "m.yml")
    }
    #expect(error.description == message)
  }

  @Test("a matrix without catalogs is valid")
  func noCatalogsAreCells() throws {
    let matrix = try MatrixConfiguration.parse("catalogs: []", file: "m.yml")
    try matrix.validate()
    #expect(matrix.catalogs.isEmpty)
  }

  @Test("an unknown device is refused at its place in the list")
  func unknownDeviceAtItsPlace() throws {
    let matrix = try MatrixConfiguration.parse(
      "devices:\n  - iPhoneSE\n  - iPhone16pro\n", file: "m.yml")
    let error = try #require(throws: Diagnostic.self) {
      try matrix.resolvedDevices(in: .default)
    }
    #expect(error.description == "m.yml:3:5: unknown device `iPhone16pro`; write `iPhone16Pro`")
  }

  @Test("a device that is named again in another way is refused at its second place")
  func deviceTwice() throws {
    func devices(_ list: String) throws -> [String] {
      try MatrixConfiguration.parse("devices: [\(list)]", file: "m.yml")
        .resolvedDevices(in: .default).map(\.token)
    }
    let error = try #require(throws: Diagnostic.self) { try devices(#"iPhone17, "iPhone 17""#) }
    #expect(
      error.description
        == "m.yml:1:21: `devices` names `iPhone17` twice, here as `iPhone 17`; remove one of them")
    #expect(
      try devices(#"iPhone17, "iPhone 17 Pro", iPhone17-zoomed"#)
        == ["iPhone17", "iPhone17Pro", "iPhone17-zoomed"])
  }
}
