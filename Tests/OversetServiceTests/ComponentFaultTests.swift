#if Service
  import Foundation
  import OversetService
  import OversetTestBasics
  import Testing

  /// What becomes of answers when the program of the components fails: they rest on slots, and say so.
  @Suite(.serialized) struct ComponentFaultTests {
    private func answer(
      _ service: RunningService, _ text: String, key: String = "part.go"
    ) async throws -> CheckAnswer {
      try #require(try await service.check([CheckItem(key, "de", text)]).items.first)
    }

    private func expectSlot(_ answer: CheckAnswer, because reason: String) {
      #expect(answer.verdict == "fits" && answer.worst?.slot == "halfButton")
      #expect(answer.note?.contains(reason) == true, "\(answer.note ?? "no note")")
    }

    @Test(
      "a text that stops the program is judged in its slot, and the next one in the component again"
    )
    func crash() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      for _ in 0..<2 {
        expectSlot(try await answer(service, "stop"), because: "was stopped by SIG")
        #expect(try await answer(service, "Los").worst?.component == "Button")
      }
      // The third time it is clear whose fault it is: that state is left out, and the others are not.
      expectSlot(try await answer(service, "stop"), because: "was stopped by SIG")
      #expect(
        try await Eventually.holds {
          try await service.ask("/v1/project").message(ProjectSummary.self).withoutComponents?
            .contains("Button only") == true
        })
      #expect(try await answer(service, "stop").worst?.slot == "halfButton")
      #expect(try await answer(service, "Titel", key: "part.title").worst?.component == "Screen")
    }

    @Test(
      "a text at which the program hangs is judged in its slot in time, and the program is started again"
    )
    func hang() async throws {
      let service = try await ComponentProject.service(ComponentProject.project(), seconds: 20)
      let start = ContinuousClock.now
      expectSlot(try await answer(service, "hang"), because: "did not answer in time")
      #expect(start.duration(to: .now) < .seconds(20))
      #expect(
        try await Eventually.holds { try await answer(service, "Los").worst?.component == "Button" }
      )
    }

    @Test("a program that takes longer than requests is not ended for it, and no state is left out")
    func late() async throws {
      let project = try ComponentProject.project()
      let path = try ComponentProject.script(
        "echo started >> starts.txt; exec '\(try ComponentProject.program().path)' \"$@\"",
        in: project)
      // Components have three seconds of the four, and each text takes at least that.
      let service = try await ComponentProject.service(project, program: path, seconds: 4)
      for round in 0..<3 {
        let items = (0..<40).map { CheckItem("part.go", "de", "rest \(round)", id: "\($0)") }
        for answer in try await service.check(items).items {
          #expect(answer.worst?.slot == "halfButton" && answer.note != nil)
        }
      }
      #expect(
        try await Eventually.holds { try await answer(service, "Los").worst?.component == "Button" }
      )
      let summary = try await service.ask("/v1/project").message(ProjectSummary.self)
      #expect(summary.components?.count == 4 && summary.withoutComponents == nil)
      let starts = try String(contentsOf: project.file("starts.txt"), encoding: .utf8)
      #expect(starts.split(separator: "\n").count <= 2)
    }

    @Test(
      "a program that hangs is ended with what it has started, and given up with what has left it",
      arguments: ["'%' \"$@\"; exit 9", "setsid sleep 180 & exec '%' \"$@\""])
    func children(script: String) async throws {
      let project = try ComponentProject.project()
      let path = try ComponentProject.script(
        script.replacing("%", with: try ComponentProject.program().path), in: project)
      let service = try await ComponentProject.service(
        project, program: path, seconds: 4, questionSeconds: 8)
      // Both processes: nothing answers until one of them is replaced.
      for _ in 0..<2 {
        let answer = try await answer(service, "hang")
        #expect(answer.worst?.slot == "halfButton" && answer.note != nil)
      }
      #expect(
        try await Eventually.holds { try await answer(service, "Los").worst?.component == "Button" }
      )
    }

    @Test("what views print is not taken for answers, and texts of any content are laid out")
    func hostileTexts() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      #expect(try await answer(service, "print").worst?.component == "Button")
      for text in [
        "{\"number\": 1}\n{\"number\": 2}", "%@ %d %n %s", "\u{202E}\u{0000}\u{FFFF}", "\u{0301}",
        "👩‍👩‍👧‍👦",
        String(repeating: "Wort ", count: 1_900), "**fett** [Link](javascript:x)", "%1$@%99$@",
        "\u{2028}\r\n\t", "<script>", "😀" + String(repeating: "\u{0301}", count: 2_000),
      ] {
        let answer = try await answer(service, text)
        #expect(
          answer.worst?.component == "Button" || answer.note?.contains("no face here") == true
            || answer.verdict == "not checked", "\(text.prefix(20)) \(answer.note ?? "")")
        #expect(answer.note?.contains("program") != true, "\(text.prefix(20))")
      }
      #expect(try await answer(service, "Los").worst?.component == "Button")
    }

    @Test(
      "a program that is missing, ends, hangs, prints rubbish or too much holds nobody up",
      arguments: [
        ("exit 3", "exit code 3"), ("kill -9 $$", "SIGKILL"), ("exec sleep 60", "first time"),
        ("echo rubbish; exec sleep 60", "first time"),
        ("while :; do echo rubbish; done", "no answer"),
        ("echo '{\"number\": 1, \"refusal\": \"not here\"}'; exec sleep 60", "not here"),
        ("echo '{\"number\": 1}'; exec sleep 60", "another version"),
        ("exec head -c 70000000 /dev/zero", "too much"),
        ("", "ended with exit code 0"),
      ])
    func programs(script: String, reason: String) async throws {
      let project = try ComponentProject.project()
      let path = try ComponentProject.script(script, in: project)
      let service = try await RunningService(
        project, components: try ComponentProject.components(of: project, program: path))
      let isSaid = try await Eventually.holds {
        let answer = try await answer(service, "Los")
        #expect(answer.worst?.slot == "halfButton" && answer.verdict == "fits")
        return answer.note?.contains(reason) == true
      }
      #expect(isSaid, "\(reason)")
      #expect(try await service.ask("/ready").status == 200)
    }

    @Test(
      "a program that is not there yet is taken up when it is built, and another one when it is built anew"
    )
    func replaced() async throws {
      let project = try ComponentProject.project()
      let path = project.file("program").path
      let service = try await RunningService(
        project, components: try ComponentProject.components(of: project, program: path))
      expectSlot(try await answer(service, "Los"), because: "there is no program of components at")
      let real = try ComponentProject.program().path
      _ = try ComponentProject.script("exec '\(real)' \"$@\"", in: project)
      try await ComponentProject.ready(service)
      let first = try await service.check([CheckItem("part.go", "de", "Los")])
      #expect(first.items[0].worst?.component == "Button")
      _ = try ComponentProject.script("sleep 0; exec '\(real)' \"$@\"", in: project)
      #expect(
        try await Eventually.holds {
          let next = try await service.check([CheckItem("part.go", "de", "Los")])
          return next.revision != first.revision && next.items[0].worst?.component == "Button"
        })
    }

    @Test("the program gets the way to itself of the environment, and no secret")
    func environment() async throws {
      let project = try ComponentProject.project()
      let path = try ComponentProject.script(
        "env > environment.txt; exec '\(try ComponentProject.program().path)' \"$@\"", in: project)
      let service = try await RunningService(
        project,
        components: try ComponentProject.components(
          of: project, program: path,
          environment: [
            "OVERSET_SERVER_CLIENT_SECRET": "hidden", "AWS_SECRET_ACCESS_KEY": "hidden",
            "HOME": "/nowhere",
          ]))
      try await ComponentProject.ready(service)
      let text = try String(contentsOf: project.file("environment.txt"), encoding: .utf8)
      #expect(text.contains("HOME=/nowhere") && text.contains("PATH=/usr/bin:/bin"))
      #expect(!text.contains("hidden") && !text.contains("OVERSET"))
    }
  }
#endif
