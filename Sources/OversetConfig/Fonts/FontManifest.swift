package import Foundation
package import OversetFiles
package import OversetVocabulary

/// The font families of a run, in fallback order (`fonts.yml`).
package struct FontManifest: Hashable, Sendable {
  /// The families; a character takes the first that has it.
  package var families: [FontFamily]
  /// How text of iOS differs from text of these faces.
  package var corrections = ScriptCorrections()
  /// The file of the corrections; that of the default manifest where this one extends it and names none.
  package var correctionsFile: BoundFile?
  /// Whether the manifest says `extends: default`.
  package var extendsDefault = false

  /// The stand-in for the iOS system font, if there is one.
  package var systemFamily: FontFamily? {
    families.first { $0.role == .system }
  }

  /// Reads `fonts.yml` of a folder that is the package's own, such as that of the bundled faces.
  package static func read(from folder: URL) throws(Diagnostic) -> FontManifest {
    let file = BoundFile(named: folder.appending(path: "fonts.yml"))
    return try FontManifestReader(file: file, base: nil, isOwn: true)
      .manifest(YAMLDocument.read(own: file))
  }

  /// Reads a manifest of one's own.
  ///
  /// - Parameters:
  ///   - file: the manifest.
  ///   - default: the families that `extends: default` adds to, or stands in for with `replaces`.
  ///     A manifest that says `extends` is refused without them.
  package static func read(
    file: BoundFile, default: FontManifest? = nil
  ) throws(Diagnostic) -> FontManifest {
    let document = try YAMLDocument.read(file: file)
    return try FontManifestReader(file: file, base: `default`).manifest(document)
  }

  /// Reads a manifest from its text; `file` names it in errors, and its faces lie in its folder.
  package static func parse(
    _ text: String, file: URL, default: FontManifest? = nil
  ) throws(Diagnostic) -> FontManifest {
    let document = try YAMLDocument(text: text, file: file.relativePath)
    return try FontManifestReader(file: BoundFile(named: file), base: `default`)
      .manifest(document)
  }

  /// The bytes of a face, proved to be those that the manifest means.
  ///
  /// Refused are a missing file, the placeholder that Git LFS leaves, and another digest.
  package func verifiedData(of entry: FontFaceEntry) throws(Diagnostic) -> Data {
    let path = entry.url.path(percentEncoded: false)
    let contents: Data?
    do throws(Diagnostic) {
      contents = try entry.source.contents(maximum: FileLimit.face)
    } catch {
      throw Diagnostic(
        error.kind, at: entry.place, problem: "the font file \(path): \(error.problem)",
        remedy: error.remedy)
    }
    guard let data = contents else { throw Self.missing(entry) }
    if data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8)) {
      throw Diagnostic(
        .data, at: entry.place, problem: "\(path) is a Git LFS pointer, not the font",
        remedy: "run `git lfs pull`")
    }
    let digest = Digest.sha256Hex(of: data)
    guard digest == entry.sha256 else {
      throw Diagnostic(
        .data, at: entry.digestPlace,
        problem: "the SHA-256 of \(path) is \(digest), not the one in the manifest",
        remedy: "restore the file; if the change is intended, update the digest (widths may change)"
      )
    }
    return data
  }

  /// Proves that a face is there, without reading it.
  package func proveExists(_ entry: FontFaceEntry) throws(Diagnostic) {
    guard try entry.source.exists else { throw Self.missing(entry) }
  }

  private static func missing(_ entry: FontFaceEntry) -> Diagnostic {
    Diagnostic(
      .data, at: entry.place,
      problem: "the font file \(entry.url.path(percentEncoded: false)) does not exist",
      remedy: "restore it, or correct `file`")
  }
}
