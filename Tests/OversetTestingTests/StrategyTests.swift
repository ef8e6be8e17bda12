import Foundation
import OversetVocabulary
import Testing

@testable import OversetTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What strategies make of values.
struct StrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    AsyncWaiter.value(of: strategy.snapshot(value), timeout: 1)
  }

  private struct User: Codable {
    var id = 1
    var name = "Blob\n"
    var friends: Set<String> = ["c", "a", "b"]
    var scores = ["z": 1, "a": 2]
    var site = URL(string: "https://example.org/a?b=c")
    var born = Date(timeIntervalSince1970: 0)
    var note: String?
  }

  private enum Shape { case dot, circle(radius: Double) }

  private final class Node {
    var next: Node?
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// As swift-snapshot-testing writes it: fields, sets and dictionaries sorted, dates in UTC.
  @Test("a dump sorts fields, sets and dictionaries, and writes dates in UTC")
  func dump() {
    #expect(
      text(User(), .dump) == """
        ▿ User
          - born: 1970-01-01T00:00:00Z
          ▿ friends: 3 members
            - "a"
            - "b"
            - "c"
          - id: 1
          - name: "Blob\\n"
          - note: Optional<String>.none
          ▿ scores: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 2
            ▿ (2 elements)
              - key: "z"
              - value: 1
          ▿ site: Optional<URL>
            - some: https://example.org/a?b=c

        """)
  }

  @Test("a dump shows the values of enum cases and stops at circular references")
  func dumpOfCasesAndObjects() {
    #expect(
      text([Shape.dot, .circle(radius: 2)], .dump) == """
        ▿ 2 elements
          - Shape.dot
          ▿ Shape
            ▿ circle: (1 element)
              - radius: 2.0

        """)
    let node = Node("a")
    node.next = node
    let dump = text(node, .dump)
    #expect(
      dump == """
        ▿ Node
          - name: "a"
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  private struct Described: CustomStringConvertible {
    let second = 2
    let first = 1
    var description: String { "described" }
  }

  private final class DescribedObject: CustomStringConvertible {
    let second = 2
    let first = 1
    var description: String { "object" }
  }

  /// swift-snapshot-testing leaves the parts of what describes itself in their order.
  @Test("a dump keeps the order of fields of a type that describes itself")
  func dumpOfWhatDescribesItself() {
    #expect(text(Described(), .dump) == "▿ described\n  - second: 2\n  - first: 1\n")
    #expect(text(DescribedObject(), .dump) == "▿ object\n  - second: 2\n  - first: 1\n")
  }

  /// The encoder's own settings hold: nothing is sorted or indented that it does not.
  @Test("a given encoder's own settings hold")
  func jsonOfAnEncoder() {
    struct Visit: Encodable { let lastSeen = Date(timeIntervalSince1970: 0) }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    #expect(text(Visit(), .json(encoder)) == "{\"last_seen\":0}")
    #expect(Snapshotting<Visit, String>.json(encoder).pathExtension == "json")
  }

  @Test("JSON is sorted and indented")
  func json() {
    #expect(text(["b": 1, "a": 2], .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(Snapshotting<[String: Int], String>.json.pathExtension == "json")
    #expect(text(User(), .json)?.contains("\"id\" : 1") == true)
  }

  /// Nothing is recorded of a value that cannot be encoded.
  @Test("what cannot be encoded is an error") func whatCannotBeEncodedIsAnError() {
    func error<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> Diagnostic? {
      guard case .failure(let error) = AsyncWaiter.result(of: strategy.snapshot(value), timeout: 1)
      else { return nil }
      return error
    }
    #expect(error(Double.nan, .json)?.kind == .data)
    #expect(error(["a": Node("a")] as [String: Any], .json)?.problem.contains("JSON") == true)
    let binary = PropertyListEncoder()
    binary.outputFormat = .binary
    #expect(error(["a": 200.5], .plist(binary))?.problem.contains("is not text") == true)
  }

  @Test("a property list is written as XML")
  func plist() {
    let text = text(["a": 1], .plist)
    #expect(text?.contains("<key>a</key>\n\t<integer>1</integer>") == true)
    #expect(Snapshotting<[String: Int], String>.plist.pathExtension == "plist")
  }

  private enum Day: String, CaseIterable { case friday, saturday }

  /// The table is swift-snapshot-testing's: nothing is doubled, and the last line has no end.
  @Test("a function over cases is a table of its results")
  func functionOfCases() {
    let isFree: (Day) -> String = { $0 == .saturday ? "a \"day\" off" : "work" }
    let strategy = Snapshotting<Day, String>.func(into: Snapshotting<String, String>.lines)
    #expect(
      text(isFree, strategy)
        == "\"friday\",\"work\"\n\"saturday\",\"a \"day\" off\"")
    #expect(strategy.pathExtension == "csv")
  }

  private func request() throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/p?q=1")))
    request.httpMethod = "POST"
    request.setValue("b", forHTTPHeaderField: "X-B")
    request.setValue("c=d", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":\"x\"}".utf8)
    return request
  }

  @Test("a raw request has method, address, sorted headers and body")
  func requestAsItIsSent() throws {
    #expect(
      text(try request(), .raw) == """
        POST https://example.org/p?q=1
        Cookie: c=d
        X-B: b

        {"b":1,"a":"x"}
        """)
    #expect(
      text(try request(), .raw(pretty: true))?
        .hasSuffix("\n\n{\n  \"a\" : \"x\",\n  \"b\" : 1\n}") == true)
  }

  /// By name, as swift-snapshot-testing writes them; two of one name stay in their order.
  @Test(
    "query items are sorted by name, and equal names keep their order",
    arguments: [
      ("?b=2&a=1&b=1&c", "?a=1&b=2&b=1&c"), ("?b&a=x%20y#end", "?a=x%20y&b#end"), ("", ""),
    ])
  func queriesAreSorted(query: String, sorted: String) throws {
    let url = try #require(URL(string: "https://example.org/p\(query)"))
    let address = "https://example.org/p\(sorted)"
    #expect(text(URLRequest(url: url), .raw) == "GET \(address)")
    #expect(text(URLRequest(url: url), .raw(pretty: true)) == "GET \(address)")
    #expect(text(URLRequest(url: url), .curl) == "curl \\\n\t\"\(address)\"")
  }

  @Test("a curl command has method, headers, body, cookie and address")
  func requestAsACommand() throws {
    let command = text(try request(), .curl) ?? ""
    #expect(
      command.components(separatedBy: " \\\n\t") == [
        "curl", "--request POST", "--header \"X-B: b\"",
        "--data \"{\\\"b\\\":1,\\\"a\\\":\\\"x\\\"}\"", "--cookie \"c=d\"",
        "\"https://example.org/p?q=1\"",
      ])
  }

  @Test("a waiting strategy waits before it gives its value")
  func waits() {
    let start = Date()
    #expect(text("a", .wait(for: 0.05, on: .lines)) == "a")
    #expect(Date().timeIntervalSince(start) >= 0.05)
  }

  @Test("a difference of data names the first byte that differs")
  func dataDifference() {
    let diffing = Diffing<Data>.data
    #expect(diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
    #expect(diffing.diff(Data([1, 2]), Data([1, 3]))?.0.contains("at byte 1") == true)
  }
}
