#if Service
  import Foundation
  import OversetService
  import OversetSlots
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// `PUT /v1/texts`
  @Suite struct SaveTests {
    private func save(
      _ service: RunningService, _ change: TextChange
    ) async throws -> Answer {
      try await service.ask(
        "/v1/texts", method: "PUT", token: RunningService.secret(of: .write),
        body: JSONEncoder().encode(change))
    }

    private func contents(_ project: TestProject, _ path: String) throws -> String {
      try String(contentsOf: project.file(path), encoding: .utf8)
    }

    @Test("a text is written where the old one stood, and all else keeps its bytes")
    func writesInPlace() async throws {
      let project = try TestCatalog.project()
      let service = try await RunningService(project)
      let new = #"Auf „geht’s“ \ "los" <&>"#
      let answer = try await save(
        service, TextChange(key: "half.go", locale: "de", text: new, seen: TestCatalog.short))
      #expect(answer.status == 200)
      #expect(try answer.message(SavedText.self).file == "Locales/Main.xcstrings")
      let quoted = #"Auf „geht’s“ \\ \"los\" <&>"#
      #expect(
        try contents(project, "Locales/Main.xcstrings") == TestCatalog.catalog(german: quoted))
    }

    @Test("a text that somebody else has changed meanwhile is not written over")
    func refusesConflicts() async throws {
      let project = try TestCatalog.project()
      let service = try await RunningService(project)
      let theirs = TestCatalog.catalog(german: "Auf")
      try project.write(theirs, to: "Locales/Main.xcstrings")
      for seen in [TestCatalog.short, nil] {
        let answer = try await save(
          service, TextChange(key: "half.go", locale: "de", text: "Weiter", seen: seen))
        #expect(answer.status == 409)
        #expect(try answer.problem().detail.contains("“Auf”"))
      }
      #expect(try contents(project, "Locales/Main.xcstrings") == theirs)
      let gone = try await save(
        service, TextChange(key: "half.send", locale: "ar", text: "x", seen: "y"))
      #expect(gone.status == 409)
    }

    @Test("of many who write at once each text is written, or its writer is told")
    func writesOneAfterTheOther() async throws {
      let project = try TestCatalog.project()
      let service = try await RunningService(project)
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<20 {
          group.addTask {
            let change = TextChange(
              key: "half.go", locale: "de", text: "Los \(number)", seen: TestCatalog.short)
            return try await save(service, change).status
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.filter { $0 == 200 }.count == 1)
      #expect(statuses.filter { $0 == 409 }.count == 19)
    }

    @Test("a first text of a locale is added to a string catalog, and a form takes its own place")
    func addsTexts() async throws {
      let project = try TestCatalog.project()
      let service = try await RunningService(project)
      var change = TextChange(key: "half.send", locale: "ar", text: "إلى %@", seen: nil)
      #expect(try await save(service, change).status == 200)
      change = TextChange(key: "half.days", locale: "de", text: "%lld T.", seen: "%lld Tage")
      change.plural = "plural.other"
      #expect(try await save(service, change).status == 200)
      let text = try contents(project, "Locales/Main.xcstrings")
      #expect(text.contains("إلى %@"))
      #expect(text.contains(#""value": "%lld T.""#) && text.contains(#""value": "%lld Tag""#))
      // A machine with much else to do looks at files less often.
      #expect(
        try await Eventually.holds {
          service.state.projects.current.check.makeChecker().text(ofKey: "half.send", in: "ar")
            != nil
        })
    }

    @Test("a file of one locale has its text changed, and a missing text is not made up")
    func filesOfOneLocale() async throws {
      let project = try TestCatalog.project()
      try project.write("/* A. */\n\"other\" = \"Go\";\n", to: "Locales/en.lproj/Other.strings")
      try project.write("// B.\n\"other\" = \"Los\";\n", to: "Locales/de.lproj/Other.strings")
      try project.write("\"more\" = \"اذهب\";\n", to: "Locales/ar.lproj/Other.strings")
      let service = try await RunningService(project)
      let answer = try await save(
        service, TextChange(key: "other", locale: "de", text: "Auf;", seen: "Los"))
      #expect(answer.status == 200)
      #expect(
        try contents(project, "Locales/de.lproj/Other.strings") == "// B.\n\"other\" = \"Auf;\";\n")
      let missing = try await save(
        service, TextChange(key: "other", locale: "ar", text: "x", seen: nil))
      #expect(missing.status == 422)
      #expect(
        try contents(project, "Locales/ar.lproj/Other.strings") == "\"more\" = \"اذهب\";\n")
    }

    @Test("what cannot be written is refused, and no path comes from the request")
    func refusals() async throws {
      let project = try TestCatalog.project()
      let service = try await RunningService(project)
      var paths = TextChange(key: "half.go", locale: "de", text: "x", seen: TestCatalog.short)
      paths.file = "../../etc/passwd"
      var forms = TextChange(key: "half.days", locale: "de", text: "x", seen: nil)
      forms.plural = "some"
      let cases = [
        (paths, 422), (forms, 422),
        (TextChange(key: "none", locale: "de", text: "x", seen: nil), 422),
        (TextChange(key: "half.go", locale: "d e", text: "x", seen: nil), 400),
        (
          TextChange(
            key: "half.go", locale: "de", text: String(repeating: "x", count: 10_001), seen: nil),
          400
        ),
      ]
      for (change, status) in cases {
        #expect(try await save(service, change).status == status, "\(change.key)")
      }
      try project.write("{", to: "Locales/Main.xcstrings")
      let broken = try await save(
        service, TextChange(key: "half.go", locale: "de", text: "x", seen: TestCatalog.short))
      #expect(broken.status == 422)
      #expect(try contents(project, "Locales/Main.xcstrings") == "{")
    }
  }
#endif
