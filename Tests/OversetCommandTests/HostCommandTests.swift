import Foundation
import OversetChecks
import OversetRun
import OversetTestBasics
import Testing

/// `overset host`, asked as a server asks it.
@Suite struct HostCommandTests {
  /// A finding as both sides tell it.
  private struct Told: Hashable {
    let rule: String
    let key: String
    let component: String
    let state: String
    let device: String
    let message: String

    init(_ finding: Finding) {
      rule = finding.rule.name
      key = finding.key ?? ""
      component = finding.node?.component ?? ""
      state = finding.node?.state ?? ""
      device = finding.device ?? ""
      message = finding.message
    }

    init(_ finding: [String: Any]) {
      func text(_ name: String) -> String { finding[name] as? String ?? "" }
      rule = text("rule")
      key = text("key")
      component = text("component")
      state = text("state")
      device = text("device")
      message = text("message")
    }
  }

  /// A text of the catalog.
  private struct Text {
    let key: String
    let plural: String?
    let value: String
  }

  private static let catalog = "Locales/Gallery.xcstrings"

  /// The German texts of the gallery, by key and plural form.
  private static func texts(of project: TestProject) throws -> [Text] {
    let data = try Data(contentsOf: project.file(catalog))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(file["strings"] as? [String: [String: Any]])
    return strings.sorted { $0.key < $1.key }.flatMap { key, entry -> [Text] in
      let all = entry["localizations"] as? [String: [String: Any]]
      guard let german = all?["de"], german["substitutions"] == nil else { return [] }
      if let unit = german["stringUnit"] as? [String: Any], let value = unit["value"] as? String {
        return [Text(key: key, plural: nil, value: value)]
      }
      let forms = (german["variations"] as? [String: [String: [String: Any]]])?["plural"] ?? [:]
      return forms.sorted { $0.key < $1.key }.compactMap { name, form in
        let value = (form["stringUnit"] as? [String: Any])?["value"] as? String
        return value.map { Text(key: key, plural: name, value: $0) }
      }
    }
  }

  private static func lines(_ requests: [HostRequest]) throws -> String {
    try requests.map { String(decoding: try HostLine.data($0), as: UTF8.self) }.joined()
  }

  private static func opening(_ number: Int = 1) -> HostRequest {
    var request = HostRequest(number: number)
    request.open = HostRequest.Opening()
    return request
  }

  private static func question(_ text: Text, _ value: String, _ number: Int) -> HostRequest {
    var shown = HostRequest.ShownText(key: text.key, text: value)
    shown.plural = text.plural
    var request = HostRequest(number: number)
    request.judge = HostRequest.Question(shown, in: "de")
    return request
  }

  /// The replies, without what tells how far it is.
  private static func replies(_ output: String) -> [HostReply] {
    output.split(separator: "\n").compactMap {
      HostLine.message(HostReply.self, of: Data($0.utf8))
    }.filter { $0.step == nil }
  }

  private static func findings(of project: TestProject) async throws -> [Told] {
    let run = try await project.overset([
      "run", "--locale", "de", "--format", "json", "--record", "never",
    ])
    let found = try #require(try run.json()["findings"] as? [[String: Any]])
    return found.map { Told($0) }
  }

  @Test("every text of the gallery comes to what a run finds with it in the catalog")
  func agreesWithRun() async throws {
    let project = try TestProject.gallery()
    let texts = try Self.texts(of: project)
    #expect(texts.count > 80)
    let found = Dictionary(grouping: try await Self.findings(of: project), by: \.key)
    let requests =
      [Self.opening()]
      + texts.enumerated().map { Self.question($0.element, $0.element.value, $0.offset + 2) }
    let host = try await project.overset(["host"], input: try Self.lines(requests))
    #expect(host.exitCode == 0, "\(host.errors)")
    let replies = Self.replies(host.text)
    try #require(replies.map(\.number) == Array(1...texts.count + 1))
    let index = try #require(replies[0].index)
    #expect(index.components.count >= 8 && index.devices.contains("iPhoneSE"))
    var (drawn, told) = (0, [String: Set<Told>]())
    for (text, reply) in zip(texts, replies.dropFirst()) {
      let judgement = try #require(reply.judgement, "\(text.key): \(reply.refusal ?? "")")
      if judgement.layouts > 0 { drawn += 1 }
      #expect(judgement.elsewhere.isEmpty, "\(text.key)")
      #expect((judgement.layouts > 0) == !judgement.places.isEmpty, "\(text.key)")
      told[text.key, default: []].formUnion(
        judgement.findings.compactMap(\.finding).map { Told($0) }.filter { $0.key == text.key })
    }
    #expect(drawn > 50)
    for (key, own) in told { #expect(own == Set(found[key] ?? []), "\(key)") }
    #expect(told.values.contains { !$0.isEmpty })
  }

  @Test("a text that is longer comes to what a run finds when it is written into the catalog")
  func agreesWithChangedCatalog() async throws {
    let project = try TestProject.gallery()
    let texts = try Self.texts(of: project).filter { $0.plural == nil }
    let before = Set(try await Self.findings(of: project))
    var count = 0
    for text in [texts.first { $0.key == "Restore" }, texts.first { $0.value.count > 60 }] {
      let text = try #require(text)
      let value = text.value + " und noch etwas mehr"
      let host = try await project.overset(
        ["host"], input: try Self.lines([Self.opening(), Self.question(text, value, 2)]))
      let judgement = try #require(Self.replies(host.text).last?.judgement)
      let changed = try project.copy()
      let file = changed.file(Self.catalog)
      let catalog = try String(contentsOf: file, encoding: .utf8)
      let written = catalog.replacing("\"\(text.value)\"", with: "\"\(value)\"")
      #expect(written != catalog, "\(text.key)")
      try changed.write(written, to: Self.catalog)
      let after = Set(try await Self.findings(of: changed))
      let all = (judgement.findings + judgement.elsewhere).compactMap(\.finding).map { Told($0) }
      count += all.count
      #expect(Set(all).isSuperset(of: after.subtracting(before)), "\(text.key)")
      #expect(after.isSuperset(of: all), "\(text.key)")
    }
    #expect(count > 0)
  }

  @Test("what is no request ends it with 65; what it cannot do it refuses, and answers on")
  func refusals() async throws {
    let project = try TestProject.gallery()
    let rubbish = try await project.overset(["host"], input: "rubbish\n")
    #expect(rubbish.exitCode == 65 && rubbish.errors.contains("a line is no request"))
    var (other, unknown) = (Self.opening(2), HostRequest(number: 3))
    other.open?.version = 99
    unknown.judge = HostRequest.Question(
      HostRequest.ShownText(key: "Restore", text: "x"), in: "xx")
    let host = try await project.overset(
      ["host"],
      input: try Self.lines([HostRequest(number: 1), other, unknown, Self.opening(4)]))
    #expect(host.exitCode == 0)
    let replies = Self.replies(host.text)
    #expect(replies.map(\.number) == [1, 2, 3, 4])
    #expect(replies[0].refusal == "the request asks nothing")
    #expect(replies[1].refusal?.contains("version 99") == true)
    #expect(replies[2].refusal == "no project was opened")
    #expect(replies[3].index != nil)
  }
}
