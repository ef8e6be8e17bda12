#if Source
  import Foundation
  import OversetFiles
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  @testable import OversetAppSource

  /// Files that name keys without anybody following it keep those keys from being called unused.
  struct KeyTraceFilesTests {
    private static let keys = ["Localizable": ["save", "cancel", "never"]]
    private let project: TestProject

    init() throws {
      project = try TestProject()
      try project.write("struct Save { let key = \"save\" }", to: "A.swift")
      try project.write("NSString *key = @\"cancel\";", to: "macOS/B.m")
      try project.write("let key = \"never\"", to: "Pods/C.swift")
      try project.write("let key = \"never\"", to: "AppTests/D.swift")
      try project.write("let key = \"never\"", to: "Exports/en.xcloc/Source Contents/E.swift")
    }

    private func traced(isCached: Bool = true) async throws -> [String] {
      try await AppSource.read(
        project.root, within: isCached ? project.root : nil, keys: Self.keys, jobs: 2
      ).unplaced.map(\.key).sorted()
    }

    @Test(
      "code of the app's own names keys, on all systems; code of others, tests and exports do not")
    func ownCode() async throws {
      #expect(try await traced(isCached: false) == ["cancel", "save"])
    }

    @Test("a file that is not read as source asks anew once it has changed")
    func asksAnew() async throws {
      #expect(try await traced() == ["cancel", "save"])
      try project.write("NSString *key = @\"never\";", to: "macOS/B.m")
      #expect(try await traced() == ["never", "save"])
      #expect(try await traced() == ["never", "save"])
    }

    @Test("an accessor that no code asks for names no key, unless another file does, too")
    func unaskedAccessors() async throws {
      try project.write(
        "enum L {\n  static let a = tr(\"save\")\n  static let b = tr(\"never\")\n}", to: "A.swift")
      #expect(try await traced() == ["cancel"])
      try project.write("func f() { log(L.b) }", to: "E.swift")
      #expect(try await traced() == ["cancel", "never"])
      try project.write("NSString *key = @\"save\";", to: "macOS/B.m")
      #expect(try await traced() == ["never", "save"])
    }

    @Test("where there are too many files, it says so", arguments: [(2, true), (1, false)])
    func tooMany(limit: Int, isWhole: Bool) {
      #expect(KeyTraceFiles(below: FileRoot(project.root), limit: limit).isWhole == isWhole)
    }
  }
#endif
