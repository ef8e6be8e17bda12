import Foundation
import OversetTestBasics
import Testing

/// What the build tool plugin has written compiles with the sources of an app that use it.
struct SourceToolTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func path(_ name: String) -> String {
    scratch.folder.appending(path: name).path(percentEncoded: false)
  }

  /// Runs the program of the plugin.
  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = try BuildFolder.file("overset-sources") {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try scratch.data(name), as: UTF8.self)
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <!-- <entity name="Gone" codeGenerationType="class"/> -->
      <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="date" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="count" attributeType="Integer 32" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="isDone" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="0.0"/>
        <attribute name="default" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
        <relationship name="pages" optional="YES" toMany="YES" ordered="YES" destinationEntity="Tag"/>
      </entity>
      <entity name="Tag" representedClassName="MyApp.Mark" syncable="YES" codeGenerationType="category">
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <relationship name="note" optional="YES" maxCount="1" destinationEntity="Note"/>
      </entity>
      <entity name="Draft" representedClassName="Draft" parentEntity="Note" codeGenerationType="class"/>
      <entity name="Own" representedClassName="Own">
        <attribute name="name" optional="YES" attributeType="String"/>
      </entity>
    </model>
    """

  private static let app = """
    import CoreData
    import SwiftUI
    import MyAppKit
    @testable import MyApp

    @objc(Mark) public class Mark: NSManagedObject {}

    public class Own: NSManagedObject {
      @NSManaged public var name: String?
      @NSManaged var size: Double  // in points
      @NSManaged
      var note: Note
      @NSManaged public func addToNotes(_ value: Note)
    }

    struct NoteView: View {
      @ObservedObject var note: MyApp.Note
      @FetchRequest(sortDescriptors: [SortDescriptor(\\Note.date)]) private var notes: FetchedResults<Note>

      var body: some View {
        List {
          Text(note.title ?? "").foregroundStyle(.accent)
          Text("\\(note.count)").background(.background).foregroundColor(Color.background)
          Toggle("", isOn: $note.isDone)
          ForEach(Array(note.tags as? Set<Mark> ?? []).sorted { $0.objectID.hash < $1.objectID.hash }) { tag in
            Text(tag.note?.title ?? tag.id?.uuidString ?? "")
          }
          ForEach(notes) { Text($0.default?.first ?? "") }
        }
      }
    }

    @MainActor func use(_ context: NSManagedObjectContext) throws {
      let note = Note(context: context)
      note.addToTags(Mark(context: context))
      note.removeFromTags(NSSet())
      note.addToPages(NSOrderedSet())
      note.price = NSDecimalNumber(value: 3)
      _ = NSSortDescriptor(keyPath: \\Note.date, ascending: true)
      _ = NSSortDescriptor(keyPath: \\Note.count, ascending: true)
      let draft: Note = Draft(entity: Draft.entity(), insertInto: context)
      draft.date = .now
      let request: NSFetchRequest<Note> = Note.fetchRequest()
      _ = try context.fetch(request).first?.title
      let own = Own(context: context)
      own.size += 1
      own.note = note
      own.addToNotes(note)
      _ = UIColor.background
    }
    """

  @Test("classes of a model, constants of colours and copies with the app's own modules compile")
  func generatedSources() throws {
    try scratch.write(Data(Self.model.utf8), to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
    try scratch.write(Data("<model/>".utf8), to: "M.xcdatamodeld/M 3.xcdatamodel/contents")
    try scratch.write(
      Data("<dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict>".utf8),
      to: "M.xcdatamodeld/.xccurrentversion")
    for name in ["AccentColor", "background"] {
      try scratch.write(Data("{}".utf8), to: "A.xcassets/\(name).colorset/Contents.json")
    }
    try scratch.write(Data(Self.app.utf8), to: "App.swift")
    try run("module", path("Made.swift"), path("M.xcdatamodeld"), path("A.xcassets"))
    try run("rewrite", path("App.swift"), path("Copy.swift"), "Copies", "MyApp", "MyAppKit")
    let made = try text("Made.swift")
    #expect(made.contains("public var count: Int32 { get { _managed(\"count\") ?? 3 }"))
    #expect(!made.contains("Gone") && !made.contains("class Mark") && !made.contains("Own"))
    let errors = try FixtureCompiler().errors(
      in: [
        scratch.folder.appending(path: "Made.swift"), scratch.folder.appending(path: "Copy.swift"),
      ],
      asModule: "Copies", version: "5")
    #expect(errors == [])
  }

  @Test(
    "a model that is cut off or no model at all makes no source that fails to compile",
    arguments: [
      "", "<", "<entity name=\"A", "<entity name='A' codeGenerationType='class'><attribute",
      "\u{0}",
    ])
  func damagedModels(text: String) throws {
    try scratch.write(Data(text.utf8), to: "M.xcdatamodeld/M.xcdatamodel/contents")
    try run("symbols", path("Made.swift"), path("M.xcdatamodeld"))
    let errors = try FixtureCompiler().errors(
      in: [scratch.folder.appending(path: "Made.swift")], asModule: "Made", version: "5")
    #expect(errors == [])
  }
}
