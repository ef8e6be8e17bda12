import Foundation
import Testing

/// Uses of SwiftUI, UIKit, Foundation and Combine as view files have them: one view, or one block of statements, a line.
/// They are read by hand from Apple's documentation; each must compile, in Swift 5 and in Swift 6.
struct UsesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/Uses")

  private static func lines(_ name: String) throws -> [Substring] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
  }

  /// The uses as functions of a type that has what they take for given; errors name the line of the use.
  private static func source(of name: String, as function: (Int, Substring) -> String) throws
    -> String
  {
    let given = try String(contentsOf: folder.appending(path: "Given.txt"), encoding: .utf8)
    let lines = try lines(name)
    // Both files have hundreds or scores of them: fewer mean that the file was not read.
    try #require(lines.count > 50, "\(name) has \(lines.count) uses")
    let functions = lines.enumerated().map { index, line in
      "#sourceLocation(file: \"\(name)\", line: \(index + 1))\n\(function(index, line))"
    }
    return given + "\nextension V {\n" + functions.joined(separator: "\n")
      + "\n#sourceLocation()\n}\n"
  }

  @Test("views of one line compile", arguments: ["5", "6"])
  func views(version: String) throws {
    let source = try Self.source(of: "views.txt") { index, line in
      "@ViewBuilder func view\(index)(_ v: V) -> some View { \(line) }"
    }
    #expect(try FixtureCompiler().errors(inApp: source, version: version) == [])
  }

  @Test("statements compile as an app of Swift 5 has them")
  func statements() throws {
    let source = try Self.source(of: "statements.txt") { index, line in
      "func statement\(index)(_ v: V) { \(line) }"
    }
    #expect(try FixtureCompiler().errors(inApp: source, version: "5") == [])
  }

  @Test(
    "a file that uses App Intents, PDFKit, WebKit and the like compiles", arguments: ["5", "6"])
  func frameworks(version: String) throws {
    let file = Self.folder.appending(path: "Frameworks.txt")
    let source = try String(contentsOf: file, encoding: .utf8)
    try #require(source.contains("import AppIntents"))
    #expect(try FixtureCompiler().errors(inApp: source, version: version) == [])
  }

  @Test(
    "a copy that imports Foundation alone has what Apple's Foundation has", arguments: ["5", "6"])
  func foundation(version: String) throws {
    let source = """
      import Foundation; import OversetCompanions; import OversetFoundation
      enum Place: CaseIterable {
        case left, right
        var label: LocalizedStringResource { self == .left ? "Left" : "Right" }
        var key: String { label.key }
        var words: String { String(localized: label) }
      }
      func duration(_ seconds: CFTimeInterval) -> String? {
        DateComponentsFormatter().string(from: seconds)
      }
      """
    #expect(try FixtureCompiler().errors(inApp: source, version: version) == [])
  }

  @Test("a view that names the parts of a control, and forms of values and axes, compiles")
  func parts() throws {
    let source = """
      import Charts
      import SwiftUI
      extension Picker where Label == SwiftUI.Label<Text, Image> {
        init(
          _ title: LocalizedStringKey, icon: String, selection: Binding<SelectionValue>,
          @ViewBuilder content: () -> Content
        ) {
          self.init(title, systemImage: icon, selection: selection, content: content)
        }
      }
      extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {}
      struct Card: Transferable {
        var words: String?
        static var transferRepresentation: some TransferRepresentation {
          DataRepresentation(exportedContentType: .plainText) { card in
            guard let words = card.words else { throw CocoaError(.fileReadUnknown) }
            return Data(words.utf8)
          }
        }
      }
      struct Axis: View {
        let dates: [Date]
        var body: some View {
          Chart {}
            .chartXAxis { AxisMarks(format: .dateTime.hour(), values: dates) }
            .background(.opacity(0.2), in: .capsule)
        }
      }
      """
    #expect(try FixtureCompiler().errors(inApp: source, version: "5") == [])
  }

  @Test("a use that SwiftUI does not have is an error with its line")
  func unknownUse() throws {
    let source = """
      import SwiftUI
      #sourceLocation(file: "views.txt", line: 7)
      @MainActor func view() -> some View { Text("a").noSuchModifier() }
      """
    let errors = try FixtureCompiler().errors(inApp: source, version: "5")
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("views.txt:7:") == true)
  }
}
