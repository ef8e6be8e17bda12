import OversetLayoutTree
import OversetTestSupport
import OversetVocabulary
import Testing

@testable import OversetUI

/// What modifiers without effect leave behind.
@MainActor
struct ModifierRecordTests {
  @Test("modifiers without effect are kept on the node, the inner before the outer")
  func recordsAreOrdered() throws {
    let view = Text(verbatim: "a")
      .recorded("help", "what it does")
      .ignored("blendMode", "multiply")
    let tree = try Fixture.stage().layout(view, width: 300, for: Stage.english)
    #expect(
      TreeTraversal(tree).nodes.flatMap(\.node.attributes.records) == [
        ModifierRecord("help", words: "what it does"),
        ModifierRecord("blendMode", words: "multiply", effect: .ignored),
      ])
  }

  @Test("a record changes nothing of the description")
  func recordsAreNotDescribed() throws {
    let stage = try Fixture.stage()
    let plain = stage.layout(Text(verbatim: "a"), width: 300, for: Stage.english)
    let recorded = stage.layout(
      Text(verbatim: "a").recorded("help", Text(verbatim: "words")), width: 300,
      for: Stage.english)
    #expect(TreeDescription(plain).text == TreeDescription(recorded).text)
    #expect(recorded.root.attributes.records == [ModifierRecord("help", words: "words")])
  }
}
