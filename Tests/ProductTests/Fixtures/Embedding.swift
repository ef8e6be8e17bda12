// A program that embeds the engine, with Foundation's generic `Measurement`.
import Foundation
import OversetEngine

let width: Measurement<UnitLength> = Measurement(value: 1, unit: .meters)

func check(_ folder: URL) async throws(Diagnostic) -> [String] {
  let engine = try Engine(projectIn: folder, now: Date())
  let check = try await engine.check([folder], locales: ["de"], devices: ["iPhoneSE"], jobs: 2)
  var lines =
    check.errors
    + check.allFindings.map { finding in
      "\(finding.place?.description ?? "") \(finding.ruleID) \(finding.severity) \(finding.message)"
    }
  var request = MeasureRequest(text: "Wiederherstellen")
  request.locale = "de"
  request.style = "headline"
  request.width = 120
  let weight: MeasureWeight = .number(600)
  request.weight = weight
  let name: MeasureID = .text("restore")
  request.id = name
  let measurement: TextMeasurement = try engine.measure(request)
  lines.append("\(measurement.width) \(measurement.truncated) \(measurement.shown ?? "")")
  let run: RunOutcome = try await engine.run([], record: .never) { finished, total in
    print(finished, total)
  }
  for cell: CellOutcome in run.cells where !cell.isMatch {
    lines.append("\(cell.component) \(cell.locale) \(cell.device): \(cell.detail)")
  }
  lines.append(run.textReport + check.textReport)
  return run.exitCode == 0 ? [] : lines
}
