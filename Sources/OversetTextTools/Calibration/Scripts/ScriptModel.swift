import OversetConfig
import OversetProject
import OversetShaping
import OversetText
import OversetVocabulary

/// The model of one script with its figure left open: everything else is as the project has it.
struct ScriptModel {
  let script: String
  /// The family whose advances the factor is for; nil for letters that have one advance.
  private let family: String?
  /// The rules that stay: single characters, punctuation, other versions of iOS.
  private let kept: [ScriptCorrection.Width]
  private let version: Int
  /// What the project says of the script.
  private let present: ScriptCorrection?

  /// The model of `script` as `corrections` have it; texts are drawn by `family`.
  init(script: String, family: String, corrections: ScriptCorrections, version: Int) {
    self.script = script
    self.version = version
    let isSquare = ScriptCorrections.square.contains(script)
    self.family = isSquare ? nil : family
    let present = corrections.scripts.first { $0.script == script }
    self.present = present
    // Factors on single letters are of the family that was measured.
    let isOfFamily = isSquare || present?.family == family
    kept = (present?.widths ?? []).filter { rule in
      isOfFamily && !(rule.isOfAllLetters && rule.versions.contains(version))
    }
  }

  /// The two figures between which widths are told: outlines are drawn at both.
  private var figures: (Double, Double) { family == nil ? (0.85, 1.1) : (1, 1.2) }

  /// The texts of `predictions` with the figure left open.
  func rows(of predictions: [Prediction], in project: Project) throws(Diagnostic) -> [ScriptRow] {
    let low = try engine(at: figures.0, project)
    let high = try engine(at: figures.1, project)
    return predictions.map { prediction in
      let widths = [low, high].map { engine in
        let text = TextExtent(of: prediction.measured, engine)
        return prediction.measured.kind == .ink ? text.ink?.width ?? text.advance : text.advance
      }
      return ScriptRow(
        measured: prediction.measured,
        width: ScriptRow.Line(at: figures, (widths[0], widths[1])), present: prediction)
    }
  }

  private func engine(at figure: Double, _ project: Project) throws(Diagnostic) -> TextEngine {
    var manifest = project.fontManifest
    var scripts = manifest.corrections.scripts.filter { $0.script != script }
    scripts.append(correction([rule(figure)] + kept, margins: [], source: "open"))
    manifest.corrections.scripts = scripts
    return TextEngine(fonts: try FontCollection(manifest: manifest, version: version))
  }

  /// Whether a correction changes no width, because the project has its rules already.
  func has(_ correction: ScriptCorrection) -> Bool {
    present?.widths == correction.widths && present?.family == correction.family
  }

  /// The correction that a fit comes to.
  func correction(
    _ fit: ScriptFit, margins: [ScriptCorrection.Margin], source: String
  ) -> ScriptCorrection {
    var rules = [rule(fit.figure)]
    for letters in ScriptFit.order {
      guard let figure = fit.others[letters] else { continue }
      rules.append(
        rule(
          figure, fromSize: letters.isLarge ? 20 : 0, fromWeight: letters.isBold ? 600 : 1))
    }
    return correction(rules + kept, margins: margins, source: source)
  }

  private func correction(
    _ widths: [ScriptCorrection.Width], margins: [ScriptCorrection.Margin], source: String
  ) -> ScriptCorrection {
    ScriptCorrection(
      script: script, family: family, basis: .few, source: source, widths: widths,
      margins: margins, place: SourcePlace(file: "calibrate", position: nil))
  }

  private func rule(
    _ figure: Double, fromSize: Double = 0, fromWeight: Int = 1
  ) -> ScriptCorrection.Width {
    let figure = (figure * 10_000).rounded() / 10_000
    return ScriptCorrection.Width(
      part: .letters, characters: [], change: family == nil ? .advance(figure) : .scale(figure),
      fromSize: fromSize, fromWeight: fromWeight, versions: ScriptCorrections.versions)
  }
}

extension ScriptCorrection.Width {
  /// Whether the rule is of all letters of a script.
  var isOfAllLetters: Bool {
    guard part == .letters else { return false }
    switch change {
    case .scale, .advance: return true
    case .addition: return false
    }
  }
}
