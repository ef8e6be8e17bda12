import Foundation
import OversetCatalogs
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

/// Which catalogs an Xcode project leaves out.
struct ProjectMembershipTests {
  /// A project file with these objects.
  private static func project(_ objects: String...) -> String { project(objects) }

  private static func project(_ objects: [String]) -> String {
    let lines = objects.enumerated().map { "    A\($0.offset) /* x */ = {\($0.element)};\n" }
    return "// !$*UTF8*$!\n{\n  objects = {\n\(lines.joined())  };\n}\n"
  }

  private static func file(_ path: String) -> String {
    "isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = x; path = \(path); sourceTree = \"<group>\"; "
  }

  /// The files of `names` that are left out, of a folder that has `others` too.
  private func leftOut(
    _ names: [String], beside others: [String: String], named: [String] = []
  ) throws -> [String] {
    let scratch = try Scratch()
    let root = FileRoot(scratch.folder, within: scratch.folder)
    for (path, contents) in others { try scratch.write(Data(contents.utf8), to: path) }
    var search = CatalogSearch()
    for name in names {
      try scratch.write(Data("\"k\" = \"v\";".utf8), to: name)
      search.add(root.file("/" + scratch.folder.path + "/" + name), isNamed: named.contains(name))
    }
    return withExtendedLifetime(scratch) {
      search.setAsideUnshipped()
      #expect(search.files.count + search.notBuilt.count == Set(names).count)
      return names.filter { name in search.notBuilt.contains { $0.url.path.hasSuffix("/" + name) } }
    }
  }

  private static let files = ["App/de.lproj/A.strings", "App/fr.lproj/A.strings"]

  @Test(
    "a file that the project does not name is left out, and one that it names in any way is not",
    arguments: [
      ([file("de.lproj/A.strings")], ["App/fr.lproj/A.strings"]),
      ([file("\"DE.lproj/A.strings\"")], ["App/fr.lproj/A.strings"]),
      ([file("App/Resources/de.lproj/A.strings")], ["App/fr.lproj/A.strings"]),
      ([file("de.lproj/A.strings"), file("fr.lproj/A.strings")], []),
      ([file("de.lproj/A.strings"), file("fr.lproj/B.strings")], ["App/fr.lproj/A.strings"]),
      ([file("de.lproj/A.strings"), file("fr.lproj")], []),
      ([file("A.strings")], []),
      ([file("A.xcstrings")], files),
      (
        [
          file("de.lproj/A.strings"),
          "isa = PBXFileReference; lastKnownFileType = folder; path = App; ",
        ], []
      ),
      (
        [
          file("de.lproj/A.strings"),
          "isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; path = App; ",
        ], []
      ),
      (
        [
          file("de.lproj/A.strings"),
          "isa = PBXFileSystemSynchronizedRootGroup; path = Tests; ",
        ], ["App/fr.lproj/A.strings"]
      ),
      ([file("Main.swift")], []),
    ])
  func membership(objects: [String], expected: [String]) throws {
    let text = Self.project(objects)
    // A file that nobody doubts: otherwise all might be left out, and then none is.
    let all = Self.files + ["Other/Package/A.strings"]
    let others = ["App.xcodeproj/project.pbxproj": text, "Other/Package.swift": ""]
    #expect(try leftOut(all, beside: others) == expected)
  }

