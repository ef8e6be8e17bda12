#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// Texts that are tried otherwise than the project has them: longer, in other rooms, at other text sizes.
  @Suite struct TrialTests {
    /// A project with one slot of a width in points, judged at text sizes.
    private func service(width: Int = 120, sizes: String = "[L]") async throws -> RunningService {
      let project = try TestCatalog.project()
      try project.write(
        "devices: [iPhoneSE, iPhone16Pro]\ntypeSizes: \(sizes)\n", to: "Config/matrix.yml")
      try project.write(
        """
        slots: [{name: card, width: \(width), lines: 1, insets: 0}]
        rules: [{key: "half.*", slot: card}]
        """, to: "Config/slots.yml")
      // A text size is laid out when it is asked for the first time, here after the views of all other tests.
      return try await RunningService(project) { $0.seconds = 240 }
    }

    private func items(_ change: (inout CheckItem) -> Void = { _ in }) -> [CheckItem] {
      ["Los", "Wieder los", "Alles wiederherstellen", TestCatalog.long].enumerated().map {
        CheckItem("half.go", "de", $1, id: "\($0)", with: change)
      }
    }

    /// What an answer says of the text's room.
    private func room(_ answer: CheckAnswer) -> [String] {
      [
        answer.verdict, "\(answer.pointsOver ?? 0)", "\(answer.roomPoints ?? 0)",
        answer.shown ?? "", "\(answer.passes)", "\(answer.findings.map(\.rule))",
      ]
    }

    @Test("a text in a room of another width comes to what it comes to in a slot of that width")
    func roomWidths() async throws {
      let service = try await service(width: 120)
      var verdicts: Set<String> = []
      for (percent, width) in [(50, 60), (75, 90), (100, 120), (150, 180)] {
        let tried = try await service.check(items { $0.roomWidth = percent }).items
        let other = try await self.service(width: width)
        let expected = try await other.check(items()).items
        #expect(tried.map(room) == expected.map(room), "\(percent) %")
        verdicts.formUnion(tried.map { "\(percent) \($0.verdict)" })
        let isOwn = percent == 100
        #expect(tried.allSatisfy { ($0.trial == nil) == isOwn })
        let sentence = tried[0].trial ?? "in a room of 100 % of its width"
        #expect(sentence.contains("in a room of \(percent) % of its width"))
      }
      #expect(verdicts.isSuperset(of: ["50 truncated", "150 fits"]))
      // The rooms of the next question are the project's again.
      #expect(try await service.check(items()).items.map(room)[0][0] == "fits")
    }

    @Test("a text at one text size comes to what it comes to in a matrix of that size alone")
    func typeSizes() async throws {
      let service = try await service(sizes: "[L, AX1]")
      for size in ["xS", "L", "AX1", "AX5"] {
        let other = try await self.service(sizes: "[\(size)]")
        let expected = try await other.check(items()).items
        let tried = try await service.check(items { $0.typeSize = size }).items
        #expect(tried.map(room) == expected.map(room), "\(size)")
        #expect(tried.map(\.worst) == expected.map(\.worst), "\(size)")
        #expect(tried[0].trial?.contains("at the text size \(size) alone") == true)
      }
    }

    @Test("a list of items at several text sizes is answered in its order")
    func severalSizes() async throws {
      let service = try await service()
      let sizes = ["AX5", nil, "xS", "AX5", "huge", nil]
      let asked = sizes.enumerated().map { number, size in
        CheckItem("half.go", "de", "Wieder los", id: "\(number)") { $0.typeSize = size }
      }
      let answers = try await service.check(asked).items
      #expect(answers.map(\.id) == asked.map(\.id))
      #expect(answers.map(\.worst?.typeSize) == ["AX5", "L", "xS", "AX5", nil, "L"])
      #expect(answers[4].reason?.hasPrefix("“huge” is no text size; there are xS, S") == true)
    }

    @Test(
      "a text grows by words of its own; percent signs stay",
      arguments: [
        ("half.go", "de", "Los", 100, "LosLos"), ("half.go", "de", "Los", 35, "LosLo"),
        ("half.go", "de", "Alles neu laden", 35, "Alles neu laden Alles"),
        ("half.go", "de", "Los", 0, "Los"),
        ("half.go", "ar", "اذهب الآن", 50, "اذهب الآن اذهب"),
        ("half.go", "de", "再開する", 50, "再開する再開"),
        ("half.go", "de", "dein 100 %", 35, "dein 100 dei %"),
      ])
    func growth(key: String, locale: String, text: String, percent: Int, grown: String)
      async throws
    {
      let service = try await service(width: 300)
      let answer = try await service.check([
        CheckItem(key, locale, text) { $0.growth = percent }
      ]).items[0]
      let url = try #require(answer.pictureURL)
      let map = try await service.ask(url + "&form=map").message(HitMap.self)
      #expect(map.text == grown)
      #expect((answer.trial == nil) == (percent == 0))
    }

    @Test("arguments are not lengthened, and keep their space")
    func growthOfArguments() async throws {
      let service = try await service(width: 300)
      let path = "/v1/picture?key=half.send&locale=de&text=An%20%25%40&growth=100&form=map"
      let own = "/v1/picture?key=half.send&locale=de&text=An%20%25%40&form=map"
      let grown = try await service.ask(path).message(HitMap.self).text
      let text = try await service.ask(own).message(HitMap.self).text
      #expect(text.hasPrefix("An "))
      #expect(grown == "AnAn " + text.dropFirst(3))
    }

    @Test("a source text that is longer is judged in another language, before that has one")
    func growthOfSource() async throws {
      let service = try await service()
      func item(_ growth: Int?) -> CheckItem {
        CheckItem("half.send", "ar", "Send to %@", id: "\(growth ?? 0)") { $0.growth = growth }
      }
      let answers = try await service.check([item(nil), item(35), item(100)]).items
      #expect(answers[1].verdict != "not checked" && answers[1].worst != nil)
      let needs = answers.dropFirst().map { ($0.pointsOver ?? 0) - ($0.roomPoints ?? 0) }
      #expect(needs[0] < needs[1])
    }

    @Test(
      "what cannot be tried is said, and nothing is checked",
      arguments: [
        (49, nil, "roomWidth is 49; give 50 to 150 percent"),
        (151, nil, "roomWidth is 151; give 50 to 150 percent"),
        (Int.min, nil, "roomWidth is \(Int.min); give 50 to 150 percent"),
        (nil, -1, "growth is -1; give 0 to 100 percent"),
        (nil, Int.max, "growth is \(Int.max); give 0 to 100 percent"),
      ] as [(Int?, Int?, String)])
    func bounds(roomWidth: Int?, growth: Int?, reason: String) async throws {
      let service = try await service()
      let asked = items {
        $0.roomWidth = roomWidth
        $0.growth = growth
      }
      for answer in try await service.check(asked).items {
        #expect(answer.verdict == "not checked" && answer.passes)
        #expect(answer.reason == reason)
        #expect(answer.pictureURL == nil)
      }
    }

    @Test("numbers that are none are refused at their place")
    func wrongNumbers() async throws {
      let service = try await service()
      for value in ["80.5", "\"80\"", "1e400", "[]"] {
        let body =
          #"{"items":[{"id":"1","key":"half.go","locale":"de","text":"x","roomWidth":\#(value)}]}"#
        let answer = try await service.ask("/v1/check", method: "POST", body: Data(body.utf8))
        #expect(answer.status == 400, "\(value)")
      }
    }

    @Test(
      "a picture of what cannot be tried is refused",
      arguments: [
        ("roomWidth=49", "roomWidth is “49”; give 50 to 150"),
        ("roomWidth=1e2", "roomWidth is “1e2”; give 50 to 150"),
        ("growth=101", "growth is “101”; give 0 to 100"),
        ("growth=", "growth is “”; give 0 to 100"),
      ])
    func wrongPictures(parameter: String, detail: String) async throws {
      let service = try await service()
      let answer = try await service.ask("/v1/picture?key=half.go&locale=de&\(parameter)")
      #expect(answer.status == 400)
      #expect(try answer.problem().detail == detail)
    }

    @Test("the picture that an answer names is of what was tried, and its room is as wide")
    func pictures() async throws {
      let service = try await service(width: 120)
      let path = "/v1/picture?key=half.go&locale=de&text=Wieder%20los"
      let own = try await service.ask(path + "&form=map").message(HitMap.self)
      #expect(own.room?.width == 120)
      let answer = try await service.check([
        CheckItem("half.go", "de", "Wieder los") {
          ($0.growth, $0.roomWidth, $0.typeSize) = (35, 80, "AX2")
        }
      ]).items[0]
      let url = try #require(answer.pictureURL)
      let map = try await service.ask(url + "&form=map").message(HitMap.self)
      #expect(map.room?.width == 96 && map.available == 96)
      #expect(map.typeSize == "AX2" && map.text == "Wieder los Wied")
      // What changes nothing is the same picture, and what changes something another one.
      let bytes = try await service.ask(path).body
      #expect(try await service.ask(path + "&roomWidth=100&growth=0").body == bytes)
      #expect(try await service.ask(path + "&roomWidth=90").body != bytes)
      #expect(try await service.ask(path + "&growth=1").body != bytes)
      #expect(try await service.ask(path).body == bytes)
    }
  }
#endif
