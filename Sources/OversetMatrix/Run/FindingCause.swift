import OversetChecks
package import OversetConfig
import OversetModel
import OversetText

/// Findings of several cells that have one cause: the same rule, on the same text or node, in the
/// same locale. A label that is too long in German is one fault, not one for each device.
package struct FindingCause: Sendable {
  /// The findings, in the order of their cells; at least one.
  package let findings: [ReportedFinding]

  /// The finding that is farthest off.
  package let gravest: ReportedFinding

  /// The tokens of the devices on which it was found, without repeats.
  package var devices: [String] {
    findings.map(\.device).reduce(into: []) { devices, device in
      if !devices.contains(device) { devices.append(device) }
    }
  }

  /// The text sizes at which it was found, from the smallest.
  package var typeSizes: [TypeSize] { Set(findings.map(\.typeSize)).sorted() }

  /// Whether two causes are of one rule about one text or node, in two locales.
  package func isSame(as other: FindingCause) -> Bool {
    let (own, others) = (FindingIdentity(gravest), FindingIdentity(other.gravest))
    return own.component == others.component && own.state == others.state
      && own.rule == others.rule && own.subject == others.subject
  }

  /// `findings`, by cause, in the order in which each cause appears first.
  package static func causes(of findings: [ReportedFinding]) -> [FindingCause] {
    var order: [Identity] = []
    var groups: [Identity: [ReportedFinding]] = [:]
    for finding in findings {
      let identity = Identity(finding)
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(finding)
    }
    return order.compactMap { groups[$0].flatMap(FindingCause.init) }
  }

  private init?(_ findings: [ReportedFinding]) {
    guard let first = findings.first else { return nil }
    self.findings = findings
    gravest = findings.dropFirst().reduce(first) { gravest, finding in
      finding.excess > gravest.excess ? finding : gravest
    }
  }

  /// A fault that is accepted in one cell and not in another has two causes.
  private struct Identity: Hashable {
    let fault: FindingIdentity
    let isKnown: Bool

    init(_ reported: ReportedFinding) {
      fault = FindingIdentity(reported)
      isKnown = reported.known != nil
    }
  }
}

extension ReportedFinding {
  /// By how much its text exceeds its room, in percent; below every excess where nothing was fitted.
  fileprivate var excess: Double { finding.fit?.percentOver ?? -.infinity }
}
