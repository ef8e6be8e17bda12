#if Source
  import Foundation
  import OversetConfig
  import OversetFiles
  import OversetSource
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  @testable import OversetAppSource

  struct SourceProgramTests {
    private let project: TestProject

    init() throws { project = try TestProject() }

    private func program(jobs: Int = 2, isCached: Bool = false) async throws -> SourceProgram {
      try await .read(
        AppFolder(project.root), jobs: jobs,
        cacheRoot: isCached ? FileRoot(project.root) : nil)
    }

    private func cacheFile() throws -> URL {
      let names = project.listing(of: ".overset/source")
      return project.file(".overset/source/\(try #require(names.first))")
    }

    @Test("trees come in the order of their files") func treesComeInTheOrderOfTheirFiles()
      async throws
    {
      for number in 10..<60 { try project.write("let a\(number) = 1", to: "\(number).swift") }
      for jobs in [1, 2, 7] {
        let program = try await program(jobs: jobs)
        #expect(program.trees.map(\.file) == (10..<60).map { "\($0).swift" })
      }
    }

    @Test("a file that cannot be read is named and the rest is read")
    func aFileThatCannotBeReadIsNamedAndTheRestIsRead() async throws {
      try project.write("let a = 1", to: "A.swift")
      try Data([0x80, 0x81]).write(to: project.file("B.swift"))
      try project.write(String(repeating: "// comment\n", count: 400_000), to: "C.swift")
      let program = try await program()
      #expect(program.trees.map(\.file) == ["A.swift"])
      #expect(program.refused.map(\.file) == ["B.swift", "C.swift"])
    }

    @Test(
      "Swift that does not parse is read as far as it goes",
      arguments: ["", "func {{{", "}}}", "struct A { let x = ", "let s = \"\"\"", "#if", "日本"])
    func swiftThatDoesNotParseIsReadAsFarAsItGoes(text: String) async throws {
      try project.write(text, to: "A.swift")
      let program = try await program()
      #expect(program.trees.count + program.refused.count == 1)
    }

    @Test("storyboards of other systems are left out and counted")
    func storyboardsOfOtherSystemsAreLeftOutAndCounted() async throws {
      func write(_ runtime: String, to path: String) throws {
        try project.write(
          "<document targetRuntime=\"\(runtime)\"><label id=\"a\"/></document>", to: path)
      }
      try write("iOS.CocoaTouch", to: "A.storyboard")
      try write("iOS.CocoaTouch.iPad", to: "B.xib")
      try write("MacOSX.Cocoa", to: "C.xib")
      try write("watchKit", to: "D.storyboard")
      let program = try await program()
      #expect(program.interfaces.map(\.file) == ["A.storyboard", "B.xib"])
      #expect(program.otherInterfaceCount == 2)
    }

    // MARK: What is kept

    @Test("a second run reads the same trees from what is kept")
    func aSecondRunReadsTheSameTreesFromWhatIsKept() async throws {
      try project.write("struct A { let text = \"a\\(1)\" } // overset:ignore x y", to: "A.swift")
      try project.write("let é = \"größer\"", to: "B.swift")
      let first = try await program(isCached: true)
      let file = try cacheFile()
      let bytes = try Data(contentsOf: file)
      let second = try await program(isCached: true)
      #expect(second.trees == first.trees)
      #expect(try await program().trees == first.trees)
      #expect(try Data(contentsOf: file) == bytes)
    }

    @Test("what is kept is used") func whatIsKeptIsUsed() async throws {
      try project.write("let a = 1", to: "A.swift")
      _ = try await program(isCached: true)
      let cache = TreeCache(
        of: project.root, in: FileRoot(project.root), version: LoweringProbe.version)
      try project.write("let b = 2", to: "B.swift")
      let other = try #require(try await program().trees.last)
      // The tree of another file, kept under this one's digest.
      let digest = try #require(
        cacheDigests(of: cache, files: ["A.swift"]).first)
      cache.write([digest: PackedTree.bytes(of: other)])
      let program = try await program(isCached: true)
      #expect(program.trees.first?.nodes == other.nodes)
      #expect(program.trees.first?.file == "A.swift")
    }

    @Test("trees of another version are not used") func treesOfAnotherVersionAreNotUsed()
      async throws
    {
      try project.write("let a = 1", to: "A.swift")
      _ = try await program(isCached: true)
      let digest = Digest.sha256Hex(of: try Data(contentsOf: project.file("A.swift")))
      func kept(_ version: String) -> [UInt8]? {
        TreeCache(of: project.root, in: FileRoot(project.root), version: version)[digest]
      }
      #expect(kept(LoweringProbe.version) != nil)
      #expect(kept("another") == nil)
    }

    @Test("a file that changed is read anew") func aFileThatChangedIsReadAnew() async throws {
      try project.write("let a = 1", to: "A.swift")
      _ = try await program(isCached: true)
      try project.write("let b = 2", to: "A.swift")
      let second = try await program(isCached: true)
      #expect(try await program().trees == second.trees)
    }

    @Test("a damaged cache is ignored and written anew", arguments: [0, 1, 5, 30, 100])
    func aDamagedCacheIsIgnoredAndWrittenAnew(place: Int) async throws {
      for name in ["A", "B"] {
        try project.write("struct \(name) { let x = \"text\" }", to: "\(name).swift")
      }
      let first = try await program(isCached: true)
      let file = try cacheFile()
      let whole = try Data(contentsOf: file)
      var damaged = whole
      damaged[place] ^= 0xFF
      for bytes in [damaged, whole.prefix(place), whole + Data([0]), Data()] {
        try Data(bytes).write(to: file)
        #expect(try await program(isCached: true).trees == first.trees)
        #expect(try Data(contentsOf: file) == whole)
      }
    }

    private func cacheDigests(of cache: TreeCache, files: [String]) throws -> [String] {
      try files.map { Digest.sha256Hex(of: try Data(contentsOf: project.file($0))) }
        .filter { cache[$0] != nil }
    }
  }

  struct PackedTreeTests {
    private func tree() throws -> SourceTree {
      try SourceLowering.tree(
        of: """
          import SwiftUI
          struct Row: View { // overset:ignore never-localized a name
            var body: some View { HStack { Text("a \\(name)").bold(); Spacer() } }
          }
          """, file: "A.swift")
    }

    @Test("bytes become the same tree") func bytesBecomeTheSameTree() throws {
      let tree = try tree()
      #expect(PackedTree.tree(of: PackedTree.bytes(of: tree), file: "A.swift") == tree)
      #expect(!tree.ignores.isEmpty)
    }

    @Test("any bytes are a tree or none") func anyBytesAreATreeOrNone() throws {
      let bytes = PackedTree.bytes(of: try tree())
      var random = SeededGenerator(seed: 7)
      for _ in 0..<3000 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<changed.count, using: &random)
          changed[place] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          changed = Array(changed.prefix(Int.random(in: 0...changed.count, using: &random)))
        }
        guard let tree = PackedTree.tree(of: changed, file: "A.swift") else { continue }
        #expect(tree.nodes.indices.allSatisfy { Int(tree.nodes[$0].parent) < $0 })
      }
    }

    @Test("no bytes are no tree") func noBytesAreNoTree() {
      #expect(PackedTree.tree(of: [], file: "A.swift") == nil)
      #expect(PackedTree.tree(of: [0, 0, 0], file: "A.swift") == nil)
    }
  }
#endif
