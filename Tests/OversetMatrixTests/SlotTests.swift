import Foundation
import OversetMatrix
import Testing

struct SlotTests {
  static let kinds: [Slot.Kind] = [
    .row, .button, .halfButton, .navigationTitle, .tabItem, .segment, .body(lines: 0),
    .body(lines: 3),
  ]

  @Test(arguments: kinds) func namesReadBack(kind: Slot.Kind) throws {
    let slot = Slot(kind)
    #expect(try Slot(named: slot.name) == slot)
  }

  /// No room is wider than its screen, and a wider screen gives no less of it.
  @Test(arguments: kinds, [320.0, 375, 393, 402, 440]) func rooms(
    kind: Slot.Kind, width: Double
  ) {
    let slot = Slot(kind)
    let room = slot.room(onScreenOf: width)
    #expect(room > 0 && room < width)
    #expect(slot.room(onScreenOf: width + 1) > room)
  }

  @Test func lines() {
    #expect(Slot(.row).lineLimit == 1)
    #expect(Slot(.body(lines: 0)).lineLimit == nil)
    #expect(Slot(.body(lines: 3)).lineLimit == 3)
  }

  @Test(arguments: ["body(lines:1001)", "body(lines:-1)", "body(lines:)", "body(", "BODY", "none"])
  func unknownNames(name: String) {
    let error = #expect(throws: MatrixError.self) { _ = try Slot(named: name) }
    #expect(error?.kind == .usage)
    #expect(error?.problem == "there is no slot '\(name)'")
  }
}
