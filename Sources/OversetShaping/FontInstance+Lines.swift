import COversetHarfBuzz

/// Where a face wants its lines.
package struct FaceLines: Sendable {
  /// A line: the distance of its top from the baseline, upwards, and its thickness, in em.
  package struct Line: Sendable {
    /// From the baseline to the upper edge, in em, upwards.
    package let top: Double
    /// In em.
    package let thickness: Double
  }

  /// The line below.
  package let underline: Line
  /// The line through the middle.
  package let strikethrough: Line

  /// Those of a text that no face draws, such as boxes in place of emoji: close to those of the system font
  /// (from memory).
  package static let usual = FaceLines(
    underline: Line(top: -0.1, thickness: 0.06), strikethrough: Line(top: 0.3, thickness: 0.06))
}

extension FontInstance {
  /// The lines that the face's `post` and `OS/2` tables state, or HarfBuzz's substitute for them.
  package var lines: FaceLines {
    FaceLines(
      underline: line(
        HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      strikethrough: line(
        HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
  }

  private func line(
    _ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t
  ) -> FaceLines.Line {
    var (top, thickness): (hb_position_t, hb_position_t) = (0, 0)
    unsafe hb_ot_metrics_get_position_with_fallback(handle, offset, &top)
    unsafe hb_ot_metrics_get_position_with_fallback(handle, size, &thickness)
    let em = Double(unitsPerEm)
    return FaceLines.Line(top: Double(top) / em, thickness: Double(thickness) / em)
  }
}
