import Foundation
import OversetConfig
import OversetTestBasics
import Testing

@Suite struct ProgramIdentityTests {
  private let project: TestProject

  init() throws { project = try TestProject() }

  private func identity(_ name: String, travels: Bool) -> String? {
    ProgramIdentity.value(of: project.file(name).path, travels: travels)
  }

  @Test("a copy of a program is the same one on another machine, and another file on this one")
  func copy() throws {
    try project.write("program", to: "first")
    try project.write("program", to: "second")
    let travelling = try #require(identity("first", travels: true))
    #expect(identity("second", travels: true) == travelling)
    let staying = try #require(identity("first", travels: false))
    #expect(identity("first", travels: false) == staying)
    #expect(identity("second", travels: false) != staying)
    #expect(staying != travelling)
  }

  @Test("a program of the same length in its place is another one", arguments: [false, true])
  func replacement(travels: Bool) throws {
    try project.write("program", to: "first")
    let old = try #require(identity("first", travels: travels))
    try project.write("PROGRAM", to: "first")
    #expect(identity("first", travels: travels) != old)
  }

  @Test("a file that is not there has none", arguments: [false, true])
  func missing(travels: Bool) {
    #expect(identity("nothing", travels: travels) == nil)
  }

  @Test("the program that runs has one") func own() throws {
    let own = try #require(ProgramIdentity.value(travels: false))
    #expect(ProgramIdentity.value(travels: false) == own)
  }
}
