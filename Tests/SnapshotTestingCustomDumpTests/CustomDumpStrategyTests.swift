import SnapshotTesting
import SnapshotTestingCustomDump
import Testing

#if CustomDump
  /// Values as swift-custom-dump writes them. The reference of ``aValueIsKeptBesideItsTest()`` is committed.
  struct CustomDumpStrategyTests {
    fileprivate struct Badge {
      let name: String
      let isHidden: Bool
    }

    fileprivate enum Plan {
      case free
      case paid(months: Int)
    }

    fileprivate struct Profile {
      let name: String
      let badges: [Badge]
      let plan: Plan
      let note: String?
    }

    private static let profile = Profile(
      name: "Ada \"the First\"", badges: [Badge(name: "first", isHidden: false)],
      plan: .paid(months: 12), note: nil)

    /// What the strategy makes of a value.
    private func text<Value>(of value: Value) -> String? {
      let strategy: Snapshotting<Value, String> = .customDump
      var text: String?
      strategy.snapshot(value).run { text = $0 }
      return text
    }

    @Test("a value is kept beside its test") func aValueIsKeptBesideItsTest() {
      assertSnapshot(of: Self.profile, as: .customDump)
    }

    @Test("the file is a text") func theFileIsAText() {
      let strategy: Snapshotting<Int, String> = .customDump
      #expect(strategy.pathExtension == "txt")
    }

    @Test("plain values read like their code") func plainValuesReadLikeTheirCode() {
      #expect(text(of: 1) == "1")
      #expect(text(of: "a\"b") == ##"#"a"b"#"##)
      #expect(text(of: Int?.none) == "nil")
      #expect(text(of: [1, 2]) == "[\n  [0]: 1,\n  [1]: 2\n]")
    }

    /// The order of a dictionary and of a set changes from process to process; the text does not.
    @Test("unordered collections are in order") func unorderedCollectionsAreInOrder() {
      #expect(
        text(of: ["c": 3, "a": 1, "b": 2]) == "[\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n]")
      #expect(text(of: Set([2, 3, 1])) == "Set([\n  1,\n  2,\n  3\n])")
    }

    @Test("a difference names the field") func aDifferenceNamesTheField() throws {
      let strategy: Snapshotting<Profile, String> = .customDump
      let reference = try #require(text(of: Self.profile))
      let new = reference.replacing("12", with: "24")
      let (difference, _) = try #require(strategy.diffing.diff(reference, new))
      #expect(
        difference.contains("\u{2212}  plan: .paid(months: 12),\n+  plan: .paid(months: 24),"))
    }
  }
#endif
