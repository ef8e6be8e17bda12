/// Numbers as findings and reports write them: one decimal, a point, no grouping, the same in every locale.
package enum Points {
  /// `value` with one decimal; `unlimited` for a value that is none.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "unlimited" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
