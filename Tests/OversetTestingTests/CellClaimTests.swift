import Foundation
import OversetProject
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetTesting

/// What is shown in a cell belongs to its name: another screen, width or case may not share its files.
struct CellClaimTests {
  private let project: Project

  init() throws {
    let scratch = try Scratch()
    for (path, text) in [
      ("Package.swift", ""), ("Config/matrix.yml", "locales: [en]\ndevices: [iPhoneSE]\n"),
    ] {
      let file = scratch.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    project = try Project(root: scratch.folder)
  }

  private func claim(
    _ test: String, on devices: [Device] = [], locale: String = "en",
    presentation: SnapshotLayout = .screen, testCase: TestCase? = nil
  ) throws {
    var selection = MatrixSelection(locales: [locale])
    selection.givenDevices = devices
    let claims = CellClaims(
      name: LocalizedSnapshotName(
        fileID: "M/F.swift", suite: ["CellClaimTests"], testName: test, named: nil),
      selection: selection, presentation: presentation, testCase: testCase)
    try LocalizedSnapshotNames.claim(claims, in: project)
  }

  private func device(_ screen: ViewImageConfig) throws -> Device {
    try screen.device(direction: .leftToRight)
  }

  private func problem(_ work: () throws -> Void) -> String {
    let error = #expect(throws: Diagnostic.self) { try work() }
    return error?.problem ?? ""
  }

  /// Screens of as many points that differ by scale, and by what they keep free.
  @Test("screens of one size that differ by scale or safe area may not share a name")
  func screensOfOneSize() throws {
    try claim("scale()", on: [device(.iPhoneXsMax)])
    try claim("scale()", on: [device(.iPhoneXsMax)])
    let scale = problem { try claim("scale()", on: [device(.iPhoneXr)]) }
    #expect(scale.contains("CellClaimTests/scale.en_414x896"))
    #expect(scale.contains("2.0 pixels per point"))
    #expect(scale.contains("3.0 pixels per point"))
    try claim("free()", on: [device(.iPhoneX)])
    let free = problem { try claim("free()", on: [device(.iPhone13Mini)]) }
    #expect(free.contains("safe area 44.0 above"))
    #expect(free.contains("safe area 50.0 above"))
  }

  @Test("one cell may not have two widths or scales")
  func widthsOfOneName() throws {
    try claim("row()", on: [.width(120, scale: 2)], presentation: .fitting(width: 120))
    try claim("row()", on: [.width(130, scale: 3)], presentation: .fitting(width: 130))
    let scale = problem {
      try claim("row()", on: [.width(120, scale: 3)], presentation: .fitting(width: 120))
    }
    #expect(scale.contains("w120"))
    try claim("cell()", presentation: .fitting(width: 100))
    let width = problem { try claim("cell()", presentation: .fitting(width: 200)) }
    #expect(width.contains("100.0 points wide") && width.contains("200.0 points wide"))
  }

  /// Other locales and devices are other files.
  @Test("another locale, device or test has other cells")
  func otherCellsAreFree() throws {
    try claim("loop()", on: [device(.iPhoneX)])
    try claim("loop()", on: [device(.iPhone13Mini)], locale: "ar")
    try claim("loop()", on: [device(.iPhone8)])
    try claim("loop()")
  }

  /// They would be one file on a Mac.
  @Test("names that differ only by case are refused") func namesThatDifferOnlyByCaseAreRefused()
    throws
  {
    try claim("upper()")
    #expect(problem { try claim("UPPER()") }.contains("CellClaimTests/UPPER.en_iPhoneSE"))
  }

  /// A case may be repeated; another one may share the name where it is of another locale.
  @Test("a case may be repeated, and another may share the name in another locale alone")
  func casesOfOneName() throws {
    let (one, two) = (
      TestCase(description: "(1)", identity: ["1", "0"]),
      TestCase(description: "(2)", identity: ["2", "0"])
    )
    try claim("cases(number:)", testCase: one)
    try claim("cases(number:)", testCase: one)
    try claim("cases(number:)", locale: "de", testCase: two)
    let both = problem { try claim("cases(number:)", testCase: two) }
    #expect(both.contains("case (2)") && both.contains("case (1)"))
    #expect(throws: Diagnostic.self) { try claim("cases(number:)", testCase: nil) }
  }

  /// What is refused claims nothing: the cells beside it stay free.
  @Test("a refused claim takes none of its cells")
  func aRefusedClaimIsNone() throws {
    try claim("partly()", on: [device(.iPhoneX)])
    #expect(throws: Diagnostic.self) {
      try claim("partly()", on: [device(.iPhone8), device(.iPhone13Mini)])
    }
    var other = try device(.iPhone8)
    other.scale = 3
    try claim("partly()", on: [other])
  }
}
