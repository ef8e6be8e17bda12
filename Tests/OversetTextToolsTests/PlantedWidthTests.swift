import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetTextTools

/// A simulator whose letters of a script are wider or narrower than the model says: from the pictures of a
/// kit to the correction, and from that to widths that agree.
@Suite("Widths planted in the pictures of a kit") @MainActor
struct PlantedWidthTests {
  struct Planted: Sendable, CustomTestStringConvertible {
    let script: String
    let locale: LocaleTag
    let rules: String
    var family: String?
    /// The figures to be found: of most letters, from 20 points on, and of bold letters.
    let figures: [ScriptRow.Letters: Double]
    /// What the median error exceeds, in percent; where few letters are off the 95th percentile tells.
    var median = 1.5
    var testDescription: String { "\(script) \(rules)" }

    var correction: String {
      let family = family.map { ", family: \($0)" } ?? ""
      return "  - {script: \(script)\(family), basis: few, source: x, widths: [\(rules)]}\n"
    }
  }

  private nonisolated static let small = ScriptRow.Letters(isLarge: false, isBold: false)
  private nonisolated static let bold = ScriptRow.Letters(isLarge: false, isBold: true)
  private nonisolated static let large = ScriptRow.Letters(isLarge: true, isBold: false)
  private nonisolated static let largeBold = ScriptRow.Letters(isLarge: true, isBold: true)

  nonisolated static let cases = [
    Planted(
      script: "Beng", locale: "bn", rules: "{scale: 1.08}", family: "Noto Sans Bengali",
      figures: [small: 1.08, bold: 1.08, large: 1.08]),
    Planted(
      script: "Grek", locale: "el", rules: "{scale: 0.94}, {scale: 1.02, fromWeight: 600}",
      family: "Inter", figures: [small: 0.94, bold: 1.02, large: 0.94]),
    Planted(
      script: "Kore", locale: "ko", rules: "{advance: 0.92}, {advance: 0.88, fromSize: 20}",
      figures: [small: 0.92, bold: 0.92, large: 0.88]),
    Planted(
      script: "Beng", locale: "bn",
      rules: "{scale: 1}, {scale: 1.06, fromSize: 20, fromWeight: 600}",
      family: "Noto Sans Bengali",
      figures: [small: 1, bold: 1, large: 1, largeBold: 1.06], median: 0),
    Planted(
      script: "Beng", locale: "bn",
      rules: "{scale: 1}, {scale: 1.06, fromWeight: 600},"
        + " {scale: 1, fromSize: 20, fromWeight: 600}",
      family: "Noto Sans Bengali",
      figures: [small: 1, bold: 1.06, large: 1, largeBold: 1], median: 0),
  ]

  @Test("the fit finds the figures that were planted, and corrects the widths", arguments: cases)
  func figures(planted: Planted) throws {
    let (_, simulator) = try PlantedProject.project(planted.correction)
    let (folder, plain) = try PlantedProject.project()
    let kit = try KitWriter(project: plain).kit(for: [planted.locale])
    let table = try KitCamera(project: simulator).write(kit, scale: 3, to: folder)

    let before = try Calibrator(project: plain).calibrate(table)
    let entry = try #require(before.scripts.first { $0.script == planted.script })
    guard case .found(let error, let correction) = entry.outcome else {
      Issue.record("no correction: \(entry.outcome)")
      return
    }
    #expect(
      entry.error.median > planted.median && entry.error.p95 > 4 && error.median < 0.3
        && error.p95 < 1.2)
    for (letters, figure) in planted.figures {
      #expect(abs(correction.figure(of: letters) - figure) < 0.004, "\(correction.widths)")
    }
    #expect((2...3).contains(entry.percent))

    // What is written is read, and the model then agrees with the pictures.
    let present = BoundFile(named: folder.file("Fonts/own.yml"))
    var file = try CorrectionsFile(
      joining: present, of: plain.fontManifest, default: Project.defaultFontManifest())
    try file.add(correction)
    try folder.write(String(decoding: file.contents, as: UTF8.self), to: "Fonts/own.yml")
    try folder.write(
      "version: 1\nextends: default\ncorrections: own.yml\n", to: "Fonts/fonts.yml")
    let after = try Calibrator(project: Project(root: folder.root, readsCatalogs: false))
      .calibrate(table)
    let corrected = try #require(after.scripts.first { $0.script == planted.script })
    #expect(corrected.error.median < 0.3 && corrected.wider == 0)
    guard case .noHelp = corrected.outcome else {
      Issue.record("corrected twice: \(corrected.outcome)")
      return
    }
  }
}

@Suite("Pictures of a kit of which some texts cannot be measured") @MainActor
struct KitFaultTests {
  @Test("the other texts are told, and the script gets no correction")
  func row() throws {
    let (folder, project) = try PlantedProject.project()
    let kit = try KitWriter(project: project).kit(for: ["bn", "el"])
    let camera = KitCamera(project: project)
    let table = try camera.write(kit, scale: 2, to: folder)
    let whole = try Calibrator(project: project).calibrate(table)
    #expect(whole.faults == nil)

    let page = try camera.picture(of: kit.pages[0], in: kit)
    var pixels = page.pixels
    // The first text: what lies below the code and right of the marks.
    for y in (20 + 8 + 24) * 2..<(20 + 8 + 20 + 42) * 2 {
      for x in 60..<750 { pixels[y * 750 + x] = RGBAColor.white.packed }
    }
    try PNG.encode(Bitmap(width: 750, height: 1334, pixels: pixels))
      .write(to: folder.file("Kit/page-1.png"))
    let calibration = try Calibrator(project: project).calibrate(table)
    let faults = try #require(calibration.faults)
    #expect(faults.all.count == 1)
    #expect(faults.problem == "there is no text in the text's row of page-1.png")
    #expect(faults.remedy.contains("restore kit.csv"))
    #expect(calibration.error.count == whole.error.count - 1)
    let faulty = calibration.scripts.filter { if case .faulty = $0.outcome { true } else { false } }
    #expect(faulty.map(\.script) == ["Beng"])
  }

  @Test("a picture that is none is named by its folder")
  func page() throws {
    let (folder, project) = try PlantedProject.project()
    let kit = try KitWriter(project: project).kit(for: ["bn", "el"])
    let table = try KitCamera(project: project).write(kit, scale: 2, to: folder)
    try folder.write("", to: "Kit/page-2.png")
    let calibration = try Calibrator(project: project).calibrate(table)
    let fault = try #require(calibration.faults)
    #expect(fault.file?.hasSuffix("/Kit/page-2.png") == true)
    #expect(fault.remedy == "take the screenshot again")
    #expect(calibration.scripts.count == 2)
  }
}

extension ScriptCorrection {
  /// What the rules of all letters give some.
  fileprivate func figure(of letters: ScriptRow.Letters) -> Double {
    let rules = widths.filter { rule in
      rule.part == .letters && rule.fromSize <= (letters.isLarge ? 20 : 17)
        && rule.fromWeight <= (letters.isBold ? 600 : 400)
        && rule.versions == ScriptCorrections.versions
    }
    switch rules.last?.change {
    case .scale(let figure), .advance(let figure): return figure
    case .addition, nil: return 0
    }
  }
}
