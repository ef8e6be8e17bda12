import Foundation
import OversetChecks
import OversetProject
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Testing

/// "Clean" never means "not looked at".
struct NotCheckedTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
          }
        },
        "Brand" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  private func gaps(_ locales: String, selection: MatrixSelection = MatrixSelection())
    async throws -> [NotChecked]
  {
    let project = try TestProject(
      matrix: "locales: \(locales)\ndevices: [iPhoneSE]\n", catalog: Self.catalog)
    return try await project.outcome([Sample.localized("Save")], selection: selection).notChecked
  }

  @Test("a translated run without right-to-left locales leaves out mirroring alone")
  func nothingIsLeftOut() async throws {
    #expect(try await gaps("[en, de]").map(\.reason) == [.mirroring])
  }

  @Test("a text without a translation is listed for its locale")
  func untranslated() async throws {
    let gap = try #require(try await gaps("[en, de, ar]").first)
    #expect(gap.reason == .untranslated)
    #expect(gap.subject == "ar")
    #expect(gap.count == 1)
    #expect(gap.detail.contains("\"Save\""))
  }

  /// A right-to-left locale is enough to prove mirroring.
  @Test("one right-to-left locale is enough to check mirroring")
  func mirroring() async throws {
    #expect(try await !gaps("[en, ar]").map(\.reason).contains(.mirroring))
    #expect(try await gaps("[en]").map(\.reason).contains(.mirroring))
  }

  @Test("locales that a selection leaves out are counted in cells")
  func filtered() async throws {
    let gaps = try await gaps("[en, de, ar]", selection: MatrixSelection(locales: ["de"]))
    let filtered = gaps.filter { $0.reason == .filtered }
    #expect(filtered.map(\.count) == [2])
    #expect(filtered.map(\.subject) == ["*"])
  }

  /// What is measured as another font is, is no measurement.
  @Test("fonts whose widths are estimates are listed with their cells, the system's is not")
  func estimatedFonts() async throws {
    let project = try TestProject(matrix: "locales: [en, ar]\ndevices: [iPhoneSE]\n")
    let component = Component(
      "Code", presentation: .fitting(width: 343),
      states: [
        ComponentState("code") { Text(verbatim: "a").font(.body.monospaced()) },
        ComponentState("brand") { Text(verbatim: "a").font(.custom("Brand", size: 17)) },
        ComponentState("plain") { Text(verbatim: "a") },
      ])
    let gaps = try await project.outcome([component]).notChecked
      .filter { $0.reason == .estimatedFont }
    #expect(gaps.map(\.subject) == ["monospaced design", "custom fonts"])
    #expect(gaps.map(\.count) == [2, 2])
  }

  /// Vector pictures are not drawn, and a run says so.
  @Test("emoji in a vector format that is not drawn are listed as placeholders")
  func undrawnEmoji() async throws {
    let project = try TestProject(matrix: "locales: [en]\ndevices: [iPhoneSE]\n")
    let manifest = try String(contentsOf: TestFaces.manifest("layers"), encoding: .utf8)
    try project.write(manifest, to: "Fonts/fonts.yml")
    try FileManager.default.copyItem(
      at: TestFaces.folder.appending(path: "Layers.ttf"),
      to: project.root.appending(path: "Fonts/Layers.ttf"))
    let outcome = try await project.outcome([Sample.label("😀")])
    let gap = try #require(outcome.notChecked.first)
    #expect(gap.reason == .noFace && gap.subject == "Layers" && gap.count == 1)
    #expect(gap.detail.contains("placeholders"))
  }

  /// A letter that only the system draws is a gap of the faces; what no system draws is the app's fault.
  @Test(
    "a letter that no face has is listed for its locale, and only what no system draws fails",
    arguments: [("ᏣᎳ", [String]()), ("\u{E123}Ꮳ", ["glyph-missing", "glyph-missing"])])
  func uncovered(text: String, found: [String]) async throws {
    let project = try TestProject(matrix: "locales: [en]\ndevices: [iPhoneSE, iPhone16]\n")
    let outcome = try await project.outcome([Sample.label(text), Sample.label("OK", name: "Ok")])
    let gap = try #require(outcome.notChecked.first)
    #expect(gap.reason == .noFace)
    #expect(gap.subject == "en")
    #expect(gap.count == 2)
    #expect(outcome.findings.map(\.rule.name) == found)
    #expect(outcome.findings.allSatisfy { $0.evidence.missing == [0xE123] })
    #expect(outcome.failures.isEmpty == found.isEmpty)
  }
}
