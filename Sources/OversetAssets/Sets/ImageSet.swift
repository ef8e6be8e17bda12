package import OversetVocabulary

/// An `.imageset`: a picture with its variants.
package struct ImageSet: Sendable {
  /// The file of one variant.
  package struct Variant: Sendable {
    /// The name of the file in the set's folder.
    package let fileName: String
    /// The pixels per point, 1 to 3; nil for a file of every scale, as drawings are.
    package let scale: Int?
    /// Whether it is shown mirrored.
    package let isMirrored: Bool
  }

  private struct Entry {
    let condition: AssetCondition
    let fileName: String
    let scale: Int?
  }

  private let entries: [Entry]
  /// Whether the picture is a stencil that takes the colour around it.
  package let isTemplate: Bool

  /// Reads its `Contents.json`. Entries without a file are left out.
  ///
  /// - Throws: `Diagnostic` at the first entry that cannot be read.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let document = try AssetDocument(bytes, file: file)
    isTemplate = try document.properties()?.text("template-rendering-intent") == "template"
    var entries: [Entry] = []
    for object in try document.objects("images") {
      guard let name = try object.text("filename"), !name.isEmpty else { continue }
      guard !name.contains("/"), name != "..", name != "." else {
        throw object.error("“\(name)” is no file of this folder")
      }
      let scale = try object.text("scale").flatMap { Int($0.prefix { $0 != "x" }) }
      entries.append(
        Entry(
          condition: try AssetCondition(object), fileName: name,
          scale: scale.flatMap { (1...3).contains($0) ? $0 : nil }))
    }
    self.entries = entries
  }

  /// The file for `traits` at `scale` pixels per point: of that scale, else of the next larger, else of the
  /// largest. Nil if the set has no file.
  package func variant(for traits: AssetTraits, scale: Double) -> Variant? {
    let best = entries.best(for: traits, by: \.condition)
    let scales = best.map { Double($0.scale ?? 1) }
    let wanted = scales.filter { $0 >= scale }.min() ?? scales.max()
    return best.first { $0.scale == nil || Double($0.scale ?? 1) == wanted }.map { entry in
      Variant(
        fileName: entry.fileName, scale: entry.scale,
        isMirrored: entry.condition.mirrors(for: traits.direction))
    }
  }

  /// Whether the file depends on the scale.
  package var hasScales: Bool { Set(entries.map(\.scale)).count > 1 }
}
