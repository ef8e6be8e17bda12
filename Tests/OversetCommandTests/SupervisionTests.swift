import Foundation
import OversetTestBasics
import Testing

/// Code of an app that stops the program, ends it or does not end is a failed state, and the others run.
@Suite(.timeLimit(.minutes(15))) struct SupervisionTests {
  private static func expect(
    _ lines: [String], begin expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(lines.count == expected.count, "\(lines)", sourceLocation: sourceLocation)
    for (line, beginning) in zip(lines, expected) {
      #expect(line.hasPrefix(beginning), "\(line)", sourceLocation: sourceLocation)
    }
  }

  @Test("a body that traps, never ends or calls exit fails its state, and what was recorded is new")
  func bodies() async throws {
    let app = try FailingApp()
    let result = try await app.run(["run", "--component", "Body"], patience: 5)
    #expect(result.exitCode == 1, "\(result.errors)")
    Self.expect(
      result.failed,
      begin: [
        "Body first: its code stopped the program by SIG",
        "Body second: its code did not end within 5 seconds",
        "Body third: its code ended the program with exit(0)",
      ])
    for (line, view) in zip(result.failed, ["Trap", "Endless", "Leaving"]) {
      #expect(line.hasSuffix("; the last known of it: the body of \(view)"), "\(line)")
    }
    #expect(result.recorded == ["Body/before.en_iPhoneSE", "Body/behind.en_iPhoneSE"])
    #expect(result.text.contains("0 of 2 cells verified"))
    let again = try await app.run(["run", "--component", "Body"], patience: 5)
    #expect(again.exitCode == 1)
    #expect(again.recorded == [])
    #expect(again.text.contains("2 of 2 cells verified"))
    #expect(again.failed == result.failed)
  }

  @Test("a layout that traps, proposes without end or never ends fails its state by its name")
  func layouts() async throws {
    let result = try await FailingApp().run(["run", "--component", "Layout"], patience: 20)
    #expect(result.exitCode == 1)
    Self.expect(
      result.failed,
      begin: [
        "Layout first: its code stopped the program by SIG",
        "Layout second: its code stopped the program by SIG",
        "Layout third: its code did not end within 20 seconds",
      ])
    for (line, words) in zip(
      result.failed,
      [
        "the layout TrappingLayout",
        "the layout EndlessLayout asks its views for their sizes without end",
        "the layout HangingLayout",
      ])
    { #expect(line.contains("the last known of it: \(words)"), "\(line)") }
    #expect(result.recorded.count == 2)
  }

  @Test("a shape that traps or draws itself in itself, and a guide that traps, fail their states")
  func drawing() async throws {
    let result = try await FailingApp().run(["run", "--component", "Drawing"])
    #expect(result.exitCode == 1)
    #expect(result.failed.count == 3)
    for (line, words) in zip(
      result.failed,
      [
        "the path of TrappingShape", "the path of DeepShape",
        "an alignment guide in TrappingGuide",
      ])
    { #expect(line.hasSuffix("the last known of it: \(words)"), "\(line)") }
    #expect(result.failed.dropFirst().first?.contains("SIGSEGV") == true)
    #expect(result.recorded.count == 2)
  }

  @Test("what stands in itself without end is an error of its cell that names it")
  func endless() async throws {
    let result = try await FailingApp().run(["run", "--component", "Endless"])
    #expect(result.exitCode == 65)
    #expect(result.failed == [])
    for words in [
      "the body of the modifier DeepModifier applies DeepModifier again, without end",
      "the body of the style DeepStyle shows a control in that style again, without end",
      "the style DeepColour resolves to itself again, without end",
    ] { #expect(result.text.contains(words), "\(words)\n\(result.text)") }
    #expect(result.recorded.count == 2)
  }

  @Test("sizes without end are an error that names the layout, and a lacking object is named")
  func measuring() async throws {
    let result = try await FailingApp().run(["run", "--component", "Measuring"])
    #expect(result.exitCode == 65)
    #expect(result.text.contains("the layout Probing asks its views for their sizes without end"))
    #expect(result.text.contains("the place of the guide Itself depends on itself, without end"))
    #expect(result.failed.count == 1)
    #expect(result.failed.first?.contains("no Account in the environment") == true)
    #expect(result.recorded.count == 2)
  }

  @Test(
    "previews that fail before they are known take no others with them",
    arguments: [
      ("preview", ["FailingPreviews bad: its code stopped the program by SIG"]),
      ("provided", ["Three every state: its code stopped the program by SIG"]),
      ("provider", ["Broken every state: its code stopped the program by SIG"]),
      (
        "throwing-context",
        ["FailingPreviews modified: makeSharedContext() of OversetTestFailures."]
      ),
      (
        "trapping-context",
        ["FailingPreviews modified: makeSharedContext() of OversetTestFailures."]
      ),
      (
        "waiting-context",
        ["FailingPreviews modified: makeSharedContext() of OversetTestFailures."]
      ),
    ])
  func previews(failure: String, expected: [String]) async throws {
    let app = try FailingApp()
    let components = ["FailingPreviews", "Three", "Broken"].flatMap { ["--component", $0] }
    let result = try await app.run(["run"] + components, failures: failure, patience: 5)
    #expect(result.exitCode == 1, "\(result.text)\(result.errors)")
    Self.expect(result.failed, begin: expected)
    let sound = [
      "Broken/preview", "FailingPreviews/bad", "FailingPreviews/good",
      "FailingPreviews/modified", "Three/one", "Three/three", "Three/two",
    ]
    let failed = expected.compactMap { line in
      line.split(separator: ":").first.map {
        // All states of a component, or one.
        $0.hasSuffix(" every state")
          ? "\($0.dropLast(" every state".count))/" : String($0).replacing(" ", with: "/")
      }
    }
    #expect(
      result.recorded.sorted()
        == sound.filter { name in !failed.contains { name.hasPrefix($0) } }
        .map { "\($0).en_iPhoneSE" })
  }

  @Test("components that cannot be registered are an error that says so")
  func registration() async throws {
    let result = try await FailingApp().run(["run"], failures: "registration")
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("the components that the program registers cannot be made"))
  }

  @Test(
    "every command that evaluates components reports a state that stops the program",
    arguments: [["stress"], ["upgrade"], ["baseline"]])
  func commands(arguments: [String]) async throws {
    let app = try FailingApp()
    let components = arguments == ["stress"] ? ["--component", "Drawing"] : []
    let result = try await app.run(arguments + components, patience: 10)
    let all = result.text + result.errors
    #expect(result.exitCode == (arguments == ["upgrade"] ? 65 : 1), "\(all)")
    #expect(all.contains("Drawing first: its code stopped the program by SIG"), "\(all)")
    #expect(all.contains("Drawing third: its code stopped the program by SIG"), "\(all)")
  }

  @Test("the states that failed are in the JSON of a run and of a stress test")
  func json() async throws {
    let app = try FailingApp()
    for command in ["run", "stress"] {
      let result = try await app.run([command, "--component", "Drawing", "--format", "json"])
      let states = try #require(try result.json()["failedStates"] as? [[String: String]])
      #expect(states.map { $0["state"] } == ["first", "second", "third"])
      #expect(states.allSatisfy { $0["component"] == "Drawing" && $0["reason"] != nil })
    }
  }

  @Test("a run that is killed leaves no second process behind, whatever code that one is in")
  func orphans() async throws {
    let token = "orphans-\(UUID().uuidString)"
    let app = try FailingApp()
    async let result = app.run(
      ["run", "--component", "Body"], failures: token, patience: 600, killedAfter: 8)
    var most = 0
    // Processes are started a few at a time, so that those of other tests may run for many minutes before it.
    for _ in 0..<4800 where most < 2 {
      most = max(most, Self.processes(with: token))
      try await Task.sleep(for: .milliseconds(250))
    }
    #expect(most == 2)
    #expect(try await result.exitCode == -1)
    var left = Self.processes(with: token)
    for _ in 0..<200 where left > 0 {
      try await Task.sleep(for: .milliseconds(50))
      left = Self.processes(with: token)
    }
    #expect(left == 0)
  }

  /// How many processes have a word in their environment.
  private static func processes(with token: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.count { name in
      guard name.allSatisfy(\.isNumber) else { return false }
      let environment = try? Data(contentsOf: URL(filePath: "/proc/\(name)/environ"))
      return environment.map { String(decoding: $0, as: UTF8.self).contains(token) } ?? false
    }
  }

  @Test("a process that nobody supervises says so, and one that is asked for runs all by itself")
  func variable() async throws {
    let app = try FailingApp()
    let wrong = try await app.run(["run"], supervisor: "1")
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("OVERSET_SUPERVISOR"))
    let alone = try await app.run(["run", "--component", "Drawing"], supervisor: "none")
    #expect(alone.exitCode == -1)
    #expect(alone.failed == [])
  }
}
