import Foundation
import OversetRaster
import OversetVocabulary

extension FuzzedReader {
  /// What holds pixels and outlines.
  static let pictureReaders: [FuzzedReader] = [
    FuzzedReader("pictures") { input throws(Breach) in
      try PictureProperties(input.bytes).hold()
      // Behind sound checksums lies what a random change never reaches.
      let repaired = ChunkChecksums.repaired(input.bytes)
      if repaired != input.bytes { try PictureProperties(repaired).hold() }
    },
    FuzzedReader("ink") { input throws(Breach) in try InkProperties(input).hold() },
    FuzzedReader("faces") { input throws(Breach) in try FaceProperties(input).hold() },
  ]
}

/// What holds of a PNG file.
private struct PictureProperties {
  /// Pixels of pictures that are written and compared again.
  private static let pixelLimit = 4096

  let data: Data

  init(_ bytes: [UInt8]) { data = Data(bytes) }

  func hold() throws(Breach) {
    let summary = try? PNG.summary(of: data, file: "a.png")
    guard let (bitmap, metadata) = try? PNG.decode(data, file: "a.png") else { return }
    guard let summary else { throw Breach("a picture that is decoded has no summary") }
    try require(
      bitmap.width == summary.width && bitmap.height == summary.height
        && metadata == summary.metadata, "the summary is of another picture")
    try require(bitmap.pixels.count == bitmap.width * bitmap.height, "pixels are missing")
    guard bitmap.pixels.count <= Self.pixelLimit else { return }
    try writing(bitmap)
    try changing(bitmap)
  }

  /// A change is seen where it is made and is drawn; what is put back is equal again.
  private func changing(_ bitmap: Bitmap) throws(Breach) {
    var changed = bitmap
    let corner = PixelRect(x: bitmap.width / 2, y: -1, width: bitmap.width, height: 2)
    changed.fill(corner, with: RGBAColor(red: 9, green: 200, blue: 77, alpha: 99))
    changed.fill(corner, with: RGBAColor(red: 1, green: 2, blue: 3))
    changed.blend(bitmap, x: -1, y: 1)
    let difference = PictureDifference.compare(reference: bitmap, new: changed)
    try require(
      (difference == nil) == (bitmap.pixels == changed.pixels), "a change of pixels is not seen")
    if let difference {
      try require(
        difference.changedArea.intersection(bitmap.bounds) == difference.changedArea,
        "the changed area lies outside of the picture")
      try require(
        PictureDifference.picture(reference: bitmap, new: changed) != nil
          && PictureDifference.mask(reference: bitmap, new: changed) != nil,
        "a difference is not drawn")
    }
    changed.copy(bitmap, x: 0, y: 0)
    try require(changed == bitmap, "a picture that is copied over another is not there")
  }

  /// A picture is read as it was written, and compared and scaled without harm.
  private func writing(_ bitmap: Bitmap) throws(Breach) {
    for effort in [PNG.Effort.fast, .small] {
      guard let file = try? PNG.encode(bitmap, metadata: ["a": "b"], effort: effort),
        let again = try? PNG.decode(file)
      else { throw Breach("a picture that was read cannot be written and read") }
      try require(again.bitmap == bitmap, "a picture is read otherwise than it was written")
      try require(again.metadata == ["a": "b"], "the record is lost")
    }
    try require(
      PictureDifference.compare(reference: bitmap, new: bitmap) == nil,
      "a picture differs from itself")
    guard let half = try? bitmap.scaled(width: (bitmap.width + 1) / 2, height: bitmap.height) else {
      throw Breach("a picture cannot be scaled")
    }
    _ = PictureDifference.compare(reference: bitmap, new: half)
  }
}
