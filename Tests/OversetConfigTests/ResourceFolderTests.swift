import Foundation
import OversetConfig
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Resource folders beside the program")
struct ResourceFolderTests {
  private let scratch: Scratch
  private let places: [URL]
  private let name = "Overset_Some.\(ResourceFolder.suffix)"

  init() throws {
    scratch = try Scratch()
    places = ["first", "second"].map { [folder = scratch.folder] in folder.appending(path: $0) }
  }

  private func install(in place: URL, file: String) throws {
    let folder = place.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(file.utf8).write(to: folder.appending(path: file))
  }

  @Test("the first place that has the folder counts")
  func order() throws {
    try install(in: places[1], file: "b")
    let folder = ResourceFolder(ofTarget: "Some", in: places)
    #expect(try folder.url.deletingLastPathComponent().lastPathComponent == "second")
    try install(in: places[0], file: "a")
    #expect(try folder.url.deletingLastPathComponent().lastPathComponent == "first")
    #expect(try folder.file("a").contents(maximum: 10) == Data("a".utf8))
  }

  @Test("a missing folder is a diagnostic of input and output that names it")
  func missingFolder() throws {
    let folder = ResourceFolder(ofTarget: "Some", in: places)
    let diagnostic = #expect(throws: Diagnostic.self) { try folder.file("a") }
    #expect(diagnostic?.exitStatus == .inputOutput)
    let remedy =
      "; install \(name) there or in ../share/overset, seen from the program, "
      + "or set OVERSET_RESOURCES to the folder that contains it"
    #expect(diagnostic?.description.hasSuffix("is missing" + remedy) == true)
    #expect(diagnostic?.place?.file.contains("/first/\(name)") == true)
  }

  @Test("a file in place of the folder is a missing folder")
  func fileInPlaceOfTheFolder() throws {
    try FileManager.default.createDirectory(at: places[0], withIntermediateDirectories: true)
    try Data().write(to: places[0].appending(path: name))
    #expect(throws: Diagnostic.self) { try ResourceFolder(ofTarget: "Some", in: places).url }
  }

  @Test("a missing file is a diagnostic that names it")
  func missingFile() throws {
    try install(in: places[0], file: "a")
    let folder = ResourceFolder(ofTarget: "Some", in: places)
    let diagnostic = #expect(throws: Diagnostic.self) { try folder.file("b") }
    #expect(diagnostic?.exitStatus == .inputOutput)
    #expect(diagnostic?.description.contains("/\(name)/b: a resource file is missing") == true)
  }

  @Test("an installed program looks beside itself, then in ../share/overset")
  func installedPlaces() {
    let found = ResourceFolder.places(
      ofProgramIn: URL(filePath: "/opt/overset/bin"), environment: [:])
    #expect(
      found.map { $0.path(percentEncoded: false) } == [
        "/opt/overset/bin", "/opt/overset/share/overset/",
      ])
  }

  @Test("OVERSET_RESOURCES alone counts if it is set, and not if it is empty")
  func placesOfTheVariable() {
    let program = URL(filePath: "/opt/overset/bin")
    let named = ResourceFolder.places(
      ofProgramIn: program, environment: ["OVERSET_RESOURCES": "/srv/faces and more"])
    #expect(named.map { $0.path(percentEncoded: false) } == ["/srv/faces and more/"])
    let empty = ResourceFolder.places(
      ofProgramIn: program, environment: ["OVERSET_RESOURCES": ""])
    #expect(empty.count == 2)
  }

  @Test("without a place the folder is missing")
  func noPlace() {
    #expect(throws: Diagnostic.self) { try ResourceFolder(ofTarget: "Some", in: []).url }
  }

  @Test("an unknown target has no folder beside the tests")
  func unknownTarget() {
    #expect(throws: Diagnostic.self) { try ResourceFolder(ofTarget: "Unknown").url }
  }
}
