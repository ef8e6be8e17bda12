/// How an instance of a face comes to its width.
package enum FaceWidth: Hashable, Sendable {
  /// The face as it was drawn.
  case own
  /// The face's width axis, at this percentage of the normal width.
  case axis(Int)
  /// The face scaled horizontally to this percentage: nobody drew it so, and no width of it has
  /// been measured.
  case scaled(Int)

  /// The width that draws `percent`, in a face whose axis has the widths `range`; nil is no axis.
  init(percent: Int, range: ClosedRange<Int>?) {
    if let range {
      self = .axis(min(max(percent, range.lowerBound), range.upperBound))
    } else {
      self = percent == 100 ? .own : .scaled(percent)
    }
  }

  /// How many of the instance's units a unit of the face has across and down.
  ///
  /// A scaled face counts in hundredths, so that every advance is scaled without being rounded.
  var unitScale: (x: Int, y: Int) {
    if case .scaled(let percent) = self { (percent, 100) } else { (1, 1) }
  }

  /// What tells instances of one face apart by their width; nothing for its own.
  var mark: String {
    switch self {
    case .own: ""
    case .axis(let percent): "/\(percent)"
    case .scaled(let percent): "*\(percent)"
    }
  }
}
