package import Foundation
package import OversetRaster
package import OversetVocabulary

/// What differs between a reference and a new value.
package enum SnapshotDifference: Sendable, Hashable, Codable {
  /// Lines of a text.
  case text(TextDifference)
  /// Pixels of a picture.
  case picture(PictureDifference)
  /// Something of another format, in words.
  case other(String)
}

extension SnapshotDifference: CustomStringConvertible {
  /// The difference in words; a text's as a unified diff.
  package var description: String {
    switch self {
    case .text(let difference): difference.description
    case .picture(let difference): difference.description
    case .other(let words): words
    }
  }
}

/// A file that shows people a difference.
struct Illustration {
  /// What it shows.
  enum Role: String, CaseIterable {
    /// Both values, and what differs.
    case diff
    /// What differs alone.
    case mask
  }

  let role: Role
  /// Draws it. Nil where it is more than a bitmap holds.
  let data: @Sendable () throws(Diagnostic) -> Data?
}

/// How values of one type are kept in files, and compared: by what they mean, not by their bytes.
package struct SnapshotFormat<Value>: Sendable {
  /// What a file tells about how it came to be.
  struct RecordReader: Sendable {
    /// Whether the file proves that it holds what would be produced now.
    let isCurrent: @Sendable (Data) -> Bool
    /// Who produced the file, when it is somebody else than now.
    let otherProducer: @Sendable (Data) -> String?
  }

  /// What shows the difference of two values. Nothing is drawn before its bytes are asked for.
  typealias Illustrator = @Sendable (_ reference: Value, _ new: Value) -> [Illustration]

  /// What the operations throw.
  package typealias Failure = Diagnostic

  /// Turns a value into the bytes of its file.
  package typealias Encode = @Sendable (Value) throws(Failure) -> Data

  /// Turns the bytes of a file into its value; its diagnostics name `file`.
  package typealias Decode = @Sendable (_ data: Data, _ file: String) throws(Failure) -> Value

  /// The extension of the files, without its dot.
  package let pathExtension: String

  let encode: Encode
  let decode: Decode
  let compare: @Sendable (_ reference: Value, _ new: Value) -> SnapshotDifference?
  /// Encodes a value that waits to be looked at: sooner than `encode`, and larger. Nil encodes as for a
  /// reference.
  var encodeDraft: Encode?
  /// Files of this format that show people the difference.
  var illustrate: Illustrator?
  var record: RecordReader?

  /// A format from its three operations.
  ///
  /// `compare` returns `nil` for values that are equal.
  package init(
    pathExtension: String,
    encode: @escaping Encode,
    decode: @escaping Decode,
    compare: @escaping @Sendable (_ reference: Value, _ new: Value) -> SnapshotDifference?
  ) {
    self.pathExtension = pathExtension
    self.encode = encode
    self.decode = decode
    self.compare = compare
  }
}

extension SnapshotFormat where Value == String {
  /// Texts in UTF-8, compared line by line and code unit by code unit.
  package static var txt: SnapshotFormat<String> {
    var format = SnapshotFormat(
      pathExtension: "txt",
      encode: { text in Data(text.utf8) },
      decode: TextContents.decode,
      compare: { reference, new in
        TextDifference.compare(reference: reference, new: new).map { .text($0) }
      })
    format.illustrate = { reference, new in
      [
        Illustration(role: .diff) {
          let difference = TextDifference.compare(reference: reference, new: new)
          return Data(((difference?.description ?? "") + "\n").utf8)
        }
      ]
    }
    return format
  }
}

extension SnapshotFormat where Value == Bitmap {
  /// The bytes of a picture of differences.
  private static func picture(_ bitmap: Bitmap?) throws(Diagnostic) -> Data? {
    guard let bitmap else { return nil }
    return try PictureContents.encode(bitmap, provenance: nil, effort: .fast)
  }

  /// Pictures in PNG files, compared by their pixels, with a tolerance.
  ///
  /// With a `provenance` the file also records what drew it, and a later run that would draw from
  /// the same display list with the same renderer takes the reference as equal without drawing.
  package static func png(
    provenance: PictureProvenance? = nil, tolerance: PictureTolerance = .exact
  ) -> SnapshotFormat<Bitmap> {
    var format = SnapshotFormat(
      pathExtension: "png",
      encode: { bitmap throws(Diagnostic) in
        try PictureContents.encode(bitmap, provenance: provenance, effort: .small)
      },
      decode: PictureContents.decode,
      compare: { reference, new in
        tolerance.difference(reference: reference, new: new).map { .picture($0) }
      })
    format.illustrate = { (reference, new) in
      var illustrations: [Illustration] = []
      if PictureDifference.pictureSize(reference: reference, new: new) != nil {
        illustrations.append(
          Illustration(role: .diff) { () throws(Diagnostic) in
            try picture(PictureDifference.picture(reference: reference, new: new))
          })
      }
      if PictureDifference.maskSize(reference: reference, new: new) != nil {
        illustrations.append(
          Illustration(role: .mask) { () throws(Diagnostic) in
            try picture(PictureDifference.mask(reference: reference, new: new))
          })
      }
      return illustrations
    }
    if let provenance {
      // A file with a record may be encoded again when it is accepted.
      format.encodeDraft = { bitmap throws(Diagnostic) in
        try PictureContents.encode(bitmap, provenance: provenance, effort: .fast)
      }
      format.record = RecordReader(
        isCurrent: { provenance.isProved(by: $0) },
        otherProducer: { provenance.otherRenderer(of: $0) })
    }
    return format
  }
}
