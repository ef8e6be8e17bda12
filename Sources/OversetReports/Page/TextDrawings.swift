import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetRaster
import OversetRendering
package import OversetSlots
package import OversetVocabulary

/// The texts of a report's worst results as their slots show them: drawn here, or by the machines that laid them out.
package struct TextDrawings {
  private let report: FindingReport

  /// The texts of a report.
  package init(of report: FindingReport) { self.report = report }

  /// What a shard hands on: as many texts as a page of all shards shows at most, the worst of each of its causes first.
  ///
  /// - Throws: `Diagnostic` for a face that cannot be used.
  package func forOthers() throws(Diagnostic) -> [RecordedDrawing] {
    try drawings(
      of: PageBuilder(report).results, limit: ReportLimits.Page.drawings
    ).map(\.drawing)
  }

  /// The drawings of results, by their numbers: the worst of each cause first.
  func drawings(
    of results: [(cause: Int, result: ReportedResult)], limit: Int
  ) throws(Diagnostic) -> [(number: Int, drawing: RecordedDrawing)] {
    let chosen = Self.chosen(results, limit)
    guard let layouts = report.layouts else {
      guard !report.drawings.isEmpty else { return [] }
      return chosen.compactMap { number, finding in
        report.drawings[RecordedFinding(finding).digest].map { (number, $0) }
      }
    }
    let renderer = Renderer(fonts: layouts.fonts)
    var drawings: [(number: Int, drawing: RecordedDrawing)] = []
    for ((number, finding), drawing) in zip(chosen, layouts.drawings(of: chosen.map(\.finding))) {
      guard let drawing else { continue }
      let bitmap = try renderer.draw(DisplayList(drawing.tree))
      drawings.append(
        (
          number,
          RecordedDrawing(
            of: finding, picture: try PNG.encode(bitmap),
            scale: Double(drawing.tree.displayScale), room: drawing.room, cut: drawing.cut)
        ))
    }
    return drawings
  }

  /// The results whose texts are drawn: the worst of each cause first.
  private static func chosen(
    _ results: [(cause: Int, result: ReportedResult)], _ limit: Int
  ) -> [(number: Int, finding: Finding)] {
    var seen: Set<Int> = []
    let drawable = results.indices.compactMap { number -> (number: Int, finding: Finding)? in
      guard let finding = results[number].result.worst, finding.evidence.fit != nil,
        finding.catalogText?.slot != nil
      else { return nil }
      return (number, finding)
    }
    let first = drawable.filter { seen.insert(results[$0.number].cause).inserted }
    let chosen = Set(first.map(\.number))
    return Array((first + drawable.filter { !chosen.contains($0.number) }).prefix(limit))
  }
}
