import Foundation
import OversetConfig
import OversetTestBasics
import Testing

/// The folder that `--report html=DIR` writes.
struct PageTests {
  private static let assets = [
    "compare.js", "crop.js", "data.js", "detail.js", "filters.js", "findings.js", "gaps.js",
    "index.html",
    "keys.js", "overset-page.json", "page.css", "page.js", "parts.js", "report.js", "screens.js",
    "state.js", "words.js",
  ]

  private func digest(_ data: Data) -> String {
    var digest = IncrementalDigest()
    digest.update(data)
    return digest.sha256Hex()
  }

  @Test("a run writes each cell with its findings, and each picture once, named by its digest")
  func run() async throws {
    let project = try await SamplePage.recorded()
    #expect(try await SamplePage.run(project).exitCode == 1)
    let page = try SamplePage(project.file("out/page"))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: page.folder.path(percentEncoded: false)
      ).sorted() == (Self.assets + ["pictures"]).sorted())
    let text = try await SamplePage.run(project).text
    let summary = try #require((page.document["summary"] as? [String])?.first)
    #expect(text.hasSuffix("\(summary)\n"))
    // Three states of the card and those of the paywall, in three locales on two devices.
    let cells = page.rows("cells")
    #expect(cells.count == page.rows("screens").count * 6)
    let pictures = page.rows("pictures")
    #expect(
      page.files == pictures.compactMap { $0["digest"] as? String }.map { "\($0).png" }.sorted())
    #expect(pictures.count < cells.count + 2)
    for file in page.files {
      let data = try Data(contentsOf: page.folder.appending(path: "pictures/\(file)"))
      #expect(file == "\(digest(data)).png")
    }
    let used = cells.flatMap { cell in
      ["picture", "reference", "mask"].compactMap { cell[$0] as? Int }
    }
    #expect(Set(used) == Set(pictures.indices))
  }

  @Test("a picture that differs has its reference and its mask, and the result tells of the cell")
  func difference() async throws {
    let project = try await SamplePage.recorded()
    _ = try await SamplePage.run(project)
    let page = try SamplePage(project.file("out/page"))
    let changed = page.rows("cells").filter { $0["verdict"] != nil }
    let cell = try #require(changed.first)
    #expect(changed.count == 1 && cell["name"] as? String == "ErrorCard/network.de_iPhoneSE")
    #expect(cell["verdict"] as? String == "different")
    #expect((cell["detail"] as? String)?.contains("pixels differ") == true)
    let numbers = ["picture", "reference", "mask"].compactMap { cell[$0] as? Int }
    #expect(Set(numbers).count == 3)
    let reference = try Data(
      contentsOf: project.file("__Snapshots__/ErrorCard/network.en_iPhoneSE.png"))
    #expect(page.rows("pictures")[numbers[1]]["digest"] as? String == digest(reference))
    let result = page.rows("results")[try #require(cell["changed"] as? Int)]
    let cause = page.rows("causes")[try #require(result["cause"] as? Int)]
    let rule = page.rows("rules")[try #require(cause["rule"] as? Int)]
    #expect(rule["id"] as? String == "snapshot/different")
  }

  @Test("a known finding has its frame, its text, its line and its reason")
  func finding() async throws {
    let project = try await SamplePage.recorded()
    _ = try await SamplePage.run(project)
    let page = try SamplePage(project.file("out/page"))
    let cells = page.rows("cells").filter { $0["findings"] != nil }
    let cell = try #require(cells.first)
    #expect(cells.count == 1 && cell["name"] as? String == "Paywall/plans.de_iPhoneSE")
    let finding = try #require((cell["findings"] as? [[String: Any]])?.first)
    let frame = try #require(finding["frame"] as? [Double])
    #expect(frame.count == 4 && frame[2] > 100 && frame[0] + frame[2] <= 375)
    let result = page.rows("results")[try #require(finding["result"] as? Int)]
    #expect(result["text"] as? String == "Wiederherstellen")
    #expect((result["shown"] as? String)?.hasSuffix("…") == true)
    let place = try #require(result["place"] as? [String: Any])
    #expect(place["path"] as? String == "Locales/Gallery.xcstrings")
    #expect((place["excerpt"] as? String)?.contains("Wiederherstellen") == true)
    let cause = page.rows("causes")[try #require(result["cause"] as? Int)]
    #expect(cause["known"] is String && cause["fails"] as? Bool == false)
  }

  @Test("the same run writes the same bytes, whatever the number of jobs is")
  func deterministic() async throws {
    let project = try await SamplePage.recorded()
    _ = try await SamplePage.run(project, jobs: 1)
    let first = try project.bytes(of: "out/page")
    _ = try await SamplePage.run(project, jobs: 4)
    #expect(try project.bytes(of: "out/page") == first)
    #expect(project.listing(of: "out").allSatisfy { $0.hasPrefix("page") })
  }

  @Test("a check draws each text in its slot, with what is cut")
  func check() async throws {
    let project = try SamplePage.hostile()
    #expect(try await SamplePage.check(project).exitCode == 1)
    let page = try SamplePage(project.file("out/page"))
    #expect(page.rows("cells").isEmpty)
    let drawn = page.rows("results").compactMap { result in
      (result["drawing"] as? [String: Any]).map { (result, $0) }
    }
    #expect(drawn.count >= 2)
    for (result, drawing) in drawn {
      let picture = page.rows("pictures")[try #require(drawing["picture"] as? Int)]
      let scale = try #require(drawing["scale"] as? Double)
      let width = try #require(picture["width"] as? Double) / scale
      let room = try #require(drawing["room"] as? [Double])
      let cut = try #require(drawing["cut"] as? [Double])
      let fit = try #require(result["fit"] as? [String: Any])
      let (needed, available) = (fit["needed"] as? Double ?? 0, fit["available"] as? Double ?? 0)
      #expect(abs(room[2] - available) < 0.01)
      // What is cut is at least what is over.
      #expect(cut[2] >= needed - available - 0.01)
      #expect(cut[0] >= 0 && cut[0] + cut[2] <= width + 1)
      // Arabic is cut at its left end.
      let locale = page.rows("locales")[try #require(result["locale"] as? Int)]
      #expect((locale["direction"] as? String == "rtl") == (cut[0] < room[0]))
    }
  }

  @Test("no byte of the document can end it or begin another")
  func hostile() async throws {
    let project = try SamplePage.hostile()
    _ = try await SamplePage.check(project)
    let page = try SamplePage(project.file("out/page"))
    let bytes = try Data(contentsOf: page.folder.appending(path: "data.js"))
    #expect(!bytes.contains(UInt8(ascii: "<")) && !bytes.dropLast().contains { $0 < 0x20 })
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{2028}"))
    #expect(
      page.rows("results").contains {
        ($0["key"] as? String)?.contains("\u{202E}abc\u{2028}\u{0}") == true
      })
  }

  @Test("a stress test writes its texts")
  func stress() async throws {
    let project = try TestProject.gallery()
    let result = try await OversetProcess.run(
      [
        "stress", "--component", "Paywall", "--locale", "de", "--device", "iPhoneSE", "--report",
        "html=out/page",
      ], folder: project.root)
    #expect(result.exitCode == 0)
    let page = try SamplePage(project.file("out/page"))
    #expect(page.rows("rules").contains { $0["id"] as? String == "headroom/none" })
  }

  // MARK: Bad input

  /// A check that writes no page ends before its work: it prints nothing.
  private func expectRefused(
    _ path: String, _ status: Int32, _ words: String, in project: TestProject
  ) async throws {
    let result = try await OversetProcess.run(
      ["check", SmallCatalog.name, "--slot", "button", "--report", "html=\(path)"],
      folder: project.root, obeysRights: true)
    #expect(result.exitCode == status, "\(result.errors)")
    #expect(result.text == "" && result.errors.contains(words), "\(result.errors)")
  }

  @Test("a folder with anything else in it is refused and left alone")
  func foreign() async throws {
    let project = try SmallCatalog.project()
    try project.write("mine", to: "notes/todo.txt")
    try await expectRefused("notes", 64, "holds other things", in: project)
    try await expectRefused(".", 64, "holds other things", in: project)
    _ = try await OversetProcess.run(
      ["check", SmallCatalog.name, "--slot", "button", "--report", "html=page/"],
      folder: project.root)
    #expect(project.exists("page/index.html"))
    for own in ["page/todo.txt", "page/pictures/todo.png"] {
      try project.write("mine", to: own)
      try await expectRefused("page", 64, "todo", in: project)
      #expect(project.exists(own))
      try FileManager.default.removeItem(at: project.file(own))
    }
    #expect(try String(contentsOf: project.file("notes/todo.txt"), encoding: .utf8) == "mine")
  }

  @Test("a path that takes no folder is refused before the work")
  func unwritable() async throws {
    let project = try SmallCatalog.project()
    try project.write("a", to: "file")
    try await expectRefused("file", 74, "no folder", in: project)
    try await expectRefused("file/page", 74, "file", in: project)
    try await expectRefused("-", 64, "standard output", in: project)
    try project.write("a", to: "closed/file")
    try project.setRights(0o555, of: "closed")
    defer { try? project.setRights(0o755, of: "closed") }
    try await expectRefused("closed/page", 74, "closed/page", in: project)
    #expect(project.listing(of: "closed") == ["file"])
  }

  @Test("two reports of one folder, and one in the other's place, are refused")
  func twice() async throws {
    let project = try SmallCatalog.project()
    let result = try await OversetProcess.run(
      [
        "check", SmallCatalog.name, "--slot", "button", "--report", "html=page", "--report",
        "sarif=page",
      ], folder: project.root)
    #expect(result.exitCode == 64 && result.errors.contains("two reports"))
  }
}
