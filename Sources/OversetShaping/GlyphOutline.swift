import COversetHarfBuzz

/// The outline of a glyph, in font units, y upwards.
package struct GlyphOutline: Equatable, Sendable {
  /// One step of the outline.
  package enum Step: Equatable, Sendable {
    /// Starts a contour.
    case move(x: Float, y: Float)
    /// A straight line.
    case line(x: Float, y: Float)
    /// A quadratic curve with one control point.
    case quadratic(controlX: Float, controlY: Float, x: Float, y: Float)
    /// A cubic curve with two control points.
    case cubic(
      firstX: Float, firstY: Float, secondX: Float, secondY: Float, x: Float, y: Float)
    /// Closes the contour.
    case close
  }

  /// The steps, contour after contour.
  package var steps: [Step]
}

extension FontInstance {
  /// The outline of `glyph`; empty for a blank or an unknown one.
  package func outline(of glyph: UInt32) -> GlyphOutline {
    let collector = OutlineCollector()
    unsafe hb_font_get_glyph_shape(
      handle, glyph, OutlineFunctions.shared.handle,
      Unmanaged.passUnretained(collector).toOpaque())
    return GlyphOutline(steps: collector.steps)
  }
}

/// Where HarfBuzz's drawing callbacks put the steps of one outline.
private final class OutlineCollector {
  var steps: [GlyphOutline.Step] = []
}

/// HarfBuzz's table of drawing callbacks.
///
/// It is made immutable before anyone reads it, which is what `nonisolated(unsafe)` rests on.
@safe
private final class OutlineFunctions: Sendable {
  static let shared = OutlineFunctions()

  // Immutable since the initializer: see above.
  nonisolated(unsafe) let handle: OpaquePointer?

  private init() {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe append(.move(x: x, y: y), to: data) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe append(.line(x: x, y: y), to: data) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe append(
          .quadratic(controlX: controlX, controlY: controlY, x: x, y: y), to: data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        unsafe append(
          .cubic(
            firstX: firstX, firstY: firstY, secondX: secondX, secondY: secondY, x: x, y: y),
          to: data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe append(.close, to: data) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    unsafe handle = functions
  }
}

private func append(_ step: GlyphOutline.Step, to data: UnsafeMutableRawPointer?) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<OutlineCollector>.fromOpaque(data).takeUnretainedValue().steps.append(step)
}
