import Foundation
import OversetConfig
import OversetFonts
import OversetShaping
import OversetUnicode
import OversetVocabulary

/// The faces that travel with the package, opened once for all tests, without the corrections of scripts: most
/// tests are about what the faces say.
enum Bundled {
  private static let opened = Result {
    var manifest = try FontManifest.read(from: BundledFonts.folder)
    manifest.corrections = ScriptCorrections()
    return (manifest: manifest, fonts: try FontCollection(manifest: manifest))
  }
  private static let openedCorrected = Result {
    try FontCollection(manifest: FontManifest.read(from: BundledFonts.folder))
  }

  /// The faces with the corrections of scripts.
  static func correctedFonts() throws -> FontCollection { try openedCorrected.get() }

  static func manifest() throws -> FontManifest { try opened.get().manifest }
  static func fonts() throws -> FontCollection { try opened.get().fonts }
  static func shaper() throws -> Shaper { Shaper(fonts: try fonts()) }

  /// The faces of the manifest, where tests are parameterized; their number is tested elsewhere.
  static let faces = (try? manifest())?.families.flatMap(\.faces) ?? []

  /// The one face of the system family that is text, upright and variable.
  static func systemFace() throws -> FontFace {
    try fonts().systemFamily.opticalSizes(at: .regular).text.face
  }
}

extension Shaper {
  /// Shapes `text` in one style.
  func shape(
    _ text: [UInt16], style: FontStyle = .regular, locale: LocaleTag = "en",
    direction: BaseDirection = .firstStrong(fallback: .leftToRight)
  ) -> ShapedParagraph {
    shape(
      Request(
        text: text, spans: [Span(start: 0, style: style)], locale: locale, direction: direction))
  }

  func shape(_ text: String, style: FontStyle = .regular, locale: LocaleTag = "en")
    -> ShapedParagraph
  {
    shape(Array(text.utf16), style: style, locale: locale)
  }
}

extension ShapedParagraph {
  func string(_ item: ShapedItem) -> String {
    String(decoding: text[item.item.range], as: UTF16.self)
  }
}
