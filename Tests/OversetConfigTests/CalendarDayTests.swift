import Foundation
import OversetConfig
import Testing

struct CalendarDayTests {
  @Test(arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func readsBack(text: String) {
    #expect(CalendarDay(text)?.description == text)
  }

  @Test(arguments: [
    "", "2027-1-31", "2027-02-29", "1900-02-29", "2027-00-01", "2027-13-01", "2027-04-31",
    "2027-01-00", "27-01-01", "2027/01/01", "2027-01-01 ", "0000-01-01", "+027-01-01",
  ])
  func refused(text: String) { #expect(CalendarDay(text) == nil) }

  @Test func order() throws {
    let days = ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"].compactMap {
      CalendarDay($0)
    }
    #expect(days == days.sorted())
    #expect(Set(days).count == 4)
  }

  @Test func moments() {
    #expect(CalendarDay(Date(timeIntervalSince1970: 0))?.description == "1970-01-01")
    #expect(CalendarDay(Date(timeIntervalSince1970: 86399))?.description == "1970-01-01")
    #expect(CalendarDay(Date(timeIntervalSince1970: 86400))?.description == "1970-01-02")
  }
}
