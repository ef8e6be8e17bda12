import Foundation
import OversetFiles
import Testing

/// Parts of a stream as lines.
@Suite struct LineBufferTests {
  @Test("lines are the same wherever the parts end", arguments: 1...9)
  func parts(size: Int) {
    var (buffer, lines) = (LineBuffer(longest: 4), [LineChannel.Line]())
    let bytes = Array("ab\n\ncdef\nrest".utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines += buffer.add(Data(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(lines == ["ab", "", "cdef"].map { .line(Data($0.utf8)) })
    #expect(!buffer.isOver)
  }

  @Test("a line that is too long ends all, and what came before it counts")
  func tooLong() {
    var buffer = LineBuffer(longest: 4)
    #expect(buffer.add(Data("ab\ncde".utf8)) == [.line(Data("ab".utf8))])
    #expect(buffer.add(Data("fg".utf8)) == [.tooLong])
    #expect(buffer.isOver)
    #expect(buffer.add(Data("a\nb\n".utf8)).isEmpty)
  }
}
