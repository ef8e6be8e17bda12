import Foundation
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetVocabulary
import Synchronization
import Testing

/// A check with a memory looks again at what has changed, and at nothing else.
@Suite struct CheckMemoryTests {
  private static let keyCount = 300

  private func texts(_ changed: [Int: String] = [:]) -> String {
    (0..<Self.keyCount).map { "\"row.\($0)\" = \"\(changed[$0] ?? "Text \($0)")\";\n" }.joined()
  }

  private func project() throws -> TestProject {
    let project = try TestProject()
    for language in ["en", "de"] {
      try project.write(texts(), to: "App/\(language).lproj/Main.strings")
    }
    return project
  }

  /// How many batches a check looks at, and what it finds.
  private func check(
    _ project: TestProject, _ memory: CheckMemory?, devices: [String] = ["iPhoneSE"]
  ) async throws -> (batches: Int, findings: [String]) {
    let loaded = try Project(root: project.root, readsCatalogs: false)
    var check = SlotCheck(
      project: loaded, slot: try SlotTable(of: loaded).slot(named: "tabItem"),
      selection: MatrixSelection(devices: devices))
    let count = Mutex(0)
    check.memory = memory
    check.progress = { _, _ in count.withLock { $0 += 1 } }
    let outcome = try await check.outcome(files: [project.file("App")])
    return (count.withLock(\.self), outcome.allFindings.map { "\($0)" })
  }

  @Test("of an unchanged catalog nothing is looked at, of one text its batch")
  func batches() async throws {
    let project = try project()
    let memory = CheckMemory()
    let all = try await check(project, memory)
    #expect(all.batches == (Self.keyCount + 31) / 32)
    #expect(try await check(project, memory).batches == 0)
    for number in [0, 150, 299] {
      let long = String(repeating: "Donaudampfschifffahrt ", count: 4)
      try project.write(texts([number: long]), to: "App/de.lproj/Main.strings")
      let again = try await check(project, memory)
      #expect(again.batches <= 2)
      let fresh = try await check(project, nil)
      #expect(again.findings == fresh.findings)
      #expect(!again.findings.isEmpty)
    }
  }

  @Test("other devices, languages and keys, and what is forgotten, are looked at anew")
  func everything() async throws {
    let project = try project()
    let memory = CheckMemory()
    let all = try await check(project, memory).batches
    #expect(try await check(project, memory, devices: ["iPhone16Pro"]).batches == all)
    memory.forget()
    #expect(try await check(project, memory, devices: ["iPhone16Pro"]).batches == all)
    try project.write(texts(), to: "App/tr.lproj/Main.strings")
    #expect(try await check(project, memory, devices: ["iPhone16Pro"]).batches == all)
    try project.write(texts() + "\"row.more\" = \"More\";\n", to: "App/en.lproj/Main.strings")
    #expect(try await check(project, memory, devices: ["iPhone16Pro"]).batches == all)
  }

  /// “%d items” needs plural forms, unless another key is for one of them.
  @Test("what rests on other keys of the table is looked at when one of them changes")
  func otherKeys() async throws {
    let project = try TestProject()
    let memory = CheckMemory()
    func write(_ single: String) throws {
      let more = (0..<60).map { "\"row.\($0)\" = \"Text\";\n" }.joined()
      try project.write(
        "\"several\" = \"%d votes\";\n\(more)\"z.single\" = \"\(single)\";\n",
        to: "App/en.lproj/Main.strings")
    }
    try write("Nothing here")
    let before = try await check(project, memory).findings
    try write("1 vote")
    let after = try await check(project, memory).findings
    #expect(try await check(project, nil).findings == after)
    #expect(before != after)
    try write("Nothing here")
    #expect(try await check(project, memory).findings == before)
  }
}
