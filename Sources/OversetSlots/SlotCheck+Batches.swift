import OversetCatalogs
import OversetProject
import OversetVocabulary

extension SlotCheck {
  /// Checks batch after batch, several at once, but for those whose reports are known from an earlier check. The reports
  /// are in the order of the batches.
  func reports(
    on batches: [CheckBatch], _ frame: CheckMemory.Frame,
    makeChecker: @escaping @Sendable () -> BatchChecker
  ) async -> (reports: [BatchReport], coverages: [LocaleCoverage]) {
    var known = memory?.reports(on: batches, frame) ?? batches.map { _ in nil }
    let open = known.indices.filter { known[$0] == nil }
    let new = await results(of: open.map { batches[$0] }, frame.tables, makeChecker: makeChecker)
    for (index, report) in zip(open, new.reports) { known[index] = report }
    let all = known.compactMap(\.self)
    memory?.keep(all, on: batches, frame)
    var coverages = frame.locales.map { _ in LocaleCoverage() }
    for part in [new.coverages] + all.map(\.coverages) {
      for (index, coverage) in part.enumerated() { coverages[index].formUnion(coverage) }
    }
    return (all.map(\.report), coverages)
  }

  /// The reports on batches, in their order, and what they count of texts that can be drawn if it is not kept with each.
  private func results(
    of batches: [CheckBatch], _ tables: [CatalogTable],
    makeChecker: @escaping @Sendable () -> BatchChecker
  ) async -> (reports: [CheckMemory.KeptReport], coverages: [LocaleCoverage]) {
    let notes = tables.map {
      Dictionary(grouping: $0.notes.filter { $0.key != nil }) { $0.key ?? "" }
    }
    let queue = WorkQueue(count: batches.count)
    let workers = min(max(jobs, 1), batches.count)
    // Batches are taken in order.
    var total = 0
    let starts = batches.map { batch in
      defer { total += batch.entries.count }
      return total
    }
    let (keyCount, progress, isKept) = (total, progress, memory != nil)
    return await withTaskGroup(
      of: (reports: [(Int, CheckMemory.KeptReport)], coverages: [LocaleCoverage]).self
    ) { group in
      for _ in 0..<workers {
        group.addTask {
          let checker = makeChecker()
          var reports: [(Int, CheckMemory.KeptReport)] = []
          while let index = queue.take() {
            let batch = batches[index]
            progress?(starts[index], keyCount)
            let (report, asksForOthers) = checker.report(on: batch, notes: notes[batch.table])
            let kept = CheckMemory.KeptReport(
              report: report, coverages: isKept ? checker.takeCoverages() : [],
              asksForOthers: asksForOthers)
            reports.append((index, kept))
          }
          return (reports, checker.takeCoverages())
        }
      }
      var reports: [(Int, CheckMemory.KeptReport)] = []
      var coverages: [LocaleCoverage] = []
      for await part in group {
        reports += part.reports
        guard !coverages.isEmpty else {
          coverages = part.coverages
          continue
        }
        for index in coverages.indices { coverages[index].formUnion(part.coverages[index]) }
      }
      return (reports.sorted { $0.0 < $1.0 }.map(\.1), coverages)
    }
  }
}
