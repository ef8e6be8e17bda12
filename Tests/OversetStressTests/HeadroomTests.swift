import Foundation
import OversetChecks
import OversetConfig
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
import Testing

@testable import OversetProject
@testable import OversetStress

/// How much longer texts may grow.
struct HeadroomTests {
  /// On one line of a fixed width the room is what the line leaves, to a letter and the slack.
  @Test(
    "on one line the headroom is what the line leaves, to a letter and the error margin",
    arguments: [
      ("Restore", 120.0, 0.04), ("Restore purchases", 343, 0.04), ("Wi-Fi", 80, 0.04),
      ("設定", 100, 0.04), ("إعدادات", 150, 0.15),
    ])
  func oneLine(text: String, width: Double, slack: Double) async throws {
    let outcome = try await StressStage.outcome([
      Sample.label(text, width: CGFloat(width))
    ])
    let room = try #require(outcome.texts.first).least
    let percent = try #require(room.percent)
    #expect(outcome.texts.count == 1)
    #expect(room.text == text && !room.isBroken)
    #expect(room.firstBreak?.kind == .truncated && room.firstBreak?.subject == nil)
    let letter = 17.0
    let growth = room.width * percent / 100
    #expect(growth > width - room.width - letter)
    #expect(growth < width - room.width + slack * width + 1)
  }

