import Foundation

/// What the phases asked for when somebody last looked: a line each, between tabs.
struct AllocationRecord {
  /// How much more than recorded a phase may ask for: 5 %.
  static let tolerance = 1.05
  private static let heading = "phase\tunit\tblocks\tbytes"

  private var counts: [String: AllocationCounts] = [:]

  /// Reads a record; none is empty.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && line != Self.heading {
      let fields = line.split(separator: "\t").map(String.init)
      let numbers = fields.dropFirst(2).compactMap(Double.init)
      guard fields.count == 4, numbers.count == 2 else { continue }
      counts[fields[0]] = AllocationCounts(blocks: numbers[0], bytes: numbers[1])
    }
  }

  /// The phases as a record.
  static func text(of phases: [AllocationPhase]) -> String {
    let lines = phases.map { phase in
      ([phase.name, phase.unit] + phase.counts.columns.map { number($0.value) })
        .joined(separator: "\t")
    }
    let note = "# Made by `make allocations ARGS=record`: of one unit of each phase's work."
    return ([note, heading] + lines).joined(separator: "\n") + "\n"
  }

  /// A number with one digit behind the point.
  static func number(_ value: Double) -> String { String(format: "%.1f", value) }

  /// What is more than a phase's record allows, in words; nil where nothing is, or nothing is recorded.
  func excess(of phase: AllocationPhase) -> String? {
    guard let known = counts[phase.name] else { return nil }
    let grown = zip(phase.counts.columns, known.columns).filter { now, then in
      // Below one, a unit is too small a share of the work to say anything by itself.
      now.value > max(then.value * Self.tolerance, then.value + 1)
    }
    guard !grown.isEmpty else { return nil }
    return grown.map { now, then in
      "\(now.name) \(Self.number(now.value)), recorded \(Self.number(then.value))"
    }.joined(separator: "; ")
  }

  /// The phases of `names` of which nothing is recorded.
  func missing(of phases: [AllocationPhase]) -> [String] {
    phases.map(\.name).filter { counts[$0] == nil }
  }
}
