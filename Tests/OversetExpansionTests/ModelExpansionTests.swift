import Testing

@testable import OversetExpansion

/// What `@Model` and the macros beside it become.
struct ModelExpansionTests {
  private func expansion(
    _ source: String, of type: String = "Item", macro: String = "ModelMacro"
  ) -> (source: String, problems: Int) {
    let request = AttachedExpansion(
      macro: macro, role: "extension", declaration: SourceSyntax(source: source, location: nil),
      surroundings: [], extendedType: SourceSyntax(source: type, location: nil))
    guard case .expansion(let source, let found) = CompilerPlugin.answer(to: .attached(request))
    else { return ("", -1) }
    return (source, found.count)
  }

  @Test("a class becomes a model by its conformance alone")
  func classes() {
    let found = expansion("@Model final class Item { var name = \"\" }", of: " Shop.Item ")
    #expect(found.source == "extension Shop.Item: OversetSwiftData.PersistentModel {}")
    #expect(found.problems == 0)
  }

  @Test("what is no class is refused", arguments: ["@Model struct Item {}", "@Model enum Item {}"])
  func others(_ source: String) {
    let found = expansion(source)
    #expect(found.source.isEmpty)
    #expect(found.problems == 1)
  }

  @Test("what is said of stores becomes nothing")
  func silence() {
    let attribute = expansion("@Attribute(.unique) var name = \"\"", macro: "SilentMacro")
    #expect(attribute.source.isEmpty && attribute.problems == 0)
    var unique = FreestandingExpansion(
      discriminator: "x", syntax: SourceSyntax(source: "#Unique<Item>([\\.name])", location: nil))
    unique.macro = "SilentMacro"
    #expect(
      CompilerPlugin.answer(to: .freestanding(unique))
        == .expansion(source: "", diagnostics: []))
  }
}
