#if Service
  import Foundation
  import OversetConfig

  /// A picture of a text, and what lies where in it.
  struct TextPicture: Sendable {
    /// The picture.
    let png: Data
    /// What the bytes are known by.
    let digest: String
    /// What lies where.
    let map: HitMap

    init(png: Data, map: HitMap) {
      self.png = png
      self.map = map
      digest = String(Digest.sha256Hex(of: png).prefix(32))
    }

    /// What it takes in memory, in bytes; what it is known by and its text are counted with it.
    var size: Int {
      png.count + 2 * map.text.utf8.count + 2_000
        + (map.texts ?? []).reduce(0) { $0 + 2 * $1.text.utf8.count + 300 }
    }
  }
#endif
