import Foundation
import OversetTestBasics
import Testing

@_spi(Internals) @testable import OversetTesting

/// What a failure says about the tool that shows its difference.
struct DiffToolTests {
  private typealias DiffTool = SnapshotTestingConfiguration.DiffTool

  @Test(
    "a path is quoted where a shell needs it",
    arguments: [
      ("old.png", "old.png"), ("/tmp/a-b_c.1@2x,%+:/T.png", "/tmp/a-b_c.1@2x,%+:/T.png"),
      ("/My App/a.png", "'/My App/a.png'"), ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"),
      ("~/a", "'~/a'"), ("a;b", "'a;b'"), ("設定.png", "'設定.png'"), ("", "''"),
    ])
  func aPathIsQuotedWhereAShellNeedsIt(path: String, word: String) {
    let tool: DiffTool = "opendiff"
    #expect(tool(currentFilePath: path, failedFilePath: "n") == "opendiff \(word) n")
    #expect(DiffTool.ksdiff(currentFilePath: "o", failedFilePath: path) == "ksdiff o \(word)")
  }

  /// A shell reads each word as the path that it was made of.
  @Test("a shell reads the path back") func aShellReadsThePathBack() throws {
    var random = SeededGenerator(seed: 7)
    let scalars = (1...0x7E).compactMap(Unicode.Scalar.init) + ["é", "設", "\u{1F642}"]
    let paths =
      scalars.map { "a\($0)b" } + scalars.map { "\($0)" }
      + (0..<200).map { _ in
        let count = Int.random(in: 0...12, using: &random)
        let text = (0..<count).compactMap { _ in scalars.randomElement(using: &random) }
        return String(String.UnicodeScalarView(text))
      }
    let words = paths.map { ShellWord(text: $0).quoted }
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "printf '%s\\0' \(words.joined(separator: " "))"]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    let read = output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(read.map { String(decoding: $0, as: UTF8.self) } == paths)
  }

  /// The words are those of swift-snapshot-testing, on which tests match.
  @Test("without a tool there are links") func withoutAToolThereAreLinks() {
    let words = DiffTool.default(
      currentFilePath: "/a/old.png", failedFilePath: "/tmp/My App/new.png")
    #expect(
      words == """
        @−
        "file:///a/old.png"
        @+
        "file:///tmp/My%20App/new.png"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """)
  }

  /// A link leads back to its file, whatever is in its name.
  @Test(
    "a link leads to its file", arguments: ["/a b/c.png", "/50%/é.png", #"/"q"#, "/設定/a?b#c;d.png"])
  func aLinkLeadsToItsFile(path: String) throws {
    let lines = DiffTool.default(currentFilePath: path, failedFilePath: "/n")
      .split(separator: "\n")
    let link = try #require(URL(string: String(lines[1].dropFirst().dropLast())))
    #expect(link.isFileURL)
    #expect(link.path(percentEncoded: false) == path)
  }

  /// A test may ask the scope for the tool in force.
  @Test("a scope has a tool") func aScopeHasATool() {
    SnapshotDefaults.$shared.withValue(SnapshotDefaults()) {
      SnapshotTestingConfiguration.$current.withValue(nil) {
        withSnapshotTesting(record: .never) {
          let tool = SnapshotTestingConfiguration.current?.diffTool
          #expect(tool?(currentFilePath: "a", failedFilePath: "b").hasPrefix("@−\n") == true)
          withSnapshotTesting(diffTool: "diff") {
            withSnapshotTesting(record: .all) {
              let inner = SnapshotTestingConfiguration.current?.diffTool
              #expect(inner?(currentFilePath: "a", failedFilePath: "b") == "diff a b")
            }
          }
        }
        SnapshotDefaults.shared.diffTool = "global"
        withSnapshotTesting(record: .never) {
          let tool = SnapshotTestingConfiguration.current?.diffTool
          #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "global a b")
        }
      }
    }
  }
}
