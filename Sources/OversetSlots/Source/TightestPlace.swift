import OversetChecks
import OversetText
import OversetVocabulary

/// Of a text that is drawn in several places, the findings of the tightest.
enum TightestPlace {
  /// A device, with a user's settings of text.
  struct Cell: Hashable {
    let device: String?
    let typeSize: TypeSize?
    let weight: LegibilityWeight

    init(_ finding: Finding) {
      device = finding.device
      typeSize = finding.typeSize
      weight = finding.legibilityWeight
    }
  }

  /// What a place comes to on a device: the gravest is the tightest, then that with the most excess.
  struct Tightness: Comparable {
    let severity: Severity
    let excess: Double

    /// That of a place in which nothing is found.
    static let none = Tightness(severity: .info, excess: -.infinity)

    private init(severity: Severity, excess: Double) {
      self.severity = severity
      self.excess = excess
    }

    init(_ finding: Finding) {
      severity = finding.severity
      excess = finding.evidence.fit?.percentOver ?? -.infinity
    }

    static func < (left: Tightness, right: Tightness) -> Bool {
      if left.severity != right.severity { return left.severity < right.severity }
      return left.excess < right.excess
    }
  }

  /// The findings of each device in the place where the text has least room; of equals the first.
  ///
  /// - Parameter places: The findings of each place.
  static func findings(in places: [[Finding]]) -> [Finding] {
    guard places.count > 1 else { return places.first ?? [] }
    var tightest: [Cell: (tightness: Tightness, place: Int)] = [:]
    for (number, findings) in places.enumerated() {
      for finding in findings {
        let tightness = Tightness(finding)
        let cell = Cell(finding)
        if let last = tightest[cell], last.tightness >= tightness { continue }
        tightest[cell] = (tightness, number)
      }
    }
    return places.enumerated().flatMap { number, findings in
      findings.filter { tightest[Cell($0)]?.place == number }
    }
  }
}
