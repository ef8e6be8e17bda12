import Foundation
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
import Testing

/// `ios` in Config/matrix.yml.
@MainActor
struct SystemVersionTests {
  private static func size(
    of text: String, _ locale: LocaleTag, matrix: String
  ) throws -> CGSize {
    let files = try TestProject(matrix: matrix)
    let project = try Project(root: files.root)
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    return resolver.layout(
      Text(verbatim: text), in: .ideal,
      for: ViewEnvironment(locale: locale, direction: .leftToRight)
    ).size
  }

  /// Latin is the neighbour that no version changes.
  @Test(
    "the version changes the widths of Chinese and Hebrew and the height of Arabic, and nothing of Latin",
    arguments: [
      ("设置通知的方式", "zh-Hans", true, false), ("הגדרות ההתראות", "he", true, false),
      ("إعدادات الإشعارات", "ar", false, true), ("Notification settings", "en", false, false),
    ] as [(String, LocaleTag, Bool, Bool)])
  func eras(text: String, locale: LocaleTag, changesWidth: Bool, changesHeight: Bool) throws {
    let old = try Self.size(of: text, locale, matrix: "ios: 15\n")
    let new = try Self.size(of: text, locale, matrix: "ios: 26\n")
    #expect((old.width != new.width) == changesWidth, "\(old) \(new)")
    #expect((old.height != new.height) == changesHeight, "\(old) \(new)")
    #expect(try Self.size(of: text, locale, matrix: "") == new)
  }
}
