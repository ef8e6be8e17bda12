import OversetAssets
import OversetLayoutTree

extension ImageContent {
  /// A picture of an asset catalog.
  init(_ picture: AssetPicture, name: String) {
    self.init(
      name: name, width: picture.width, height: picture.height, pixels: picture.pixels,
      isMirrored: picture.isMirrored)
  }

  /// The picture as a stencil: every pixel in `color`, as opaque as it was.
  func stencil(in color: ColorValue) -> ImageContent {
    var image = self
    for index in stride(from: 0, to: pixels.count - 3, by: 4) {
      image.pixels[index] = color.red
      image.pixels[index + 1] = color.green
      image.pixels[index + 2] = color.blue
      image.pixels[index + 3] = UInt8(Int(pixels[index + 3]) * Int(color.alpha) / 255)
    }
    return image
  }
}
