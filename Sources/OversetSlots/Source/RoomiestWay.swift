import OversetChecks
import OversetVocabulary

/// Of a text that one place draws in one of several ways, and nothing says which, the findings that hold in all.
enum RoomiestWay {
  /// The findings of rules that find something on a device in every way, as they are where the text has most room.
  ///
  /// - Parameter ways: The findings of each way.
  static func findings(in ways: [[Finding]]) -> [Finding] {
    guard ways.count > 1, let first = ways.first else { return ways.first ?? [] }
    var kept: [Finding] = []
    var known: Set<TightestPlace.Cell> = []
    for cell in first.map({ TightestPlace.Cell($0) }) where known.insert(cell).inserted {
      let found = ways.map { way in way.filter { TightestPlace.Cell($0) == cell } }
      let common = found.reduce(Set(first.map(\.rule.id))) { $0.intersection($1.map(\.rule.id)) }
      let shared = found.map { way in way.filter { common.contains($0.rule.id) } }
      kept += shared.min { tightness(of: $0) < tightness(of: $1) } ?? []
    }
    return kept
  }

  private static func tightness(of findings: [Finding]) -> TightestPlace.Tightness {
    findings.map { TightestPlace.Tightness($0) }.max() ?? .none
  }
}
