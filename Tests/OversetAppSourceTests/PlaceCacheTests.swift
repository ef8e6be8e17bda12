#if Source
  import Foundation
  import OversetFiles
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  @testable import OversetAppSource

  struct PlaceCacheTests {
    private static let keys = ["Localizable": ["save", "cancel"]]
    private let project: TestProject

    init() throws {
      project = try TestProject()
      try project.write(Self.view("save"), to: "A.swift")
      try project.write("struct Other {}", to: "B.swift")
    }

    private static func view(_ key: String) -> String {
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View { var body: some View { List { Text("\(key)") } } }
      """
    }

    private func places(
      _ keys: [String: [String]] = keys, isCached: Bool = true
    ) async throws -> AppPlaces {
      try await AppSource.read(
        project.root, within: isCached ? project.root : nil, keys: keys, jobs: 2)
    }

    private func kept() throws -> URL {
      let names = project.listing(of: ".overset/source").filter { $0.hasSuffix(".places") }
      return project.file(".overset/source/\(try #require(names.first))")
    }

    private func digest(_ keys: [String: [String]] = keys) async throws -> String {
      try await #require(SourceQuestion(AppFolder(project.root), keys: keys)).digest(jobs: 2)
    }

    @Test("a second run finds the same in what is kept")
    func aSecondRunFindsTheSameInWhatIsKept() async throws {
      let first = try await places()
      let bytes = try Data(contentsOf: kept())
      #expect(first.places.map(\.key) == ["save"])
      #expect(try await places() == first)
      #expect(try await places(isCached: false) == first)
      #expect(try Data(contentsOf: kept()) == bytes)
    }

    @Test("what is kept is the answer") func whatIsKeptIsTheAnswer() async throws {
      let other = AppPlaces(fileCount: 77)
      let cache = PlaceCache(of: project.root, in: FileRoot(project.root))
      cache.write(other, answering: try await digest())
      #expect(try await places() == other)
    }

    @Test("a file that changed asks anew") func aFileThatChangedAsksAnew() async throws {
      _ = try await places()
      try project.write(Self.view("cancel"), to: "A.swift")
      let second = try await places()
      #expect(second.places.map(\.key) == ["cancel"])
      #expect(try await places(isCached: false) == second)
    }

    @Test("a file more asks anew") func aFileMoreAsksAnew() async throws {
      let first = try await places()
      try project.write("struct Third {}", to: "C.swift")
      #expect(try await places().fileCount == first.fileCount + 1)
    }

    @Test("a key more asks anew") func aKeyMoreAsksAnew() async throws {
      try project.write(Self.view("done"), to: "A.swift")
      #expect(try await places().places.isEmpty)
      let more = ["Localizable": ["save", "cancel", "done"]]
      #expect(try await places(more).places.map(\.key) == ["done"])
    }

    @Test("each thing that is asked changes the question")
    func eachThingThatIsAskedChangesTheQuestion() async throws {
      var digests = [try await digest()]
      digests.append(try await digest(["Localizable": ["save"]]))
      digests.append(try await digest(["Main": ["save", "cancel"]]))
      digests.append(try await digest(["Localizable": ["savecancel"]]))
      try FileManager.default.moveItem(
        at: project.file("B.swift"), to: project.file("C.swift"))
      digests.append(try await digest())
      try project.write("", to: "Pods/A.swift")
      digests.append(try await digest())
      try project.write("<document/>", to: "A.xib")
      digests.append(try await digest())
      for path in ["Info.plist", "Old.m", "App.xcodeproj/project.pbxproj"] {
        for text in ["<a/>", "<b/>"] {
          try project.write(text, to: path)
          digests.append(try await digest())
        }
      }
      #expect(Set(digests).count == digests.count)
    }

    @Test("a damaged answer is ignored and written anew", arguments: [0, 1, 20, 90, 150])
    func aDamagedAnswerIsIgnoredAndWrittenAnew(place: Int) async throws {
      let first = try await places()
      let file = try kept()
      let whole = try Data(contentsOf: file)
      var damaged = whole
      damaged[place] ^= 0xFF
      for bytes in [damaged, whole.prefix(place), whole + Data([0]), Data()] {
        try Data(bytes).write(to: file)
        #expect(try await places() == first)
        #expect(try Data(contentsOf: file) == whole)
      }
    }

    @Test("a sealed file of another kind is no answer")
    func aSealedFileOfAnotherKindIsNoAnswer() async throws {
      let first = try await places()
      let root = FileRoot(project.root)
      let file = SealedFile(of: project.root, ending: ".places", in: root, sizeLimit: 1_000_000)
      let question = try await digest()
      for start in ["overset trees", "overset places"] {
        var pack = PackWriter()
        pack.write(start)
        pack.write(question)
        file.write(pack.bytes + [0xFF, 0xFF, 0xFF, 0x7F])
        #expect(try await places() == first)
      }
    }

    @Test("what is too large is not kept") func whatIsTooLargeIsNotKept() throws {
      let root = FileRoot(project.root)
      let file = SealedFile(of: project.root, ending: ".x", in: root, sizeLimit: 100)
      file.write(Array(repeating: 1, count: 36))
      #expect(file.contents() == nil)
      file.write(Array(repeating: 1, count: 35))
      #expect(file.contents()?.count == 35)
    }
  }
#endif
