#if Service
  import OversetService
  import OversetTestBasics
  import Testing

  /// What users of translation tools complain about, where no other test shows that it is not so here.
  @Suite struct ComplaintTests {
    @Test(
      "a text that wraps is judged by its lines: too many are as wrong as a line that is too wide")
    func wrappedTexts() async throws {
      let service = try await RunningService(TestCatalog.project())
      let word = "Wiederherstellen "
      // The body of a notification has four lines, of two such words on the narrowest device.
      let answers = try await service.check(
        [4, 30].map { count in
          CheckItem("half.go", "de", String(repeating: word, count: count), id: "\(count)") {
            $0.slot = "notificationBody"
          }
        }
      ).items
      #expect(answers.map(\.verdict) == ["fits", "truncated"])
      #expect(answers.map(\.passes) == [true, false])
      #expect(answers[1].shown?.contains("…") == true)
    }

    @Test("texts of the source language are checked and listed as those of any other")
    func sourceTexts() async throws {
      let project = try TestCatalog.project()
      try project.write(
        TestCatalog.catalog().replacing(
          "\"value\": \"Go\"", with: "\"value\": \"\(TestCatalog.long)\""),
        to: "Locales/Main.xcstrings")
      let service = try await RunningService(project)
      let list = try await service.ask("/v1/texts?locale=en").message(TextList.self)
      #expect(list.failing == 1 && list.items.first?.key == "half.go")
      let answers = try await service.check([
        CheckItem("half.go", "en", TestCatalog.long), CheckItem("half.go", "en", "Go"),
      ]).items
      #expect(answers.map(\.verdict) == ["truncated", "fits"])
    }
  }
#endif
