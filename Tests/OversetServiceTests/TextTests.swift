#if Service
  import Foundation
  import OversetService
  import OversetTestBasics
  import Testing

  /// `GET /v1/texts`
  @Suite struct TextTests {
    private func texts(_ service: RunningService, _ query: String) async throws -> TextList {
      try await service.ask("/v1/texts?\(query)").message(TextList.self)
    }

    @Test("what fails comes first, then what is found, then the rest as the catalog has it")
    func order() async throws {
      let project = try TestCatalog.project()
      try project.write(
        TestCatalog.catalog(german: TestCatalog.long), to: "Locales/Main.xcstrings")
      let service = try await RunningService(project)
      let german = try await texts(service, "locale=de")
      #expect(german.items.map(\.key).first == "half.go")
      #expect(german.items.map(\.plural).contains("plural.other"))
      #expect(german.total == 5 && german.failing == 1 && german.missing == 0)
      let first = try #require(german.items.first)
      #expect(first.state == "failing" && first.text == TestCatalog.long && first.source == "Go")
      #expect((first.pointsOver ?? 0) > 20 && first.message?.isEmpty == false)
      #expect(first.file == "Locales/Main.xcstrings" && first.sourceLocale == "en")
      let second = german.items[1]
      #expect(second.state == "found" && second.rule == "text-at-risk")
      let rest = german.items.dropFirst(2)
      #expect(rest.map(\.key) == ["half.days", "half.days", "spoken.hint"])
      #expect(rest.allSatisfy { $0.state == "rest" && $0.pointsOver == nil })
    }

    @Test("a missing text is listed with its source, once for each form of the language")
    func missing() async throws {
      let service = try await RunningService(TestCatalog.project())
      let arabic = try await texts(service, "locale=ar&state=missing")
      let days = arabic.items.filter { $0.key == "half.days" }
      #expect(days.map(\.plural) == ["zero", "one", "two", "few", "many", "other"])
      #expect(days.allSatisfy { $0.text == nil && $0.source?.hasPrefix("%lld day") == true })
      #expect(Set(arabic.items.map(\.key)) == ["half.send", "half.days", "spoken.hint"])
      #expect(arabic.total == arabic.missing)
      #expect(try await texts(service, "locale=en&state=missing").items.isEmpty)
    }

    @Test("a list is searched by key, source and text, and sent in parts")
    func parts() async throws {
      let service = try await RunningService(TestCatalog.project())
      for (words, key) in [("SENDEN", "half.send"), ("opens", "spoken.hint")] {
        let found = try await texts(service, "locale=de&search=\(words)")
        #expect(found.items.map(\.key) == [key])
      }
      #expect(try await texts(service, "locale=de&search=half.").total == 4)
      let all = try await texts(service, "locale=de")
      var parts: [TextItem] = []
      for offset in 0..<all.total {
        let part = try await texts(service, "locale=de&limit=1&offset=\(offset)")
        #expect(part.total == all.total)
        parts += part.items
      }
      #expect(parts == all.items)
      #expect(try await texts(service, "locale=de&offset=100").items.isEmpty)
    }

    @Test("who has the list is not sent it again")
    func knownLists() async throws {
      let service = try await RunningService(TestCatalog.project())
      for path in ["/v1/texts?locale=de", "/v1/project", "/translate/page.js"] {
        let tag = try #require(try await service.ask(path).fields["etag"])
        let again = try await service.ask(path, fields: ["If-None-Match": tag])
        #expect(again.status == 304 && again.body.isEmpty, "\(path)")
      }
    }

    @Test(
      "a parameter that is missing, unknown or means nothing is refused",
      arguments: [
        ("", 400), ("?locale=d%20e", 400), ("?locale=de&state=good", 400),
        ("?locale=de&limit=0", 400), ("?locale=de&limit=1001", 400), ("?locale=de&offset=-1", 400),
        ("?locale=de&offset=99999999999999999999", 400), ("?locale=de&locale=en", 400),
        ("?locale=de&file=x", 400), ("?locale=fr", 404),
      ])
    func wrongQueries(query: String, status: Int) async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await service.ask("/v1/texts\(query)")
      #expect(answer.status == status)
      #expect(try answer.problem().detail.isEmpty == false)
    }
  }
#endif
