#if Source
  import Foundation
  import OversetFiles
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  @testable import OversetAppSource

  struct AppFolderTests {
    private let project: TestProject

    init() throws { project = try TestProject() }

    private func write(_ paths: String...) throws {
      for path in paths { try project.write("", to: path) }
    }

    private func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: project.file(path).path(percentEncoded: false), withDestinationPath: target)
    }

    private func names(in folder: AppFolder) -> [String] {
      (folder.swiftFiles + folder.interfaceFiles).map(\.name)
    }

    @Test("files of Swift and of Interface Builder are taken in order")
    func filesOfSwiftAndOfInterfaceBuilderAreTakenInOrder() throws {
      try write("b/B.swift", "A.swift", "a.txt", "b/Main.storyboard", "b/Cell.xib", "b/x.strings")
      let folder = try AppFolder(project.root)
      #expect(folder.swiftFiles.map(\.name) == ["A.swift", "b/B.swift"])
      #expect(folder.interfaceFiles.map(\.name) == ["b/Cell.xib", "b/Main.storyboard"])
      #expect(folder.skipped.isEmpty)
      #expect(folder.refused.isEmpty)
    }

    @Test("files are called as the caller says") func filesAreCalledAsTheCallerSays() throws {
      try write("b/B.swift")
      let folder = try AppFolder(project.root, name: { "App/\($0)" })
      #expect(folder.swiftFiles.map(\.name) == ["App/b/B.swift"])
    }

    @Test(
      "a folder that is no source of the app is passed over and named",
      arguments: [
        ("Pods", "Pods"), ("Carthage", "Carthage"), ("DerivedData", "DerivedData"),
        ("SourcePackages", "SourcePackages"), ("node_modules", "node_modules"),
        ("vendor", "vendor"), ("checkouts", "checkouts"), ("fastlane", "fastlane"),
        (".build", ".build"), ("Assets.xcassets", "assets"),
        ("AppTests", "tests"), ("AppUITests", "tests"), ("Preview Content", "data of previews"),
        ("watchOS", "other systems"), ("App Watch Extension", "other systems"),
        ("WatchApp", "other systems"), ("BookWatch", "other systems"), ("macOS", "other systems"),
        ("Mac", "other systems"), ("Player tvOS", "other systems"),
      ])
    func aFolderThatIsNoSourceOfTheAppIsPassedOverAndNamed(name: String, called: String) throws {
      try write("A.swift", "\(name)/B.swift", "\(name)/deep/C.swift")
      let folder = try AppFolder(project.root)
      #expect(names(in: folder) == ["A.swift"])
      #expect(folder.skipped == [.init(name: called, count: 1)])
    }

    @Test(
      "a folder of a name that is nearly that is read",
      arguments: [
        "Podcasts", "Tests+Results", "AppleWatch", "Vendors", "iOS", "Machine",
        "App/Settings/Watch",
        "Sources/App/Settings/Watch", "Screens/Account/Mac", "Latest", "Previews",
      ])
    func aFolderOfANameThatIsNearlyThatIsRead(name: String) throws {
      try write("\(name)/B.swift")
      #expect(names(in: try AppFolder(project.root)) == ["\(name)/B.swift"])
    }

    @Test(
      "a folder of tests that has the name of the project beside it is the app's",
      arguments: [("Test", true), ("tests", true), ("AppTests", false)])
    func aFolderNamedAsTheProjectBesideIt(name: String, isRead: Bool) throws {
      try write(
        "A.swift", "\(name)/B.swift", "\(name).xcodeproj/project.pbxproj", "b/\(name)/C.swift")
      let folder = try AppFolder(project.root)
      #expect(names(in: folder) == ["A.swift"] + (isRead ? ["\(name)/B.swift"] : []))
      #expect(folder.skipped == [.init(name: "tests", count: isRead ? 1 : 2)])
    }

    @Test("hidden folders are passed over and not counted")
    func hiddenFoldersArePassedOverAndNotCounted() throws {
      try write(".git/A.swift", ".overset/B.swift", "C.swift")
      let folder = try AppFolder(project.root)
      #expect(names(in: folder) == ["C.swift"])
      #expect(folder.skipped.isEmpty)
    }

    @Test("folders of one name are counted together") func foldersOfOneNameAreCountedTogether()
      throws
    {
      try write("a/Pods/A.swift", "b/Pods/A.swift", "A.swift", "UnitTests/A.swift", "tests/A.swift")
      let folder = try AppFolder(project.root)
      #expect(folder.skipped == [.init(name: "Pods", count: 2), .init(name: "tests", count: 2)])
    }

    @Test("a storyboard is taken in one language") func aStoryboardIsTakenInOneLanguage() throws {
      try write(
        "Base.lproj/Main.storyboard", "de.lproj/Main.storyboard", "de.lproj/Only.storyboard",
        "en.lproj/Only.storyboard", "x/ja.lproj/Main.storyboard")
      let folder = try AppFolder(project.root)
      #expect(
        names(in: folder)
          == [
            "Base.lproj/Main.storyboard", "en.lproj/Only.storyboard", "x/ja.lproj/Main.storyboard",
          ])
      #expect(folder.skipped == [.init(name: "storyboards of other languages", count: 2)])
    }

    // MARK: Links

    @Test("links in circles end") func linksInCirclesEnd() throws {
      try write("a/A.swift", "a/b/B.swift")
      try link("a/b/back", to: "..")
      try link("a/b/own", to: ".")
      try link("a/c", to: "b")
      try link("self", to: "self")
      #expect(names(in: try AppFolder(project.root)) == ["a/A.swift", "a/b/B.swift"])
    }

    @Test("a file that several names lead to is taken once by its own")
    func aFileThatSeveralNamesLeadToIsTakenOnceByItsOwn() throws {
      try write("z/A.swift")
      try link("A.swift", to: "z/A.swift")
      try link("b", to: "z")
      #expect(names(in: try AppFolder(project.root)) == ["z/A.swift"])
    }

    @Test("a link to what is passed over by its own name is followed")
    func aLinkToWhatIsPassedOverByItsOwnNameIsFollowed() throws {
      try write(".shared/A.swift")
      try link("Shared", to: ".shared")
      #expect(names(in: try AppFolder(project.root)) == ["Shared/A.swift"])
    }

    @Test("a link that leads out or to nothing is no file")
    func aLinkThatLeadsOutOrToNothingIsNoFile() throws {
      try write("A.swift")
      try link("out", to: "/usr")
      try link("Gone.swift", to: "nowhere.swift")
      let folder = try AppFolder(project.root)
      #expect(names(in: folder) == ["A.swift"])
      #expect(folder.refused.map(\.file) == ["Gone.swift"])
    }

    // MARK: Bad input

    @Test("a folder that is not there is an error") func aFolderThatIsNotThereIsAnError() {
      #expect(throws: Diagnostic.self) { try AppFolder(project.file("nothing")) }
    }

    @Test("a file in place of a folder is an error") func aFileInPlaceOfAFolderIsAnError() throws {
      try write("A.swift")
      #expect(throws: Diagnostic.self) { try AppFolder(project.file("A.swift")) }
    }

    @Test("folders of any depth are searched") func foldersOfAnyDepthAreSearched() throws {
      let path = Array(repeating: "d", count: 300).joined(separator: "/")
      try write("\(path)/A.swift")
      #expect(names(in: try AppFolder(project.root)) == ["\(path)/A.swift"])
    }
  }
#endif
