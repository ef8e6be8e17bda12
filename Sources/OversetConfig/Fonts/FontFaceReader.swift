import Foundation

/// Reads one entry of `faces`.
struct FontFaceReader {
  private enum Key: String, CaseIterable {
    case file, cut, style, weight, weights, axis, index, sha256
  }

  /// The manifest's folder.
  let folder: URL

  func face(_ node: YAMLNode) throws(ConfigError) -> FontFaceEntry {
    let mapping = try node.mapping(Key.self)
    let file = try mapping.required(.file)
    let path = try file.text()
    let (weights, axis) = try weights(mapping)
    let digest = try mapping.required(.sha256)
    return FontFaceEntry(
      file: path,
      url: URL(filePath: path, relativeTo: folder).absoluteURL,
      cut: try mapping[.cut]?.choice(FontFaceEntry.Cut.self) ?? .text,
      style: try mapping[.style]?.choice(FontFaceEntry.Style.self) ?? .roman,
      weights: weights,
      axis: axis,
      index: try mapping[.index]?.integer(in: 0...65_535) ?? 0,
      sha256: try sha256(digest),
      place: file.place,
      digestPlace: digest.place)
  }

  /// `weight` of a static face, or `weights` and `axis` of a variable one.
  private func weights(
    _ mapping: YAMLMapping<Key>
  ) throws(ConfigError) -> (ClosedRange<Int>, FontFaceEntry.Axis?) {
    switch (mapping[.weight], mapping[.weights]) {
    case (let weight?, nil):
      if let axis = mapping[.axis] {
        throw axis.error("`axis` belongs to a variable face", "give `weights: [100, 900]`")
      }
      let weight = try weight.integer(in: 1...1000)
      return (weight...weight, nil)
    case (nil, let weights?):
      return (
        try range(weights), try mapping.required(.axis).choice(FontFaceEntry.Axis.self)
      )
    case (_?, let weights?):
      throw weights.error("a face has `weight` or `weights`, not both", "remove one of them")
    case (nil, nil):
      throw mapping.error(
        "`weight` is missing", "add `weight: 400`, or `weights: [100, 900]` and `axis: wght`")
    }
  }

  private func range(_ node: YAMLNode) throws(ConfigError) -> ClosedRange<Int> {
    let bounds = try node.list { node throws(ConfigError) in try node.integer(in: 1...1000) }
    guard bounds.count == 2, bounds[0] < bounds[1] else {
      throw node.error("`weights` must be the least and the greatest", "write `[100, 900]`")
    }
    return bounds[0]...bounds[1]
  }

  private func sha256(_ node: YAMLNode) throws(ConfigError) -> String {
    let digest = try node.text().lowercased()
    guard digest.wholeMatch(of: /[0-9a-f]{64}/) != nil else {
      throw node.mismatch("a SHA-256 of 64 hexadecimal digits", "write what `sha256sum` prints")
    }
    return digest
  }
}
