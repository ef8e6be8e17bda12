import OversetAssets
import OversetChecks
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Colours and pictures that no asset catalog has.
@MainActor
struct AssetMissingTests {
  private func checked(_ view: some View, _ assets: AssetLibrary = Stage.assets) throws
    -> CheckedTree
  {
    CheckedTree(try Stage(assets: assets).layout(view, width: 200))
  }

  private func findings(_ view: some View) throws -> [Finding] {
    TreeChecks.findings(in: try checked(view)).filter { $0.ruleID.rawValue == "asset-missing" }
  }

  @Test("a name is reported once, however often a view asks for it, and as what it is meant to be")
  func eachNameOnce() throws {
    let found = try findings(
      VStack {
        Image("logotype")
        Image("logotype").resizable()
        Image("logo").foregroundStyle(Color("logotype"))
        Text(verbatim: "a").foregroundStyle(Color("logotype"))
        Color("brand").frame(height: 3)
        Image("brnd").background(Color("brnd"))
      })
    #expect(
      Set(found.map(\.message)) == [
        "no asset catalog has a picture “logotype”", "no asset catalog has a colour “logotype”",
        "no asset catalog has a picture “brnd”", "no asset catalog has a colour “brnd”",
      ])
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.map(\.fix).contains("Did you mean “brand”?"))
    #expect(
      Set(found.map(\.name)) == [
        "Image(\"logotype\")", "Color(\"logotype\")", "Image(\"brnd\")", "Color(\"brnd\")",
      ])
  }

  @Test("a set that cannot be read is reported with its place")
  func unreadable() throws {
    let found = try findings(
      VStack {
        Color("broken").frame(height: 1)
        Image("lost")
      })
    #expect(
      found.map { $0.place?.file } == [
        "Media.xcassets/broken.colorset/Contents.json",
        "Media.xcassets/More/lost.imageset/lost.png",
      ])
    #expect(found.first?.place?.line == 3)
    #expect(found.allSatisfy { $0.fix.hasSuffix(".") })
  }

  @Test("what a geometry reader shows is looked at, too")
  func insideGeometry() throws {
    let found = try findings(GeometryReader { _ in Image("logotype") }.frame(height: 20))
    #expect(found.count == 1)
  }

  @Test("a project without a catalog has no findings, and names what it was asked for")
  func withoutCatalog() throws {
    let tree = try checked(
      VStack {
        Image("logo")
        Text(verbatim: "a").foregroundStyle(Color("brand"))
      }, .empty)
    #expect(TreeChecks.findings(in: tree).isEmpty)
    #expect(tree.namesWithoutCatalog == ["Color(\"brand\")", "Image(\"logo\")"])
    #expect(try checked(Image(systemName: "star"), .empty).namesWithoutCatalog.isEmpty)
    #expect(try checked(Image("logotype")).namesWithoutCatalog.isEmpty)
  }
}
