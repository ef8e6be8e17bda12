import Foundation
import OversetDriving
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Texts that code looks up itself while its view is evaluated.
@MainActor
struct LookedUpStringTests {
  private func texts<Content: View>(
    _ locale: LocaleTag, _ view: Content
  ) throws -> [TextContent] {
    try Fixture.stage().layout(view, width: 400, for: Stage.variant(locale)).texts.map(\.text)
  }

  /// Makes its text while it is evaluated.
  private struct Shown: View {
    let make: @MainActor () -> String
    var body: some View { Text(make()) }
  }

  private func shown(_ locale: LocaleTag, _ make: @escaping @MainActor () -> String) throws
    -> String?
  {
    try texts(locale, Shown(make: make)).first?.string
  }

  @Test("every way to look a string up finds it in the language of the variant")
  func everyWayIsLocalized() throws {
    let ways: [@MainActor () -> String] = [
      { String(localized: "Close") },
      { String(localized: "Close", table: nil, bundle: .main, comment: "a button") },
      { String(localized: "Close", defaultValue: "Shut") },
      { String(localized: LocalizedStringResource("Close")) },
      { String(localized: LocalizedStringResource("Close", defaultValue: "Shut")) },
      { NSLocalizedString("Close", comment: "") },
      { NSLocalizedString("Close", tableName: nil, comment: "") },
      { NSLocalizedString("Close", bundle: .main, value: "Shut", comment: "") },
    ]
    for way in ways {
      #expect(try shown("de", way) == "Schließen")
      #expect(try shown("en", way) == "Close")
    }
  }

  @Test("a number chooses the plural form, in the digits of its locale")
  func argumentsAreFilled() throws {
    let count = 1
    #expect(try shown("de") { String(localized: "\(count) messages") } == "1 Nachricht")
    #expect(try shown("de") { String(localized: "\(3) messages") } == "3 Nachrichten")
    let resource: LocalizedStringResource = "\(count) messages"
    #expect(try shown("de") { String(localized: resource) } == "1 Nachricht")
  }

  @Test("a key that no catalog has is its default text, with its arguments, or the key")
  func unknownKeysHaveDefaults() throws {
    let name = "Ada"
    #expect(
      try shown("de") { String(localized: "greeting", defaultValue: "Hi \(name)") } == "Hi Ada")
    #expect(try shown("de") { String(localized: "Hi \(name)") } == "Hi Ada")
    #expect(try shown("de") { NSLocalizedString("none", value: "Some", comment: "") } == "Some")
    #expect(try shown("de") { NSLocalizedString("none", comment: "") } == "none")
    #expect(try shown("de") { String(localized: "Close", table: "Other") } == "Close")
  }

  @Test("outside of an evaluation a string is the key or its default text")
  func outsideNothingIsKnown() {
    #expect(String(localized: "Close") == "Close")
    #expect(String(localized: "close", defaultValue: "Shut \(1) door") == "Shut 1 door")
  }

  @Test("a text that code has looked up says where it comes from, another equal to none does not")
  func originIsKnown() throws {
    let origin = try texts("de", Shown { String(localized: "Close") }).first?.origin
    #expect(origin?.key == "Close" && origin?.place?.file == "Fixtures/Strings.xcstrings")
    #expect(try texts("de", Shown { "Schließen" }).first?.origin == nil)
  }

  @Test("what no catalog has is listed in the order in which it was looked up, once")
  func unknownKeysAreListed() throws {
    let view = VStack {
      Shown { String(localized: "first").uppercased() }
      Text("second")
      Shown { String(localized: "first") + String(localized: "Close") }
    }
    let tree = try Fixture.stage().layout(view, width: 400, for: Stage.variant("de"))
    #expect(tree.unknownKeys == ["first", "second"])
  }

  @Test("the content of a geometry reader and an action look up in the language of the variant")
  func laterCodeIsLocalized() throws {
    let reader = GeometryReader { _ in Text(String(localized: "Close")) }
    #expect(try texts("de", reader).map(\.string) == ["Schließen"])
    struct Closing: View {
      @State private var title = "?"
      var body: some View { Button(title) { title = String(localized: "Close") } }
    }
    let driver = try Fixture.stage().driver(for: Closing(), variant: Stage.variant("de"))
    try driver.appear()
    try driver.tap("?")
    try driver.tap("Schließen")
  }

  @Test(
    "a resource is shown by texts, labels, buttons and titles in the language of the environment")
  func resourcesAreShown() throws {
    let close = LocalizedStringResource("Close")
    let view = VStack {
      Text(close)
      Label(close, systemImage: "xmark")
      Button(close) {}
      Toggle(close, isOn: .constant(true))
      Text("Hello, **\(close)**!")
      Text(close).environment(\.locale, Locale(identifier: "en"))
      Text(LocalizedStringResource("none", defaultValue: "\(2) doors"))
    }
    #expect(
      try texts("de", view).map(\.string) == [
        "Schließen", "Schließen", "Schließen", "Schließen", "Hallo, Schließen!", "Close", "2 doors",
      ])
  }

  @Test("a resource with a language of its own is looked up in that")
  func resourceKeepsItsLanguage() throws {
    var close = LocalizedStringResource("Close")
    close.locale = Locale(identifier: "de")
    #expect(try shown("en") { String(localized: close) } == "Schließen")
    #expect(LocalizedStringResource("Close") != close)
  }

  @Test("evaluations in several languages at once do not see each other")
  func evaluationsAreIsolated() async throws {
    let lookup: @Sendable (LocaleTag) async throws -> String? = { locale in
      try await MainActor.run {
        try LookedUpStringTests().shown(locale) { String(localized: "Close") }
      }
    }
    try await withThrowingTaskGroup(of: (LocaleTag, String?).self) { group in
      for index in 0..<8 {
        let locale: LocaleTag = index.isMultiple(of: 2) ? "de" : "en"
        group.addTask { (locale, try await lookup(locale)) }
      }
      for try await (locale, text) in group {
        #expect(text == (locale == "de" ? "Schließen" : "Close"))
      }
    }
  }
}
