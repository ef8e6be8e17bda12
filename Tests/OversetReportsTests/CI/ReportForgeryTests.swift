import Foundation
import OversetChecks
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// No key, text or path can add to a report, end a part of it or command who reads it.
struct ReportForgeryTests {
  private static let hostile =
    "x\n::error file=a::PWN\r\n##vso[task.complete]##[group]\u{0}\u{1B}[31m]]></failure><a>&amp;"
    + "</td></code>|`*_[y](javascript:z)![i](http://t.example/i.png) @team #12 www.t.example"
    + "\u{202E}\u{2028}%0A::warning::PWN%;]\"',title=y\u{FFFE}\\|"

  private func report(_ text: String) throws -> FindingReport {
    let project = try TestProject()
    let names = text.replacing("\0", with: "")
    let file = "Locales/\(names.replacing("/", with: "-")).xcstrings"
    let findings = try [
      SampleFindings.truncated(
        text, slot: text, file: file, text: text, variant: text,
        drawnAt: SourcePlace(file: file, line: 1, column: 1)),
      SampleFindings.wrong(text, message: text),
    ]
    return try SampleFindings.report(findings, project: project.root)
  }

  private func text(_ format: FindingReportFormat, _ text: String = hostile) throws -> String {
    try SampleFindings.text(format, report(text))
  }

  @Test(
    "no report holds a control, and none a command that is not its own",
    arguments: FindingReportFormat.allCases)
  func nothingIsObeyed(format: FindingReportFormat) throws {
    // Of GitHub's commands the properties hold no two colons: the next ones are those before the message.
    let own = /(?m)^(?:::(?:error|warning|notice) [^\n]*?::|##vso\[task\.logissue )/
    let text = try text(format).replacing(own, with: "")
    #expect(text.firstMatch(of: /(?i)::[a-z]|##(?:\[|vso\[|teamcity\[)/)?.output == nil, "\(text)")
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(![0x202E, 0x2028].contains(scalar.value))
    }
  }

  @Test(
    "reports that are lines have as many for hostile values as for others",
    arguments: [FindingReportFormat.gitHub, .azure, .editor, .markdown, .buildkite, .gitHubSummary])
  func lines(format: FindingReportFormat) throws {
    func count(_ text: String) throws -> Int {
      try self.text(format, text).split(separator: "\n", omittingEmptySubsequences: false).count
    }
    #expect(try count(Self.hostile) == count("plain"))
  }

  @Test("GitHub's commands have their own properties alone")
  func gitHub() throws {
    for line in try text(.gitHub).split(separator: "\n") {
      let command = try #require(line.wholeMatch(of: /::error (.*?)::(.*)/))
      let names = command.1.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(names == ["file", "line", "endLine", "col", "endColumn", "title"])
      // A percent sign of a value is written as one; the line ends are those between the parts.
      #expect(!command.2.replacing("%25", with: "").replacing("%0A", with: "").contains("%"))
      #expect(command.2.matches(of: /%0A/).count <= 1)
    }
  }

  @Test("Azure's commands have their own properties alone")
  func azure() throws {
    for line in try text(.azure).split(separator: "\n") {
      let command = try #require(line.wholeMatch(of: /##vso\[task\.logissue ([^\]]*)\](.*)/))
      let names = command.1.split(separator: ";").map { $0.prefix { $0 != "=" } }
      #expect(names == ["type", "sourcepath", "linenumber", "columnnumber", "code"])
      #expect(!command.2.replacing("%AZP25", with: "").contains("%"))
    }
  }

  @Test(
    "Markdown has its own elements, rows and cells alone",
    arguments: [FindingReportFormat.markdown, .buildkite])
  func markdown(format: FindingReportFormat) throws {
    let text = try text(format)
    let rest = text.replacing(/<\/?(?:code|details|summary)>|<br>/, with: "")
    #expect(rest.firstMatch(of: /[<>`*\[\]\\@]/)?.output == nil, "\(rest)")
    for row in text.split(separator: "\n") where row.hasPrefix("| error") {
      #expect(row.count { $0 == "|" } == 4)
    }
    #expect(!text.contains("http:") && !text.contains("javascript:") && !text.contains("www."))
    // Who is called, and which issue is linked, goes by what is shown.
    #expect(text.matches(of: /&#(?:64|35);(?!&#8203;)/).isEmpty)
  }

  @Test(
    "XML parses, with its own elements alone", arguments: [FindingReportFormat.junit, .strictJUnit])
  func xml(format: FindingReportFormat) throws {
    func elements(_ text: String) throws -> [String] {
      let parser = XMLParser(data: try format.rendered(report(text)).bytes)
      let names = ElementNames()
      parser.delegate = names
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      return names.names
    }
    #expect(try elements(Self.hostile) == elements("plain"))
  }

  @Test(
    "JSON parses, and its strings are those of the report",
    arguments: [FindingReportFormat.sarif, .gitLab, .rdjson])
  func json(format: FindingReportFormat) throws {
    let report = try report(Self.hostile)
    let bytes = try format.rendered(report).bytes
    let object = try JSONSerialization.jsonObject(with: bytes)
    #expect(!bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    let path = try #require(report.causes.first?.results.first?.place.path)
    func strings(_ value: Any) -> [String] {
      switch value {
      case let text as String: [text]
      case let list as [Any]: list.flatMap(strings)
      case let object as [String: Any]: object.values.flatMap(strings)
      default: []
      }
    }
    let found = strings(object)
    #expect(found.contains { $0 == path || $0.removingPercentEncoding == path })
  }
}

/// The names of elements, in order.
private final class ElementNames: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) { names.append(name) }
}
