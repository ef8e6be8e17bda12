#if Service
  import Foundation
  import OversetConfig
  import OversetRaster
  import OversetService
  import OversetTestBasics
  import Testing

  /// `GET /v1/picture`
  @Suite struct PictureTests {
    private static let path = "/v1/picture?key=half.go&locale=de"

    @Test("the picture that an answer names shows the text where it is worst")
    func answersNameTheirPicture() async throws {
      let service = try await RunningService(TestCatalog.project())
      let item = CheckItem("half.go", "de", TestCatalog.long + " & mehr: 100 %")
      let answer = try #require(try await service.check([item]).items.first)
      let url = try #require(answer.pictureURL)
      let picture = try await service.ask(url)
      #expect(picture.status == 200)
      #expect(picture.fields["content-type"] == "image/png")
      let map = try await service.ask(url + "&form=map").message(HitMap.self)
      #expect(map.text == item.text)
      #expect(map.device == answer.worst?.device && map.slot == answer.worst?.slot)
      #expect(map.cut != nil)
      let (needed, available) = (try #require(map.needed), try #require(map.available))
      #expect(abs(needed - available - (answer.pointsOver ?? 0)) < 0.11)
      let bitmap = try PNG.decode(picture.body).bitmap
      #expect(abs(Double(bitmap.width) - map.width * map.scale) <= 1)
      #expect(abs(Double(bitmap.height) - map.height * map.scale) <= 1)
      for area in [map.room, map.cut].compactMap(\.self) {
        #expect(area.x >= 0 && area.x + area.width <= map.width + 0.1)
        #expect(area.y >= 0 && area.y + area.height <= map.height + 0.1)
      }
    }

    @Test("without a text it is the catalog's, and a text that fits has nothing cut")
    func catalogTexts() async throws {
      let service = try await RunningService(TestCatalog.project())
      let map = try await service.ask("\(Self.path)&form=map").message(HitMap.self)
      #expect(map.text == TestCatalog.short && map.cut == nil)
      let form = try await service.ask(
        "/v1/picture?key=half.days&locale=de&plural=other&form=map"
      ).message(HitMap.self)
      #expect(form.text.hasSuffix(" Tage"))
    }

    @Test("a space may be sent as a plus, and a plus is escaped")
    func escapedQueries() async throws {
      let service = try await RunningService(TestCatalog.project())
      for (sent, text) in [("A+b%20c", "A b c"), ("1%2B1", "1+1"), ("%C3%84=%26", "Ä=&")] {
        let map = try await service.ask("\(Self.path)&text=\(sent)&form=map").message(HitMap.self)
        #expect(map.text == text)
      }
      let raw = try await RawRequest(
        """
        GET \(Self.path)&text=%FF HTTP/1.1\r
        Host: x\r
        Authorization: Bearer \(RunningService.secret)\r
        Connection: close\r
        \r\n
        """
      ).answer(from: service.port)
      #expect(raw.hasPrefix("HTTP/1.1 400 "))
    }

    @Test("a picture is the same bytes each time, and is not sent to who has it")
    func pictures() async throws {
      let service = try await RunningService(TestCatalog.project())
      let first = try await service.ask(Self.path)
      let etag = try #require(first.fields["etag"])
      #expect(try await service.ask(Self.path).body == first.body)
      let known = try await service.ask(Self.path, fields: ["If-None-Match": "\"x\", \(etag)"])
      #expect(known.status == 304 && known.body.isEmpty)
      #expect(try await service.ask(Self.path, fields: ["If-None-Match": "\"x\""]).status == 200)
      let dark = try await service.ask(Self.path + "&appearance=dark")
      #expect(dark.body != first.body)
      #expect(
        try PNG.decode(dark.body).bitmap.width == PNG.decode(first.body).bitmap.width)
      let other = try await service.ask(Self.path + "&device=iPhone16Pro")
      #expect(other.body != first.body && other.fields["etag"] != etag)
    }

    @Test("what is kept of pictures is bounded, and what is let go is drawn again")
    func boundedCache() async throws {
      let service = try await RunningService(TestCatalog.project()) { $0.pictureCache = 20_000 }
      let first = try await service.ask(Self.path)
      for number in 0..<30 {
        #expect(try await service.ask("\(Self.path)&text=\(number)").status == 200)
      }
      let figures = try await service.ask("/metrics").text
      let line = figures.split(separator: "\n").first {
        $0.hasPrefix("overset_picture_cache_bytes ")
      }
      let size = try #require(line?.split(separator: " ").last.flatMap { Int($0) })
      #expect(size > 0 && size <= 20_000)
      #expect(try await service.ask(Self.path).body == first.body)
    }

    @Test(
      "a parameter that is missing, unknown or means nothing is refused",
      arguments: [
        "/v1/picture", "/v1/picture?key=half.go", "/v1/picture?locale=de",
        "/v1/picture?key=half.go&locale=d%20e",
        "/v1/picture?key=half.go&locale=de&path=/etc/passwd",
        "/v1/picture?key=half.go&locale=de&typeSize=huge",
        "/v1/picture?key=half.go&locale=de&form=svg",
        "/v1/picture?key=half.go&locale=de&key=x",
      ])
    func wrongParameters(path: String) async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await service.ask(path)
      #expect(answer.status == 400)
      #expect(try !answer.problem().detail.isEmpty)
    }

    @Test(
      "what is laid out nowhere has no picture",
      arguments: [
        "/v1/picture?key=none&locale=de", "/v1/picture?key=half.go&locale=fr",
        "/v1/picture?key=half.go&locale=de&device=iPad", "/v1/picture?key=spoken.hint&locale=de",
        "/v1/picture?key=half.go&locale=de&text=\(String(repeating: "wide", count: 400))",
      ])
    func noPictures(path: String) async throws {
      let service = try await RunningService(TestCatalog.project())
      #expect(try await service.ask(path).problem().status == 404)
    }
  }
#endif
