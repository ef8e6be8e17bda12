import Foundation
import OversetRaster
import OversetSnapshots
import OversetVocabulary
import Testing

/// How strategies are made of others.
@Suite struct StrategyAlgebraTests {
  /// Sendable because its test calls back at once, on one thread.
  private final class Box<Value>: @unchecked Sendable {
    var values: [Value] = []
  }

  private struct Card: Sendable {
    let title: String
  }

  /// What a strategy keeps of a value, where it is there at once.
  private func kept<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>
  ) throws -> Format {
    let box = Box<Result<Format, Diagnostic>>()
    strategy.snapshot(value).receive { box.values.append($0) }
    return try #require(box.values.first).get()
  }

  @Test("a pullback transforms the value, at once or later")
  func pullbacks() throws {
    let shout = Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)!" }
    #expect(try kept(3, shout) == "3!")
    let title: Snapshotting<Card, String> = Snapshotting<String, String>.lines.pullback(\.title)
    #expect(try kept(Card(title: "a"), title) == "a")
    let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in callback("later \(number)") }
    }
    #expect(try kept(3, later) == "later 3")
    #expect(try kept([3], later.pullback { $0[0] }) == "later 3")
  }

  @Test("a custom strategy keeps its path extension and its snapshot")
  func strategiesOfOnesOwn() throws {
    let own = Snapshotting<Int, String>(
      pathExtension: "log", diffing: .lines, asyncSnapshot: { Async(value: $0).map { "<\($0)>" } })
    #expect(try kept(3, own) == "<3>")
    let simple = SimplySnapshotting(pathExtension: "log", diffing: .lines)
    #expect(try kept("x", simple) == "x")
    #expect(simple.pathExtension == "log")
  }

  @Test("an asynchronous value reaches its callback, mapped or not")
  func valuesThatArriveLater() {
    var seen: [Int] = []
    Async(value: 1).map { $0 + 1 }.run { seen.append($0) }
    Async<Int> { $0(5) }.run { seen.append($0) }
    #expect(seen == [2, 5])
  }

  /// An error goes the way of the value, and the callback of a value is not called.
  @Test("an error passes through a pullback, and the value's callback is not called")
  func errorsPassThrough() {
    let strategy = Snapshotting<Double, String>.json.pullback { (number: Int) in 0 / Double(number)
    }
    #expect(throws: Diagnostic.self) { try kept(0, strategy) }
    var seen: [String] = []
    strategy.snapshot(0).run { seen.append($0) }
    #expect(seen.isEmpty)
  }

  /// Both ways of swift-snapshot-testing to make one, 1.18 and 1.19.
  @Test("both ways to make a diffing keep its message and attachments")
  func diffings() {
    let first = Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
      diff: { old, new in old == new ? nil : ("\(old) is not \(new)", []) })
    let second = Diffing<Int>.diff(toData: first.toData, fromData: first.fromData) { old, new in
      old == new ? nil : ("no", [.data(Data([1]), name: "a.bin")])
    }
    #expect(first.diff(1, 2)?.0 == "1 is not 2")
    #expect(second.diffV2(1, 2)?.1 == [DiffAttachment(data: Data([1]), name: "a.bin")])
    #expect(second.fromData(second.toData(7)) == 7)
  }

  @Test("a picture survives its data, and a difference has a message and three attachments")
  func pictures() throws {
    let white = try Bitmap(width: 4, height: 4, filledWith: .white)
    let black = try Bitmap(width: 4, height: 4, filledWith: .black)
    let diffing = Diffing<Bitmap>.image
    #expect(diffing.fromData(diffing.toData(white)) == white)
    #expect(diffing.fromData(Data()).bounds.isEmpty)
    #expect(diffing.diff(white, white) == nil)
    let difference = try #require(diffing.diff(white, black))
    #expect(difference.0 == "16 pixels differ in 4x4 at (0, 0), by up to 255")
    #expect(difference.1.map(\.name) == ["reference.png", "failure.png", "difference.png"])
  }
}
