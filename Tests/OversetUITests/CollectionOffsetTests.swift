import Foundation
import OversetUI
import Testing

/// What lists tell of rows that users delete and move, applied to a collection.
struct CollectionOffsetTests {
  @Test(
    "elements at offsets are removed, and offsets outside are passed over",
    arguments: [([], "abcd"), ([0], "bcd"), ([1, 3], "ac"), ([9], "abcd")] as [([Int], String)])
  func removing(offsets: [Int], expected: String) {
    var letters = Array("abcd")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == expected)
  }

  @Test(
    "elements move before the one at an offset, counted before the move",
    arguments: [
      ([0], 2, "bacd"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1], 1, "abcd"), ([9], 0, "abcd"),
    ] as [([Int], Int, String)])
  func moving(offsets: [Int], destination: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == expected)
    var slice = Array("xabcd")[1...]
    slice.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(slice) == expected)
  }
}
