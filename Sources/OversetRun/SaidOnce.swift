import OversetChecks

/// Cells in which a finding that is the same in all cells of a component stands once.
///
/// It is kept in the cell whose snapshot's name sorts first, so that the order of the matrix changes nothing.
struct SaidOnce {
  private var first: [FindingIdentity: String] = [:]
  private let all: [CellOutcome]

  init(_ cells: [CellOutcome]) {
    all = cells
    for finding in cells.lazy.flatMap(\.findings) where finding.rule.isSaidOnce {
      let (identity, name) = (FindingIdentity(finding), Self.name(finding))
      first[identity] = min(first[identity] ?? name, name)
    }
  }

  var cells: [CellOutcome] {
    guard !first.isEmpty else { return all }
    return all.map { cell in
      var cell = cell
      cell.findings.removeAll {
        $0.rule.isSaidOnce && first[FindingIdentity($0)] != Self.name($0)
      }
      return cell
    }
  }

  private static func name(_ finding: Finding) -> String { finding.node?.snapshot ?? "" }
}
