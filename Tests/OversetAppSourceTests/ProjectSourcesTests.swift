#if Source
  import Foundation
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  @testable import OversetAppSource

  /// Which files of an app its Xcode projects build for iOS.
  struct ProjectSourcesTests {
    /// A target of a project.
    struct Target: Sendable {
      var settings = ""
      /// What else its configuration has.
      var configuration = ""
      var kind = "PBXNativeTarget"
      var product = "com.apple.product-type.application"
      /// The files that it builds, each with what the project says of the platforms.
      var files: [String: String] = ["A": ""]
      var folders: [String] = []
    }

    /// A project with the files `App/A.swift` and `App/B.swift`, and a folder `App/Shared` of which targets take all.
    private static func project(
      _ targets: [Target], common: String = "", exceptions: String = ""
    ) -> String {
      let lists = targets.enumerated().map { number, target in
        let files = target.files.sorted { $0.key < $1.key }.map { "P\(number)\($0.key)" }
        let entries = target.files.sorted { $0.key < $1.key }.map {
          "P\(number)\($0.key) = { isa = PBXBuildFile; fileRef = F\($0.key); \($0.value) };"
        }
        return """
          T\(number) = { isa = \(target.kind); buildConfigurationList = L\(number);
            buildPhases = ( S\(number), ); productType = "\(target.product)";
            fileSystemSynchronizedGroups = ( \(target.folders.joined(separator: ", ")) ); };
          L\(number) = { isa = XCConfigurationList; buildConfigurations = ( C\(number) ); };
          C\(number) = { isa = XCBuildConfiguration; buildSettings = { \(target.settings) }; \(target.configuration) };
          S\(number) = { isa = PBXSourcesBuildPhase; files = ( \(files.joined(separator: ", ")) ); };
          \(entries.joined(separator: "\n"))
          """
      }
      return """
        // !$*UTF8*$!
        { objects = {
          R = { isa = PBXProject; mainGroup = G; buildConfigurationList = L;
            targets = ( \(targets.indices.map { "T\($0)" }.joined(separator: ", ")) ); };
          L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
          C = { isa = XCBuildConfiguration; buildSettings = { \(common) }; };
          G = { isa = PBXGroup; children = ( H /* App */, ); sourceTree = "<group>"; };
          H = { isa = PBXGroup; children = ( FA, FB, D ); path = App; sourceTree = "<group>"; };
          FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          FB = { isa = PBXFileReference; path = App/B.swift; sourceTree = SOURCE_ROOT; };
          D = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";
            exceptions = ( X ); };
          X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; \(exceptions) };
          \(lists.joined(separator: "\n"))
        }; rootObject = R; }
        """
    }

    private static let phone = "SDKROOT = iphoneos;"
    private static let television = "SDKROOT = appletvos;"
    private static let mac = #"SUPPORTED_PLATFORMS = "macosx appletvos";"#
    private static let both = #"SDKROOT = macosx; SUPPORTED_PLATFORMS = "iphoneos macosx";"#
    private static let file = "baseConfigurationReference = Y;"
    private static let tests = "com.apple.product-type.bundle.unit-test"

    private func leftOut(_ text: String, _ paths: [String], in folder: String = "") -> [String] {
      var sources = ProjectSources()
      sources.add(Array(text.utf8), in: folder)
      return paths.filter { sources.leaveOut($0) }
    }

    @Test(
      "a file is left out if no target that may be for iOS builds it",
      arguments: [
        ([Target(settings: phone)], "", ["App/B.swift"]),
        ([Target(settings: television)], "", ["App/A.swift", "App/B.swift"]),
        ([Target(settings: television), Target(settings: phone)], "", ["App/B.swift"]),
        (
          [Target(settings: television), Target(settings: phone, files: ["B": ""])], "",
          ["App/A.swift"]
        ),
        ([Target(settings: mac)], phone, ["App/A.swift", "App/B.swift"]),
        ([Target(settings: both)], "", ["App/B.swift"]),
        ([Target()], "SDKROOT = macosx;", ["App/A.swift", "App/B.swift"]),
        ([Target()], "", ["App/B.swift"]),
        // A file of settings may state anything, but the target's own settings win over it.
        ([Target(configuration: file)], "SDKROOT = macosx;", ["App/B.swift"]),
        (
          [Target(settings: television, configuration: file)], "", ["App/A.swift", "App/B.swift"]
        ),
        // What make builds has no phases here.
        ([Target(kind: "PBXLegacyTarget", files: [:])], "", []),
        (
          [Target(kind: "PBXLegacyTarget", files: [:]), Target(settings: television)], "",
          ["App/A.swift", "App/B.swift"]
        ),
        // For browsing, and an app that the other system builds.
        (
          [
            Target(kind: "PBXLegacyTarget", files: [:]),
            Target(settings: television, product: "com.apple.product-type.framework"),
          ], "", []
        ),
        (
          [Target(kind: "PBXLegacyTarget", files: [:]), Target(settings: television, files: [:])],
          "", []
        ),
        (
          [Target(settings: "TARGETED_DEVICE_FAMILY = 3;", configuration: file)], "",
          ["App/A.swift", "App/B.swift"]
        ),
        (
          [Target(settings: #"TARGETED_DEVICE_FAMILY = "1,2";"#, configuration: file)], "",
          ["App/B.swift"]
        ),
        ([Target(kind: "PBXAggregateTarget", files: [:])], "", ["App/A.swift", "App/B.swift"]),
        ([Target(settings: "SDKROOT = \"$(SYSTEM)\";")], "", ["App/B.swift"]),
        ([Target(product: tests)], "", ["App/A.swift", "App/B.swift"]),
        (
          [Target(files: ["A": "platformFilters = ( tvos, );", "B": "platformFilter = ios;"])], "",
          ["App/A.swift"]
        ),
      ] as [([Target], String, [String])])
    func targets(targets: [Target], common: String, expected: [String]) {
      let text = Self.project(targets, common: common)
      #expect(leftOut(text, ["App/A.swift", "App/B.swift", "App/C.swift"]) == expected)
      #expect(
        leftOut(text, ["X/App/A.swift", "X/App/B.swift"], in: "X") == expected.map { "X/" + $0 })
    }

    @Test(
      "of a folder that targets take, files are left out that only others have",
      arguments: [
        ([Target(folders: ["D"])], "", []),
        ([Target(product: tests, folders: ["D"])], "", ["App/Shared/C.swift"]),
        ([Target(), Target(product: tests, folders: ["D"])], "", ["App/Shared/C.swift"]),
        ([Target(folders: ["D"]), Target(product: tests, folders: ["D"])], "", []),
        ([Target(settings: television, folders: ["D"])], "", ["App/Shared/C.swift"]),
        (
          [Target(folders: ["D"])], "target = T0; membershipExceptions = ( C.swift, );",
          ["App/Shared/C.swift"]
        ),
        (
          [Target(settings: television, folders: ["D"]), Target()],
          "target = T1; membershipExceptions = ( C.swift, );", []
        ),
        (
          [Target(folders: ["D"])],
          "target = T0; platformFiltersByRelativePath = { C.swift = ( tvos, ); };",
          ["App/Shared/C.swift"]
        ),
      ] as [([Target], String, [String])])
    func folders(targets: [Target], exceptions: String, expected: [String]) {
      let text = Self.project(targets, exceptions: exceptions)
      #expect(leftOut(text, ["App/Shared/C.swift", "App/Other/C.swift"]) == expected)
    }

    @Test(
      "a file is in no product if tests alone build it, or nothing",
      arguments: [
        ([Target(product: tests)], ["App/A.swift", "App/B.swift", "App/Shared/C.swift"]),
        ([Target(settings: television)], ["App/B.swift", "App/Shared/C.swift"]),
        (
          [Target(), Target(product: tests, files: ["B": ""])],
          ["App/B.swift", "App/Shared/C.swift"]
        ),
        ([Target(settings: television, folders: ["D"])], ["App/B.swift"]),
      ] as [([Target], [String])])
    func unbuilt(targets: [Target], expected: [String]) {
      var sources = ProjectSources()
      sources.add(Array(Self.project(targets).utf8), in: "")
      let paths = ["App/A.swift", "App/B.swift", "App/C.swift", "App/Shared/C.swift"]
      #expect(paths.filter { sources.isUnbuilt($0) } == expected)
    }

    /// Files beside `App/A.swift` and `App/B.swift`, what may build them, and the one of them that nothing does.
    private static let unnamedFiles: [([String], [String], [String])] = [
      (
        ["App/C.swift", "C.xib", "App/Old/a.swift"], [],
        ["App/C.swift", "C.xib", "App/Old/a.swift"]
      ),
      (["App/C.swift"], ["App/project.yml"], []),
      // The project that lies there is the one that was made.
      (["App/C.swift"], ["project.yml", "Project.swift"], ["App/C.swift"]),
      (["App/C.swift"], ["Other/Package.swift"], ["App/C.swift"]),
      (["App/C.swift"], ["BUILD"], []),
      // The Mac's disks tell no case.
      (["app/A.Swift"], [], []),
      // A folder that a target takes whole.
      (["App/Shared/C.swift"], [], []),
    ]

    @Test("a file among those of a project that none names is left out", arguments: unnamedFiles)
    func unnamed(files: [String], packages: [String], expected: [String]) {
      var sources = ProjectSources(
        among: ["App/A.swift", "App/B.swift"] + files, packages: packages)
      sources.add(Array(Self.project([Target(folders: ["D"])]).utf8), in: "")
      #expect(files.filter { sources.leaveOut($0) } == expected)
      #expect(files.filter { sources.isUnbuilt($0) } == expected)
    }

    @Test(
      "where a project names a file of the name that does not lie there, or lies elsewhere itself, nothing is left out"
    )
    func lost() {
      let text = Self.project([Target()])
      var moved = ProjectSources(among: ["App/A.swift", "App/New/B.swift", "App/C.swift"])
      moved.add(Array(text.utf8), in: "")
      #expect(["App/New/B.swift", "App/C.swift"].filter { moved.leaveOut($0) } == ["App/C.swift"])
      var beside = ProjectSources(among: ["Tools/App/A.swift", "Shared/C.swift"])
      beside.add(Array(text.utf8), in: "Tools")
      #expect(!beside.leaveOut("Shared/C.swift"))
      var empty = ProjectSources(among: ["C.swift"])
      empty.add(Array(text.utf8), in: "")
      #expect(!empty.leaveOut("C.swift"))
    }

    @Test("a damaged project says what can be read", arguments: [0, 1, 40, 400, 1200])
    func damage(length: Int) {
      let text = Self.project([Target(settings: Self.television)])
      #expect(leftOut(String(text.prefix(length)), ["App/C.swift"]).isEmpty)
      #expect(leftOut(String(repeating: "{ a = ", count: 5000), ["App/A.swift"]).isEmpty)
    }

    @Test("a group that has itself in it twice, and many in many, end")
    func cycles() {
      let groups = (0..<64).map { number in
        "H\(number) = { isa = PBXGroup; children = ( H\(number + 1), H\(number + 1), H0 ); path = a; sourceTree = \"<group>\"; };"
      }
      let text = Self.project([Target(settings: Self.television)])
        .replacing("children = ( H /* App */, )", with: "children = ( H0, H, G, G )")
        .replacing("rootObject", with: "ignored = x; rootObject")
        .replacing("D = { isa", with: groups.joined(separator: "\n") + "\nD = { isa")
      #expect(leftOut(text, ["App/A.swift", "App/C.swift"]) == ["App/A.swift"])
    }

    @Test("what a package builds, and no project does, is read")
    func packages() async throws {
      let project = try TestProject()
      let text = Self.project([Target(settings: Self.television)])
      try project.write(text, to: "Sample.xcodeproj/project.pbxproj")
      for name in ["App/A.swift", "App/B.swift", "App/C.swift"] {
        try project.write("import SwiftUI\nlet x = 1", to: name)
      }
      func read() async throws -> AppPlaces {
        try await AppSource.read(project.root, keys: ["Localizable": ["a"]], jobs: 1)
      }
      let alone = try await read()
      #expect(alone.fileCount == 0)
      #expect(alone.skipped.map(\.name) == ["files that no target for iOS builds"])
      #expect(alone.skipped.map(\.count) == [3])
      try project.write("// swift-tools-version:6.0", to: "App/Package.swift")
      let packaged = try await read()
      #expect(packaged.fileCount == 4)
    }
  }
#endif
