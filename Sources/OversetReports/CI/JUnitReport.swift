import OversetVocabulary

/// JUnit's XML: a suite for each component or file, with a case for each result and for all that passed.
///
/// GitLab (“Unit test reports”) ignores a second case of one name, so that names are unique; it shows the picture that
/// `[[ATTACHMENT|path]]` names, a path from the repository. The schema of Jenkins' xUnit plugin, junit-10.xsd, has no
/// `file` of a case, so that the strict form leaves it out. A time is 0: the same input gives the same bytes.
struct JUnitReport {
  private let report: FindingReport
  private let isStrict: Bool
  private let limit: Int

  /// - Parameter limit: The most bytes.
  init(_ report: FindingReport, isStrict: Bool, limit: Int = ReportLimits.jUnitBytes) {
    self.report = report
    self.isStrict = isStrict
    self.limit = limit
  }

  private enum Verdict { case failed, skipped, passed }

  private struct Case {
    let suite: String
    let verdict: Verdict
    let markup: PrintedMarkup
  }

  /// What the frame of a document and of a suite takes at most, beside its name, in bytes.
  private static let frame = 400

  var markup: PrintedMarkup {
    var cases: [Case] = []
    var suites: [String: Int] = [:]
    // Room for the case that says what is missing, and for the frame of the document.
    var room = limit - 4 * Self.frame
    let all = self.cases
    for test in all {
      let isNew = suites[test.suite] == nil
      let size = test.markup.byteCount + (isNew ? Self.frame + 6 * test.suite.utf8.count : 0)
      guard size <= room else { break }
      room -= size
      if isNew { suites[test.suite] = suites.count }
      cases.append(test)
    }
    let left = all.dropFirst(cases.count)
    if !left.isEmpty { cases.append(more(left)) }
    return document(cases)
  }

  // MARK: Cases

  /// What fails, the worst of each cause first; then what does not, and what passed.
  private var cases: [Case] {
    var names: Set<[String]> = []
    let results = report.results
    let open =
      results.filter { $0.cause.isFailure } + results.filter { !$0.cause.isFailure }
      + report.known.flatMap { cause in cause.results.map { (cause: cause, result: $0) } }
    // Jenkins takes a file without a case for a fault.
    let passed =
      open.isEmpty && report.passed.isEmpty
      ? [FindingReport.Passed(owner: "overset", name: report.command)] : report.passed
    return open.map { cause, result in
      let name = unique("\(cause.rule.id) \(name(of: result))", result.component, &names)
      return Case(
        suite: result.component, verdict: verdict(cause), markup: element(name, result, cause))
    }
      + passed.map { test in
        let name = unique("\(test.name)", test.owner, &names)
        return Case(
          suite: test.owner, verdict: .passed,
          markup: "    <testcase\(attributes(name, test.owner)) time=\"0\"/>\n")
      }
  }

  private func verdict(_ cause: ReportedCause) -> Verdict {
    if cause.known != nil { return .skipped }
    return cause.isFailure ? .failed : .passed
  }

  private func name(of result: ReportedResult) -> PrintedText {
    let parts: [PrintedText?] = [
      Wording.quoted(result.key), result.locale.map { "\($0)" },
      result.variant.isEmpty ? nil : "\(result.variant)",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func unique(
    _ name: PrintedText, _ owner: String, _ names: inout Set<[String]>
  ) -> PrintedText {
    var (unique, number) = (name, 1)
    while !names.insert([owner, unique.string]).inserted {
      number += 1
      unique = name + " (\(number))"
    }
    return unique
  }

  private func attributes(_ name: PrintedText, _ owner: String) -> PrintedMarkup {
    " classname=\"\(suiteName(owner), as: .xml)\" name=\"\(name, as: .xml)\""
  }

  private func element(
    _ name: PrintedText, _ result: ReportedResult, _ cause: ReportedCause
  ) -> PrintedMarkup {
    let file: PrintedMarkup = isStrict ? "" : " file=\"\("\(result.place.path)", as: .xml)\""
    let head: PrintedMarkup =
      "    <testcase\(attributes(name, result.component))\(file) time=\"0\">\n"
    let text = result.wholeMessage
    let place: PrintedText = "\(result.place.path):\(result.place.line ?? 1)"
    let body: PrintedMarkup =
      if let known = cause.known {
        "      <skipped message=\"\("known: \(known)", as: .xml)\"/>\n"
      } else if cause.isFailure {
        "      <failure type=\"\("\(cause.rule.id)", as: .xml)\" message=\"\(result.message, as: .xml)\">"
          + "\(text, as: .xml)\n\(place, as: .xml)</failure>\n"
      } else {
        "      <system-out>\("\(cause.severity.rawValue): ", as: .xml)\(text, as: .xml)\n"
          + "\(place, as: .xml)</system-out>\n"
      }
    return head + body + attachment(result) + "    </testcase>\n"
  }

  /// The picture of a difference, of which GitLab shows one.
  private func attachment(_ result: ReportedResult) -> PrintedMarkup {
    let picture =
      result.attachments.first { $0.hasSuffix(".diff.png") } ?? result.attachments.first
    guard let picture, !picture.contains("]"), !isStrict else { return "" }
    return "      <system-out>[[ATTACHMENT|\("\(picture)", as: .xml)]]</system-out>\n"
  }

  /// The case that says what the file lacks. It fails if one of them does.
  private func more(_ cases: ArraySlice<Case>) -> Case {
    let failed = cases.count { $0.verdict == .failed }
    let text: PrintedText =
      "and \(Wording.count(cases.count, "more test")), of which \(failed) failed: the file may have no more"
    let body: PrintedMarkup =
      failed > 0
      ? "<failure type=\"report/more\" message=\"\(text, as: .xml)\"/>"
      : "<skipped message=\"\(text, as: .xml)\"/>"
    return Case(
      suite: "overset", verdict: failed > 0 ? .failed : .skipped,
      markup:
        "    <testcase classname=\"overset\" name=\"more tests\" time=\"0\">\(body)</testcase>\n")
  }

  // MARK: Document

  private func suiteName(_ owner: String) -> PrintedText { owner.isEmpty ? "overset" : "\(owner)" }

  private func document(_ cases: [Case]) -> PrintedMarkup {
    var order: [String] = []
    var groups: [String: [Case]] = [:]
    for test in cases {
      let suite = suiteName(test.suite).string
      if groups[suite] == nil { order.append(suite) }
      groups[suite, default: []].append(test)
    }
    var document: PrintedMarkup = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    document +=
      "<testsuites name=\"\("overset \(report.command)", as: .xml)\"\(counts(cases)) time=\"0\">\n"
    for suite in order {
      let cases = groups[suite] ?? []
      document +=
        "  <testsuite name=\"\("\(suite)", as: .xml)\"\(counts(cases)) skipped=\"\(count(.skipped, cases))\" time=\"0\">\n"
      for test in cases { document += test.markup }
      document += "  </testsuite>\n"
    }
    return document + "</testsuites>\n"
  }

  private func counts(_ cases: [Case]) -> PrintedMarkup {
    " tests=\"\(cases.count)\" failures=\"\(count(.failed, cases))\" errors=\"0\""
  }

  private func count(_ verdict: Verdict, _ cases: [Case]) -> Int {
    cases.count { $0.verdict == verdict }
  }
}
