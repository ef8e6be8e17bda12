import OversetVocabulary

/// What a file that should be a PNG is, told by its first bytes.
enum FileSignature: Equatable {
  case png
  case empty
  case gitLFSPointer
  case pngWithChangedLineEnds
  case mergeConflict
  case other(String)

  init(_ bytes: borrowing Span<UInt8>) {
    let start = FileSignature.firstBytes(of: bytes)
    func has(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: prefix)
    }
    func has(_ prefix: String, at offset: Int = 0) -> Bool { has(Array(prefix.utf8), at: offset) }

    if start.isEmpty {
      self = .empty
    } else if has(FileSignature.pngBytes) {
      self = .png
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0A]) || has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D]) {
      self = .pngWithChangedLineEnds
    } else if has("version https://git-lfs") {
      self = .gitLFSPointer
    } else if has("<<<<<<< ") {
      self = .mergeConflict
    } else if let format = FileSignature.formats.first(where: { has($0.bytes, at: $0.offset) }) {
      self = .other(format.name)
    } else {
      self = .other("a file of unknown format")
    }
  }

  /// The error that refuses such a file; `nil` for a PNG.
  func refusal(file: String?) -> Diagnostic? {
    switch self {
    case .png:
      nil
    case .empty:
      Diagnostic(
        .empty, file: file, problem: "the file is empty",
        remedy: "restore it from version control, or delete it and record again")
    case .gitLFSPointer:
      Diagnostic(
        .gitLFSPointer, file: file, problem: "this is a Git LFS pointer, not the picture",
        remedy: "run git lfs pull")
    case .pngWithChangedLineEnds:
      .damaged(
        "a conversion of line endings has damaged this PNG (add \"*.png binary\" to "
          + ".gitattributes)", file: file)
    case .mergeConflict:
      .damaged("this file contains a merge conflict, not a picture", file: file)
    case .other(let format):
      Diagnostic(
        .otherFormat(format), file: file, problem: "this is \(format), not a PNG",
        remedy: "save the picture as PNG")
    }
  }

  /// PNG specification (third edition), 5.2.
  static let pngBytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let formats: [(name: String, bytes: [UInt8], offset: Int)] = [
    ("a JPEG", [0xFF, 0xD8, 0xFF], 0),
    ("a GIF", Array("GIF8".utf8), 0),
    ("a WebP", Array("WEBP".utf8), 8),
    ("an AVIF", Array("ftypavif".utf8), 4),
    ("a HEIC", Array("ftyp".utf8), 4),
    ("a BMP", Array("BM".utf8), 0),
    ("a TIFF", Array("II*\0".utf8), 0),
    ("a TIFF", Array("MM\0*".utf8), 0),
    ("a PDF", Array("%PDF".utf8), 0),
    ("an SVG", Array("<svg".utf8), 0),
    ("an XML file", Array("<?xml".utf8), 0),
  ]

  private static func firstBytes(of bytes: borrowing Span<UInt8>) -> [UInt8] {
    (0..<min(bytes.count, 32)).map { bytes[$0] }
  }
}
