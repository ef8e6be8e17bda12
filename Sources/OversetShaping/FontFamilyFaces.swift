import Foundation
package import OversetConfig
package import OversetVocabulary
import Synchronization

/// The faces of one family, from which instances are made on demand.
///
/// They are opened with the collection, or, if the manifest states what they cover, when a text first has a
/// character of that: Chinese and Korean faces are large, and most runs need one of them or none.
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

  /// The family and the manifest that its files belong to.
  let family: FontFamily
  private let manifest: FontManifest
  private let known = AtomicLazyReference<OpenedFaces>()
  /// Faces to hold if the files are refused: the family then has no character, and ``refusal`` voids the result.
  /// Of a family that is open from the start, its own.
  private let standIn: OpenedFaces
  private let refused = Mutex<Diagnostic?>(nil)
  private let instances = Mutex<[Key: FontInstance]>([:])

  private struct Key: Hashable {
    let face: Int
    let weight: Int?
    let boldness: Boldness
    let width: FaceWidth
    let pitch: Double?
  }

  /// A family of `manifest`, opened now, unless it says what it covers and `standIn` can draw if its files
  /// turn out to be unusable.
  ///
  /// - Throws: `Diagnostic` for a file that is not there; for one that cannot be used, if it is opened now.
  init(
    _ family: FontFamily, manifest: FontManifest, standIn: OpenedFaces?
  ) throws(Diagnostic) {
    let isForEmoji = family.scripts.contains("Zsye")
    let opensLater = family.covers != nil && family.role != .system && !isForEmoji
    self.family = family
    self.manifest = manifest
    name = family.name
    isSystem = family.role == .system
    isExact = family.isExact
    scripts = family.scripts
    correction = family.correction
    if opensLater, let standIn {
      for entry in family.faces { try manifest.proveExists(entry) }
      self.standIn = standIn
      emojiPictures = nil
    } else {
      let opened = try OpenedFaces(family, manifest: manifest)
      self.standIn = opened
      emojiPictures = isForEmoji ? opened.faces[0].face.emojiPictures : nil
      _ = known.storeIfNil(opened)
    }
  }

  /// Whether its faces are open.
  var isOpen: Bool { known.load() != nil }

  /// Why its files were refused when a text needed them; nil if they were not.
  var refusal: Diagnostic? { refused.withLock { $0 } }

  /// The opened faces.
  var opened: OpenedFaces { known.load() ?? openFaces() }

  private func openFaces() -> OpenedFaces {
    // Under the lock, so that two tasks do not both read the files.
    refused.withLock { refusal in
      if let opened = known.load() { return opened }
      do throws(Diagnostic) {
        return known.storeIfNil(try OpenedFaces(family, manifest: manifest))
      } catch {
        refusal = error
        return known.storeIfNil(OpenedFaces(standIn: standIn))
      }
    }
  }

  /// Whether the family has `scalar` and is asked for it. Opens the faces only if they may.
  func covers(_ scalar: UInt32) -> Bool {
    if let opened = known.load() { return opened.coverage.contains(scalar) }
    return family.covers?.covers(scalar) == true && openFaces().coverage.contains(scalar)
  }

  /// The languages whose texts take the family before others.
  package var languages: [LocaleTag] { family.languages }

  /// The weights of its upright text faces, ascending.
  package var weights: [ClosedRange<Int>] {
    family.faces.filter { $0.opticalSize == .text && $0.style == .roman }.map(\.weights)
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The number of characters that the family draws. Opens its faces.
  package var characterCount: Int { opened.coverage.count }

  /// The digests of the family's files, in the manifest's order.
  var digests: [String] { family.faces.map(\.sha256) }

  /// The family's faces, in the manifest's order.
  var allFaces: [FontFace] { opened.faces.map(\.face) }

  /// The instances that draw the family at `style`.
  ///
  /// The slant is matched first, then the weight, as in CSS Fonts 4 section 5.2: a weight above
  /// 500 prefers heavier faces, one below 400 lighter ones. A family without an italic face is
  /// drawn upright. A face without a width axis is scaled to the width.
  package func opticalSizes(at style: FontStyle) -> OpticalSizes {
    let text = nearest(.text, style) ?? 0
    let display = nearest(.display, style)
    return OpticalSizes(
      text: instance(text, style), display: display.map { instance($0, style) },
      hasTabularDigits: style.hasTabularDigits)
  }

  /// The weight that draws `style`: the style's own, as far as the faces have it.
  package func weight(at style: FontStyle) -> Int {
    let weights = opened.faces[nearest(.text, style) ?? 0].entry.weights
    return min(max(style.weight, weights.lowerBound), weights.upperBound)
  }

  private func nearest(
    _ opticalSize: FontFaceEntry.OpticalSize, _ style: FontStyle
  ) -> Int? {
    let faces = opened.faces
    let candidates = faces.indices.filter { faces[$0].entry.opticalSize == opticalSize }
    let slanted = candidates.filter {
      (faces[$0].entry.style == .italic) == style.isItalic
    }
    // Upright display faces must not be mixed with italic text faces: their advances differ.
    if slanted.isEmpty, opticalSize == .display { return nil }
    let pool = slanted.isEmpty ? candidates : slanted
    return pool.min {
      distance(faces[$0].entry.weights, style.weight)
        < distance(faces[$1].entry.weights, style.weight)
    }
  }

  private func distance(_ range: ClosedRange<Int>, _ weight: Int) -> Int {
    if range.contains(weight) { return 0 }
    let nearest = weight < range.lowerBound ? range.lowerBound : range.upperBound
    let isWrongSide = weight > 500 ? nearest < weight : nearest > weight
    return abs(nearest - weight) + (isWrongSide ? 1000 : 0)
  }

  private func instance(_ index: Int, _ style: FontStyle) -> FontInstance {
    let opened = opened.faces[index]
    let range = opened.entry.weights
    let isVariable = range.lowerBound < range.upperBound
    let weight = isVariable ? min(max(style.weight, range.lowerBound), range.upperBound) : nil
    let width = FaceWidth(
      percent: isSystem ? style.systemWidth : style.width, range: opened.entry.widths)
    let boldness = Boldness(of: style.weight, from: range.upperBound)
    let pitch = isSystem ? style.design.pitch : nil
    let key = Key(face: index, weight: weight, boldness: boldness, width: width, pitch: pitch)
    return instances.withLock { instances in
      if let instance = instances[key] { return instance }
      let instance = FontInstance(
        face: opened.face, weight: weight, width: width, boldness: boldness, pitch: pitch)
      instances[key] = instance
      return instance
    }
  }
}
