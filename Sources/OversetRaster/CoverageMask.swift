/// How much of each pixel a shape covers: what a glyph or a rounded corner is drawn through.
///
/// Coverage is kept in 16 levels (0, 17, ... 255): the eye does not tell them from 256, and a
/// screen with a dozen inks then stays within the 256 colours of a palette image.
package struct CoverageMask: Sendable, Hashable {
  /// The number of columns, in pixels.
  package let width: Int

  /// The number of rows, in pixels.
  package let height: Int

  /// One byte per pixel, row by row: 0 is uncovered, 255 covered, each a multiple of 17.
  package let bytes: [UInt8]

  /// A mask of 8-bit coverage, which is rounded to the nearest level.
  ///
  /// `nil` when a side is negative or `bytes` does not hold `width * height` of them.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflows, bytes.count == count else { return nil }
    self.width = width
    self.height = height
    self.bytes = PixelLoops.quantized(bytes)
  }
}
