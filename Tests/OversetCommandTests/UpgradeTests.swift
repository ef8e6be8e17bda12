import Foundation
import OversetRaster
import OversetTestBasics
import Testing

/// `overset upgrade`: a release that draws otherwise.
struct UpgradeTests {
  /// A project of one cell for each state. Two pictures another renderer drew, one with other pixels.
  private func project() async throws -> TestProject {
    let project = try TestProject.gallery()
    try project.write("locales: [en]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    #expect(try await project.overset(["run"]).exitCode == 1)
    for (name, isChanged) in [("network", true), ("generic", false)] {
      let path = "__Snapshots__/ErrorCard/\(name).en_iPhoneSE.png"
      let file = project.root.appending(path: path)
      var metadata = try PNG.decode(Data(contentsOf: file)).metadata
      metadata["renderer"] = "an older one"
      if isChanged { try project.changePixel(of: path) }
      let picture = try PNG.decode(Data(contentsOf: file))
      try PNG.encode(picture.bitmap, metadata: metadata).write(to: file)
    }
    return project
  }

  @Test("an upgrade records pictures of another renderer again and leaves every text")
  func picturesAreRecordedAnewWhereTextsStand() async throws {
    let project = try await project()
    let texts = try project.bytes(of: "__Snapshots__").filter { $0.key.hasSuffix(".txt") }
    #expect(texts.count >= 15)
    let result = try await project.overset(["upgrade"])
    #expect(result.exitCode == 0)
    #expect(
      result.text.contains("pictures: 1 re-recorded, 1 with the same pixels,"),
      "\(result.text)")
    #expect(result.text.contains("texts: all "))
    #expect(
      try project.bytes(of: "__Snapshots__").filter { $0.key.hasSuffix(".txt") } == texts)
    let again = try await project.overset(["upgrade"])
    #expect(again.text.hasPrefix("pictures: 0 re-recorded, 0 with the same pixels,"))
  }

  @Test("an upgrade fails for a snapshot whose text differs, and leaves it alone")
  func aTextThatDiffersIsLeftAlone() async throws {
    let project = try await project()
    let path = "__Snapshots__/ErrorCard/network.en_iPhoneSE"
    try project.write("other\n", to: "\(path).txt")
    let picture = try Data(contentsOf: project.root.appending(path: "\(path).png"))
    let result = try await project.overset(["upgrade"])
    #expect(result.exitCode == 1)
    #expect(
      result.text.hasPrefix(
        "ErrorCard/network.en_iPhoneSE: was recorded by another renderer (an older one),"
          + " and differs from its reference\n"))
    #expect(result.text.contains("the others were not recorded\n"))
    #expect(try Data(contentsOf: project.root.appending(path: "\(path).png")) == picture)
  }

  /// A text holds no colours: what differs though nothing draws otherwise is no upgrade.
  @Test("an upgrade leaves a picture alone that this renderer drew")
  func aPictureThatThisRendererDrewIsLeftAlone() async throws {
    let project = try await project()
    let path = "__Snapshots__/ErrorCard/calendarAccessDenied.en_iPhoneSE.png"
    var metadata = try PNG.decode(Data(contentsOf: project.root.appending(path: path))).metadata
    try project.changePixel(of: path)
    let changed = try PNG.decode(Data(contentsOf: project.root.appending(path: path))).bitmap
    // As if the component had another colour: its display list is another, its renderer this one.
    metadata["display-list"] = "another"
    try PNG.encode(changed, metadata: metadata).write(to: project.root.appending(path: path))
    let before = try Data(contentsOf: project.root.appending(path: path))
    let result = try await project.overset(["upgrade"])
    #expect(result.exitCode == 1)
    #expect(
      result.text.hasSuffix(
        "1 picture drawn by this renderer differs: not caused by the upgrade, so not recorded\n"),
      "\(result.text)")
    #expect(result.text.contains("pictures: 1 re-recorded, 1 with the same pixels,"))
    #expect(result.text.contains("\ntexts: all "))
    #expect(try Data(contentsOf: project.root.appending(path: path)) == before)
  }

  @Test("an upgrade is refused on continuous integration")
  func continuousIntegrationRecordsNothing() async throws {
    let project = try await project()
    let result = try await project.overset(["upgrade"], environment: ["CI": "1"])
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("`CI` is set"))
  }
}
