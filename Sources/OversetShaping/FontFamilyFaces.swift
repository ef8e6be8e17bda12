import Foundation
package import OversetConfig
import OversetVocabulary
import Synchronization

/// The opened faces of one family, from which instances are made on demand.
package final class FontFamilyFaces: Sendable {
  /// The family's name, as in the manifest.
  package let name: String
  /// Whether the family stands in for the system font of iOS, to which the width model applies.
  package let isSystem: Bool
  /// Whether the family is the real font of the device, licensed by the user.
  package let isExact: Bool
  /// The scripts (ISO 15924) that the family is there for.
  package let scripts: [String]
  /// What it draws emoji with; nil for a family that is not for them.
  package let emojiPictures: EmojiPictures?

  /// What the project's own measured frames say about its widths.
  package let correction: WidthCorrection?

  private let faces: [OpenedFace]
  private let instances = Mutex<[Key: FontInstance]>([:])

  private struct OpenedFace: Sendable {
    let entry: FontFaceEntry
    let face: FontFace
  }

  private struct Key: Hashable {
    let face: Int
    let weight: Int?
    let width: FaceWidth
  }

  /// Opens every face of `family` after proving its digest.
  init(_ family: FontFamily, manifest: FontManifest) throws(Diagnostic) {
    var faces: [OpenedFace] = []
    for entry in family.faces {
      faces.append(
        OpenedFace(entry: entry, face: try FontFamilyFaces.open(entry, of: manifest)))
    }
    guard !faces.isEmpty else {
      throw Diagnostic(
        .data, file: family.name, problem: "the family has no faces", remedy: "add one to fonts.yml"
      )
    }
    self.faces = faces
    name = family.name
    isSystem = family.role == .system
    isExact = family.isExact
    scripts = family.scripts
    emojiPictures = family.scripts.contains("Zsye") ? faces[0].face.emojiPictures : nil
    correction = family.correction
  }

  private static func open(
    _ entry: FontFaceEntry, of manifest: FontManifest
  ) throws(Diagnostic) -> FontFace {
    let data = try manifest.verifiedData(of: entry)
    let face: FontFace
    do throws(Diagnostic) {
      face = try FontFace(
        data: data, index: entry.index,
        identity: entry.index == 0 ? entry.sha256 : "\(entry.sha256)#\(entry.index)",
        file: entry.url.path)
    } catch {
      // A binary file has no lines: the one that names it is where to act.
      throw Diagnostic(
        error.kind, at: entry.place,
        problem: "the font file \(entry.url.path) is refused: \(error.problem)",
        remedy: error.remedy)
    }
    for axis in FontFaceEntry.Axis.allCases where entry.axes.contains(axis) {
      guard face.hasAxis(axis.rawValue) else {
        throw Diagnostic(
          .data, at: entry.place,
          problem: "\(entry.file) has no axis `\(axis.rawValue)`",
          remedy: "remove it from `axis`, or use a face that has this axis")
      }
    }
    return face
  }

  /// The digests of the family's files, in the manifest's order.
  var digests: [String] { faces.map(\.entry.sha256) }

  /// The family's faces, in the manifest's order.
  var allFaces: [FontFace] { faces.map(\.face) }

  /// The code points that the family's first face covers, ascending.
  func coveredScalars() -> [UInt32] { faces[0].face.coveredScalars() }

  /// The instances that draw the family at `style`.
  ///
  /// The slant is matched first, then the weight, as in CSS Fonts 4 section 5.2: a weight above
  /// 500 prefers heavier faces, one below 400 lighter ones. A family without an italic face is
  /// drawn upright. A face without a width axis is scaled to the width.
  package func opticalSizes(at style: FontStyle) -> OpticalSizes {
    let text = nearest(.text, style) ?? 0
    let display = nearest(.display, style)
    return OpticalSizes(
      text: instance(text, style), display: display.map { instance($0, style) })
  }

  /// The weight that draws `style`: the style's own, as far as the faces have it.
  package func weight(at style: FontStyle) -> Int {
    let weights = faces[nearest(.text, style) ?? 0].entry.weights
    return min(max(style.weight, weights.lowerBound), weights.upperBound)
  }

  private func nearest(
    _ opticalSize: FontFaceEntry.OpticalSize, _ style: FontStyle
  ) -> Int? {
    let candidates = faces.indices.filter { faces[$0].entry.opticalSize == opticalSize }
    let slanted = candidates.filter {
      (faces[$0].entry.style == .italic) == style.isItalic
    }
    // Upright display faces must not be mixed with italic text faces: their advances differ.
    if slanted.isEmpty, opticalSize == .display { return nil }
    let pool = slanted.isEmpty ? candidates : slanted
    return pool.min { distance($0, style.weight) < distance($1, style.weight) }
  }

  private func distance(_ index: Int, _ weight: Int) -> Int {
    let range = faces[index].entry.weights
    if range.contains(weight) { return 0 }
    let nearest = weight < range.lowerBound ? range.lowerBound : range.upperBound
    let isWrongSide = weight > 500 ? nearest < weight : nearest > weight
    return abs(nearest - weight) + (isWrongSide ? 1000 : 0)
  }

  private func instance(_ index: Int, _ style: FontStyle) -> FontInstance {
    let opened = faces[index]
    let range = opened.entry.weights
    let isVariable = range.lowerBound < range.upperBound
    let weight = isVariable ? min(max(style.weight, range.lowerBound), range.upperBound) : nil
    let width = FaceWidth(percent: style.width, range: opened.entry.widths)
    let key = Key(face: index, weight: weight, width: width)
    return instances.withLock { instances in
      if let instance = instances[key] { return instance }
      let instance = FontInstance(face: opened.face, weight: weight, width: width)
      instances[key] = instance
      return instance
    }
  }
}
