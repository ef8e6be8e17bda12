import Foundation
import OversetRaster

/// The contents of text files.
enum TextContents {
  static func decode(_ data: Data, file: String?) throws(SnapshotError) -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SnapshotError(
        .contents, file: file, problem: "the text is not UTF-8",
        remedy: "restore it from version control, or delete it and record it again")
    }
    guard !text.hasPrefix("version https://git-lfs") else {
      throw SnapshotError(
        .gitLFSPointer, file: file, problem: "this is a Git LFS pointer, not the text",
        remedy: "run git lfs pull")
    }
    return text
  }
}

/// The contents of PNG files, with this module's errors.
enum PictureContents {
  static func encode(
    _ bitmap: Bitmap, provenance: PictureProvenance?, effort: PNG.Effort
  ) throws(SnapshotError) -> Data {
    do throws(RasterError) {
      return try PNG.encode(bitmap, metadata: provenance?.metadata ?? [:], effort: effort)
    } catch {
      throw SnapshotError(.value, problem: error.problem, remedy: error.remedy)
    }
  }

  /// The file of a picture as it is recorded, from one that was written to be looked at; nil for a file
  /// without a record of what drew it, which somebody else may have written.
  static func small(_ data: Data) -> Data? {
    guard let picture = try? PNG.decode(data), !picture.metadata.isEmpty else { return nil }
    return try? PNG.encode(picture.bitmap, metadata: picture.metadata, effort: .small)
  }

  static func decode(_ data: Data, file: String) throws(SnapshotError) -> Bitmap {
    do throws(RasterError) {
      return try PNG.decode(data, file: file).bitmap
    } catch {
      let place = error.byteOffset.map { " (at byte \($0))" } ?? ""
      throw SnapshotError(
        error.kind == .gitLFSPointer ? .gitLFSPointer : .contents, file: file,
        problem: error.problem + place, remedy: error.remedy)
    }
  }
}
