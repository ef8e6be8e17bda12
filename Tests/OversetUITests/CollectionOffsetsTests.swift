import Foundation
import OversetUI
import Testing

/// What `onDelete` and `onMove` hand to an app's collections.
@MainActor
struct CollectionOffsetsTests {
  @Test(
    "elements are removed by their offsets, and offsets beyond the end remove nothing",
    arguments: [([0, 2], "bd"), ([], "abcd"), ([1, 9], "acd"), ([0, 1, 2, 3], "")])
  func removal(offsets: [Int], left: String) {
    var letters = Array("abcd")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == left)
  }

  @Test(
    "moved elements stand together before the one at the offset, in their order",
    arguments: [
      ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"),
      ([0, 3], 2, "badc"), ([7], 0, "abcd"),
    ])
  func moving(offsets: [Int], destination: Int, order: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == order)
  }
}
