#if Service
  import Crypto
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// `POST /v1/hooks/…`: messages of tools as their documentation has them; the data file names the pages.
  @Suite struct HookTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let title: String
      let sender: HookSender
      let body: Data
      let event: String
      let items: [[String: String]]
      let failing: Int

      var testDescription: String { title }
    }

    static let cases: [Case] = {
      guard let file = Bundle.module.url(forResource: "Data/hooks", withExtension: "json"),
        let data = try? Data(contentsOf: file),
        let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      else { return [] }
      return rows.compactMap { row in
        guard let title = row["title"] as? String,
          let sender = (row["sender"] as? String).flatMap(HookSender.init),
          let body = row["body"].flatMap({ try? JSONSerialization.data(withJSONObject: $0) }),
          let event = row["event"] as? String, let items = row["items"] as? [[String: String]]
        else { return nil }
        return Case(
          title: title, sender: sender, body: body, event: event, items: items,
          failing: row["failing"] as? Int ?? 0)
      }
    }()

    static let words = "a secret of these tests"
    private static let key = Data("0123456789abcdefghijklmn".utf8)

    static func secrets() -> HookSecrets {
      let standard = "whsec_" + key.base64EncodedString()
      return HookSecrets(
        Dictionary(
          HookSender.allCases.compactMap { sender in
            let isStandard = sender == .weblate || sender == .webhook
            return HookSecrets.Secret(isStandard ? standard : words, of: sender).map {
              (sender, $0)
            }
          }
        ) { first, _ in first })
    }

    /// The fields by which a sender proves a message.
    private func fields(
      of sender: HookSender, _ body: Data, id: String = "1", at time: Date = Date()
    ) -> [String: String] {
      switch sender {
      case .lokalise: return ["X-Secret": Self.words]
      case .tolgee:
        let milliseconds = Int(time.timeIntervalSince1970 * 1000)
        let code = HMAC<SHA256>.authenticationCode(
          for: Data("\(milliseconds).".utf8) + body,
          using: SymmetricKey(data: Data(Self.words.utf8)))
        let digits = code.map { String(format: "%02x", $0) }.joined()
        return ["Tolgee-Signature": "{\"timestamp\":\(milliseconds),\"signature\":\"\(digits)\"}"]
      case .weblate, .webhook, .crowdin:
        let seconds = Int(time.timeIntervalSince1970)
        let code = HMAC<SHA256>.authenticationCode(
          for: Data("\(id).\(seconds).".utf8) + body, using: SymmetricKey(data: Self.key))
        return [
          "webhook-id": id, "webhook-timestamp": "\(seconds)",
          "webhook-signature": "v1,\(Data(code).base64EncodedString())",
        ]
      }
    }

    private func send(
      _ body: Data, of sender: HookSender, to service: RunningService, id: String = "1",
      at time: Date = Date(), with change: [String: String] = [:]
    ) async throws -> Answer {
      try await service.ask(
        "/v1/hooks/\(sender.rawValue)", method: "POST", token: nil,
        fields: fields(of: sender, body, id: id, at: time).merging(change) { $1 }, body: body)
    }

    @Test("every row of the data file is read")
    func dataFile() { #expect(Self.cases.count == 13) }

    @Test("the texts of a message are those that the tool means", arguments: cases)
    func texts(row: Case) throws {
      let texts = try HookTexts(row.body, from: row.sender)
      #expect(texts.event == row.event)
      let found = texts.items.map { item in
        var members = ["key": item.key, "locale": item.locale, "text": item.text]
        members["plural"] = item.plural
        members["source"] = item.source
        return members
      }
      #expect(found == row.items)
      #expect(Set(texts.items.map(\.id)).count == texts.items.count)
    }

    @Test(
      "a message is checked, reported to its sender, and kept for who may read", arguments: cases)
    func messages(row: Case) async throws {
      let service = try await RunningService(TestCatalog.project(), secrets: Self.secrets())
      let last = "/v1/hooks/\(row.sender.rawValue)/last"
      #expect(try await service.ask(last).status == 404)
      let answer = try await send(row.body, of: row.sender, to: service)
      #expect(answer.status == 200)
      let report = try answer.message(HookReport.self)
      #expect(report.texts == row.items.count && report.event == row.event)
      #expect(report.failing.count == row.failing)
      #expect(report.notChecked == 0 && report.leftOut == 0)
      let kept = try await service.ask(last, token: RunningService.secret(of: .read))
      #expect(try kept.message(HookReport.self) == report)
      #expect(try await service.ask(last, token: nil).status == 401)
      // It counts once.
      let again = try await send(row.body, of: row.sender, to: service)
      let isSignedAnew = row.sender == .tolgee
      #expect(again.status == (isSignedAnew ? 200 : 204))
    }

    @Test(
      "a message that is not the sender's is refused, and nothing is kept",
      arguments: HookSender.allCases)
    func forged(sender: HookSender) async throws {
      guard sender != .crowdin, let row = Self.cases.first(where: { $0.sender == sender }) else {
        return
      }
      let service = try await RunningService(TestCatalog.project(), secrets: Self.secrets())
      let path = "/v1/hooks/\(sender.rawValue)"
      for token in [nil, RunningService.secret] {
        let answer = try await service.ask(path, method: "POST", token: token, body: row.body)
        #expect(answer.status == 401)
        #expect(try answer.problem().detail.hasSuffix("nothing was looked at"))
      }
      if sender != .lokalise {
        let old = Date(timeIntervalSinceNow: -301)
        #expect(try await send(row.body, of: sender, to: service, at: old).status == 401)
        let other = Data("{}".utf8)
        let fields = fields(of: sender, row.body)
        #expect(
          try await service.ask(path, method: "POST", token: nil, fields: fields, body: other)
            .status
            == 401)
      }
      #expect(try await service.ask("\(path)/last").status == 404)
    }

    @Test("without a secret there is no such path")
    func withoutSecrets() async throws {
      let service = try await RunningService(TestCatalog.project())
      for row in Self.cases {
        #expect(try await send(row.body, of: row.sender, to: service).status == 404)
      }
    }

    @Test("what is no message is a fault of the sender, and may be mended and sent again")
    func malformed() async throws {
      let service = try await RunningService(TestCatalog.project(), secrets: Self.secrets())
      for sender in [HookSender.lokalise, .tolgee, .weblate, .webhook] {
        for text in ["", "{", "3", "[]x", "{\"event\":3,\"eventType\":3,\"action\":3,\"items\":3}"]
        {
          let answer = try await send(Data(text.utf8), of: sender, to: service)
          #expect(answer.status == 400, "\(sender) \(text)")
        }
      }
    }

    @Test("of too many texts the first are looked at, and the report says how many are not")
    func manyTexts() async throws {
      let service = try await RunningService(TestCatalog.project(), secrets: Self.secrets()) {
        $0.items = 3
      }
      let items = (0..<5).map { ["id": "\($0)", "key": "half.go", "locale": "de", "text": "Los"] }
      let body = try JSONSerialization.data(withJSONObject: ["items": items])
      let report = try await send(body, of: .webhook, to: service).message(HookReport.self)
      #expect(report.texts == 3 && report.leftOut == 2)
    }

    @Test(
      "a locale as tools write it leads to that of the catalogs",
      arguments: ["de-DE", "de_AT", "de-Latn-CH"])
    func locales(locale: String) async throws {
      let service = try await RunningService(TestCatalog.project(), secrets: Self.secrets())
      let body = try JSONSerialization.data(withJSONObject: [
        "items": [["id": "1", "key": "half.go", "locale": locale, "text": TestCatalog.long]]
      ])
      let report = try await send(body, of: .webhook, to: service).message(HookReport.self)
      #expect(report.failing.map(\.locale) == ["de"])
    }
  }
#endif
