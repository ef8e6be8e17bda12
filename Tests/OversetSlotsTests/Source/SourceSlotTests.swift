import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetSlots
import OversetText
import OversetVocabulary
import Testing

/// What follows from where an app's source draws a key.
struct SourceSlotTests {
  /// Of a width between half a small phone and all of it, on one line of body.
  private static let medium = "Benachrichtigungen"

  /// A setting under which a text is cut, and one next to it under which it is not.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var slot = "body(lines:1)"
    var text = SourceSlotTests.medium
    let cut: @Sendable (inout TextSetting) -> Void
    let whole: @Sendable (inout TextSetting) -> Void
  }

  static let changes = [
    Change(testDescription: "lines", text: String(repeating: "Sehr lange Wörter ", count: 8)) {
      $0.lineLimit = 1
    } whole: {
      $0.lineLimit = 0
    },
    Change(testDescription: "width") {
      $0.width = 80
    } whole: {
      $0.width = 300
    },
    Change(testDescription: "greatest width") {
      $0.maximumWidth = 80
    } whole: {
      $0.maximumWidth = .infinity
    },
    Change(testDescription: "padding") {
      $0.padding = 300
    } whole: {
      $0.padding = 32
    },
    Change(testDescription: "size") {
      $0.size = 60
    } whole: {
      $0.size = 12
    },
    Change(testDescription: "style", text: "Benachrichtigungseinstellungen") {
      $0.style = .largeTitle
    } whole: {
      $0.style = .caption2
    },
    Change(testDescription: "weight", text: "Benachrichtigungen ein") {
      $0.width = 183
      $0.weight = 900
    } whole: {
      $0.width = 183
      $0.weight = 100
    },
    Change(testDescription: "scale") {
      $0.width = 120
    } whole: {
      $0.width = 120
      $0.minimumScaleFactor = 0.5
    },
    Change(testDescription: "capitals") {
      $0.width = 165
      $0.isUppercase = true
    } whole: {
      $0.width = 165
    },
    Change(testDescription: "fixed size") {
      $0.width = 80
    } whole: {
      $0.width = 80
      $0.hasFixedSize = true
    },
  ]

  @Test("what the source states of a text changes whether it is cut", arguments: changes)
  func settings(change: Change) async throws {
    let check = SourceCheck(translation: change.text)
    let cut = try await check.outcome([SourceCheck.place(change.slot, change.cut)])
    #expect(SourceCheck.isCut(cut))
    let whole = try await check.outcome([SourceCheck.place(change.slot, change.whole)])
    #expect(!SourceCheck.isCut(whole))
  }

  @Test("a frame of the source makes no room wider than that of its slot")
  func wideFrames() async throws {
    let check = SourceCheck(translation: String(repeating: "Wörter ", count: 9))
    let plain = try await check.outcome([SourceCheck.place("body(lines:1)")])
    let wide = try await check.outcome([SourceCheck.place("body(lines:1)") { $0.width = 900 }])
    let needs = [plain, wide].map { $0.findings.compactMap(\.evidence.fit?.available) }
    #expect(needs[0] == needs[1] && needs[0].count == 1)
  }

  @Test("the system's bars and alerts take no fonts and frames of the source")
  func fixedLooks() async throws {
    let check = SourceCheck(translation: "Einstellungen")
    for slot in ["largeTitle", "alertTitle", "menuItem"] {
      let outcome = try await check.outcome([
        SourceCheck.place(slot) {
          $0.size = 90
          $0.width = 40
        }
      ])
      #expect(outcome.findings.isEmpty, "\(slot)")
    }
  }

  /// iOS 17 and 18: a stacked button has 238 points and shrinks before it is cut.
  @Test("two buttons of an alert are stacked before one is cut")
  func stackedButtons() async throws {
    let place = SourceCheck.place("alertButton(of:2)")
    let stacked = try await SourceCheck(translation: "Verknüpfung aufheben").outcome([place])
    #expect(stacked.laidOutCount > 0 && !SourceCheck.isCut(stacked))
    let long = SourceCheck(
      translation: "Verknüpfung mit allen anderen Geräten sofort und für immer aufheben lassen")
    #expect(SourceCheck.isCut(try await long.outcome([place])))
  }

  @Test("of several places the tightest is named")
  func tightestPlace() async throws {
    let check = SourceCheck(translation: Self.medium)
    let outcome = try await check.outcome([
      SourceCheck.place("body(lines:1)", line: 3) { $0.width = 100 },
      SourceCheck.place("body(lines:1)", line: 7) { $0.width = 60 },
      SourceCheck.place("body(lines:1)", line: 9) { $0.width = 80 },
      SourceCheck.place("body(lines:0)", line: 11),
    ])
    #expect(outcome.findings.map { $0.catalogText?.evidence?.drawnAt?.line } == [7])
    #expect(outcome.placement.source == 1)
    #expect(outcome.slots.map(\.slot.name) == ["body(lines:1)", "body(lines:0)"])
  }

  @Test("of several places each device has its own tightest")
  func tightestOnEachDevice() async throws {
    var check = SourceCheck(translation: Self.medium + Self.medium + "en")
    check.devices = "iPhoneSE, iPadPro11"
    let outcome = try await check.outcome([
      SourceCheck.place("body(lines:1)", line: 3), SourceCheck.place("menuItem", line: 5),
    ])
    #expect(Set(outcome.findings.compactMap(\.device)).count == outcome.findings.count)
  }

  /// A place, and whether a text that is cut there is an error.
  @Test(
    "what is cut is an error where the room is known, and a warning where it is at most that of the slot",
    arguments: [
      ("tabItem(of:5)", nil, nil, true), ("navigationTitle", nil, nil, true),
      ("placeholder", nil, nil, true), ("body(lines:1)", nil, nil, false),
      ("alertButton(of:2)", nil, nil, true), ("barButton", nil, nil, false),
      ("largeTitle", nil, nil, true),
      ("body(lines:1)", 1, 90.0, true), ("body(lines:0)", 1, nil, false),
      ("body(lines:1)", nil, 90.0, false), ("placeholder", 1, nil, false),
    ] as [(String, Int?, Double?, Bool)])
  func severities(slot: String, lines: Int?, width: Double?, isError: Bool) async throws {
    let check = SourceCheck(translation: String(repeating: "Sehr lange Wörter ", count: 8) + "hier")
    let outcome = try await check.outcome([
      SourceCheck.place(slot) {
        $0.lineLimit = lines
        $0.width = width
      }
    ])
    let found = outcome.findings.filter { $0.rule.id == .textTruncated }
    #expect(found.map(\.severity) == [isError ? .error : .warning])
    #expect(!outcome.isGuessed)
  }

  /// Rules, and the slot that a key comes to which the source draws in a menu.
  @Test(
    "a written rule comes before the source, and the source before what was only suggested",
    arguments: [
      (nil, "menuItem"), ("rules: [{key: name.*, slot: chip}]\n", "chip"),
      ("rules: [{key: name.*, slot: chip, confidence: high}]\n", "menuItem"),
      ("rules: [{key: name.*, slot: chip, confidence: low, confirmed: true}]\n", "chip"),
      ("default: chip\n", "menuItem"), ("guesses: false\n", "menuItem"),
    ] as [(String?, String)])
  func order(rules: String?, slot: String) async throws {
    let outcome = try await SourceCheck(rules: rules).outcome([SourceCheck.place("menuItem")])
    #expect(outcome.slots.map(\.slot.name) == [slot])
    #expect(outcome.placement.source == (slot == "menuItem" ? 1 : 0))
  }

  @Test("a key that is nowhere drawn is not laid out, and one that is drawn in one place is")
  func notDrawn() async throws {
    let spoken = SourceCheck.place(.notDrawn("accessibilityLabel"))
    let unseen = try await SourceCheck().outcome([spoken])
    #expect(unseen.laidOutCount == 0 && unseen.placement.notDrawn == 1)
    #expect(unseen.notChecked.contains { $0.reason == .notDrawn && $0.count == 1 })
    let seen = try await SourceCheck().outcome([spoken, SourceCheck.place("menuItem", line: 2)])
    #expect(seen.laidOutCount == 2 && seen.placement.source == 1)
    for slot in ["chip", "segment(of:2)"] {
      let fixed = try await SourceCheck().outcome([
        SourceCheck.place(slot) { $0.hasFixedSize = true }
      ])
      #expect(fixed.laidOutCount == 0)
      #expect(fixed.notChecked.filter { $0.subject == "fixed size" }.map(\.count) == [1])
    }
  }

  /// What the source says, and the reason that is counted.
  @Test(
    "a key that the source does not place falls to guesses, with the reason",
    arguments: [
      ([], "the source does not mention the key"),
      ([SourceCheck.place(.unknown("handed to a package"))], "handed to a package"),
      ([SourceCheck.place("tabItem(of:99)")], "no slot is called “tabItem(of:99)”"),
      (
        [SourceCheck.place(.slot("menuItem"), table: "Other")],
        "the source does not mention the key"
      ),
      (
        [SourceCheck.place(.notDrawn("log")), SourceCheck.place(.unknown("handed on"), line: 2)],
        "handed on"
      ),
    ])
  func unplaced(places: [TextPlace], reason: String) async throws {
    let outcome = try await SourceCheck().outcome(places)
    #expect(outcome.slots.map(\.slot.name) == ["placeholder"] && outcome.placement.guess == 1)
    #expect(outcome.placement.reasons.map(\.reason) == [reason])
    #expect(outcome.placement.reasons.map(\.count) == [1])
  }

  @Test("without a source nothing is told of places")
  func withoutSource() async throws {
    let outcome = try await SourceCheck().outcome(nil)
    #expect(outcome.source == nil && outcome.placement.reasons.isEmpty)
    let empty = try await SourceCheck().outcome(AppPlaces())
    #expect(empty.source?.fileCount == 0 && empty.placement.reasons.isEmpty)
  }

  @Test("what was left out of the source and what could not be read is told")
  func gaps() async throws {
    let places = AppPlaces(
      fileCount: 2, skipped: [AppPlaces.Skipped(name: "Pods", count: 3)],
      refused: [
        Diagnostic(
          .data, file: "A.swift", line: 1, problem: "the file is no UTF-8",
          remedy: "save it as UTF-8"
        )
      ])
    let outcome = try await SourceCheck().outcome(places)
    let told = outcome.notChecked.filter { [.notAppSource, .unreadSource].contains($0.reason) }
    #expect(told.map(\.count) == [3, 1])
    #expect(told.last?.detail.contains("A.swift:1:1: the file is no UTF-8") == true)
  }

  @Test("a text with its own lines is judged where the room is known or it wraps")
  func ownLines() async throws {
    let check = SourceCheck(text: "Save\nnow", translation: "Jetzt\nsichern")
    let bounded = try await check.outcome([SourceCheck.place("body(lines:1)")])
    #expect(bounded.laidOutCount == 0)
    let known = try await check.outcome([SourceCheck.place("navigationTitle")])
    #expect(SourceCheck.isCut(known))
    let both = try await check.outcome([
      SourceCheck.place("body(lines:1)"), SourceCheck.place("body(lines:0)", line: 2),
    ])
    #expect(both.laidOutCount == 2 && !SourceCheck.isCut(both))
  }
}
