import OversetLayoutTree
import OversetTestSupport
import OversetVocabulary
import Testing

@testable import OversetUI

/// Words of the system's own: they are in no catalog of an app.
@MainActor
struct SystemWordTests {
  private func words(_ tag: LocaleTag) throws -> [String] {
    let variant = ViewEnvironment(locale: tag, direction: .leftToRight)
    return try Fixture.stage().layout(EditButton(), width: 300, for: variant).texts
      .map(\.text.string)
  }

  @Test(
    "a system button is in the language of the cell, by script and region where they differ",
    arguments: [
      ("en", "Edit"), ("de", "Bearbeiten"), ("de-AT", "Bearbeiten"), ("ar", "تحرير"),
      ("zh-TW", "編輯"), ("zh-CN", "编辑"), ("zh-Hant-HK", "編輯"), ("pt-PT", "Editar"),
    ] as [(LocaleTag, String)])
  func language(tag: LocaleTag, word: String) throws {
    #expect(try words(tag) == [word])
  }

  @Test("a language that is not in the table has English words")
  func otherLanguages() throws {
    #expect(try words("eu") == ["Edit"])
  }

  @Test("every language has every word")
  func completeness() {
    for (tag, words) in SystemWordTable.all {
      #expect(words.count == SystemWord.allCases.count, "\(tag)")
      #expect(words.allSatisfy { !$0.isEmpty }, "\(tag)")
    }
  }
}
