#if Service
  import Foundation
  import OversetRaster
  import OversetService
  import OversetTestBasics
  import Testing

  /// Checks and pictures of texts that components draw.
  @Suite struct ComponentTests {
    @Test("a text is judged where a component draws its key, and the answer says where")
    func figures() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let response = try await service.check([
        CheckItem("part.go", "de", "Los", id: "fits"),
        CheckItem("part.go", "de", "Alles kaufen", id: "cut"),
        CheckItem("part.go", "de", "Los", id: "slot") { $0.slot = "halfButton" },
        CheckItem("part.nowhere", "de", "Nirgends", id: "nowhere"),
      ])
      let (fits, cut) = (response.items[0], response.items[1])
      #expect(fits.verdict == "fits" && fits.passes && fits.note == nil && fits.findings.isEmpty)
      #expect(fits.worst?.component == "Button" && fits.worst?.state == "only")
      #expect(fits.worst?.slot == nil && fits.worst?.device == "iPhoneSE")
      // The frame of the component has 60 pt, where half a button has more than 100.
      #expect((fits.roomPoints ?? 100) < 60 && (fits.roomPoints ?? 0) > 10)
      #expect(fits.confidence == "A" && fits.places?.count == 1)
      #expect(cut.verdict == "truncated" && !cut.passes && (cut.pointsOver ?? 0) > 10)
      #expect(cut.shown?.hasSuffix("…") == true && cut.message?.contains("60.0 pt") == true)
      #expect(cut.findings.map(\.component) == ["Button", "Button"])
      #expect(cut.findings.allSatisfy { $0.state == "only" && $0.slot == nil && $0.key == nil })
      for answer in response.items.suffix(2) {
        #expect(answer.worst?.slot == "halfButton" && answer.worst?.component == nil)
        #expect(answer.places == nil && answer.note == nil)
      }
    }

    @Test(
      "plural forms and arguments are those of the component; a form it does not show is judged in its slot"
    )
    func formsAndArguments() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let long = "%lld wirklich lange Tage"
      let answers = try await service.check([
        CheckItem("part.days %lld", "de", long, id: "other") { $0.plural = "other" },
        CheckItem("part.days %lld", "de", long, id: "one") { $0.plural = "one" },
        CheckItem("part.days %lld", "de", long, id: "none"),
        CheckItem("part.send %@", "de", "Nachricht an %@ senden", id: "argument"),
        CheckItem("spoken.hint", "de", "Öffnet es wirklich", id: "spoken"),
      ]).items
      #expect(answers[0].verdict == "truncated" && answers[0].worst?.component == "Counts")
      #expect(answers[0].shown?.hasPrefix("3 wirk") == true)
      #expect(answers[1].worst?.slot == "halfButton")
      #expect(answers[2].verdict == "not checked")
      #expect(answers[3].shown?.hasPrefix("Nachricht an") == true)
      #expect(answers[3].worst?.component == "Counts")
      #expect(answers[4].verdict == "not checked" && answers[4].worst == nil)
    }

    @Test("what a text takes from others beside it is found, too, and the worst state comes first")
    func elsewhere() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let answer = try #require(
        try await service.check([CheckItem("part.first", "de", "Eine lange erste")]).items.first)
      #expect(answer.verdict == "fits" && !answer.passes)
      #expect(answer.places?.map(\.state) == ["narrow", "wide"])
      let others = answer.findings.filter { $0.key != nil }
      #expect(others.contains { $0.key == "part.second" && $0.rule == "text-truncated" })
      #expect(others.allSatisfy { $0.state == "narrow" && $0.component == "Row" })
      #expect(others.map(\.message).contains(answer.message ?? ""))
      let catalog = try #require(
        try await service.check([CheckItem("part.first", "de", "Erste")]).items.first)
      #expect(catalog.findings.isEmpty && catalog.passes)
    }

    @Test(
      "the picture that an answer names shows the component with the text, and where its keys lie")
    func pictures() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let text = "Ein Titel, der hier nicht ganz hineinpasst"
      let answer = try #require(
        try await service.check([CheckItem("part.title", "de", text)]).items.first)
      #expect(answer.worst?.component == "Screen" && answer.worst?.device == "iPhoneSE")
      let url = try #require(answer.pictureURL)
      let picture = try await service.ask(url)
      #expect(picture.status == 200 && picture.fields["content-type"] == "image/png")
      let map = try await service.ask(url + "&form=map").message(HitMap.self)
      #expect(map.component == "Screen" && map.state == "only" && map.slot == nil)
      #expect(map.width == 375 && map.height == 667 && map.scale == 2)
      let bitmap = try PNG.decode(picture.body).bitmap
      #expect(bitmap.width == 750 && bitmap.height == 1334)
      let texts = try #require(map.texts)
      #expect(texts.map(\.keys) == [["part.title"], ["part.body"]])
      #expect(texts[0].text == text && texts[0].shown?.hasSuffix("…") == true)
      #expect(texts[1].text == "Einige Worte" && texts[1].shown == nil)
      let (needed, available) = (try #require(map.needed), try #require(map.available))
      #expect(abs(needed - available - (answer.pointsOver ?? 0)) < 0.11)
      for area in texts.map(\.area) {
        #expect(area.x >= 0 && area.x + area.width <= 375.1 && area.height > 10)
      }
      let etag = try #require(picture.fields["etag"])
      #expect(try await service.ask(url, fields: ["If-None-Match": etag]).status == 304)
      #expect(try await service.ask(url).body == picture.body)
    }

    @Test(
      "a picture of a component is asked for by name, with texts, device, size, appearance and scale"
    )
    func scenes() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let path = "/v1/picture?component=Screen&state=only&locale=de"
      func map(_ more: String) async throws -> HitMap {
        try await service.ask(path + more + "&form=map").message(HitMap.self)
      }
      let plain = try await map("")
      #expect(plain.texts?.map(\.text) == ["Titel", "Einige Worte"] && plain.device == "iPhoneSE")
      let texts =
        "{\"part.title\":\"Neu & kurz\",\"part.body\":\"Anders\"}"
        .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      #expect(try await map("&texts=\(texts)").texts?.map(\.text) == ["Neu & kurz", "Anders"])
      let large = try await map("&device=iPhone16Pro&typeSize=AX2&key=part.title")
      #expect(large.device == "iPhone16Pro" && large.typeSize == "AX2" && large.text == "Titel")
      #expect((large.room?.height ?? 0) > (plain.texts?[0].area.height ?? 1_000))
      let (light, dark) = (
        try await service.ask(path), try await service.ask(path + "&appearance=dark")
      )
      #expect(light.body != dark.body)
      let small = try PNG.decode(try await service.ask(path + "&scale=1").body).bitmap
      #expect(small.width == 375 && small.height == 667)
      for (more, status) in [
        ("&component=Screen", 400), ("&slot=halfButton", 400), ("&scale=9", 400), ("&texts=x", 400),
        ("&device=Nokia", 404), ("&key=part.days%20%25lld&text=x", 404),
        ("&key=part.title&text=x&roomWidth=80", 400), ("&growth=20", 400), ("&stress=en-XA", 400),
      ] {
        #expect(try await service.ask(path + more).problem().status == status, "\(more)")
      }
      for other in ["component=None&state=only", "component=Screen&state=none"] {
        #expect(try await service.ask("/v1/picture?\(other)&locale=de").problem().status == 404)
      }
      #expect(
        try await service.ask("/v1/picture?component=Screen&locale=de").problem().status == 400)
      #expect(
        try await service.ask("/v1/picture?state=only&key=part.go&locale=de").problem().status
          == 400)
    }

    @Test("the project lists its components, and its revision is another one with them")
    func projectListsThem() async throws {
      let project = try ComponentProject.project()
      let without = try await RunningService(project)
      let with = try await ComponentProject.service(project)
      let summary = try await with.ask("/v1/project").message(ProjectSummary.self)
      #expect(summary.components?.map(\.name) == ["Button", "Row", "Counts", "Screen"])
      #expect(summary.components?[1].states == ["wide", "narrow"])
      #expect(summary.withoutComponents == nil)
      let plain = try await without.ask("/v1/project").message(ProjectSummary.self)
      #expect(plain.components == nil && plain.withoutComponents == nil)
      #expect(summary.revision != plain.revision)
      let response = try await with.check([CheckItem("part.go", "de", "Los")])
      #expect(response.revision == summary.revision)
      let picture = "/v1/picture?component=Screen&state=only&locale=de"
      #expect(try await without.ask(picture).problem().status == 404)
    }

    @Test("a changed catalog is laid out: the same text comes to what its new neighbours leave")
    func changedFiles() async throws {
      let project = try ComponentProject.project()
      let service = try await ComponentProject.service(project)
      let path = "/v1/picture?component=Button&state=only&locale=de&form=map"
      #expect(try await service.ask(path).message(HitMap.self).texts?.map(\.text) == ["Los"])
      let before = try await service.check([CheckItem("part.go", "de", "Los")]).revision
      try project.write(ComponentProject.catalog(german: "Neu"), to: "Locales/Main.xcstrings")
      #expect(
        try await Eventually.holds {
          let answer = try await service.ask(path)
          guard answer.status == 200 else { return false }
          return try answer.message(HitMap.self).texts?.map(\.text) == ["Neu"]
        })
      let after = try await service.check([CheckItem("part.go", "de", "Los")])
      #expect(after.revision != before && after.items[0].worst?.component == "Button")
    }

    @Test("of a key in two tables the component answers for the one that it draws, and no other")
    func twoTables() async throws {
      let project = try ComponentProject.project()
      // Main comes first, and is what a component without a table draws.
      try project.write(ComponentProject.catalog(german: "Ja"), to: "Locales/Second.xcstrings")
      let service = try await ComponentProject.service(project)
      let text = "Ein Text, der in keinen Knopf passt, auch in keinen halben"
      let answers = try await service.check([
        CheckItem("part.go", "de", text, id: "drawn") { $0.file = "Locales/Main.xcstrings" },
        CheckItem("part.go", "de", text, id: "other") { $0.file = "Locales/Second.xcstrings" },
        CheckItem("part.go", "de", text, id: "none") { $0.file = "Locales/Third.xcstrings" },
        CheckItem("part.go", "de", text, id: "any"),
      ]).items
      #expect(answers.map(\.worst?.component) == ["Button", nil, nil, "Button"])
      #expect(answers.map(\.worst?.slot) == [nil, "halfButton", nil, nil])
      #expect(
        answers.map(\.verdict) == ["truncated", "truncated", "not checked", "truncated"])
      let path = "/v1/picture?component=Button&state=only&locale=de&key=part.go&text=x&file="
      #expect(try await service.ask(path + "Main.xcstrings").status == 200)
      let problem = try await service.ask(path + "Third.xcstrings").problem()
      #expect(problem.status == 404 && problem.detail.contains("does not have the key"))
    }

    @Test("a picture that an answer names is there, also for an item with its source text")
    func sources() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let answer = try #require(
        try await service.check([
          CheckItem("part.go", "de", "Alles kaufen") { $0.source = "Buy everything" }
        ]).items.first)
      #expect(answer.worst?.component == "Button")
      #expect(try await service.ask(try #require(answer.pictureURL)).status == 200)
    }

    @Test(
      "colours and catalogs of components alone change the revision; without components they do not"
    )
    func shownFiles() async throws {
      let project = try ComponentProject.project()
      try project.write(
        "devices: [iPhoneSE]\nlocales: [en, de]\ncatalogs: [\"Locales/**\", \"Other/**\"]\n",
        to: "Config/matrix.yml")
      let (color, catalog) = ("Assets.xcassets/Tint.colorset/Contents.json", "Other/More.xcstrings")
      try project.write("{\"colors\": []}", to: color)
      try project.write(ComponentProject.catalog(), to: catalog)
      let without = try await RunningService(project)
      let plain = try await without.ask("/v1/project").message(ProjectSummary.self).revision
      let service = try await ComponentProject.service(project)
      for (text, file) in [
        ("{\"colors\": [], \"info\": {}}", color),
        (ComponentProject.catalog(german: "Ja"), catalog),
      ] {
        let before = try await service.check([CheckItem("part.go", "de", "Los")])
        #expect(before.items[0].worst?.component == "Button", "\(before.items[0].note ?? "")")
        try project.write(text, to: file)
        #expect(
          try await Eventually.holds {
            let after = try await service.check([CheckItem("part.go", "de", "Los")])
            return after.revision != before.revision && after.items[0].worst?.component == "Button"
          }, "\(file)")
      }
      #expect(
        try await without.ask("/v1/project").message(ProjectSummary.self).revision == plain)
    }

    @Test("many texts at once are answered in their order, as one by one")
    func batches() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let items = (0..<60).map { number in
        CheckItem(
          number % 3 == 0 ? "part.nowhere" : "part.go", "de",
          String("Alles wieder kaufen".prefix(number % 19 + 1)), id: "\(number)")
      }
      let answers = try await service.check(items).items
      #expect(answers.map(\.id) == items.map(\.id))
      for number in [0, 1, 17, 59] {
        #expect(try await service.check([items[number]]).items == [answers[number]])
      }
    }
  }
#endif
