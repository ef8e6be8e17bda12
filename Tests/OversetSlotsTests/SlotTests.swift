import Foundation
import OversetConfig
import OversetSlots
import OversetVocabulary
import Testing

struct SlotTests {
  static let kinds: [Slot.Kind] =
    Slot.all.map(\.kind) + [
      .tabItem(of: 2), .segment(of: 7), .body(lines: 1), .body(lines: 1000),
    ]

  @Test("the name of a slot reads back as the slot", arguments: kinds)
  func namesReadBack(kind: Slot.Kind) throws {
    let slot = Slot(kind)
    #expect(try Slot(named: slot.name) == slot)
  }

  @Test(
    "a slot without its number has the usual one, and spaces do not matter",
    arguments: [
      ("tabItem", Slot.Kind.tabItem(of: 5)), ("segment", .segment(of: 3)),
      ("alertButton", .alertButton(of: 1)), ("body", .body(lines: 0)),
      ("tabItem(of: 4)", .tabItem(of: 4)), ("body( lines:2 )", .body(lines: 2)),
    ])
  func usualNumbers(name: String, kind: Slot.Kind) throws {
    #expect(try Slot(named: name) == Slot(kind))
  }

  @Test(
    "a name that is not a slot's is a usage error",
    arguments: [
      "body(lines:1001)", "body(lines:-1)", "body(lines:)", "body(", "BODY", "none",
      "tabItem(of:1)",
      "tabItem(of:6)", "tabItem(lines:2)", "row(of:2)", "segment(of:8)", "alertButton(of:3)", "",
    ])
  func unknownNames(name: String) {
    let error = #expect(throws: Diagnostic.self) { _ = try Slot(named: name) }
    #expect(error?.kind == .usage)
    #expect(error?.problem == "there is no slot '\(name)'")
  }

  @Test("a slot of the project exists in the project's table alone")
  func ownSlots() throws {
    let rules = try SlotRules.parse(
      "slots: [{name: ticket, width: 120}]\n", file: "Config/slots.yml")
    let slot = try SlotTable(rules).slot(named: "ticket")
    #expect(slot.name == "ticket")
    #expect(throws: Diagnostic.self) { _ = try Slot(named: "ticket") }
  }

  @Test(
    "a slot of the project may not take a built-in name", arguments: ["row", "body", "tabItem"])
  func ownSlotsOfTakenNames(name: String) throws {
    let rules = try SlotRules.parse(
      "slots: [{name: \(name), width: 120}]\n", file: "Config/slots.yml")
    let error = #expect(throws: Diagnostic.self) { _ = try SlotTable(rules) }
    #expect(error?.kind == .data)
    #expect(error?.problem == "there is already a slot “\(name)”")
  }
}
