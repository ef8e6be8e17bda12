import Foundation
import OversetConfig
import OversetUnicode
import OversetVocabulary

/// The faces of a family, read and proved, and what they cover.
///
/// A class, because it is set once for all tasks that ask for it.
final class OpenedFaces: Sendable {
  struct OpenedFace: Sendable {
    let entry: FontFaceEntry
    let face: FontFace
  }

  /// The faces, in the manifest's order; at least one.
  let faces: [OpenedFace]
  /// The characters that they are asked for and have.
  let coverage: CoverageSet

  /// What a refused family has instead of its own faces: those of another, for no character.
  init(standIn: OpenedFaces) {
    faces = standIn.faces
    coverage = CoverageSet([])
  }

  /// Opens every face of `family` after proving its digest.
  ///
  /// - Throws: `Diagnostic` for a face that cannot be used, and one that contradicts the manifest.
  init(_ family: FontFamily, manifest: FontManifest) throws(Diagnostic) {
    var faces: [OpenedFace] = []
    for entry in family.faces {
      faces.append(OpenedFace(entry: entry, face: try Self.open(entry, of: manifest)))
    }
    guard let first = faces.first else {
      throw Diagnostic(
        .data, file: family.name, problem: "the family has no faces", remedy: "add one to fonts.yml"
      )
    }
    self.faces = faces
    coverage = Self.coverage(of: first.face, in: family)
    guard family.covers == nil || !coverage.isEmpty else {
      throw Diagnostic(
        .data, at: first.entry.place, problem: "\(first.entry.file) has no character of `covers`",
        remedy: "correct `covers` of `\(family.name)`")
    }
    try proveLanguageSystems(of: family)
  }

  private static func coverage(of face: FontFace, in family: FontFamily) -> CoverageSet {
    // What a stand-in has for private use, the system font of a device has not.
    let isStandIn = family.role == .system && !family.isExact
    let scalars = face.coveredScalars().filter {
      !isStandIn || !CharacterProperties.isPrivateUse($0)
    }
    guard let covers = family.covers else { return CoverageSet(scalars) }
    return CoverageSet(scalars.filter(covers.covers))
  }

  /// Results are shared among the languages of which no face has rules: one that the manifest conceals would
  /// shape their texts differently.
  private func proveLanguageSystems(of family: FontFamily) throws(Diagnostic) {
    guard let stated = family.languageSystems else { return }
    for opened in faces {
      let own = LanguageSystems.names(in: opened.face)
      guard let other = own?.first(where: { !stated.contains($0) }) ?? (own == nil ? "any" : nil)
      else { continue }
      throw Diagnostic(
        .data, at: opened.entry.place,
        problem: "\(opened.entry.file) has rules for the language system `\(other)`",
        remedy: "add it to `languageSystems` of `\(family.name)`, or remove that line")
    }
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
}

extension [ClosedRange<UInt32>] {
  /// Whether one of the ranges, which ascend, has `scalar`.
  func covers(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(scalar)
  }
}
