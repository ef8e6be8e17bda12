import Foundation
import OversetRaster
import OversetVocabulary

/// The contents of text files.
enum TextContents {
  static func decode(_ data: Data, file: String?) throws(Diagnostic) -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .data, file: file, problem: "the text is not UTF-8",
        remedy: "restore it from version control, or delete it and record again")
    }
    guard !text.hasPrefix("version https://git-lfs") else {
      throw Diagnostic(
        .gitLFSPointer, file: file, problem: "this is a Git LFS pointer, not the text",
        remedy: "run git lfs pull")
    }
    return text
  }
}

/// The contents of PNG files.
enum PictureContents {
  static func encode(
    _ bitmap: Bitmap, provenance: PictureProvenance?, effort: PNG.Effort
  ) throws(Diagnostic) -> Data {
    try PNG.encode(bitmap, metadata: provenance?.metadata ?? [:], effort: effort)
  }

  /// The file of a picture as it is recorded, from one that was written to be looked at; nil for a file
  /// without a record of what drew it, which somebody else may have written.
  static func small(_ data: Data) -> Data? {
    guard let picture = try? PNG.decode(data), !picture.metadata.isEmpty else { return nil }
    return try? PNG.encode(picture.bitmap, metadata: picture.metadata, effort: .small)
  }

  static func decode(_ data: Data, file: String) throws(Diagnostic) -> Bitmap {
    try PNG.decode(data, file: file).bitmap
  }
}
