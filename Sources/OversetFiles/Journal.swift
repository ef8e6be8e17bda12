import COversetPOSIX
import Foundation
import OversetVocabulary

/// A file without a name that two programs share: the first writes what the second is to do, the second behind it
/// what it has done.
struct Journal {
  let descriptor: CInt

  /// A journal that begins with instructions.
  ///
  /// - Throws: `Diagnostic` if the system has no room for it.
  init(_ instructions: String) throws(Diagnostic) {
    descriptor = overset_nameless_file()
    guard descriptor >= 0, write(instructions) else {
      throw SupervisedProcess.failure(errno)
    }
  }

  /// The journal that another program has opened.
  init(descriptor: CInt) { self.descriptor = descriptor }

  /// Adds to the end. False if there is no room.
  @discardableResult
  func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe COversetPOSIX.write(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// All that stands in it.
  var text: String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { piece in
        unsafe pread(descriptor, piece.baseAddress, piece.count, off_t(bytes.count))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece.prefix(count)
    }
  }
}
