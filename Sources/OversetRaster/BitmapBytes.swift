extension Bitmap {
  /// The pixels by rows: red, green, blue and alpha, a byte each.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for packed in pixels {
      let color = RGBAColor(packed: packed)
      bytes += [color.red, color.green, color.blue, color.alpha]
    }
    return bytes
  }
}
