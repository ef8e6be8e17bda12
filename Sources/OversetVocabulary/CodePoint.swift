/// Code points as Unicode writes them.
package enum CodePoint {
  /// `U+0041`: at least four hexadecimal digits (The Unicode Standard, appendix A.1).
  package static func notation(_ point: UInt32) -> String {
    let digits = String(point, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The first code points, letters with their characters, and how many more there are, as in
  /// `U+C800 저 and 3 more`.
  package static func examples(_ points: [UInt32], atMost limit: Int = 3) -> String {
    let shown = points.prefix(limit).map { point in
      guard let scalar = Unicode.Scalar(point), scalar.properties.isAlphabetic else {
        return notation(point)
      }
      return "\(notation(point)) \(scalar)"
    }
    let more = points.count > limit ? " and \(points.count - limit) more" : ""
    return shown.joined(separator: ", ") + more
  }
}
