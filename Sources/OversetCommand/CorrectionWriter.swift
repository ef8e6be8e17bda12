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
    let defaults = try Project.defaultCorrections()
    var file = try CorrectionsFile(joining: present, default: defaults)
    for correction in found { file.add(correction) }
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
        "\(calibration.familyError.count) texts in the faces of \(calibration.family)", minimum)
    }
    guard scripts != nil, calibration.scriptCorrections.isEmpty else { return }
    let few = calibration.scripts.compactMap { script -> (String, Int)? in
      guard case .tooFew(let minimum) = script.outcome else { return nil }
      return ("\(script.error.count) texts in \(script.script)", minimum)
    }
    if let (words, minimum) = few.first { throw tooFew(words, minimum) }
  }

  private func tooFew(_ texts: String, _ minimum: Int) -> Diagnostic {
    Diagnostic(
      .data, file: input,
      problem: "\(texts) are too few for a correction; nothing was written",
      remedy: "measure at least \(minimum)")
  }
}
