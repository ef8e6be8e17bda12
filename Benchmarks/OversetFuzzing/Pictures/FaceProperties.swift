import Foundation
import OversetConfig
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetShaping
import OversetText
import OversetVocabulary

/// What holds of a face that a project brings: it is opened, shapes a text and draws it.
struct FaceProperties {
  private static let text = "Ab1 fi\u{301}\n\u{645}\u{627} 😀"
  /// Glyphs whose outlines are taken one by one.
  private static let glyphLimit = 16

  private let input: FuzzInput

  init(_ input: FuzzInput) { self.input = input }

  func hold() throws(Breach) {
    guard
      let face = try? FontFace(
        data: Data(input.bytes), index: 0, identity: "face", file: "face.ttf")
    else { return }
    try hold(of: face)
    let scratch = try ScratchFolder()
    try scratch.write(input.bytes, to: "face.ttf")
    guard let fonts = try? FontCollection(manifest: manifest(in: scratch.url)) else { return }
    try draw(with: fonts)
  }

  private func hold(of face: FontFace) throws(Breach) {
    try require(face.unitsPerEm > 0, "the em has no units")
    let scalars = face.coveredScalars()
    try require(zip(scalars, scalars.dropFirst()).allSatisfy(<), "code points do not ascend")
    for weight in [nil, 700] {
      let instance = FontInstance(face: face, weight: weight)
      for scalar in scalars.prefix(Self.glyphLimit) {
        guard let glyph = instance.glyph(for: scalar) else { continue }
        _ = instance.outline(of: glyph)
        _ = instance.advance(of: glyph)
        _ = instance.inkBox(of: glyph)
        _ = instance.pictureBox(of: glyph)
        if let picture = instance.picture(of: glyph) { _ = try? PNG.decode(picture) }
      }
    }
  }

  /// A manifest that names the face, with its digest, for a text in Latin and for emoji.
  private func manifest(in folder: URL) throws(Diagnostic) -> FontManifest {
    let digest = Digest.sha256Hex(of: Data(input.bytes))
    let face = "faces: [{file: face.ttf, weight: 400, sha256: \(digest)}]"
    let text = """
      version: 1
      families:
        - {name: Own, licence: CC0-1.0, scripts: [Latn], \(face)}
        - {name: Emoji, licence: CC0-1.0, scripts: [Zsye], \(face)}
      """
    return try FontManifest.parse(text, file: folder.appending(path: "fonts.yml"))
  }

  /// The picture is as large as its layout, whatever the outlines are.
  private func draw(with fonts: FontCollection) throws(Breach) {
    let engine = TextEngine(fonts: fonts, capacity: 16)
    var request = TextRequest(Self.text, font: TextFont(size: 20))
    request.width = 60
    let breaches = LayoutInvariants(engine: engine, request: request).breaches()
    try require(breaches.isEmpty, breaches.joined(separator: "; "))
    let (layout, fit) = engine.layoutAndFit(request, detail: .glyphs)
    let black = ColorValue(hex: 0)
    let content = TextContent(
      string: Self.text, origin: nil, request: request, layout: layout, fit: fit, colors: [black])
    let size = CGSize(width: 60, height: 60)
    let tree = LayoutTree(
      size: size, displayScale: 1, direction: .leftToRight, locale: "en",
      background: ColorValue(hex: 0xFFFFFF),
      root: LayoutNode(
        kind: "Text", frame: CGRect(origin: .zero, size: size), content: .text(content)))
    guard let bitmap = try? Renderer(fonts: fonts).draw(DisplayList(tree)) else {
      throw Breach("a text is not drawn")
    }
    try require(bitmap.width == 60 && bitmap.height == 60, "the picture is \(bitmap)")
  }
}
