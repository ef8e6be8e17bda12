package import OversetFiles
import OversetVocabulary

extension FontFamily {
  /// A font of an app's folder: one face, which is set as it is whatever weight is asked for, as the name says which is
  /// meant.
  ///
  /// - Parameters:
  ///   - name: The name by which code asks for it.
  ///   - file: The file.
  ///   - sha256: The digest of its bytes.
  package static func own(_ name: String, in file: BoundFile, sha256: String) -> FontFamily {
    let place = SourcePlace(file: file.name)
    let face = FontFaceEntry(
      file: file.name, source: file, opticalSize: .text, style: .roman, weights: 1...1000,
      widths: nil, axes: [], index: 0, sha256: sha256, place: place, digestPlace: place)
    return FontFamily(
      name: name, licence: "", scripts: [], role: .app, isExact: false, replaces: nil, covers: nil,
      languages: [], languageSystems: nil, correction: nil, correctionFile: nil, faces: [face],
      place: place)
  }
}
