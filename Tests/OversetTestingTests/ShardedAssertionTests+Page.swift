import Foundation
import OversetTestBasics
import Testing

// The page of assertions: `OVERSET_REPORTS=html=FOLDER`.
extension ShardedAssertionTests {
  @Test("the page of shards is that of one process, file by file")
  func page() async throws {
    let project = try await project()
    _ = try await tests(project, ["CI": "1", "OVERSET_REPORTS": "html=one"])
    let one = try project.bytes(of: "one")
    #expect(one.keys.contains("index.html"))
    let script = String(decoding: try #require(one["data.js"]), as: UTF8.self)
    let json = try #require(script.firstMatch(of: /overset\.open\((.*)\);\n/.dotMatchesNewlines()))
    let page = try #require(
      try JSONSerialization.jsonObject(with: Data(json.1.utf8)) as? [String: Any])
    let cells = try #require(page["cells"] as? [Any])
    #expect(!cells.isEmpty)
    let blobs = try await shards(3, of: project)
    _ = try await overset(["merge"] + blobs + ["--report", "html=many"], in: project)
    let many = try project.bytes(of: "many")
    #expect(many.keys.sorted() == one.keys.sorted())
    for (name, bytes) in one { #expect(many[name] == bytes, "\(name)") }
  }

  @Test(
    "the page of assertions opens in a browser, by keys and in a narrow window, too",
    .enabled(if: PageBrowser.missing == nil, "not installed: \(PageBrowser.missing ?? "")"))
  func pageInBrowser() async throws {
    let project = try await project()
    _ = try await tests(project, ["CI": "1", "OVERSET_REPORTS": "html=page"])
    for check in ["load", "keys", "narrow"] {
      let verdict = PageBrowser.check(check, project.file("page"))
      #expect(verdict.status == 0, "\(check): \(verdict.output)")
    }
  }
}
