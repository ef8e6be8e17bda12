import OversetShaping

extension TextEngine {
  /// How many lines `request` may really take: from the count in its width and the model's error
  /// to the count in its width without that error.
  ///
  /// Only mandatory breaks make lines where nothing limits the width: the count is then certain. A
  /// line limit, a height and a minimum scale factor do not count: these are the lines that the
  /// text needs at full size.
  package func lineCountRange(_ request: TextRequest) -> ClosedRange<Int> {
    var request = request.sanitized()
    request.lineLimit = nil
    request.height = nil
    request.minimumScaleFactor = 1
    guard let width = request.width else {
      let count = lineCount(request, width: nil)
      return count...count
    }
    let slack = ErrorMargin(
      of: request, paragraph: pass(request).paragraph, fonts: shaper.fonts,
      overrides: slackOverrides
    ).points(at: width)
    let counts = [width + slack, width, max(width - slack, 0)].map {
      lineCount(request, width: $0)
    }
    // Greedy lines never grow in number with the width; the extremes are taken all the same, so
    // that no rounding of sums can turn the range around.
    return (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  private func lineCount(_ request: TextRequest, width: Double?) -> Int {
    var request = request
    request.width = width
    return layout(request, detail: .summary).neededLines
  }
}
