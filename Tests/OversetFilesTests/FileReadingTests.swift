import Foundation
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

/// A tree `in` that bounds, with `out` and a secret beside it.
@Suite struct FileReadingTests {
  private let scratch: Scratch
  private let root: FileRoot

  init() throws {
    scratch = try Scratch()
    for (path, text) in [
      ("in/a/file", "inside"), ("in/.git/config", "secret"), ("in/b/c/deep", "deep"),
      ("out/secret", "secret"),
    ] { try scratch.write(Data(text.utf8), to: path) }
    root = FileRoot(scratch.folder.appending(path: "in"))
  }

  private func text(of path: String) throws -> String? {
    try root.read(path, maximum: 100).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "a link is followed as far as it stays inside",
    arguments: [
      ("x", "a/file", "x"), ("x", "./a/../a/file", "x"), ("a/x", "../a/file", "a/x"),
      ("a/x", "../../in/a/file", nil), ("x", "b", "x/../a/file"), ("x", "b/c", "x/../../a/file"),
    ])
  func linkInside(link: String, target: String, path: String?) throws {
    try scratch.link("in/\(link)", to: target)
    if let path {
      #expect(try text(of: path) == "inside")
    } else {
      #expect(throws: Diagnostic.self) { try text(of: link) }
    }
  }

  @Test("an absolute link is followed if it names the folder or what is in it")
  func absoluteLink() throws {
    try scratch.link("in/x", to: scratch.folder.appending(path: "in/a/file").path())
    #expect(try text(of: "x") == "inside")
    try scratch.link("in/y", to: scratch.folder.appending(path: "out/secret").path())
    #expect(throws: Diagnostic.self) { try text(of: "y") }
  }

  /// The error names the link that leaves, and nothing of what is there.
  @Test(
    "a link that leads outside, into .git, to nothing or in a circle is refused",
    arguments: [
      ("x", "../out/secret", "x", "x: this symbolic link leads out of"),
      ("x", "../out", "x/secret", "x: this symbolic link leads out of"),
      ("x", "../out", "x/absent", "x: this symbolic link leads out of"),
      ("a/x", "../../out/secret", "a/x", "a/x: this symbolic link leads out of"),
      ("x", "/etc/passwd", "x", "x: this symbolic link leads out of"),
      ("x", "/", "x/etc/passwd", "x: this symbolic link leads out of"),
      ("x", ".git/config", "x", "x: this symbolic link leads into a .git folder"),
      ("x", ".GIT/config", "x", "x: this symbolic link leads into a .git folder"),
      ("x", "b/../.git", "x/config", "x: this symbolic link leads into a .git folder"),
      ("x", "a/absent", "x", "x: this symbolic link leads to nothing"),
      ("x", "x", "x", "x: this path leads through more than 40 symbolic links"),
      ("x", "b/../x/y", "x", "x: this path leads through more than 40 symbolic links"),
    ])
  func linkOutside(link: String, target: String, path: String, message: String) throws {
    try scratch.link("in/\(link)", to: target)
    let error = #expect(throws: Diagnostic.self) { try text(of: path) }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
    #expect(error?.exitCode == 65)
    #expect(throws: Diagnostic.self) { try root.resolve(path) }
    #expect(throws: Diagnostic.self) { try root.entries(of: path) }
  }

  @Test(
    "a path that leads outside is refused",
    arguments: [
      "../out/secret", "a/../../out/secret", "..", "/etc/passwd", ".git/config", "a\0b",
    ])
  func pathOutside(path: String) {
    #expect(throws: Diagnostic.self) { try text(of: path) }
    #expect(throws: Diagnostic.self) { try root.write(Data(), to: path) }
    #expect(throws: Diagnostic.self) { try root.remove(path) }
  }

  @Test("what is not there is nothing, with or without links before it")
  func nothing() throws {
    try scratch.link("in/x", to: "a")
    for path in ["absent", "absent/file", "x/absent"] {
      #expect(try text(of: path) == nil)
      #expect(try root.exists(path) == false)
    }
    #expect(try text(of: "x/file") == "inside")
  }

  @Test("a pipe, a socket and a folder in place of a file are refused, and never waited for")
  func noFile() throws {
    let pipe = scratch.folder.appending(path: "in/pipe").path()
    #expect(unsafe mkfifo(pipe, 0o644) == 0)
    for read in [
      { try root.read("pipe", maximum: 1) }, { try NamedPath.read(pipe, maximum: 1) },
      { try NamedPath.read("/dev/zero", maximum: 1) },
    ] {
      let error = #expect(throws: Diagnostic.self) { try read() }
      #expect(error?.problem == "this is a pipe, a socket or a device, not a file")
    }
    let error = #expect(throws: Diagnostic.self) { try text(of: "a") }
    #expect(error?.kind == .system(EISDIR))
    #expect(try text(of: "a/file/below") == nil)
    #expect(throws: Diagnostic.self) { try root.exists("a/file/below") }
  }

  @Test("a file of the most bytes is read, and one with a byte more is not", arguments: [0, 1, 6])
  func maximum(size: Int) throws {
    try scratch.write(Data(repeating: 0x61, count: size), to: "in/sized")
    #expect(try root.read("sized", maximum: size)?.count == size)
    guard size > 0 else { return }
    let error = #expect(throws: Diagnostic.self) { try root.read("sized", maximum: size - 1) }
    #expect(error?.problem == "the file has \(size) bytes")
  }

  @Test("a file whose size the system does not know is read as far as the limit")
  func unknownSize() throws {
    #expect(try NamedPath.read("/proc/self/status", maximum: 100_000)?.isEmpty == false)
    #expect(throws: Diagnostic.self) { try NamedPath.read("/proc/self/status", maximum: 10) }
  }

  @Test("every name of a folder is listed: in two normalizations, and what is not UTF-8")
  func names() throws {
    for name in [[0xC3, 0xA9], [0x65, 0xCC, 0x81], [0x61, 0xFF, 0x62]] as [[UInt8]] {
      let path = Array(scratch.folder.appending(path: "in/b/").path().utf8) + name + [0]
      let made = unsafe path.map(CChar.init(bitPattern:)).withUnsafeBufferPointer {
        unsafe $0.baseAddress.map { unsafe creat($0, 0o644) } ?? -1
      }
      #expect(made >= 0 && close(made) == 0)
    }
    let entries = try root.entries(of: "b") ?? []
    #expect(entries.map(\.shownName) == ["a\\xFFb", "c", "e\u{301}", "é"])
    #expect(entries.map { $0.shownName.utf8.count } == [6, 1, 3, 2])
    #expect(entries[0].name == nil)
  }

  @Test("a path may leave the folder as far as the repository around it")
  func repository() throws {
    try scratch.write(Data(), to: "in/b/c/deeper/file")
    let inner = FileRoot(scratch.folder.appending(path: "in/b/c"))
    #expect(throws: Diagnostic.self) { try inner.read("../../a/file", maximum: 100) }
    let outer = inner.inRepository
    #expect(try outer.read("../../a/file", maximum: 100) == Data("inside".utf8))
    #expect(try outer.read("deep", maximum: 100) == Data("deep".utf8))
    #expect(throws: Diagnostic.self) { try outer.read("../../../out/secret", maximum: 100) }
    #expect(throws: Diagnostic.self) { try outer.read("../../.git/config", maximum: 100) }
  }
}
