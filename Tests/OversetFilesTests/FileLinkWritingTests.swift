import Foundation
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

/// Writing and removing follow no link, wherever it leads.
@Suite struct FileLinkWritingTests {
  private let scratch: Scratch
  private let root: FileRoot

  init() throws {
    scratch = try Scratch()
    for path in ["in/real/kept", "out/kept"] {
      try scratch.write(Data("kept".utf8), to: path)
    }
    root = FileRoot(scratch.folder.appending(path: "in"))
  }

  private func expectEverythingKept(besides others: [String] = []) throws {
    for path in ["in/real/kept", "out/kept"] {
      #expect(try scratch.data(path) == Data("kept".utf8))
    }
    #expect(
      scratch.listing().filter { !$0.hasPrefix("in/link") }
        == (["in/", "in/real/", "in/real/kept", "out/", "out/kept"] + others).sorted())
  }

  @Test(
    "a link to a folder is refused on the way to a file, and named",
    arguments: ["real", "../out", "/tmp", "absent"], ["link/new", "link/kept", "link/a/b"])
  func linkOnTheWay(target: String, path: String) throws {
    try scratch.link("in/link", to: target)
    for attempt in [
      { try root.write(Data("new".utf8), to: path) },
      { try root.remove(path) },
      { try root.replace(path, with: Data("new".utf8)) },
    ] {
      let error = #expect(throws: Diagnostic.self) { try attempt() }
      #expect(error?.description.hasPrefix("link: this is a symbolic link") == true)
      #expect(error?.exitStatus == .inputOutput)
    }
    root.discard(path)
    root.discardFolder("link/kept")
    root.discardFolder("link")
    try expectEverythingKept()
  }

  @Test(
    "a link in place of a file is replaced, and what it leads to stays",
    arguments: [
      "real/kept", "../out/kept", "absent",
    ])
  func linkInPlaceOfAFile(target: String) throws {
    try scratch.link("in/link", to: target)
    try root.write(Data("new".utf8), to: "link")
    #expect(try scratch.data("in/link") == Data("new".utf8))
    try root.remove("link")
    try expectEverythingKept()
  }

  @Test("a link that is replaced leaves no rights of its own to the file")
  func rightsOfALink() throws {
    try scratch.link("in/link", to: "real/kept")
    try root.replace("link", with: Data("new".utf8))
    let path = scratch.folder.appending(path: "in/link").path()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
    #expect(attributes[.posixPermissions] as? Int != 0o777)
    try expectEverythingKept()
  }

  @Test(
    "what may not be written is an error of output, not of data",
    arguments: [".git/config", "real/.git", "../out/kept", "/etc/passwd", "real/.."])
  func refusedPaths(path: String) throws {
    for attempt in [
      { try root.write(Data("new".utf8), to: path) }, { try root.remove(path) },
    ] {
      let error = #expect(throws: Diagnostic.self) { try attempt() }
      #expect(error?.exitStatus == .inputOutput)
    }
    try expectEverythingKept()
  }

  @Test("removing a link removes the link")
  func removedLink() throws {
    try scratch.link("in/link", to: "../out/kept")
    try root.remove("link")
    try expectEverythingKept()
    #expect(!scratch.listing().contains("in/link"))
  }

  @Test("a root below a link of the user's own is written to")
  func linkAboveTheRoot() throws {
    try scratch.link("way", to: "in")
    try FileRoot(scratch.folder.appending(path: "way")).write(Data("new".utf8), to: "made/file")
    #expect(try scratch.data("in/made/file") == Data("new".utf8))
  }

  @Test(
    "a file that is replaced keeps its access rights, and one that is protected is not replaced")
  func accessRights() throws {
    let path = scratch.folder.appending(path: "in/real/kept").path()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try root.replace("real/kept", with: Data("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try scratch.data("in/real/kept") == Data("new".utf8))
  }
}
