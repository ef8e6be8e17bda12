import Foundation
import OversetTestBasics
import Testing

/// `overset fonts`.
struct FontsTests {
  private static func listing(_ locales: String...) async throws -> [String: Any] {
    let run = try await OversetProcess.run(
      ["fonts", "--format", "json"] + locales.flatMap { ["--locale", $0] })
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return try run.json()
  }

  private static func locale(_ tag: String) async throws -> [String: Any] {
    let locales = try #require(try await listing(tag)["locales"] as? [[String: Any]])
    #expect(locales.count == 1)
    return try #require(locales.first)
  }

  @Test("every language that apps are translated into has all of its letters")
  func interfaceLanguages() async throws {
    let listing = try await Self.listing()
    let locales = try #require(listing["locales"] as? [[String: Any]])
    #expect(locales.count >= 62)
    for locale in locales {
      let tag = locale["locale"] as? String ?? ""
      #expect((locale["missing"] as? [String]) == [], "\(tag)")
      #expect((locale["letters"] as? Int ?? 0) > 20, "\(tag)")
    }
  }

  @Test(
    "a locale's letters come from the faces of its language",
    arguments: [
      ("de", "Latn", ["Inter"]), ("sr", "Cyrl", ["Inter"]), ("fa", "Arab", ["Noto Sans Arabic"]),
      ("ur", "Arab", ["Noto Sans Arabic"]), ("ko", "Kore", ["Noto Sans KR"]),
      ("zh-Hans", "Hans", ["Noto Sans SC", "Noto Sans TC"]), ("zh-TW", "Hant", ["Noto Sans TC"]),
      ("my", "Mymr", ["Noto Sans Myanmar"]), ("am", "Ethi", ["Noto Sans Ethiopic"]),
    ])
  func families(tag: String, script: String, families: [String]) async throws {
    let locale = try await Self.locale(tag)
    #expect(locale["script"] as? String == script)
    let shares = try #require(locale["families"] as? [[String: Any]])
    #expect(shares.compactMap { $0["family"] as? String }.first == families.first)
    #expect(Set(shares.compactMap { $0["family"] as? String }).isSubset(of: families))
    let letters = shares.compactMap { $0["letters"] as? Int }.reduce(0, +)
    #expect(letters == locale["letters"] as? Int)
  }

  @Test("a script without a face is listed with the letters it lacks, and that is no failure")
  func missing() async throws {
    let locale = try await Self.locale("chr")
    #expect((locale["missing"] as? [String] ?? []).contains("U+13A0"))
    let run = try await OversetProcess.run(["fonts", "--locale", "chr"])
    #expect(run.exitCode == 0)
    #expect(run.text.contains("no face 170: U+13A0 U+13A1 U+13A2 …\n"))
  }

  @Test("families are listed in their order, with what draws bold text")
  func bold() async throws {
    let families = try #require(
      try await Self.listing("en")["families"] as? [[String: Any]])
    #expect(families.first?["name"] as? String == "Inter")
    let bold = Dictionary(
      uniqueKeysWithValues: families.map { ($0["name"] as? String, $0["bold"] as? String) })
    #expect(bold["Inter"] == "face" && bold["Noto Sans Bengali"] == "face")
    #expect(bold["Noto Sans KR"] == "thicker" && bold["Noto Sans Thai"] == "thicker")
  }

  /// A project with a family of its own, whose file is not there.
  private static func project(covers: String) throws -> TestProject {
    let project = try TestProject()
    try project.write(
      """
      version: 1
      extends: default
      families:
        - name: Own
          licence: OFL-1.1
          scripts: [Cher]
          covers: \(covers)
          faces: [{file: own.ttf, weight: 400, sha256: \(String(repeating: "0", count: 64))}]

      """, to: "Fonts/fonts.yml")
    return project
  }

  @Test("a face of the project's own counts, and one that cannot be used ends the listing")
  func ownFaces() async throws {
    let project = try Self.project(covers: "[13A0-13FF]")
    let absent = try await project.overset(["fonts", "--locale", "en"], folder: project.root)
    #expect(absent.exitCode == 65)
    #expect(absent.errors.contains("own.ttf does not exist"))
    try project.write("no font", to: "Fonts/own.ttf")
    let unusable = try await project.overset(["fonts", "--locale", "chr"], folder: project.root)
    #expect(unusable.exitCode == 65)
    #expect(unusable.errors.contains("not the one in the manifest"))
    // Other commands need it for a text of its script alone.
    let latin = try await project.overset(["measure", "Hello"], folder: project.root)
    #expect(latin.exitCode == 0)
    for arguments in [["measure", "Ꭰ"], ["explain", "Ꭰ"]] {
      let run = try await project.overset(arguments, folder: project.root)
      #expect(run.exitCode == 65, "\(arguments)")
      #expect(run.errors.contains("not the one in the manifest"))
    }
  }

  @Test(
    "ranges that contradict themselves are refused where they are written",
    arguments: [
      ("[]", "is empty"), ("[0E7F-0E00]", "a range of code points"),
      ("[110000]", "a range of code points"), ("[0E00-0E7F, 0E10]", "is not above"),
      ("[+41]", "a range of code points"), ("0E00", "a list"),
    ])
  func ranges(covers: String, problem: String) async throws {
    let project = try Self.project(covers: covers)
    let run = try await project.overset(["fonts"], folder: project.root)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("fonts.yml:7:") && run.errors.contains(problem))
  }

  @Test("a tag that is none is a usage error")
  func wrongTag() async throws {
    let run = try await OversetProcess.run(["fonts", "--locale", "?"])
    #expect(run.exitCode == 64)
  }
}
