import OversetGallery
import OversetProject
import OversetTesting
import Testing

/// A sentence in each language, drawn on an iPhone SE: letters joined, marks stacked, lines in order.
@MainActor struct LanguageScreenTests {
  /// The names of the component's states: a list of views cannot be an argument.
  nonisolated private static let groups = [
    "western", "northern", "central", "cyrillic", "rightToLeft", "northIndian", "southIndian",
    "southeastAsian", "eastAsian",
  ]

  @Test("a screen of sentences is drawn as it was", arguments: groups)
  func screen(group: String) throws {
    let state = try #require(LanguageScreens.component.states.first { $0.name == group })
    assertLocalizedSnapshot(
      of: state.view(), named: group, locales: ["en"], devices: ["iPhoneSE"])
  }

  @Test("every group of the component is drawn")
  func groups() {
    #expect(LanguageScreens.component.states.map(\.name) == Self.groups)
  }
}
