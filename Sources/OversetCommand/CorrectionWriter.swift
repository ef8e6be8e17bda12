import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetTextTools
import OversetVocabulary

/// Writes what a calibration found: the correction of a family, or corrections by script.
struct CorrectionWriter {
  /// The table or folder that was measured, for errors.
  let input: String
  /// Where the family's correction goes.
  let family: String?
  /// Where the scripts' corrections go.
  let scripts: String?
  let project: Project

  /// The path that was written to; nil if none was requested, or if nothing helps.
  func write(_ calibration: Calibration) throws(Diagnostic) -> String? {
    if let family {
      guard case .found(_, let text) = calibration.correction else { return nil }
      return try write(Data(text.utf8), to: family)
    }
    guard let scripts else { return nil }
    let found = calibration.scriptCorrections
    if found.isEmpty { return nil }
    let present = BoundFile(argument: URL(filePath: scripts), as: scripts)
    var file = try CorrectionsFile(
      joining: present, of: project.fontManifest, default: Project.defaultFontManifest())
    for correction in found { try file.add(correction) }
    return try write(file.contents, to: scripts)
  }

  private func write(_ data: Data, to path: String) throws(Diagnostic) -> String {
    let file = URL(filePath: path, directoryHint: .notDirectory)
    guard NamedPath.kind(file.deletingLastPathComponent().wholePath) == .folder else {
      throw Diagnostic(
        .inputOutput, file: path, problem: "the file cannot be written: there is no such folder",
        remedy: "create the folder, or correct the path")
    }
    try FileRoot(around: file).write(data, to: file.lastPathComponent, name: path)
    return path
  }

  /// Refuses a table with too few texts: old corrections must not be mistaken for new ones.
  func expectEnough(_ calibration: Calibration) throws(Diagnostic) {
    if family != nil, case .tooFew(let minimum) = calibration.correction {
      throw tooFew(
        Self.count(calibration.familyError.count, "text")
          + " in the faces of \(calibration.family)",
        isOne: calibration.familyError.count == 1, "measure at least \(minimum)")
    }
    guard scripts != nil, calibration.scriptCorrections.isEmpty else { return }
    let shortages = calibration.writtenScripts.compactMap { script in
      if case .tooFew(let shortage) = script.outcome {
        (script: script.script, shortage: shortage)
      } else {
        nil
      }
    }
    // One stray text among many of another script is no shortage.
    guard shortages.count == calibration.writtenScripts.count,
      let most = shortages.max(by: { $0.shortage.rows < $1.shortage.rows })
    else { return }
    let (rows, texts) = (most.shortage.rows, most.shortage.texts)
    let leastRows = ScriptCalibration.Shortage.leastRows
    guard rows >= leastRows else {
      throw tooFew(
        Self.count(rows, "row") + " in \(most.script)", isOne: rows == 1,
        "measure at least \(leastRows)")
    }
    throw tooFew(
      Self.count(texts, "different text") + " in \(rows) rows in \(most.script)",
      isOne: texts == 1, "measure at least \(ScriptCalibration.Shortage.leastTexts)")
  }

  /// Why enough texts gave nothing to write.
  func reason(_ calibration: Calibration) -> PrintedText {
    let isHelpless = calibration.writtenScripts.contains {
      if case .noHelp = $0.outcome { true } else { false }
    }
    if scripts != nil, !isHelpless {
      for script in calibration.writtenScripts {
        switch script.outcome {
        case .latin: return "Latin letters are corrected with their family: use -o"
        case .corrected(let family):
          return
            "the correction of \(family) in Fonts/fonts.yml already changes the widths of \(script.script):"
            + " remove it, or replace it with -o"
        case .unsupported:
          return
            "the letters of \(script.script) are not all drawn by one face that can be corrected"
        case .tooFew, .faulty, .noHelp, .found: continue
        }
      }
    }
    return "no correction reduces the error"
  }

  private func tooFew(_ texts: String, isOne: Bool, _ remedy: String) -> Diagnostic {
    Diagnostic(
      .data, file: input,
      problem: "\(texts) \(isOne ? "is" : "are") too few for a correction; nothing was written",
      remedy: remedy)
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Calibration {
  /// The scripts that have one; digits and signs alone are of none.
  fileprivate var writtenScripts: [ScriptCalibration] {
    scripts.filter { $0.script != "Zyyy" }
  }
}
