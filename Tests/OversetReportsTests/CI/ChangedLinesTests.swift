import Foundation
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetReports

/// Which lines a difference, or a list, calls changed.
struct ChangedLinesTests {
  private static let difference = """
    diff --git a/App/View.swift b/App/View.swift
    index 1..2 100644
    --- a/App/View.swift
    +++ b/App/View.swift
    @@ -3 +3,2 @@ struct View
    -old
    +++ b/looks/like.a.head
    +new
    @@ -9,2 +10,0 @@
    -gone
    -gone
    diff --git "a/App/\\303\\244 \\"b\\".swift" "b/App/\\303\\244 \\"b\\".swift"
    --- "a/App/\\303\\244 \\"b\\".swift"
    +++ "b/App/\\303\\244 \\"b\\".swift"
    @@ -0,0 +1 @@
    +first
    \\ No newline at end of file
    diff --git a/Gone.swift b/Gone.swift
    --- a/Gone.swift
    +++ /dev/null
    @@ -1 +0,0 @@
    -gone

    """

  private func contains(_ text: String, _ path: String, _ line: Int?) throws -> Bool {
    let changed = try ChangedLines(Data(text.utf8), file: "changes")
    return changed.contains(
      ReportedPlace(path: path, wholePath: "/\(path)", isInside: true, line: line, columns: nil))
  }

  @Test(
    "of a difference the lines count that it adds",
    arguments: [
      ("App/View.swift", 2, false), ("App/View.swift", 3, true), ("App/View.swift", 4, true),
      ("App/View.swift", 5, false), ("App/View.swift", 10, false), ("App/View.swift", nil, true),
      ("App/ä \"b\".swift", 1, true), ("Gone.swift", 1, false), ("looks/like.a.head", 3, false),
      ("Other.swift", nil, false),
    ] as [(String, Int?, Bool)])
  func difference(path: String, line: Int?, isChanged: Bool) throws {
    #expect(try contains(Self.difference, path, line) == isChanged)
  }

  @Test(
    "of a difference with lines around the change these do not count",
    arguments: [(1, false), (2, true), (3, false)])
  func context(line: Int, isChanged: Bool) throws {
    let text = "--- a/A\n+++ b/A\n@@ -1,2 +1,3 @@\n same\n+new\n same\n"
    #expect(try contains(text, "A", line) == isChanged)
  }

  @Test(
    "a list has a path in each line, alone or with lines",
    arguments: [
      ("A.swift\n", 7, true), ("A.swift:7\n", 7, true), ("A.swift:3-7\r\n", 7, true),
      ("A.swift:9\nA.swift:1-3\nA.swift:2-8\n", 7, true), ("A.swift:8\nA.swift:1-6\n", 7, false),
      ("\nA.swift:3-6\n", 7, false), ("B.swift\n", 7, false), ("", 7, false),
    ])
  func list(text: String, line: Int, isChanged: Bool) throws {
    #expect(try contains(text, "A.swift", line) == isChanged)
  }

  @Test(
    "what is neither is refused at its line",
    arguments: [
      ("A.swift:7-3\n", 1), ("a\n/b\n", 2), ("diff --git a/A b/A\n+++ b/A\n@@ -x +1 @@\n", 3),
    ])
  func wrong(text: String, line: Int) throws {
    let error = #expect(throws: Diagnostic.self) {
      try ChangedLines(Data(text.utf8), file: "changes")
    }
    #expect(error?.exitCode == 65)
    #expect(error?.line == line)
  }
}
