#if Service
  import Foundation
  import OversetRaster
  import OversetVocabulary

  /// Proves pictures that are pushed, one after the other: a small file can be a picture of a hundred million pixels, and
  /// those who ask for something else do not wait for several of them at once.
  actor PictureProof {
    /// Decodes a picture, and keeps nothing of it.
    ///
    /// - Parameter name: Names it in errors.
    /// - Throws: `Diagnostic` for what is no PNG, or too large a one.
    func prove(_ data: Data, name: String) throws(Diagnostic) {
      _ = try PNG.decode(data, file: name)
    }
  }
#endif
