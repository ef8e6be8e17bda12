import Foundation
import Testing

@testable import OversetExpansion

/// What the macros become.
@Suite struct ExpansionTests {
  private func preview(_ source: String) -> (source: String, diagnostics: [PluginDiagnostic]) {
    let location = SourceSyntax.Location(
      fileID: "App/Card.swift", fileName: "/Card.swift", offset: 12, line: 3, column: 1)
    let expansion = FreestandingExpansion(
      discriminator: "$s3App", syntax: SourceSyntax(source: source, location: location))
    guard case .expansion(let source, let found) = PreviewExpansion(expansion).response else {
      return ("", [])
    }
    return (source, found)
  }

  private func entry(
    _ source: String, role: String = "peer",
    in surrounding: String = "extension EnvironmentValues {}"
  ) -> (source: String, diagnostics: [PluginDiagnostic]) {
    let expansion = AttachedExpansion(
      macro: "EntryMacro", role: role, declaration: SourceSyntax(source: source, location: nil),
      surroundings: [SourceSyntax(source: surrounding, location: nil)])
    guard case .expansion(let source, let found) = EntryExpansion(expansion).response else {
      return ("", [])
    }
    return (source, found)
  }

  @Test("a preview keeps its name, its place, its traits and its views")
  func keepsWhatIsWritten() {
    let found = preview(
      #"#Preview("A, b", traits: .portrait, .fixedLayout(width: 1, height: 2)) { V() }"#)
    #expect(found.diagnostics.isEmpty)
    #expect(found.source.contains("struct $s3App15PreviewRegistryfMu_: OversetUI._PreviewRegistry"))
    #expect(
      found.source.contains(
        #""A, b", fileID: "App/Card.swift", line: 3, traits: [.portrait, .fixedLayout(width: 1, height: 2)]"#
      ))
    #expect(found.source.contains(") { V() }"))
  }

  /// Without it the compiler leaves the conformance out where it optimizes whole modules.
  @Test("a preview keeps its type in optimized programs, where the compiler knows how to")
  func keepsItsType() {
    let kept = """
      #if compiler(>=6.3)
        @MainActor @used static let _kept: any OversetUI._PreviewRegistry.Type = \
      $s3App15PreviewRegistryfMu_.self
        #endif
      """
    #expect(preview("#Preview { V() }").source.contains(kept))
  }

  @Test(
    "a preview without a name has none, and its body may be an argument",
    arguments: ["#Preview { V() }", "#Preview() { V() }", "#Preview(body: { V() })"])
  func readsForms(_ source: String) {
    let found = preview(source)
    #expect(found.source.contains("nil, fileID"))
    #expect(found.source.contains("{ V() }"))
  }

  @Test("a preview without views is refused at its place")
  func refusesNoBody() {
    let found = preview("#Preview(\"a\")")
    #expect(found.source.isEmpty)
    #expect(found.diagnostics.map(\.position) == [.init(fileName: "/Card.swift", offset: 12)])
  }

  @Test(
    "a marked property moves out of the body, with its attributes and all its lines",
    arguments: [
      ("@Previewable @State var a = 1\nV(a)", "@State var a = 1"),
      ("@Previewable @State var a = 1; V(a)", "@State var a = 1"),
      ("@Previewable @State\nvar a = [\n1,\n]\nV(a)", "@State\nvar a = [\n1,\n]"),
      ("@Previewable @State var a =\n  1\nV(a)", "@State var a =\n  1"),
      ("@Previewable @State var a = b\n  .c()\nV(a)", "@State var a = b\n  .c()"),
      ("@Previewable @State var a: Int? // why\nV(a)", "@State var a: Int?"),
      ("@Previewable @FocusState var a: Bool\n\nV(a)", "@FocusState var a: Bool"),
      ("@Previewable let a = 1\nV(a)", "let a = 1"),
    ])
  func movesProperties(_ body: String, property: String) {
    let found = PreviewBody(body[...])
    #expect(found.wrapper.contains(property))
    #expect(!found.wrapper.contains("@Previewable"))
    #expect(found.wrapper.contains("V(a)"))
    #expect(found.views == " Previewed() ")
  }

  @Test("a body without marked properties stays as it is")
  func leavesOthersAlone() {
    let body = " @State var a = 1\n return V(a) "
    #expect(PreviewBody(body[...]).wrapper.isEmpty)
    #expect(PreviewBody(body[...]).views == body)
  }

  @Test(
    "the key of an entry has the type and the default that are written",
    arguments: [
      ("@Entry var a: Int = 1", "EnvironmentKey { static var defaultValue: Int { 1 } }"),
      ("@Entry public var a: [String: Int]?", "static var defaultValue: [String: Int]? { nil }"),
      ("@Entry var a = true", "static var defaultValue: Bool { true }"),
      ("@Entry var a = -1.5", "static var defaultValue: Double { -1.5 }"),
      ("@Entry var a = \"x\"", "static var defaultValue: String { \"x\" }"),
      ("@Entry var a = Store(name: f(1))", "static var defaultValue: Store { Store(name: f(1)) }"),
      ("@Entry var a = Store().child", "static let defaultValue = Store().child"),
      ("@Entry var a: () -> Void = { }", "static var defaultValue: () -> Void { { } }"),
    ])
  func makesKeys(_ source: String, key: String) {
    let found = entry(source)
    #expect(found.source.contains("private struct __Key_a: OversetUI."))
    #expect(found.source.contains(key))
  }

  @Test(
    "the protocol of the key follows from the type that is extended",
    arguments: [
      ("extension EnvironmentValues {}", "EnvironmentKey"),
      ("extension SwiftUI.Transaction {}", "TransactionKey"),
      ("public extension ContainerValues {}", "ContainerValueKey"),
    ])
  func choosesProtocols(_ surrounding: String, name: String) {
    #expect(entry("@Entry var a = 1", in: surrounding).source.contains("OversetUI.\(name) "))
  }

  @Test(
    "an entry that is nothing to make a key of is refused once",
    arguments: [
      ("@Entry var a = 1", "struct Other {}"), ("@Entry var a", "extension EnvironmentValues {}"),
    ])
  func refusesOthers(_ source: String, surrounding: String) {
    #expect(entry(source, role: "accessor", in: surrounding).diagnostics.count == 1)
    #expect(entry(source, role: "peer", in: surrounding).diagnostics.isEmpty)
  }
}
