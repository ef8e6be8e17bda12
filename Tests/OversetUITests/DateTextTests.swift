import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Texts that show dates and times between them.
@MainActor
struct DateTextTests {
  /// Noon of 9 January 2007 in UTC.
  private static let now = Date(timeIntervalSince1970: 1_168_344_000)

  private func shown(_ text: Text, _ locale: LocaleTag = "en") throws -> String? {
    try Fixture.stage().layout(text, width: 600, for: Stage.variant(locale)).texts.first?.text
      .string
  }

  @Test(
    "a date is written as the locale of the text writes it, in UTC",
    arguments: [
      ("en", "January 9, 2007", "12:00\u{202F}PM"), ("de", "9. Januar 2007", "12:00"),
      ("ja", "2007年1月9日", "12:00"),
    ])
  func datesAreLocalized(locale: LocaleTag, day: String, time: String) throws {
    #expect(try shown(Text(Self.now, style: .date), locale) == day)
    #expect(try shown(Text(Self.now, style: .time), locale) == time)
  }

  @Test(
    "a time from now is counted in the units of its language",
    arguments: [
      (9000.0, "2 hr, 30 min", "+2 hours", "2:30:00"),
      (-90, "1 min, 30 sec", "-2 minutes", "1:30"), (5, "5 sec", "+5 seconds", "0:05"),
      (0, "0 sec", "+0 seconds", "0:00"),
    ])
  func timesAreCounted(seconds: Double, relative: String, offset: String, timer: String) throws {
    let date = Self.now + seconds
    #expect(try shown(Text(date, style: .relative)) == relative)
    #expect(try shown(Text(date, style: .offset)) == offset)
    #expect(try shown(Text(date, style: .timer)) == timer)
    #expect(try shown(Text(Self.now + 9000, style: .relative), "de") == "2 Std., 30 Min.")
  }

  @Test("a timer shows all of its interval before it begins, and nothing behind it")
  func timersAreClamped() throws {
    let ahead = Self.now + 60...Self.now + 4260
    #expect(try shown(Text(timerInterval: ahead)) == "1:10:00")
    #expect(try shown(Text(timerInterval: ahead, showsHours: false)) == "70:00")
    #expect(try shown(Text(timerInterval: ahead, countsDown: false)) == "0:00")
    let paused = ahead.lowerBound + 10
    #expect(try shown(Text(timerInterval: ahead, pauseTime: paused, countsDown: false)) == "0:10")
    let past = Self.now - 60...Self.now - 30
    #expect(try shown(Text(timerInterval: past)) == "0:00")
    #expect(try shown(Text(timerInterval: past, countsDown: false)) == "0:30")
  }

  @Test("an interval names what its ends share once")
  func intervals() throws {
    let dates = Self.now...Self.now + 5400
    #expect(try shown(Text(dates), "de") == "12:00–13:30 Uhr")
    #expect(
      try shown(Text(DateInterval(start: dates.lowerBound, end: dates.upperBound)), "de")
        == "12:00–13:30 Uhr")
  }

  @Test("dates no clock has do not stop the program")
  func strangeDates() throws {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)] {
      for style in [Text.DateStyle.relative, .offset, .timer] {
        #expect(try shown(Text(date, style: style)) != nil)
      }
    }
  }

  @Test("a date in a key is an argument, written in the locale of the text")
  func datesInKeys() throws {
    let tree = try Fixture.stage().layout(
      Text("Hello, **\(Self.now, style: .date)**!"), width: 600, for: Stage.variant("de"))
    #expect(tree.texts.first?.text.string == "Hallo, 9. Januar 2007!")
    #expect(tree.texts.first?.text.origin?.key == "Hello, **%@**!")
  }

  @Test("a formatter of the older kind writes in its own locale")
  func formatters() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "de")
    formatter.timeZone = .gmt
    formatter.dateFormat = "MMMM"
    #expect(try shown(Text(Self.now, formatter: formatter), "en") == "Januar")
  }
}
