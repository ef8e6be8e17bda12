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

    @Test("the name of an accessor that is the symbol of its key is no trace of the key")
    func namedAlike() async throws {
      let code =
        "@objc class W: NSObject {\n  @objc static func Be_never_so() -> String {\n    tr(\"BE_NEVER_SO\")\n  }\n}"
      func traced() async throws -> [String] {
        try await AppSource.read(
          project.root, within: nil, keys: ["Localizable": ["BE_NEVER_SO"]], jobs: 2
        ).unplaced.map(\.key)
      }
      try project.write(code, to: "A.swift")
      #expect(try await traced() == [])
      try project.write("x = [W Be_never_so];", to: "macOS/B.m")
      #expect(try await traced() == ["BE_NEVER_SO"])
    }

    @Test("a format is no trace of another that differs in the kinds of its arguments")
    func formats() async throws {
      func traced(_ code: String) async throws -> [String] {
        try project.write(code, to: "A.swift")
        return try await AppSource.read(
          project.root, within: nil, keys: ["Localizable": ["%@ of %@ done", "%lld of %lld done"]],
          jobs: 2
        ).unplaced.map(\.key)
      }
      let text = "\"\\(n) of \\(n) done\""
      let view = "struct V: View { let n: Int; var body: some View { Text(\(text)) } }"
      #expect(try await traced(view + "; func f() { V(n: 2) }") == [])
      #expect(try await traced(view) == [])
      #expect(try await traced("let x = \(text)") == ["%@ of %@ done", "%lld of %lld done"])
    }

    @Test(
      "code that a project builds for tests alone, or not at all, names no key",
      arguments: [
        ("com.apple.product-type.bundle.ui-testing", ["cancel"]),
        ("com.apple.product-type.application", ["cancel", "never"]),
      ])
    func recordings(product: String, expected: [String]) async throws {
      try project.write("tap(\"never\")", to: "Recording/R.swift")
      try project.write(
        """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
          G = { isa = PBXGroup; children = ( R ); sourceTree = "<group>"; };
          R = { isa = PBXFileReference; path = Recording/R.swift; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; productType = "\(product)"; buildPhases = ( S ); };
          S = { isa = PBXSourcesBuildPhase; files = ( B ); };
          B = { isa = PBXBuildFile; fileRef = R; };
        }; rootObject = P; }
        """, to: "App.xcodeproj/project.pbxproj")
      #expect(try await traced(isCached: false) == expected)
    }

    @Test("a folder of tests that has the name of the project beside it is the app's")
    func appCalledTest() async throws {
      try project.write("let key = \"never\"", to: "App/Test/F.swift")
      #expect(try await traced(isCached: false) == ["cancel", "save"])
      try project.write("{ }", to: "App/Test.xcodeproj/project.pbxproj")
      #expect(try await traced(isCached: false) == ["cancel", "never", "save"])
    }

    @Test("where there are too many files, it says so", arguments: [(2, true), (1, false)])
    func tooMany(limit: Int, isWhole: Bool) {
      #expect(KeyTraceFiles(below: FileRoot(project.root), limit: limit).isWhole == isWhole)
    }
  }
#endif
