import COversetFreeType
import Foundation
import OversetLayoutTree
import OversetRaster

/// Coverage with its place.
struct PlacedMask: Sendable {
  var mask: CoverageMask
  /// The column of the mask's left edge, in pixels.
  var x: Int
  /// The row of the mask's upper edge, in pixels.
  var y: Int
}

/// Turns paths into coverage with FreeType's smooth rasterizer.
///
/// The one owner of a FreeType library, which is not safe to share between threads: one per task.
@safe
struct OutlineRasterizer: ~Copyable {
  private let freeType: FT_Library?

  init() {
    var library: FT_Library?
    // Fails only when memory is out; every path is then blank.
    unsafe freeType = unsafe FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit {
    if let library = unsafe freeType { unsafe FT_Done_FreeType(library) }
  }

  /// The coverage of a filled path, with its strokes `thicker` by some pixels; nil for an empty or absurdly
  /// large one.
  borrowing func fill(_ path: VectorPath, thicker: CGFloat = 0) -> PlacedMask? {
    guard var points = OutlinePoints(path) else { return nil }
    if thicker > 0 { points.embolden(by: thicker) }
    return rasterize(&points)
  }

  /// The coverage of a line of `width` pixels along a path; without a look it has round caps and joins.
  borrowing func stroke(
    _ path: VectorPath, width: CGFloat, look: LineLook? = nil
  ) -> PlacedMask? {
    guard let library = unsafe freeType, width > 0, let points = OutlinePoints(path) else {
      return nil
    }
    var stroker: FT_Stroker?
    guard unsafe FT_Stroker_New(library, &stroker) == 0, let stroker = unsafe stroker else {
      return nil
    }
    defer { unsafe FT_Stroker_Done(stroker) }
    let look = look ?? LineLook(cap: .round, join: .round, miterLimit: 0)
    let limit = look.miterLimit.isFinite ? min(max(look.miterLimit, 0), 1000) : 10
    unsafe FT_Stroker_Set(
      stroker, FT_Fixed((width / 2 * 64).rounded()), look.cap.freeType, look.join.freeType,
      FT_Fixed((limit * 65536).rounded()))
    guard var stroked = unsafe strokes(along: points, with: stroker) else { return nil }
    return rasterize(&stroked)
  }

  // MARK: Steps

  /// The outlines of the lines along every contour; those without a closing step stay open.
  ///
  /// The stroker forgets what it holds whenever it is given another outline, so contours are
  /// stroked one after the other.
  private borrowing func strokes(
    along points: OutlinePoints, with stroker: FT_Stroker
  ) -> OutlinePoints? {
    var strokes = OutlinePoints(pointCapacity: 0, contourCapacity: 0)
    for contour in points.contours {
      var part = points.part(contour)
      let isOpen: FT_Bool = contour.isClosed ? 0 : 1
      let status = unsafe part.withOutline { outline in
        unsafe FT_Stroker_ParseOutline(stroker, &outline, isOpen)
      }
      guard status == 0, let stroke = unsafe exported(from: stroker) else { return nil }
      strokes.append(stroke)
    }
    return strokes
  }

  private borrowing func exported(from stroker: FT_Stroker) -> OutlinePoints? {
    var pointCount: FT_UInt = 0
    var contourCount: FT_UInt = 0
    guard unsafe FT_Stroker_GetCounts(stroker, &pointCount, &contourCount) == 0,
      pointCount > 0, pointCount < 32_000
    else { return nil }
    var result = OutlinePoints(pointCapacity: Int(pointCount), contourCapacity: Int(contourCount))
    unsafe result.withOutline { outline in
      unsafe outline.n_points = 0
      unsafe outline.n_contours = 0
      unsafe FT_Stroker_Export(stroker, &outline)
    }
    return result
  }

  private borrowing func rasterize(_ points: inout OutlinePoints) -> PlacedMask? {
    guard let library = unsafe freeType, let box = points.pixelBox(), box.width > 0,
      box.height > 0, box.width <= 16_384, box.height <= 16_384
    else { return nil }
    points.translate(x: -box.minX * 64, y: -box.minY * 64)
    var coverage = [UInt8](repeating: 0, count: box.width * box.height)
    let status = unsafe coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.width = UInt32(box.width)
      unsafe bitmap.rows = UInt32(box.height)
      unsafe bitmap.pitch = Int32(box.width)
      unsafe bitmap.buffer = buffer.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe points.withOutline { outline in
        unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
      }
    }
    guard status == 0,
      let mask = CoverageMask(width: box.width, height: box.height, bytes: coverage)
    else { return nil }
    return PlacedMask(mask: mask, x: box.minX, y: -box.maxY)
  }
}

extension LineLook.Cap {
  fileprivate var freeType: FT_Stroker_LineCap {
    switch self {
    case .butt: FT_STROKER_LINECAP_BUTT
    case .round: FT_STROKER_LINECAP_ROUND
    case .square: FT_STROKER_LINECAP_SQUARE
    }
  }
}

extension LineLook.Join {
  fileprivate var freeType: FT_Stroker_LineJoin {
    switch self {
    case .miter: FT_STROKER_LINEJOIN_MITER_FIXED
    case .round: FT_STROKER_LINEJOIN_ROUND
    case .bevel: FT_STROKER_LINEJOIN_BEVEL
    }
  }
}
