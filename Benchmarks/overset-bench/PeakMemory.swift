import Foundation

/// The most memory this process has held, as the kernel tells it.
enum PeakMemory {
  /// Megabytes (2^20 bytes) of the largest resident set, or nil if there is no `/proc`.
  static var megabytes: Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Double($0)
      })
    else { return nil }
    return kibibytes / 1024
  }
}
