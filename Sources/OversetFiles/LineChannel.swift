import COversetPOSIX
package import Foundation
package import OversetVocabulary

/// The standard streams of a program that another one asks on lines, and that runs code of somebody else.
///
/// That code keeps no way to them: what it prints goes to the standard error stream, and what it reads is empty.
package final class LineChannel: Sendable {
  /// What came.
  package enum Line: Equatable, Sendable {
    /// A line, without its end.
    case line(Data)
    /// A line that is longer than it may be: nothing more is read.
    case tooLong
  }

  private let input: Descriptor
  private let output: Descriptor
  private let longest: Int

  /// Takes the streams over. Called once, before code of somebody else runs.
  ///
  /// - Parameter longest: How many bytes a line may have.
  /// - Throws: `Diagnostic` if the system refuses it.
  package init(longest: Int) throws(Diagnostic) {
    self.longest = longest
    (input, output) = (try Self.taken(0), try Self.taken(StandardStream.output.rawValue))
    let nothing = unsafe open("/dev/null", O_RDONLY)
    guard nothing >= 0, dup2(nothing, 0) == 0,
      dup2(StandardStream.error.rawValue, StandardStream.output.rawValue) >= 0
    else { throw Self.failure(errno) }
    if nothing > 0 { close(nothing) }
  }

  /// The same open file under another number, which programs that are started do not get.
  private static func taken(_ stream: CInt) throws(Diagnostic) -> Descriptor {
    let number = overset_high_descriptor(stream)
    guard number >= 0 else { throw failure(errno) }
    return Descriptor(number)
  }

  /// The lines, as they come. They end with the stream; a last one without an end is none.
  ///
  /// A thread of its own reads: code that never ends keeps none from it.
  ///
  /// - Parameter ended: Is called on that thread when the stream has ended.
  package func lines(whenEnded ended: @escaping @Sendable () -> Void) -> AsyncStream<Line> {
    let (stream, continuation) = AsyncStream.makeStream(of: Line.self)
    let (input, longest) = (input, longest)
    Thread.detachNewThread {
      var lines = LineBuffer(longest: longest)
      while let part = Self.part(of: input.number) {
        for line in lines.add(part) { continuation.yield(line) }
        if lines.isOver { break }
      }
      continuation.finish()
      ended()
    }
    return stream
  }

  /// The next bytes of an open file, as soon as there are any; nil at the end, and where it cannot be read.
  ///
  /// Foundation's handles wait until there are as many as were asked for.
  package static func part(of number: CInt) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe COversetPOSIX.read(number, &bytes, bytes.count)
      if count > 0 { return Data(bytes[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Writes bytes, waiting where they cannot be taken at once; false if nobody reads them any more.
  package func write(_ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe COversetPOSIX.write(output.number, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        var stream = pollfd(fd: output.number, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&stream, 1, -1)
      } else if count < 0, errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func failure(_ number: CInt) -> Diagnostic {
    Diagnostic(
      .system(number), problem: "the standard streams cannot be used: \(SystemError(number).words)",
      remedy: "give the program a standard input and a standard output")
  }
}

/// Parts of a stream as lines, none longer than it may be.
package struct LineBuffer: Sendable {
  private let longest: Int
  private var open = Data()
  /// Whether a line was too long: nothing more comes.
  package private(set) var isOver = false

  /// Takes lines of `longest` bytes at most.
  package init(longest: Int) { self.longest = longest }

  /// Takes a part, and returns the lines that end in it.
  package mutating func add(_ part: Data) -> [LineChannel.Line] {
    var lines: [LineChannel.Line] = []
    var rest = part[...]
    while !isOver {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      guard open.count + rest.distance(from: rest.startIndex, to: end) <= longest else {
        (open, isOver) = (Data(), true)
        lines.append(.tooLong)
        break
      }
      open += rest[rest.startIndex..<end]
      guard end < rest.endIndex else { break }
      lines.append(.line(open))
      open = Data()
      rest = rest[rest.index(after: end)...]
    }
    return lines
  }
}