  /// A project in which groups have `App`, of a path, and in it a group of languages with a path of its own.
  private static func grouped(app: String, languages: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = M; };
      M = { isa = PBXGroup; children = ( G ); sourceTree = "<group>"; };
      G = { isa = PBXGroup; children = ( V ); \(app) sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = ( D, F ); name = A.strings; \(languages) sourceTree = "<group>"; };
      D = { \(file("de.lproj/A.strings")) };
      F = { \(file("fr.lproj/A.strings")) };
    }; rootObject = P; }
    """
  }

  @Test(
    "of files with one name those are left out that groups lead to none of, if they lead to others",
    arguments: [
      ("path = App;", "path = Texts;", ["App/de.lproj/A.strings", "App/fr.lproj/A.strings"]),
      ("name = App;", "path = App/Texts;", ["App/de.lproj/A.strings", "App/fr.lproj/A.strings"]),
      ("path = App;", "", ["App/Texts/de.lproj/A.strings", "App/Texts/fr.lproj/A.strings"]),
      (
        "path = App;", "path = ../App;",
        ["App/Texts/de.lproj/A.strings", "App/Texts/fr.lproj/A.strings"]
      ),
      ("path = Moved;", "", []), ("path = ../App;", "", []),
    ])
  func groups(app: String, languages: String, expected: [String]) throws {
    let copies = ["App/Texts/de.lproj/A.strings", "App/Texts/fr.lproj/A.strings"]
    let project = ["App.xcodeproj/project.pbxproj": Self.grouped(app: app, languages: languages)]
    #expect(try leftOut(Self.files + copies, beside: project) == expected)
  }

  @Test("a package around the folder of an app builds what is in its own folders")
  func packageAround() throws {
    let names = ["Ui/de.lproj/A.strings", "Ui/fr.lproj/A.strings", "Sources/de.lproj/A.strings"]
    let project = [
      "Ui/App.xcodeproj/project.pbxproj": Self.project(Self.file("de.lproj/A.strings"))
    ]
    let package = project.merging(["Package.swift": ""]) { $1 }
    #expect(try leftOut(names, beside: package) == ["Ui/fr.lproj/A.strings"])
    #expect(try leftOut(["Ui/Sources/de.lproj/B.strings"] + names, beside: package).count == 2)
  }

  @Test("projects of all folders above count, and what a package or no project builds is kept")
  func places() throws {
    let named = Self.project(Self.file("de.lproj/A.strings"))
    let other = Self.project(Self.file("fr.lproj/A.strings"))
    #expect(
      try leftOut(
        Self.files,
        beside: ["App.xcodeproj/project.pbxproj": named, "App/B.xcodeproj/project.pbxproj": other])
        == [])
    #expect(
      try leftOut(Self.files, beside: ["Else/App.xcodeproj/project.pbxproj": named]) == [])
    for package in ["Package.swift", "App/Package.swift", "App/BUILD"] {
      let others = ["App.xcodeproj/project.pbxproj": named, package: ""]
      #expect(try leftOut(Self.files, beside: others) == [], "\(package)")
    }
    #expect(
      try leftOut(Self.files, beside: ["App.xcodeproj/project.pbxproj": named])
        == ["App/fr.lproj/A.strings"])
  }

  @Test(
    "a project that lies where a tool makes one is what it made",
    arguments: ["project.yml", "Project.swift"])
  func generators(name: String) throws {
    let named = Self.project(Self.file("de.lproj/A.strings"))
    #expect(
      try leftOut(Self.files, beside: ["App.xcodeproj/project.pbxproj": named, name: ""])
        == ["App/fr.lproj/A.strings"])
    let inner = ["App.xcodeproj/project.pbxproj": named, "App/\(name)": ""]
    #expect(try leftOut(Self.files, beside: inner).isEmpty)
  }

  @Test(
    "a pod builds the resources that its specification names",
    arguments: [
      ("s.resources = 'App/**/*.lproj'", true), ("s.resource_bundle = { 'A' => ['App/*'] }", true),
      (
        "s.resource_bundles = {\n  'B' => ['Else/*'],\n  'A' => [\"App/fr.lproj/A.strings\"]\n}",
        true
      ),
      ("s.resources = files", true), ("s.resources = files\ns.source_files = 'Else/*'", true),
      ("s.resources =\n  'Else/*',\n  'App/*'", true),
      ("s.resources = 'Else/*',\n  'Else/b'", false), ("s.resources = \"#{folder}/*\"", true),
      ("s.resource_bundles = { 'App' => 'Pod/Resources/*' }", false), ("s.name = 'App'", false),
      ("s.resources = 'Else/*'\ns.source_files = 'App/*'", false),
    ])
  func pods(specification: String, isKept: Bool) throws {
    let others = [
      "App.xcodeproj/project.pbxproj": Self.project(Self.file("de.lproj/A.strings")),
      "App.podspec": specification,
    ]
    #expect(try leftOut(Self.files, beside: others) == (isKept ? [] : ["App/fr.lproj/A.strings"]))
  }

  @Test("where nothing would be left all files are kept, and exports are no part of an app")
  func neverAll() throws {
    let project = ["App.xcodeproj/project.pbxproj": Self.project(Self.file("B.strings"))]
    #expect(try leftOut(Self.files, beside: project) == [])
    #expect(try leftOut(Self.files + ["App/B.strings"], beside: project) == Self.files)
    #expect(try leftOut(["App/de.xliff", "App/B.strings"], beside: project) == [])
    let bundle = [
      "App.xcodeproj/project.pbxproj": Self.project(Self.file("B.strings"), Self.file("S.bundle"))
    ]
    #expect(try leftOut(["S.bundle/de.lproj/A.strings", "B.strings"], beside: bundle) == [])
  }

  @Test("what somebody names is read, and what several paths lead to once")
  func named() throws {
    let project = ["App.xcodeproj/project.pbxproj": Self.project(Self.file("de.lproj/A.strings"))]
    #expect(try leftOut(Self.files, beside: project, named: ["App/fr.lproj/A.strings"]) == [])
    #expect(try leftOut(Self.files + ["App/de.lproj/A.strings"], beside: project).count == 1)
    #expect(
      try leftOut(Self.files + Self.files, beside: project, named: ["App/fr.lproj/A.strings"]) == []
    )
  }

  @Test(
    "a damaged project is read as far as it goes",
    arguments: [
      "", "{", "}}}}", "\"", "/*", "{path = \"a.strings", "= = =", "{path = ; path;}",
      String(repeating: "{", count: 100_000), "\u{0}\u{FF}", "{ path = \"\\",
    ])
  func damaged(text: String) throws {
    #expect(try leftOut(Self.files, beside: ["App.xcodeproj/project.pbxproj": text]) == [])
  }

  @Test(
    "catalogs are the Mac's where the nearest projects build for nothing else",
    arguments: [
      (["SDKROOT = macosx;"], true), (["SDKROOT = iphoneos;"], false),
      (["SDKROOT = macosx;", "SDKROOT = iphoneos;"], false),
      (["SDKROOT = macosx;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"], false),
      (["SDKROOT = auto;"], false), ([], false),
    ])
  func systems(settings: [String], isForMac: Bool) throws {
    let scratch = try Scratch()
    let root = FileRoot(scratch.folder, within: scratch.folder)
    let objects = settings.map { "buildSettings = {\($0)}; " } + [Self.file("A.strings")]
    let text = Self.project(objects)
    try scratch.write(Data(text.utf8), to: "App.xcodeproj/project.pbxproj")
    try scratch.write(Data("\"k\" = \"v\";".utf8), to: "de.lproj/A.strings")
    var search = CatalogSearch()
    search.add(root.file("/" + scratch.folder.path + "/de.lproj/A.strings"), isNamed: true)
    withExtendedLifetime(scratch) { search.setAsideUnshipped() }
    #expect(search.macFiles.isEmpty == !isForMac)
  }

  @Test(
    "a folder of tests that has the name of the project beside it is the app's",
    arguments: [("Test", false), ("AppTests", true)])
  func appCalledTest(folder: String, isLeftOut: Bool) throws {
    let scratch = try Scratch()
    let root = FileRoot(scratch.folder, within: scratch.folder)
    var search = CatalogSearch()
    try scratch.write(Data("{ }".utf8), to: "\(folder).xcodeproj/project.pbxproj")
    for name in ["A.strings", "\(folder)/B.strings"] {
      try scratch.write(Data("\"k\" = \"v\";".utf8), to: name)
      search.add(root.file("/" + scratch.folder.path + "/" + name), isNamed: false)
    }
    withExtendedLifetime(scratch) {
      search.setAsideUnshipped()
      #expect(!search.ofTests.isEmpty == isLeftOut)
    }
  }

  @Test(
    "files in folders of tests are left out, unless somebody names them or there are no others",
    arguments: [
      (["App/A.strings", "AppTests/A.strings"], [], ["AppTests/A.strings"]),
      (["App/A.strings", "tests/unit_tests/A.strings"], [], ["tests/unit_tests/A.strings"]),
      (["App/A.strings", "App/Fixtures/A.strings"], [], ["App/Fixtures/A.strings"]),
      (["App/A.strings", "AppTests/A.strings"], ["AppTests/A.strings"], []),
      (["App/A.strings", "Contests/A.strings", "Testimonials/A.strings"], [], []),
      (["AppTests/A.strings"], [], []),
    ])
  func filesOfTests(names: [String], named: [String], leftOut: [String]) throws {
    let scratch = try Scratch()
    let root = FileRoot(scratch.folder, within: scratch.folder)
    var search = CatalogSearch()
    for name in names {
      try scratch.write(Data("\"k\" = \"v\";".utf8), to: name)
      search.add(root.file("/" + scratch.folder.path + "/" + name), isNamed: named.contains(name))
    }
    withExtendedLifetime(scratch) {
      search.setAsideUnshipped()
      let found = search.ofTests.map { $0.url.path }
      #expect(
        found.count == leftOut.count && zip(found, leftOut).allSatisfy { $0.hasSuffix("/" + $1) })
      #expect(search.files.count + search.ofTests.count == names.count)
    }
  }
}
