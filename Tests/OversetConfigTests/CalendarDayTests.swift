import Foundation
import OversetConfig
import Testing

struct CalendarDayTests {
  @Test(
    "a day writes the text it was read from",
    arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func readsBack(text: String) {
    #expect(CalendarDay(text)?.description == text)
  }

  @Test(
    "a text that is not a day of the calendar is refused",
    arguments: [
      "", "2027-1-31", "2027-02-29", "1900-02-29", "2027-00-01", "2027-13-01", "2027-04-31",
      "2027-01-00", "27-01-01", "2027/01/01", "2027-01-01 ", "0000-01-01", "+027-01-01",
    ])
  func refused(text: String) { #expect(CalendarDay(text) == nil) }

  @Test("days are ordered by time")
  func order() throws {
    let days = ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"].compactMap {
      CalendarDay($0)
    }
    #expect(days == days.sorted())
    #expect(Set(days).count == 4)
  }

  @Test("a moment falls on its day in UTC")
  func moments() {
    #expect(CalendarDay(Date(timeIntervalSince1970: 0))?.description == "1970-01-01")
    #expect(CalendarDay(Date(timeIntervalSince1970: 86399))?.description == "1970-01-01")
    #expect(CalendarDay(Date(timeIntervalSince1970: 86400))?.description == "1970-01-02")
  }
}
