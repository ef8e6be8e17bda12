#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// What a request may ask for, and what comes of one that cannot be read.
  @Suite struct LimitTests {
    private func post(
      _ service: RunningService, _ body: String, type: String? = nil
    ) async throws -> Answer {
      try await service.ask(
        "/v1/check", method: "POST", fields: type.map { ["Content-Type": $0] } ?? [:],
        body: Data(body.utf8))
    }

    @Test(
      "a body that is no list of texts is refused at its place",
      arguments: [
        ("", "this is not JSON", ""), ("{", "this is not JSON", ""),
        ("[]", "this is of another type", ""),
        ("{}", "the member “items” is missing", ""),
        (#"{"items": 1}"#, "this is of another type", "/items"),
        (#"{"items": [{"id": "1"}]}"#, "the member “key” is missing", "/items/0"),
        (
          #"{"items": [{"id": "1", "key": "k", "locale": "de", "text": 5}]}"#,
          "this is of another type", "/items/0/text"
        ),
        (
          #"{"items": [{"id": "1", "key": "k", "locale": null, "text": "x"}]}"#, "this is null",
          "/items/0/locale"
        ),
      ])
    func wrongBodies(body: String, detail: String, pointer: String) async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await post(service, body)
      #expect(answer.status == 400)
      let problem = try answer.problem()
      #expect(problem.detail == detail)
      #expect(problem.pointer == pointer)
    }

    @Test("unknown members are no fault, and no items no answers")
    func harmlessBodies() async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await post(
        service,
        #"{"more": [], "items": [{"id": "1", "key": "half.go", "locale": "de", "text": "Los", "maxLength": 4}]}"#
      )
      #expect(try answer.message(CheckResponse.self).items.map(\.verdict) == ["fits"])
      #expect(try await post(service, #"{"items": []}"#).message(CheckResponse.self).items == [])
    }

    @Test("another kind of body is refused: no form of a page can send it")
    func kinds() async throws {
      let service = try await RunningService(TestCatalog.project())
      for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        #expect(try await post(service, #"{"items": []}"#, type: type).status == 415, "\(type)")
      }
      for type in ["application/json; charset=utf-8", "Application/JSON"] {
        #expect(try await post(service, #"{"items": []}"#, type: type).status == 200, "\(type)")
      }
    }

    @Test("items and bytes are bounded, said beforehand or not")
    func sizes() async throws {
      let service = try await RunningService(TestCatalog.project()) {
        $0.items = 3
        $0.bodySize = 2_000
      }
      let item = #"{"id": "1", "key": "half.go", "locale": "de", "text": "Los"}"#
      func items(_ count: Int) -> String {
        #"{"items": [\#([String](repeating: item, count: count).joined(separator: ","))]}"#
      }
      #expect(try await post(service, items(3)).status == 200)
      let more = try await post(service, items(4))
      #expect(more.status == 413)
      #expect(try more.problem().detail == "the request has 4 items; send 3 at most")
      #expect(try await post(service, String(repeating: " ", count: 2_001)).status == 413)
      let chunk = String(repeating: " ", count: 0x400)
      let chunked = try await RawRequest(
        """
        POST /v1/check HTTP/1.1\r
        Host: x\r
        Authorization: Bearer \(RunningService.secret)\r
        Content-Type: application/json\r
        Transfer-Encoding: chunked\r
        Connection: close\r
        \r
        400\r
        \(chunk)\r
        400\r
        \(chunk)\r
        0\r
        \r\n
        """
      ).answer(from: service.port)
      #expect(chunked.hasPrefix("HTTP/1.1 413 "))
    }

    @Test("who sends a request too slowly is told so")
    func slowness() async throws {
      let service = try await RunningService(TestCatalog.project()) { $0.seconds = 0.2 }
      let answer = try await RawRequest(
        """
        POST /v1/check HTTP/1.1\r
        Host: x\r
        Authorization: Bearer \(RunningService.secret)\r
        Content-Type: application/json\r
        Content-Length: 100\r
        Connection: close\r
        \r
        {
        """
      ).answer(from: service.port)
      #expect(answer.hasPrefix("HTTP/1.1 408 "))
    }

    @Test("a token that asks too much is told when to ask again, and others are not held up")
    func rates() async throws {
      let service = try await RunningService(TestCatalog.project()) { $0.rate = 10 }
      let items = (0..<40).map { CheckItem("half.go", "de", "Los", id: "\($0)") }
      #expect(try await service.check(items).items.count == 40)
      let body = try JSONEncoder().encode(CheckRequest(items: items))
      let refused = try await service.ask("/v1/check", method: "POST", body: body)
      #expect(refused.status == 429)
      #expect(refused.fields["retry-after"] == "3")
      let other = RunningService.secret(of: .check)
      #expect(try await service.check(items, token: other).items.count == 40)
    }

    @Test(
      "bytes that are no request end the connection, and the server goes on",
      arguments: [
        "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "POST /v1/check HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        "POST /v1/check HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "x", count: 70_000))\r\n\r\n",
      ])
    func noRequests(text: String) async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await RawRequest(text).answer(from: service.port)
      #expect(!answer.hasPrefix("HTTP/1.1 2") && !answer.hasPrefix("HTTP/1.1 5"))
      #expect(try await service.ask("/health").status == 200)
    }

    @Test("keys, texts and files of any content are answered, and none is a fault of the service")
    func hostileTexts() async throws {
      let service = try await RunningService(TestCatalog.project())
      let texts = [
        "../../etc/passwd", "%", "%s%n%@%1$@", "\u{0}", "\u{202E}abc", "<script>alert(1)</script>",
        "::error::x", "\u{1B}[31m", String(repeating: "\u{0301}", count: 2_000), "\u{FFFD}\u{FEFF}",
        String(repeating: "👩‍👩‍👧‍👦", count: 400), "%#@a@", "${x}", "\u{2028}", "%99999999999999999999d",
        "[a](b)**c**", String(repeating: "(", count: 5_000), "\r\n\r\nHTTP/1.1 200 OK",
      ]
      var items: [CheckItem] = []
      for text in texts {
        items.append(CheckItem("half.go", "de", text))
        items.append(CheckItem("half.send", "ar", text))
        items.append(CheckItem(text, text, text) { $0.source = text })
        items.append(
          CheckItem("half.go", "de", "Los") {
            ($0.file, $0.plural, $0.slot) = (text, text, text)
          })
      }
      let response = try await service.check(items)
      #expect(response.items.count == items.count)
      #expect(response.items.allSatisfy { !$0.verdict.isEmpty })
      #expect(!response.items.contains { $0.shown?.contains("passwd:") == true })
    }
  }
#endif
