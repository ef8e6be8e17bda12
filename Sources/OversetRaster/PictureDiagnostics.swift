import OversetVocabulary

/// What is said of pictures that cannot be read or written.
extension Diagnostic {
  static func impossibleSize(width: Int, height: Int, file: String? = nil) -> Diagnostic {
    Diagnostic(
      .data, file: file, problem: "a picture of \(width)x\(height) pixels is not supported",
      remedy: "keep it within \(Bitmap.maximumPixelCount / 1_000_000) megapixels")
  }

  /// A file that begins as a PNG and is not a whole, sound one.
  ///
  /// - Parameter byteOffset: Where the problem was met, in bytes from the file's start; pictures have
  ///   no lines.
  static func damaged(_ problem: String, file: String?, at byteOffset: Int? = nil) -> Diagnostic {
    Diagnostic(
      .data, file: file, problem: problem + (byteOffset.map { " (at byte \($0))" } ?? ""),
      remedy: "restore the file from version control, or delete it and record again")
  }

  static let codecFailed = Diagnostic(
    .data, problem: "the picture could not be compressed", remedy: "free memory, then run again")
}
