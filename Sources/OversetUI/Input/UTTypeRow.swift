/// What is written down of types of files: endings, media, and what each is a kind of. From memory of Apple's list of
/// system-declared types.
struct UTTypeRow: Sendable {
  /// The endings of names of files, the usual one first.
  let endings: [String]
  /// The name of the medium; empty if there is none.
  let mimeType: String
  /// The identifiers of what it is a kind of.
  let parents: [String]

  /// The types that are written down, by their identifiers. Those of films stand before those of sound that share an ending.
  static let all: [(identifier: String, row: UTTypeRow)] = [
    row("public.item"),
    row("public.data", of: "public.item"),
    row("public.content"),
    row("public.folder", of: "public.directory"),
    row("public.url", of: "public.data"),
    row("public.file-url", of: "public.url"),
    row("public.text", of: "public.data", "public.content"),
    row("public.plain-text", ["txt", "text"], "text/plain", of: "public.text"),
    row("public.utf8-plain-text", of: "public.plain-text"),
    row("public.json", ["json"], "application/json", of: "public.text"),
    row("public.xml", ["xml"], "application/xml", of: "public.text"),
    row("public.yaml", ["yml", "yaml"], "application/x-yaml", of: "public.text"),
    row("public.html", ["html", "htm"], "text/html", of: "public.text"),
    row("public.rtf", ["rtf"], "text/rtf", of: "public.text"),
    row("com.adobe.pdf", ["pdf"], "application/pdf", of: "public.data", "public.content"),
    row("public.image", of: "public.data", "public.content"),
    row("public.png", ["png"], "image/png", of: "public.image"),
    row("public.jpeg", ["jpeg", "jpg", "jpe"], "image/jpeg", of: "public.image"),
    row("com.compuserve.gif", ["gif"], "image/gif", of: "public.image"),
    row("public.heic", ["heic"], "image/heic", of: "public.image"),
    row("public.svg-image", ["svg", "svgz"], "image/svg+xml", of: "public.image", "public.xml"),
    row("org.webmproject.webp", ["webp"], "image/webp", of: "public.image"),
    row("public.comma-separated-values-text", ["csv"], "text/csv", of: "public.text"),
    row("public.zip-archive", ["zip"], "application/zip", of: "public.archive"),
    row("public.audio", of: "public.audiovisual-content"),
    row("public.mp3", ["mp3"], "audio/mpeg", of: "public.audio"),
    row("public.movie", of: "public.audiovisual-content"),
    row("public.video", of: "public.movie"),
    row("public.mpeg-4", ["mp4", "mpg4"], "video/mp4", of: "public.movie"),
    row("com.apple.quicktime-movie", ["mov", "qt"], "video/quicktime", of: "public.movie"),
    row("com.apple.property-list", ["plist"], of: "public.data"),
    row("com.apple.package", of: "public.directory"),
    row("public.archive", of: "public.data"),
    row("public.directory", of: "public.item"),
    row("public.source-code", of: "public.plain-text"),
    row("public.swift-source", ["swift"], of: "public.source-code"),
    row("public.tiff", ["tiff", "tif"], "image/tiff", of: "public.image"),
    row("com.microsoft.bmp", ["bmp"], "image/bmp", of: "public.image"),
    row("com.apple.live-photo"),
    row("public.camera-raw-image", of: "public.image"),
    row("com.microsoft.waveform-audio", ["wav"], "audio/wav", of: "public.audio"),
    row("public.aiff-audio", ["aiff", "aif"], "audio/aiff", of: "public.audio"),
    row("public.vcard", ["vcf", "vcard"], "text/vcard", of: "public.text", "public.contact"),
    row(
      "org.idpf.epub-container", ["epub"], "application/epub+zip", of: "public.data",
      "public.content"),
    row("com.apple.log", ["log"], of: "public.plain-text"),
    row("public.spreadsheet", of: "public.content"),
    row("public.presentation", of: "public.content"),
    row(
      "com.pixar.universal-scene-description-mobile", ["usdz"], "model/vnd.usdz+zip",
      of: "com.pixar.universal-scene-description"),
    row("com.pixar.universal-scene-description", ["usd"], of: "public.data", "public.content"),
    row("com.apple.application", of: "public.item"),
    row("public.audiovisual-content", of: "public.data", "public.content"),
    row("public.calendar-event"),
    row("public.contact"),
    row("public.email-message", of: "public.data"),
    row("public.font"),
    row("public.database"),
    row("com.apple.rtfd", ["rtfd"], of: "com.apple.package", "public.content"),
    row(
      "public.tab-separated-values-text", ["tsv"], "text/tab-separated-values", of: "public.text"),
    row("org.gnu.gnu-zip-archive", ["gz"], "application/gzip", of: "public.archive"),
    row("public.mpeg-4-audio", ["mp4"], "audio/mp4", of: "public.mpeg-4", "public.audio"),
    row("com.apple.m4a-audio", ["m4a"], "audio/x-m4a", of: "public.mpeg-4-audio"),
  ]

  private static func row(
    _ identifier: String, _ endings: [String] = [], _ mimeType: String = "", of parents: String...
  ) -> (identifier: String, row: UTTypeRow) {
    (identifier, UTTypeRow(endings: endings, mimeType: mimeType, parents: parents))
  }

  private static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0.row) }, uniquingKeysWith: { first, _ in first })

  /// What is written down of an identifier; nil if nothing is.
  static func of(_ identifier: String) -> UTTypeRow? { byIdentifier[identifier] }
}
