import OversetUnicode
import Testing

struct UndrawnCharacterTests {
  @Test(
    "what is unassigned, for private use or lost is drawn by no system, and its neighbours are",
    arguments: [
      (0x0378, true), (0x0377, false), (0xFFFE, true), (0xFDD0, true), (0xFDCF, false),
      (0xFFFD, true), (0xFFFC, false), (0xE000, true), (0xD800, true), (0xF8FE, true),
      (0xF8FF, false), (0xF0000, true), (0x100185, false), (0x1B05, false), (0x1F5C2, false),
      (0x1FFFF, true), (0x110000, true), (0x41, false), (0x00AD, false), (0x1FAFF, false),
    ] as [(UInt32, Bool)])
  func neverDrawn(point: UInt32, expected: Bool) {
    #expect(CharacterProperties.isNeverDrawn(point) == expected)
  }
}
