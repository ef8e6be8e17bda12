import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetTextTools

@Suite("Corrections by script that join a file")
struct CorrectionsFileTests {
  private static let thai = """
    scripts:
      - {script: Thai, family: Noto Sans Thai, basis: few, source: x, widths: [{scale: 1.2}]}
    """
  private static let partial = """
    scripts:
      - script: Grek
        family: Inter
        basis: few
        source: x
        widths: [{characters: "α", add: 0.1}, {scale: 1.2, until: 17}]
    """

  private let folder: TestProject
  private let target: BoundFile
  private let standard: FontManifest

  init() throws {
    folder = try TestProject()
    target = BoundFile(named: folder.file("Fonts/own.yml"))
    standard = try Project.defaultFontManifest()
  }

  /// The manifest of a project that has the default faces, and `corrections` of its own.
  private func manifest(
    extendsDefault: Bool = true, corrections: BoundFile? = nil
  ) -> FontManifest {
    var manifest = standard
    manifest.extendsDefault = extendsDefault
    if let corrections { manifest.correctionsFile = corrections }
    return manifest
  }

  private func contents(of manifest: FontManifest) throws -> String {
    var file = try CorrectionsFile(joining: target, of: manifest, default: standard)
    try file.add(
      ScriptCorrection(
        script: "Grek", family: "Inter", basis: .few, source: "y",
        widths: [
          ScriptCorrection.Width(
            part: .letters, characters: [], change: .scale(1.04), fromSize: 0, fromWeight: 1,
            versions: ScriptCorrections.versions)
        ], margins: [], place: SourcePlace(file: "", position: nil)))
    return String(decoding: file.contents, as: UTF8.self)
  }

  private func scripts(_ text: String, default: ScriptCorrections? = nil) throws -> [String] {
    try ScriptCorrections.parse(text, file: "own.yml", default: `default`).scripts.map(\.script)
  }

  @Test(
    "a file keeps its root: one that stands alone does not begin to extend",
    arguments: [true, false])
  func root(extends: Bool) throws {
    let root = extends ? "version: 1\nextends: default\n" : "version: 1\n"
    try folder.write(root + Self.thai, to: "Fonts/own.yml")
    let text = try contents(of: manifest(corrections: target))
    #expect(text.contains("\nextends: default\n") == extends)
    #expect(try scripts(text, default: ScriptCorrections()) == ["Grek", "Thai"])
  }

  @Test("a new file extends the default corrections where the project does, and can be read")
  func new() throws {
    #expect(try contents(of: standard).contains("\nextends: default\n"))
    #expect(try contents(of: manifest()).contains("\nextends: default\n"))
    let own = BoundFile(named: folder.file("Fonts/ours.yml"))
    try folder.write("version: 1\n" + Self.thai, to: "Fonts/ours.yml")
    let text = try contents(of: manifest(extendsDefault: false, corrections: own))
    #expect(try scripts(text) == ["Grek", "Thai"])
  }

  @Test("the default corrections are not overwritten, nor a copy of them")
  func defaults() throws {
    let file = try #require(standard.correctionsFile)
    #expect(throws: Diagnostic.self) {
      try CorrectionsFile(joining: file, of: standard, default: standard)
    }
    let copy = try #require(try file.contents(maximum: FileLimit.table))
    try folder.write(String(decoding: copy, as: UTF8.self), to: "Fonts/own.yml")
    #expect {
      try contents(of: manifest(extendsDefault: false, corrections: target))
    } throws: { error in
      (error as? Diagnostic)?.problem == "these are the default corrections, which stay as they are"
    }
    try folder.write("version: 1\n" + Self.thai, to: "Fonts/own.yml")
    #expect(throws: Never.self) {
      try contents(of: manifest(extendsDefault: false, corrections: target))
    }
  }

  @Test("what extends nothing is refused")
  func nothingToExtend() throws {
    try folder.write("version: 1\nextends: default\n" + Self.thai, to: "Fonts/own.yml")
    let ours = manifest(extendsDefault: false, corrections: BoundFile(named: folder.file("a.yml")))
    #expect {
      try contents(of: ours)
    } throws: { error in
      (error as? Diagnostic)?.problem.contains("Fonts/fonts.yml does not use them") == true
    }
  }

  @Test("rules that the project does not follow are not dropped")
  func partialRules() throws {
    try folder.write("version: 1\nextends: default\n" + Self.partial, to: "Fonts/own.yml")
    #expect {
      try contents(of: manifest())
    } throws: { error in
      (error as? Diagnostic)?.problem
        == "the file has rules for Grek, but Fonts/fonts.yml does not name the file"
    }
    #expect(try contents(of: manifest(corrections: target)).contains("1.04"))
    // A figure of all letters was written before, and is replaced.
    try folder.write("version: 1\nextends: default\n" + Self.thai, to: "Fonts/own.yml")
    try folder.write(try contents(of: manifest()), to: "Fonts/own.yml")
    #expect(try contents(of: manifest()).contains("script: Grek"))
  }

  @Test("lines of the default corrections are not written into a file that extends them")
  func lines() throws {
    let lines = "\nlines: [{languages: [th], steps: [{size: 17, points: 9}], source: x}]\n"
    try folder.write("version: 1\nextends: default\n" + Self.thai + lines, to: "Fonts/own.yml")
    let text = try contents(of: manifest(corrections: target))
    #expect(text.split(separator: "\n").count { $0.contains("languages:") } == 1, "\(text)")
  }
}
