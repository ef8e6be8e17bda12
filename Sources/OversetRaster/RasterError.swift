/// Why a picture could not be read or written.
public struct RasterError: Error, Sendable, Equatable {
  /// What is wrong, for code that reacts to it.
  public enum Kind: Sendable, Equatable {
    /// The file has no bytes.
    case empty
    /// The file is the small text that Git LFS leaves in place of one it has not fetched.
    case gitLFSPointer
    /// The file is not a PNG; the text names what it is.
    case otherFormat(String)
    /// The file begins as a PNG and is not a whole, sound one.
    case damaged
    /// The picture has more pixels than ``Bitmap/maximumPixelCount``, or an impossible size.
    case size
    /// The record beside the pixels cannot be written.
    case metadata
    /// The codec failed, for lack of memory.
    case codec
  }

  /// What is wrong, for code that reacts to it.
  public let kind: Kind

  /// The file's path or name as the caller gave it; `nil` when there is no file.
  public let file: String?

  /// Where in the file the problem was met, in bytes from its start; pictures have no lines.
  public let byteOffset: Int?

  /// What is wrong, in words.
  public let problem: String

  /// What to do about it.
  public let remedy: String

  init(
    _ kind: Kind, file: String? = nil, byteOffset: Int? = nil, problem: String, remedy: String
  ) {
    self.kind = kind
    self.file = file
    self.byteOffset = byteOffset
    self.problem = problem
    self.remedy = remedy
  }
}

extension RasterError: CustomStringConvertible {
  /// `FILE: problem (at byte N); what to do`.
  public var description: String {
    let place = file.map { "\($0): " } ?? ""
    let offset = byteOffset.map { " (at byte \($0))" } ?? ""
    return "\(place)\(problem)\(offset); \(remedy)"
  }
}

extension RasterError {
  static func impossibleSize(width: Int, height: Int, file: String? = nil) -> RasterError {
    RasterError(
      .size, file: file,
      problem: "a picture of \(width)x\(height) pixels is not supported",
      remedy: "keep it within \(Bitmap.maximumPixelCount / 1_000_000) megapixels")
  }

  static func damaged(_ problem: String, file: String?, at byteOffset: Int? = nil) -> RasterError {
    RasterError(
      .damaged, file: file, byteOffset: byteOffset, problem: problem,
      remedy: "restore the file from version control, or delete it and record it again")
  }

  static let codecFailed = RasterError(
    .codec, problem: "the picture could not be compressed", remedy: "free some memory")
}
