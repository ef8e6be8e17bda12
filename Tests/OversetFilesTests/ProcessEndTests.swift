import Foundation
import Testing

@testable import OversetFiles

/// What a process does when it ends.
struct ProcessEndTests {
  @Test("the exit status reaches every callback, in the order of registration")
  func theStatusIsHandedOn() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardOutputContent]
    ) {
      for name in ["first", "second"] {
        ProcessEnd.notify { status in
          FileHandle.standardOutput.write(Data("\(name) \(status)\n".utf8))
        }
      }
      exit(3)
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(text.contains("first 3\nsecond 3\n"))
  }
}
