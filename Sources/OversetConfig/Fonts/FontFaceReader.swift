import OversetFiles
import OversetVocabulary

/// Reads one entry of `faces`.
struct FontFaceReader {
  private enum Key: String, CaseIterable {
    case file, cut, style, weight, weights, widths, axis, index, sha256
  }

  /// The manifest, from whose folder faces are named.
  let manifest: BoundFile

  func face(_ node: YAMLNode) throws(Diagnostic) -> FontFaceEntry {
    let mapping = try node.mapping(Key.self)
    let file = try mapping.required(.file)
    let path = try file.text()
    let axes = try axes(mapping[.axis])
    let weights = try weights(mapping, axes)
    let widths = try widths(mapping, axes)
    let digest = try mapping.required(.sha256)
    return FontFaceEntry(
      file: path,
      source: manifest.neighbor(path),
      opticalSize: try mapping[.cut]?.choice(FontFaceEntry.OpticalSize.self) ?? .text,
      style: try mapping[.style]?.choice(FontFaceEntry.Style.self) ?? .roman,
      weights: weights,
      widths: widths,
      axes: axes,
      index: try mapping[.index]?.integer(in: 0...65_535) ?? 0,
      sha256: try sha256(digest),
      place: file.place,
      digestPlace: digest.place)
  }

  /// One axis, or a list of them.
  private func axes(_ node: YAMLNode?) throws(Diagnostic) -> Set<FontFaceEntry.Axis> {
    guard let node else { return [] }
    guard node.isList else { return [try node.choice(FontFaceEntry.Axis.self)] }
    return Set(
      try node.list { node throws(Diagnostic) in try node.choice(FontFaceEntry.Axis.self) })
  }

  /// `weight` of one weight, or `weights` of a face with the weight axis.
  private func weights(
    _ mapping: YAMLMapping<Key>, _ axes: Set<FontFaceEntry.Axis>
  ) throws(Diagnostic) -> ClosedRange<Int> {
    switch (mapping[.weight], mapping[.weights]) {
    case (let weight?, nil):
      if let axis = mapping[.axis], axes.contains(.wght) {
        throw axis.error("`axis` is only for variable faces", "add `weights: [100, 900]`")
      }
      let weight = try weight.integer(in: 1...1000)
      return weight...weight
    case (nil, let weights?):
      let range = try range(weights, such: "[100, 900]")
      let axis = try mapping.required(.axis)
      guard axes.contains(.wght) else {
        throw axis.error("`weights` needs the axis `wght`", "write `axis: [wght, wdth]`")
      }
      return range
    case (_?, let weights?):
      throw weights.error("`weight` and `weights` are both set", "remove one of them")
    case (nil, nil):
      throw mapping.error(
        "`weight` is missing", "add `weight: 400`, or `weights: [100, 900]` and `axis: wght`")
    }
  }

  /// `widths` of a face with the width axis.
  private func widths(
    _ mapping: YAMLMapping<Key>, _ axes: Set<FontFaceEntry.Axis>
  ) throws(Diagnostic) -> ClosedRange<Int>? {
    guard let widths = mapping[.widths] else {
      if let axis = mapping[.axis], axes.contains(.wdth) {
        throw axis.error("`widths` is missing for the axis `wdth`", "add `widths: [75, 125]`")
      }
      return nil
    }
    guard axes.contains(.wdth) else {
      throw widths.error("`widths` needs the axis `wdth`", "add it to `axis`, as `[wght, wdth]`")
    }
    return try range(widths, such: "[75, 125]")
  }

  private func range(
    _ node: YAMLNode, such example: String
  ) throws(Diagnostic) -> ClosedRange<Int> {
    let bounds = try node.list { node throws(Diagnostic) in try node.integer(in: 1...1000) }
    guard bounds.count == 2, bounds[0] < bounds[1] else {
      throw node.error("\(node.name) must be a minimum and a maximum", "write `\(example)`")
    }
    return bounds[0]...bounds[1]
  }

  private func sha256(_ node: YAMLNode) throws(Diagnostic) -> String {
    let digest = try node.text().lowercased()
    // Not a regular expression: there are dozens of digests to read before the first text.
    let isHexadecimal = digest.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
    }
    guard digest.utf8.count == 64, isHexadecimal else {
      throw node.mismatch("a SHA-256 of 64 hexadecimal digits", "write what `sha256sum` prints")
    }
    return digest
  }
}
