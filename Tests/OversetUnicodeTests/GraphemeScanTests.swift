import Testing

@testable import OversetUnicode

@Suite("Texts whose units are clusters")
struct GraphemeScanTests {
  @Test("no unit that stands alone may join a neighbour (GraphemeBreakProperty.txt)")
  func everyUnit() throws {
    let classes = try UnicodeData.table(of: "auxiliary/GraphemeBreakProperty.txt", default: "Other")
    {
      $0
    }
    let alone = (UInt16.min...UInt16.max).filter(GraphemeScan.standsAlone)
    let wrong = alone.filter { !["Other", "Control", "LF"].contains(classes[Int($0)]) }
    #expect(wrong.prefix(10).map { hexadecimal([UInt32($0)]) } == [])
    #expect(alone.count > 20_000)
  }
}
