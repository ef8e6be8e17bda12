#if Service
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetReports
  import OversetVocabulary

  /// Makes the causes of a run: what a reviewer decides about at once.
  struct CauseBuilder {
    private let contents: PageContents
    /// What has changed in cells, by the paths of their snapshots.
    private let changes: [String: (change: PictureChange, group: String)]
    /// What the baseline has found; nil where there is none.
    private let baseline: Set<String>?

    /// - Parameters:
    ///   - contents: The page of the run.
    ///   - changes: The values that wait to be accepted, by the paths of their snapshots, with what `overset review` would
    ///     show together.
    ///   - baseline: The fingerprints of what the baseline has found.
    init(
      _ contents: PageContents, changes: [String: (change: PictureChange, group: String)],
      baseline: Set<String>?
    ) {
      self.contents = contents
      self.changes = changes
      self.baseline = baseline
    }

    /// All causes, in order.
    var causes: [ReviewCause] {
      var byResult: [Int: [Int]] = [:]
      for (row, cell) in contents.cells.enumerated() {
        for result in cell.results { byResult[result, default: []].append(row) }
      }
      // A change belongs to the first finding that is new in its cell: that is why it looks as it does.
      var behind: [Int: Int] = [:]
      for (number, result) in contents.results.enumerated() where isNew(result) {
        for row in byResult[number] ?? [] where changes[contents.cells[row].name] != nil {
          if behind[row] == nil { behind[row] = number }
        }
      }
      var findings: [ReviewCause] = []
      for (number, result) in contents.results.enumerated() {
        let rows = result.isAboutSnapshots ? unkept(result) : byResult[number] ?? []
        if result.isAboutSnapshots, rows.isEmpty { continue }
        findings.append(finding(result, number, rows: rows, behind))
      }
      let differences = differences(without: Set(behind.keys))
      let all = findings + differences
      return all.filter { $0.accepted == nil && $0.fails }
        + all.filter { $0.accepted == nil && !$0.fails } + all.filter { $0.accepted != nil }
    }

    /// Whether the baseline has not found it. Without a baseline nobody can tell.
    private func isNew(_ result: PageContents.Result) -> Bool {
      guard let baseline, result.known == nil, result.suppression != nil else { return false }
      return !baseline.contains(result.fingerprint)
    }

    /// The cells of a result that tells of snapshots whose new values nobody has: they were recorded, or are outdated.
    private func unkept(_ result: PageContents.Result) -> [Int] {
      contents.cells.indices.filter { row in
        let cell = contents.cells[row]
        return !cell.isMatch && changes[cell.name] == nil && cell.component == result.component
          && cell.state == result.key && cell.locale == result.locale
      }
    }

    private func finding(
      _ result: PageContents.Result, _ number: Int, rows: [Int], _ behind: [Int: Int]
    ) -> ReviewCause {
      let isFinding = result.suppression != nil
      return ReviewCause(
        id: Self.id("finding", result.fingerprint, result.text ?? result.key),
        kind: isFinding ? .finding : .other, title: Self.title(of: result), rule: result.rule,
        fingerprint: result.fingerprint, result: number, fails: result.fails,
        accepted: result.known, pointsOver: result.pointsOver,
        cells: rows.map { row in
          cell(row, behind[row] == number ? changes[contents.cells[row].name]?.change : nil)
        },
        suppression: result.suppression.map { suppression in
          var finding = AcceptedFinding(rule: suppression.rule, reason: "")
          finding.component = suppression.component
          finding.key = suppression.key
          finding.locale = suppression.locale?.identifier
          return finding
        })
    }

    private func cell(_ row: Int, _ change: PictureChange?) -> ReviewCell {
      let cell = contents.cells[row]
      return ReviewCell(
        row: row, name: cell.name, state: cell.state, device: cell.device, change: change)
    }

    // MARK: Differences

    private func differences(without taken: Set<Int>) -> [ReviewCause] {
      var order: [String] = []
      var groups: [String: [Int]] = [:]
      for (row, cell) in contents.cells.enumerated() where !taken.contains(row) {
        guard let (_, group) = changes[cell.name] else { continue }
        let name = self.group(group, cell)
        if groups[name] == nil { order.append(name) }
        groups[name, default: []].append(row)
      }
      return order.compactMap { name in
        guard let rows = groups[name], let first = rows.first else { return nil }
        let isNew = rows.allSatisfy { row in
          changes[contents.cells[row].name]?.change.files.allSatisfy { $0.old == nil } ?? false
        }
        return ReviewCause(
          id: Self.id("difference", name), kind: isNew ? .new : .difference,
          title: title(rows, first, isNew: isNew), rule: nil, fingerprint: nil, result: nil,
          fails: rows.contains { !contents.cells[$0].isMatch }, accepted: nil, pointsOver: nil,
          cells: rows.map { cell($0, changes[contents.cells[$0].name]?.change) }, suppression: nil)
      }
    }

    /// Texts that differ in the same lines, and new snapshots of one state, as `overset review` groups them. Of pictures
    /// alone only those that differ in the same pixels: else nobody sees all that one decision is about.
    private func group(_ group: String, _ cell: PageContents.Cell) -> String {
      guard group.hasPrefix("picture\n") else { return group }
      let pixels =
        cell.pictures.mask
        ?? "\(cell.pictures.reference ?? "-") \(cell.pictures.shown ?? "-")"
      return "picture\n\(cell.component)\n\(pixels)"
    }

    // MARK: Words

    /// `Restore: 7.4 pt over, de, on iPhoneSE`.
    private static func title(of result: PageContents.Result) -> String {
      let what = result.pointsOver.map { "\($0) pt over" } ?? result.title
      let subject = result.key.isEmpty ? result.component : result.key
      return
        ([subject.isEmpty ? what : "\(subject): \(what)"]
        + [result.locale, devices(result.devices)].compactMap(\.self)).joined(separator: ", ")
    }

    private func title(_ rows: [Int], _ first: Int, isNew: Bool) -> String {
      let cells = rows.map { contents.cells[$0] }
      func distinct(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
      }
      let screens = distinct(cells.map { "\($0.component) \($0.state)" })
      let more = screens.count > 1 ? " and \(screens.count - 1) more" : ""
      let locales = distinct(cells.map(\.locale))
      let languages =
        locales.count <= 3 ? locales.joined(separator: ", ") : "\(locales.count) locales"
      return ["\(screens[0])\(more): \(isNew ? "new" : "differs")", languages]
        .joined(separator: ", ")
        + (Self.devices(distinct(cells.map(\.device))).map { ", \($0)" } ?? "")
    }

    private static func devices(_ devices: [String]) -> String? {
      guard !devices.isEmpty else { return nil }
      return devices.count <= 2
        ? "on \(devices.joined(separator: " and "))" : "on \(devices.count) devices"
    }

    private static func id(_ parts: String...) -> String {
      let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
      return String(Digest.sha256Hex(of: Data(text.utf8)).prefix(32))
    }
  }
#endif
