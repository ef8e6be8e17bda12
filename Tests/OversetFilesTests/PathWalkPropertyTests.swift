import Foundation
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

/// On random trees of folders and links a path is read exactly where the system's own resolution stays
/// inside.
@Suite struct PathWalkPropertyTests {
  private static let names = ["a", "b", "c"]

  @Test("nothing outside is ever read, and what the system finds inside is", arguments: 0..<60)
  func random(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scratch = try Scratch()
    // Without links itself: what the system resolves is compared with it.
    let folder = NamedPath.withoutLinks(scratch.folder.path())
    try makeTree(in: scratch, &generator)
    let root = FileRoot(scratch.folder.appending(path: "in"))
    for _ in 0..<60 {
      let path = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (Self.names + ["..", "."]).randomElement(using: &generator) ?? "a"
      }.joined(separator: "/")
      let data = try? root.read(path, maximum: 100)
      let text = (data ?? nil).map { String(decoding: $0, as: UTF8.self) }
      let real = NamedPath.withoutLinks("\(folder)/in/\(path)")
      #expect(text == nil || text == "inside", "\(path) in tree \(seed)")
      // The system may pass through what lies outside and come back: that is refused, too.
      if text != nil {
        #expect(real.hasPrefix("\(folder)/in/"), "\(path) in tree \(seed)")
      } else if let plain = plain(path), isPlain(plain, in: folder) {
        #expect(NamedPath.kind("\(folder)/\(plain)") != .file, "\(path) in tree \(seed)")
      }
      _ = try? root.write(Data("new".utf8), to: path)
      root.discard(path)
      #expect(
        try String(contentsOf: scratch.folder.appending(path: "out/a"), encoding: .utf8)
          == "outside")
    }
    #expect(FileManager.default.subpaths(atPath: "\(folder)/out")?.sorted() == ["a", "b", "b/c"])
  }

  /// Files, folders and links, on paths of the same few names, so that they meet.
  private func makeTree(
    in scratch: Scratch, _ generator: inout SeededGenerator
  ) throws {
    try scratch.write(Data("outside".utf8), to: "out/a")
    try scratch.write(Data("outside".utf8), to: "out/b/c")
    try scratch.write(Data("inside".utf8), to: "in/x")
    for _ in 0..<12 {
      let path = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Self.names.randomElement(using: &generator) ?? "a"
      }.joined(separator: "/")
      // A tree may hold the name already, or a link on the way may lead outside: then it is left out.
      if Bool.random(using: &generator) {
        try? scratch.root.write(Data("inside".utf8), to: "in/\(path)")
      } else {
        let targets = [
          "../out/a", "../out", "a", "b", "../a", "..", "../../out/b", "a/b", ".", "../in/c",
          scratch.folder.path() + "out/a", scratch.folder.path() + "in/a", "/",
        ]
        guard let target = targets.randomElement(using: &generator),
          NamedPath.withoutLinks(parent(of: "in/\(path)", scratch)).contains("/in")
        else { continue }
        try? scratch.link("in/\(path)", to: target)
      }
    }
  }

  private func parent(of path: String, _ scratch: Scratch) -> String {
    scratch.folder.appending(path: path).deletingLastPathComponent().path()
  }

  /// The path from the scratch folder; nil where it has dots for names.
  private func plain(_ path: String) -> String? {
    let names = path.split(separator: "/")
    return names.contains("..") || names.contains(".") ? nil : "in/" + path
  }

  /// Whether no name of the path is a link.
  private func isPlain(_ path: String, in folder: String) -> Bool {
    NamedPath.withoutLinks("\(folder)/\(path)") == "\(folder)/\(path)"
  }
}
