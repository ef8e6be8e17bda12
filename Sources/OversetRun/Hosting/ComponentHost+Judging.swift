import OversetChecks
import OversetLayoutTree
import OversetProject
import OversetSnapshots
import OversetVocabulary

extension ComponentHost {
  /// What a text comes to in each cell that draws it.
  ///
  /// - Throws: Why nothing can be said of it.
  package func judgement(of question: HostRequest.Question) throws(HostRefusal) -> HostJudgement {
    let locale = try self.locale(question.locale)
    let typeSize = question.typeSize.flatMap { TypeSize(rawValue: $0) }
    guard question.typeSize == nil || typeSize != nil else {
      throw HostRefusal("“\(question.typeSize ?? "")” is no text size")
    }
    let shown = try ShownProject(project, showing: [question.text], in: locale)
    do throws(Diagnostic) {
      let cells = try self.cells(in: locale, at: typeSize, using: question.text.key)
      let judgement = self.judgement(of: question.text.key, shown, in: cells)
      try project.proveFaces()
      return judgement
    } catch {
      throw HostRefusal(error.problem)
    }
  }

  /// The same in some cells.
  func judgement(
    of key: String, _ shown: ShownProject, in cells: [MatrixCell]
  ) -> HostJudgement {
    let own = evaluator(of: shown)
    var (sum, gaps) = (JudgementSum(), Set<UInt32>())
    for cell in cells {
      guard let checked = checked(cell, by: own, using: key), checked.tree.endless == nil
      else { continue }
      let texts = checked.texts(ofKey: key, in: cell.variant.locale).filter { text in
        text.origins.contains { $0.key == key && shown.isShown(key, at: $0.place) }
      }
      guard !texts.isEmpty else { continue }
      let missing = texts.flatMap(\.missing)
      guard missing.isEmpty else {
        gaps.formUnion(missing)
        continue
      }
      let paths = Set(texts.map(\.path))
      var found = findings(cell, checked)
      acceptance.accept(&found)
      let isOwn = { (finding: Finding) in paths.contains(finding.node?.path ?? "") }
      let others = found.filter { !isOwn($0) }
      sum.add(
        cell, texts, found.filter(isOwn), elsewhere: others.isEmpty ? [] : caused(others, in: cell))
    }
    var judgement = sum.judgement
    if !gaps.isEmpty {
      judgement.reason = "no face here has \(CodePoint.examples(gaps.sorted()))"
    }
    return judgement
  }

  /// Those of the findings of a cell that the texts of the catalogs do not have there.
  private func caused(_ findings: [Finding], in cell: MatrixCell) -> [Finding] {
    let before = foundBefore(in: cell)
    return findings.filter { !before.contains(FindingIdentity($0)) }
  }

  private func foundBefore(in cell: MatrixCell) -> Set<FindingIdentity> {
    if let known = knownFindings[cell.name.path] { return known }
    let found = checked(cell, by: evaluator).map { findings(cell, $0) } ?? []
    let identities = Set(found.map { FindingIdentity($0) })
    knownFindings[cell.name.path] = identities
    return identities
  }
}

/// Puts together what a text comes to in cell after cell.
private struct JudgementSum {
  private struct State {
    var place: HostPlace
    var severity: Severity?
  }

  private var layouts = 0
  private var findings: [Finding] = []
  private var elsewhere: [Finding] = []
  private var said: Set<FindingIdentity> = []
  private var states: [State] = []

  mutating func add(
    _ cell: MatrixCell, _ texts: [KeyedText], _ findings: [Finding], elsewhere: [Finding]
  ) {
    layouts += 1
    append(findings, to: \.findings)
    append(elsewhere, to: \.elsewhere)
    guard let place = texts.map({ HostPlace(cell, $0) }).min(by: { $0.left < $1.left }) else {
      return
    }
    let severity = (findings + elsewhere).filter { $0.known == nil }.map(\.severity).max()
    guard let last = states.indices.last, states[last].place.component == place.component,
      states[last].place.state == place.state
    else {
      states.append(State(place: place, severity: severity))
      return
    }
    // Where something is found, what is found decides; else the room.
    let isWorse =
      states[last].severity == severity
      ? place.left < states[last].place.left
      : (severity ?? .info) > (states[last].severity ?? .info)
    if isWorse { states[last] = State(place: place, severity: severity) }
  }

  /// The sum, with the worst state first.
  var judgement: HostJudgement {
    var judgement = HostJudgement()
    judgement.layouts = layouts
    judgement.findings = Self.told(findings)
    judgement.elsewhere = Self.told(elsewhere)
    judgement.places = states.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let gravities = (Self.rank(first.severity), Self.rank(second.severity))
      if gravities.0 != gravities.1 { return gravities.0 > gravities.1 }
      if first.place.left != second.place.left { return first.place.left < second.place.left }
      return left.offset < right.offset
    }.map(\.element.place)
    return judgement
  }

  private static func rank(_ severity: Severity?) -> Int {
    switch severity {
    case .error: 3
    case .warning: 2
    case .info: 1
    case nil: 0
    }
  }

  private mutating func append(
    _ findings: [Finding], to list: WritableKeyPath<JudgementSum, [Finding]>
  ) {
    for finding in findings {
      // A run says it in one cell.
      guard !finding.rule.isSaidOnce || said.insert(FindingIdentity(finding)).inserted else {
        continue
      }
      self[keyPath: list].append(finding)
    }
  }

  /// What a verdict can rest on.
  private struct Kind: Hashable {
    let rule: String
    let severity: Severity
    let isAccepted: Bool
  }

  /// Findings as they are told: of too many the gravest, in the order of the cells. The first of each kind is among them, so
  /// that what is left out changes no verdict.
  private static func told(_ findings: [Finding]) -> [RecordedFinding] {
    guard findings.count > HostJudgement.longest else { return findings.map(RecordedFinding.init) }
    var kinds: Set<Kind> = []
    let gravities = findings.map { finding in
      let kind = Kind(
        rule: finding.rule.name, severity: finding.severity, isAccepted: finding.known != nil)
      if kinds.insert(kind).inserted { return 2 * (rank(.error) + 1) }
      return rank(finding.severity) + (kind.isAccepted ? 0 : rank(.error))
    }
    // Of equal ones the first.
    let chosen = findings.indices.sorted {
      (gravities[$1], $0) < (gravities[$0], $1)
    }.prefix(HostJudgement.longest)
    return chosen.sorted().map { RecordedFinding(findings[$0]) }
  }
}

extension HostPlace {
  init(_ cell: MatrixCell, _ text: KeyedText) {
    let room = text.isHidden ? nil : text.room
    self.init(
      component: cell.component.name, state: cell.state.name, device: cell.variant.device.token,
      typeSize: cell.variant.typeSize.token, boldText: cell.variant.legibilityWeight == .bold,
      needed: room?.needed, available: room?.available, confidence: room?.confidence)
  }
}