  /// What is reported holds, and a letter more breaks: proved by runs over the longer texts.
  @Test(
    "a text grown by its headroom fits, and one letter more does not",
    arguments: [
      ("Restore", "en", 190), ("Continue with email", "en", 343), ("Benachrichtigungen", "de", 320),
      ("設定を保存", "ja", 260), ("حفظ الإعدادات", "ar", 280), ("İptal", "tr", 100),
    ])
  func isTheGreatest(text: String, locale: LocaleTag, width: CGFloat) async throws {
    func lines(_ limit: Int?, _ width: CGFloat, _ text: String) -> Component {
      StressStage.component("L\(limit ?? 0)", width: width) {
        Text(verbatim: text).lineLimit(limit).frame(maxHeight: 45)
      }
    }
    let matrix = "locales: [\(locale)]\ndevices: [iPhoneSE]\n"
    let rooms = [(1, width), (1, width * 0.8), (2, width / 2), (nil, width * 0.6)]
    for (limit, width) in rooms as [(Int?, CGFloat)] {
      let stressed = try await StressStage.outcome([lines(limit, width, text)], matrix: matrix)
      let room = try #require(stressed.texts.first).least
      let characters = try #require(room.characters)
      let lengthening = try #require(TextLengthening(text))
      let letters = try #require(
        (0...1000).first { lengthening.suffix(letters: $0).count == characters })
      func failures(_ letters: Int) async throws -> [String] {
        let grown = text + lengthening.suffix(letters: letters)
        let project = try TestProject(matrix: matrix)
        return try await project.outcome([lines(limit, width, grown)]).findings
          .filter { $0.rule.severity == .error }.map(\.rule.name)
      }
      #expect(try await failures(letters).isEmpty, "\(text) in \(width)")
      #expect(try await !failures(letters + 1).isEmpty, "\(text) in \(width)")
    }
  }

  /// Where the height follows the text, it may grow by more than is looked at.
  @Test("a text that may take any height has unlimited headroom")
  func unlimited() async throws {
    let outcome = try await StressStage.outcome([
      StressStage.component { Text(verbatim: "Some words that wrap where they must") }
    ])
    let room = try #require(outcome.texts.first).least
    #expect(room.percent == nil && room.characters == nil && room.firstBreak == nil)
    #expect(!room.isBroken)
  }

  /// What scrolls is not cut off, however long it is.
  @Test("a text that scrolls has unlimited headroom, and the bar below it has not")
  func scrolling() async throws {
    let outcome = try await StressStage.outcome([
      StressStage.screen {
        VStack(spacing: 0) {
          ScrollView {
            VStack {
              Text(verbatim: String(repeating: "Some words that wrap. ", count: 20))
              Text(verbatim: "Below them").fixedSize()
            }
          }
          Text(verbatim: "A fixed bar that is rather long").lineLimit(1).fixedSize()
        }
      }
    ])
    let rooms = outcome.texts.map(\.least)
    #expect(rooms.count == 3)
    #expect(rooms.first?.percent == nil)
    #expect(rooms.first?.firstBreak == nil)
    #expect(rooms.last?.percent != nil)
  }

  /// The shorter of two texts beside each other takes the room of the longer one.
  @Test("a text that grows may truncate the one beside it, which is named")
  func pushesTheOther() async throws {
    let outcome = try await StressStage.outcome([
      StressStage.component(width: 200) {
        HStack {
          Text(verbatim: "Name").lineLimit(1)
          Text(verbatim: "Alexandra Lindt").lineLimit(1)
        }
      }
    ])
    let name = try #require(outcome.texts.first { $0.least.text == "Name" }).least
    #expect(name.firstBreak?.kind == .truncated)
    #expect(name.firstBreak?.subject == "Alexandra Lindt")
    let other = try #require(outcome.texts.first { $0.least.text != "Name" }).least
    #expect(other.firstBreak?.subject == nil)
  }

  /// A text of fixed size runs into what stands beside it, and out of its clip.
  @Test("a text of fixed size grows into its neighbour or out of its clip")
  func overlapsAndClips() async throws {
    let overlapping = StressStage.component("Overlap", width: 300) {
      ZStack(alignment: .leading) {
        Text(verbatim: "Left").fixedSize()
        Text(verbatim: "Right").offset(x: 100)
      }
    }
    let clipped = StressStage.component("Clip", width: 300) {
      Text(verbatim: "Short").fixedSize().frame(width: 100).clipped()
    }
    let outcome = try await StressStage.outcome([overlapping, clipped])
    let left = try #require(outcome.texts.first { $0.least.text == "Left" }).least
    #expect(left.firstBreak?.kind == .overlap && left.firstBreak?.subject == "Right")
    let growth = left.width * (try #require(left.percent)) / 100
    #expect(abs(left.width + growth - 100) < 17)
    let short = try #require(outcome.texts.first { $0.least.text == "Short" }).least
    #expect(short.firstBreak?.kind == .clipped && short.firstBreak?.subject == nil)
  }

  /// What stands below leaves the screen.
  @Test("a text that pushes others off the screen has limited headroom")
  func leavesTheScreen() async throws {
    let outcome = try await StressStage.outcome([
      StressStage.screen {
        VStack(spacing: 0) {
          Text(verbatim: "Words that wrap and push what is below them out of the screen")
          Color.red.frame(height: 560)
          Text(verbatim: "Below").fixedSize()
        }
      }
    ])
    let words = try #require(outcome.texts.first { $0.least.text != "Below" }).least
    #expect(words.percent != nil)
    #expect(words.firstBreak != nil)
  }

  /// A text that does not fit as it is has no room, and says so.
  @Test("a text that does not fit as it is has no headroom and is broken")
  func brokenAsItIs() async throws {
    let outcome = try await StressStage.outcome([Sample.label("Restore purchases", width: 60)])
    let text = try #require(outcome.texts.first)
    #expect(text.least.isBroken && text.least.percent == 0 && text.least.characters == 0)
    #expect(text.least.firstBreak?.kind == .truncated)
    #expect(text.brokenLocales == ["en"])
  }

  /// On a wider device one line has no less room.
  @Test("a wider device gives one line more headroom, and the narrowest decides")
  func widerIsNeverLess() async throws {
    let outcomes = try await ["iPhoneSE", "iPhone16Pro", "iPhone16ProMax"].asyncMap { device in
      try await StressStage.outcome(
        [
          StressStage.screen {
            Text(verbatim: "Restore all purchases").lineLimit(1).padding(16)
          }
        ], matrix: "locales: [en]\ndevices: [\(device)]\n")
    }
    let rooms = try outcomes.map { try #require($0.texts.first?.least.characters) }
    #expect(rooms == rooms.sorted())
    #expect(Set(rooms).count == 3)
    // All devices together have the room of the narrowest.
    let all = try await StressStage.outcome(
      [StressStage.screen { Text(verbatim: "Restore all purchases").lineLimit(1).padding(16) }],
      matrix: StressStage.phones)
    #expect(all.texts.first?.least.characters == rooms.first)
    #expect(all.texts.first?.least.device == "iPhoneSE")
  }

  /// The room is that of the tightest locale; equal keys are told apart.
  @Test("the headroom is that of the tightest locale, and equal keys are counted apart")
  func tightestLocale() async throws {
    let outcome = try await StressStage.outcome(
      [
        StressStage.component(width: 200) {
          VStack {
            Text("save").lineLimit(1)
            Text("save").lineLimit(1).frame(width: 90)
          }
        }
      ], matrix: "locales: [en, de, ja]\ndevices: [iPhoneSE]\n",
      catalog: StressStage.catalog(["save": ["en": "Save", "de": "Sichern", "ja": "保存"]]))
    #expect(outcome.texts.map(\.occurrence) == [0, 1])
    #expect(outcome.texts.map(\.key) == ["save", "save"])
    #expect(outcome.texts.map(\.least.locale) == ["de", "de"])
    let rooms = outcome.texts.compactMap(\.least.percent)
    #expect(rooms.count == 2 && rooms[0] > rooms[1])
    #expect(outcome.texts.allSatisfy { $0.english?.text == "Save" })
    #expect(outcome.texts.allSatisfy { $0.translatedLocales == ["en", "de", "ja"] })
  }
}

extension Sequence {
  /// The results of `transform`, one after the other.
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
