import COversetICU

/// A C function that writes UTF-16 text: it takes a buffer, its capacity, and where to put the status,
/// and returns the length the text needs.
typealias UTF16Writer = (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) -> Int32

/// The text a C function writes; nil when it fails.
///
/// - Parameter expected: The length that probably suffices; a longer text costs a second call.
func utf16Output(expected: Int, _ write: UTF16Writer) -> String? {
  var capacity = max(expected, 16)
  for _ in 0..<2 {
    var needed = 0
    var status: Int32 = 0
    let text = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress, let room = Int32(exactly: capacity) else { return }
      needed = unsafe Int(write(start, room, &status))
      count = status == 0 ? min(needed, capacity) : 0
    }
    guard status == 0 else { return nil }
    if needed <= capacity { return String(utf16: text) }
    capacity = needed
  }
  return nil
}

/// ICU's name of an error code.
func statusName(_ status: Int32) -> String {
  unsafe String(cString: overset_status_name(status))
}
