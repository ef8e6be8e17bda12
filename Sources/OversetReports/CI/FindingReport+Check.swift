import OversetChecks
import OversetConfig
import OversetProject
package import OversetSlots
import OversetVocabulary

extension FindingReport {
  /// The report of a check of catalogs: all findings, whatever narrows the text report.
  package init(_ outcome: SlotOutcome, _ circumstances: Circumstances) {
    var content = ReportContent(strict: outcome.strict)
    content.add(outcome)
    content.layouts = outcome.layouts
    content.drawings = outcome.drawings
    content.summary = CheckTotals.summary(of: outcome)
    self.init(content, exitStatus: outcome.exitStatus, circumstances)
  }
}

extension ReportContent {
  /// Adds what a check found. What passed is each locale in which nothing was found.
  mutating func add(_ outcome: SlotOutcome) {
    extent = ReportExtent(
      deviceCount: outcome.devices.count, typeSizes: Set(outcome.typeSizes),
      hasRegular: outcome.legibilityWeights.contains(.regular))
    add(locales: outcome.locales, devices: outcome.devices)
    add(outcome.findings)
    add(outcome.catalogFindings.lazy.flatMap(\.findings))
    for fault in outcome.faults.flatMap(\.all) {
      drafts.append(
        ResultDraft(
          .fileFault, component: fault.file ?? "", key: fault.problem, place: fault.place,
          message: "\(fault.problem)", fix: "\(fault.remedy)"))
    }
    if let emptiness = outcome.emptiness {
      drafts.append(
        ResultDraft(
          .fileFault, component: "", key: emptiness.problem, place: nil,
          message: "\(emptiness.problem)", fix: "\(emptiness.remedy)"))
    }
    addStale(outcome.staleSuppressions)
    let found = Set(drafts.compactMap(\.identity.locale))
    // A part without a key has proved nothing.
    let looked = outcome.extent == .plan || outcome.keyCount > 0 ? outcome.locales : []
    passed += looked.filter { !found.contains($0) && !outcome.isUncovered($0) }.map {
      FindingReport.Passed(owner: "locales", name: $0.identifier + Self.part(outcome.extent))
    }
    notChecked += outcome.notChecked
  }

  /// What follows the name of a locale of which only some keys were looked at.
  private static func part(_ extent: PlanExtent) -> String {
    switch extent {
    case .plan: ""
    case .shard(let shard, _): " (shard \(shard))"
    case .partial: " (partial)"
    case .changes(let revision, _): " (changed since \(revision))"
    }
  }
}
