import COversetPOSIX
package import Foundation
package import OversetVocabulary

/// A stream to which a program writes that its caller has opened.
package enum StandardStream: Int32, Sendable {
  /// What was asked for.
  case output = 1
  /// What is said about it.
  case error = 2

  /// How far a write came.
  package enum Written: Sendable {
    /// Every byte was taken.
    case all
    /// The reader of the pipe has gone away, as `head` does when it has enough.
    case readerGone
  }

  /// Makes a failing write an error of that write, and keeps files that are opened from taking the number
  /// of a stream that the caller has closed: what is meant for the stream would end up in them.
  package static func prepare() {
    overset_fail_instead_of_signal()
    // Each is opened for what the stream is not used for, so that using it fails as it does when closed.
    for (descriptor, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is taken, which is this one.
      _ = unsafe open("/dev/null", flags)
    }
  }

  /// Whether it leads to a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many columns the terminal has to which it leads; nil where it leads to none, or to one that does not
  /// say.
  package var columns: Int? {
    let columns = overset_columns(rawValue)
    return columns > 0 ? Int(columns) : nil
  }

  /// Writes all of `data`, waiting where the stream cannot take more at once.
  ///
  /// - Throws: `Diagnostic` with the system's words where bytes are lost.
  package func write(_ data: Data) throws(Diagnostic) -> Written {
    guard isOfCaller else { throw failure(EBADF) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe COversetPOSIX.write(rawValue, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: waitUntilWritable()
      case EPIPE: return .readerGone
      default: throw failure(errno)
      }
    }
    return .all
  }

  /// Closes the stream, after what the C library has kept back for it is written.
  ///
  /// - Throws: `Diagnostic` where a full disk or quota is told only now.
  package func close() throws(Diagnostic) {
    guard isOfCaller else { return }
    guard fflush(nil) == 0 || errno == EPIPE else { throw failure(errno) }
    // Where it is closed already, nothing was lost.
    guard COversetPOSIX.close(rawValue) == 0 || errno == EBADF || errno == EINTR else {
      throw failure(errno)
    }
  }

  /// Whether its number stands for what the caller opened. Where the caller has closed it, a queue of
  /// events of the run-time library may have taken the number before the program begins: Linux gives such
  /// a thing no type.
  private var isOfCaller: Bool {
    var status = stat()
    return unsafe fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT != 0
  }

  private func waitUntilWritable() {
    var stream = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&stream, 1, -1)
  }

  private func failure(_ number: Int32) -> Diagnostic {
    Diagnostic(
      .system(number),
      problem: "cannot write to the standard \(self) stream: \(SystemError(number).words)",
      remedy: "check where it leads, and the free space there")
  }
}
