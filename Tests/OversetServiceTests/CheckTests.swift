#if Service
  import Foundation
  import OversetCatalogs
  import OversetChecks
  import OversetProject
  import OversetConfig
  import OversetService
  import OversetSlots
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// `POST /v1/check`
  @Suite struct CheckTests {
    @Test("a text that fits is answered with its room, and one that does not with what is over")
    func figures() async throws {
      let service = try await RunningService(TestCatalog.project())
      let response = try await service.check([
        CheckItem("half.go", "de", TestCatalog.short, id: "a"),
        CheckItem("half.go", "de", TestCatalog.long, id: "b"),
      ])
      #expect(response.items.map(\.id) == ["a", "b"])
      let (fitting, cut) = (response.items[0], response.items[1])
      #expect(fitting.verdict == "fits")
      #expect(fitting.passes && fitting.findings.isEmpty && fitting.message == nil)
      #expect(fitting.pointsOver == nil)
      #expect((fitting.roomPoints ?? 0) > 50 && (fitting.roomPercent ?? 0) > 50)
      #expect(fitting.worst?.device == "iPhoneSE")
      #expect(cut.verdict == "truncated")
      #expect(!cut.passes)
      #expect((cut.pointsOver ?? 0) > 20 && (cut.percentOver ?? 0) > 20)
      #expect(cut.roomPoints == nil)
      #expect(cut.shown?.hasSuffix("…") == true)
      #expect(
        cut.worst
          == CheckPlace(device: "iPhoneSE", typeSize: "L", boldText: false, slot: "halfButton"))
      #expect(cut.confidence == "A")
      #expect(cut.message?.isEmpty == false && cut.fix?.isEmpty == false)
      #expect(cut.findings.map(\.device) == ["iPhoneSE", "iPhone16Pro"])
    }

    @Test("a text comes to the same whatever was asked about its key before")
    func order() async throws {
      let project = try TestCatalog.project()
      // Nothing says where it is drawn but what it is in the source language.
      try project.write(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "buy.button.title": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Buy"}},
            "de": {"stringUnit": {"state": "translated", "value": "Kaufen"}}}}}}
        """, to: "Locales/Guessed.xcstrings")
      let items = [
        CheckItem("buy.button.title", "de", "Jetzt kaufen", id: "german"),
        CheckItem("buy.button.title", "en", "https://shop.example/buy", id: "address"),
        CheckItem("buy.button.title", "en", "Buy it now", id: "english"),
        CheckItem("buy.button.title", "de", TestCatalog.long, id: "slot") {
          $0.slot = "halfButton"
        },
        CheckItem("half.days", "de", "%lld Tage", id: "plural") { $0.plural = "other" },
        CheckItem("half.days", "de", "%lld %@", id: "arguments") { $0.plural = "other" },
        CheckItem("half.send", "de", "An %@", id: "send"),
        CheckItem("half.send", "en", "To %lld", id: "source"),
      ]
      var alone: [CheckAnswer] = []
      for item in items {
        alone += try await RunningService(project).check([item]).items
      }
      #expect(alone.first { $0.id == "address" }?.reason == "the source text holds a URL")
      #expect(alone.first { $0.id == "german" }?.verdict == "fits")
      let service = try await RunningService(project)
      for order in [items, items.reversed(), items] {
        for item in order {
          let answer = try await service.check([item]).items.first
          #expect(answer == alone.first { $0.id == item.id })
        }
      }
    }

    @Test("what cannot be checked is answered, says why, and lets the rest pass")
    func failsOpen() async throws {
      let service = try await RunningService(TestCatalog.project()) { $0.textLength = 100 }
      let response = try await service.check([
        CheckItem("none", "de", "x", id: "key"),
        CheckItem("half.go", "not a locale", "x", id: "tag"),
        CheckItem("half.go", "fr", "x", id: "locale"),
        CheckItem("half.go", "de", String(repeating: "x", count: 101), id: "length"),
        CheckItem("half.days", "de", "Tage", id: "plural"),
        CheckItem("half.go", "de", "Los", id: "slot") { $0.slot = "nowhere" },
        CheckItem("spoken.hint", "de", "Öffnet sie", id: "spoken"),
        CheckItem("half.go", "de", TestCatalog.short, id: "fits"),
      ])
      for answer in response.items.dropLast() {
        #expect(answer.verdict == "not checked", "\(answer.id)")
        #expect(answer.reason?.isEmpty == false && answer.passes, "\(answer.id)")
        #expect(answer.pictureURL == nil && answer.worst == nil, "\(answer.id)")
      }
      #expect(response.items.last?.verdict == "fits")
      #expect(response.items.last?.reason == nil)
    }

    @Test("a fault of the text itself is found where nothing is said of its room")
    func catalogRules() async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await service.check([CheckItem("half.send", "de", "An alle senden")])
      let rules = answer.items.first?.findings.map(\.rule) ?? []
      #expect(rules == ["argument-missing"] || rules.contains { $0.contains("argument") })
      let right = try await service.check([CheckItem("half.send", "de", "Für %@")])
      #expect(right.items.first?.findings.isEmpty == true)
    }

    /// The texts of the sample components, asked over HTTP as a tool would.
    @Test("every text of a catalog is answered with what `overset check` finds in it")
    func answersAreFindings() async throws {
      let project = try TestProject()
      let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
      for name in ["matrix.yml", "checks.yml", "slots.yml", "samples.yml"] {
        let text = try String(contentsOf: root.appending(path: "Config/\(name)"), encoding: .utf8)
        try project.write(text, to: "Config/\(name)")
      }
      let catalog = try String(
        contentsOf: root.appending(path: "Locales/Gallery.xcstrings"), encoding: .utf8)
      try project.write(catalog, to: "Locales/Gallery.xcstrings")
      let service = try await RunningService(project)
      var check = try SlotCheck(
        project: try Project(root: project.root, readsCatalogs: false),
        selection: MatrixSelection())
      check.jobs = 2
      let files = [project.file("Locales")]
      let outcome = try await check.outcome(files: files)
      let found = Dictionary(grouping: outcome.allFindings) { "\($0.locale) \($0.key ?? "")" }
      var (items, expected): ([CheckItem], [[CheckFinding]]) = ([], [])
      for catalog in try CatalogInput(files, root: project.root).catalogs {
        catalog.forEachLeaf { leaf in
          let form = leaf.path.pluralCategory == nil ? nil : leaf.path.description
          var item = CheckItem(
            leaf.key, leaf.locale.identifier, leaf.value, id: "\(items.count)")
          item.plural = form
          items.append(item)
          expected.append(
            (found["\(leaf.locale) \(leaf.key)"] ?? []).filter {
              $0.catalogText?.slot == nil || form == nil || $0.catalogText?.variant == form
            }.map(CheckFinding.init))
        }
      }
      #expect(items.count > 500 && expected.contains { !$0.isEmpty })
      var answers: [CheckAnswer] = []
      for start in stride(from: 0, to: items.count, by: 500) {
        answers += try await service.check(
          Array(items[start..<min(start + 500, items.count)])
        ).items
      }
      for (answer, expected) in zip(answers, expected) {
        #expect(answer.findings == expected, "\(answer.key) \(answer.locale)")
      }
      #expect(answers.map(\.id) == items.map(\.id))
    }

    @Test("the same request has the same answer, whoever asks beside it")
    func answersAreTheSame() async throws {
      let service = try await RunningService(TestCatalog.project())
      let items = (0..<40).map {
        CheckItem("half.go", "de", String(TestCatalog.long.prefix($0)), id: "\($0)")
      }
      let first = try await service.check(items)
      let others = try await withThrowingTaskGroup(of: CheckResponse.self) { group in
        for _ in 0..<20 { group.addTask { try await service.check(items) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(others.allSatisfy { $0.items == first.items && $0.revision == first.revision })
      for item in items.prefix(3) {
        #expect(try await service.check([item]).items == first.items.filter { $0.id == item.id })
      }
    }

    @Test("a text is tried as it would be in a pseudolocale, and drawn so")
    func stress() async throws {
      let service = try await RunningService(TestCatalog.project())
      func item(_ tag: String?) -> CheckItem {
        CheckItem("half.go", "en", "Restore it all", id: tag ?? "none") { $0.stress = tag }
      }
      let tags = try await service.ask("/v1/project").message(ProjectSummary.self).pseudolocales
      #expect(tags.contains("en-x-p90-de") && tags.contains("en-XA"))
      let answers = try await service.check(
        [nil, "en-x-double", "en-x-p90-de", "de"].map(item)
      ).items
      #expect(answers.map(\.verdict) == ["fits", "truncated", "truncated", "not checked"])
      #expect(answers[3].reason == "“de” is no pseudolocale")
      let url = try #require(answers[1].pictureURL)
      let map = try await service.ask(url + "&form=map").message(HitMap.self)
      #expect(map.text.hasPrefix("RReessttoorree"))
      #expect(try await service.ask("/v1/picture?key=half.go&locale=en&stress=de").status == 400)
    }

    @Test("a request after its time is answered, and says what was not looked at")
    func timeIsBounded() async throws {
      let service = try await RunningService(TestCatalog.project())
      let project = service.state.projects.current
      let limits = CheckLimits(textLength: 10, deadline: .now)
      let answers = await project.workers.answers(
        to: [CheckItem("half.go", "de", "Los")], limits)
      #expect(answers.first?.reason == "the time for the request was over")
    }
  }
#endif
