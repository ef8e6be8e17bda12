#if Source
  import Foundation
  import OversetAppSource
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  struct AppSourceTests {
    private let project: TestProject

    init() throws { project = try TestProject() }

    private func places(
      jobs: Int = 2, isCached: Bool = false, _ keys: [String: [String]]
    ) async throws -> AppPlaces {
      try await AppSource.read(
        project.root, within: isCached ? project.root : nil, keys: keys, jobs: jobs)
    }

    private func writeScreens(_ count: Int) throws {
      for number in 0..<count {
        try project.write(
          """
          import SwiftUI
          struct Screen\(number): View {
            var body: some View { List { Text("key\(number)") } }
          }
          """, to: "Screen\(number).swift")
      }
      let uses = (0..<count).map { "Screen\($0)()" }.joined(separator: "; ")
      try project.write(
        """
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { VStack { \(uses) } } } }
        """, to: "Main.swift")
    }

    @Test("a text that a view draws is placed there") func aTextThatAViewDrawsIsPlacedThere()
      async throws
    {
      try writeScreens(1)
      let found = try await places(["Localizable": ["key0", "other"]])
      #expect(found.places.map(\.key) == ["key0"])
      #expect(found.places.first?.place.file == "Screen0.swift")
      #expect(found.places.first?.place.line == 3)
      #expect(found.fileCount == 2)
      #expect(found.refused.isEmpty)
    }

    @Test("a text of a storyboard is placed there") func aTextOfAStoryboardIsPlacedThere()
      async throws
    {
      try project.write(
        """
        <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="v"><view key="view" id="w"><subviews>
        <button id="b"><state key="normal" title="Save"/></button>
        </subviews></view></viewController></objects></scene></scenes></document>
        """, to: "Base.lproj/Main.storyboard")
      let found = try await places(["Main": ["b.normalTitle"]])
      #expect(found.places.map(\.key) == ["b.normalTitle"])
      #expect(found.places.first?.place.file == "Base.lproj/Main.storyboard")
    }

    @Test("what is found depends neither on jobs nor on what is kept")
    func whatIsFoundDependsNeitherOnJobsNorOnWhatIsKept() async throws {
      try writeScreens(120)
      let keys = ["Localizable": (0..<120).map { "key\($0)" }]
      let first = try await places(jobs: 1, keys)
      #expect(first.places.count == 120)
      for jobs in [2, 5] { #expect(try await places(jobs: jobs, keys) == first) }
      #expect(try await places(isCached: true, keys) == first)
      #expect(try await places(isCached: true, keys) == first)
    }

    @Test(
      "a controller that a property list alone names is shown", arguments: ["Screen", "Other"])
    func aControllerThatAPropertyListAloneNamesIsShown(name: String) async throws {
      try project.write(
        """
        @main class Start: UIResponder, UIApplicationDelegate {}
        class Screen: UIViewController {
          override func viewDidLoad() { title = NSLocalizedString("key0", comment: "") }
        }
        """, to: "Screen.swift")
      try project.write(
        """
        <plist version="1.0"><dict><key>NSExtensionPrincipalClass</key>
        <string>$(PRODUCT_MODULE_NAME).\(name)</string></dict></plist>
        """, to: "Info.plist")
      let drawing = try await places(["Localizable": ["key0"]]).places.first?.drawing
      #expect((drawing == .notDrawn("nothing shows it")) == (name == "Other"))
    }

    @Test("what was not read is told") func whatWasNotReadIsTold() async throws {
      try writeScreens(1)
      try project.write("", to: "Pods/A.swift")
      try project.write("<document targetRuntime=\"MacOSX.Cocoa\"/>", to: "Mac.xib")
      try Data([0x80]).write(to: project.file("Bad.swift"))
      let found = try await places(["Localizable": ["key0"]])
      #expect(
        found.skipped == [
          .init(name: "Pods", count: 1), .init(name: "storyboards of other systems", count: 1),
        ])
      #expect(found.refused.map(\.file) == ["Bad.swift"])
    }

    @Test("a folder without source has no places") func aFolderWithoutSourceHasNoPlaces()
      async throws
    {
      try project.write("", to: "a.txt")
      let found = try await places(["Localizable": ["key0"]])
      #expect(found.fileCount == 0)
      #expect(found.places.isEmpty)
    }
  }
#endif
