/// Code points as Unicode writes them.
package enum CodePoint {
  /// `U+0041`: at least four hexadecimal digits (The Unicode Standard, appendix A.1).
  package static func notation(_ point: UInt32) -> String {
    let digits = String(point, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
