import Foundation
import OversetProject
import Testing

/// What was not checked, as a blob of a shard hands it on.
@Suite struct NotCheckedTests {
  private func decoded(count: Int) throws -> NotChecked {
    let text = #"{"reason":"filtered","subject":"*","count":\#(count),"detail":"cells"}"#
    return try JSONDecoder().decode(NotChecked.self, from: Data(text.utf8))
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    let entry = NotChecked(reason: .filtered, subject: "*", count: 12, detail: "cells")
    let data = try JSONEncoder().encode(entry)
    #expect(try JSONDecoder().decode(NotChecked.self, from: data) == entry)
    #expect(try decoded(count: 12) == entry)
  }

  @Test("a number that no run counts to is refused", arguments: [-1, 1 << 31, .max])
  func refusesNumbers(count: Int) {
    #expect(throws: DecodingError.self) { try decoded(count: count) }
  }
}
