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

  @Test(
    "one number means one iOS: rows of a list are 44 points high in iOS 18, 51 in iOS 26",
    arguments: [("", 44), ("ios: 18\n", 44), ("ios: 26\n", 51), ("ios: {views: 26}\n", 51)])
  func rows(matrix: String, height: Double) throws {
    let files = try TestProject(matrix: matrix)
    let project = try Project(root: files.root)
    #expect(try Self.rowHeight(in: project) == height)
  }

  @Test("a version that a command is given replaces that of the matrix, for texts and for views")
  func givenVersion() throws {
    let files = try TestProject(matrix: "ios: 17\n")
    let project = try Project(root: files.root, version: 26)
    #expect(project.matrix.system == SystemVersions(all: 26))
    #expect(try Self.rowHeight(in: project) == 51)
  }

  private static func rowHeight(in project: Project) throws -> Double {
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    let tree = resolver.layout(
      List {
        ForEach(0..<2, id: \.self) { number in
          Text(verbatim: "Row").accessibilityIdentifier("\(number)")
        }
      }, in: .width(390),
      for: ViewEnvironment(
        locale: "en", direction: .leftToRight, systemVersion: project.matrix.system.views))
    let rows = TreeTraversal(tree).nodes.map(\.node).filter { $0.identifier != nil }
    try #require(rows.count == 2)
    return Double(rows[1].frame.midY - rows[0].frame.midY)
  }
}
