import OversetConfig
import OversetProject
import OversetVocabulary

/// Calibrates script by script.
struct ScriptCalibrator {
  let project: Project
  /// The scripts of which some rows could not be measured.
  let faulty: Set<String>

  /// What the predictions say of each script, in order of their codes.
  func scripts(of predictions: [Prediction]) throws(Diagnostic) -> [ScriptCalibration] {
    let byScript = Dictionary(grouping: predictions, by: \.script).sorted { $0.key < $1.key }
    var scripts: [ScriptCalibration] = []
    for (script, rows) in byScript { scripts.append(try calibration(of: script, rows)) }
    return scripts
  }

  private func calibration(
    of script: String, _ rows: [Prediction]
  ) throws(Diagnostic) -> ScriptCalibration {
    if faulty.contains(script) { return ScriptCalibration(script, rows, outcome: .faulty) }
    let family = Self.family(of: rows)
    if let reason = reason(against: script, drawnBy: family) {
      return ScriptCalibration(script, rows, outcome: reason)
    }
    // A text in another face says nothing of this one.
    let isSquare = ScriptCorrections.square.contains(script)
    let own = isSquare ? rows : rows.filter { $0.scriptFamily == family }
    if let shortage = ScriptCalibration.Shortage(own.map(\.measured)) {
      return ScriptCalibration(script, rows, outcome: .tooFew(shortage))
    }
    let model = ScriptModel(
      script: script, family: family ?? "", corrections: project.fontManifest.corrections,
      version: project.matrix.system.text)
    return ScriptCalibration(model, try model.rows(of: own, in: project))
  }

  /// The family that draws most of the texts.
  private static func family(of rows: [Prediction]) -> String? {
    let counts = Dictionary(grouping: rows.compactMap(\.scriptFamily)) { $0 }
    return counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// Why a script is not fitted; nil if it can be.
  private func reason(
    against script: String, drawnBy name: String?
  ) -> ScriptCalibration.Outcome? {
    let family = project.fontManifest.families.first { $0.name == name }
    if script == "Latn" {
      return family?.correction == nil ? .latin : .corrected(family: name ?? "")
    }
    guard ScriptCorrections.knownScripts.contains(script) else { return .unsupported }
    if ScriptCorrections.square.contains(script) { return nil }
    guard let family, family.scripts.contains(script), !family.isExact
    else { return .unsupported }
    return family.correction == nil ? nil : .corrected(family: family.name)
  }
}
