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
    ("public.item", UTTypeRow(endings: [], mimeType: "", parents: [])),
    ("public.data", UTTypeRow(endings: [], mimeType: "", parents: ["public.item"])),
    ("public.content", UTTypeRow(endings: [], mimeType: "", parents: [])),
    ("public.folder", UTTypeRow(endings: [], mimeType: "", parents: ["public.directory"])),
    ("public.url", UTTypeRow(endings: [], mimeType: "", parents: ["public.data"])),
    ("public.file-url", UTTypeRow(endings: [], mimeType: "", parents: ["public.url"])),
    (
      "public.text",
      UTTypeRow(
        endings: [], mimeType: "",
        parents: ["public.data", "public.content"])
    ),
    (
      "public.plain-text",
      UTTypeRow(
        endings: ["txt", "text"], mimeType: "text/plain",
        parents: ["public.text"])
    ),
    (
      "public.utf8-plain-text",
      UTTypeRow(
        endings: [], mimeType: "",
        parents: ["public.plain-text"])
    ),
    (
      "public.json",
      UTTypeRow(
        endings: ["json"], mimeType: "application/json",
        parents: ["public.text"])
    ),
    (
      "public.xml",
      UTTypeRow(
        endings: ["xml"], mimeType: "application/xml",
        parents: ["public.text"])
    ),
    (
      "public.yaml",
      UTTypeRow(
        endings: ["yml", "yaml"], mimeType: "application/x-yaml",
        parents: ["public.text"])
    ),
    (
      "public.html",
      UTTypeRow(
        endings: ["html", "htm"], mimeType: "text/html",
        parents: ["public.text"])
    ),
    ("public.rtf", UTTypeRow(endings: ["rtf"], mimeType: "text/rtf", parents: ["public.text"])),
    (
      "com.adobe.pdf",
      UTTypeRow(
        endings: ["pdf"], mimeType: "application/pdf",
        parents: ["public.data", "public.content"])
    ),
    (
      "public.image",
      UTTypeRow(
        endings: [], mimeType: "",
        parents: ["public.data", "public.content"])
    ),
    ("public.png", UTTypeRow(endings: ["png"], mimeType: "image/png", parents: ["public.image"])),
    (
      "public.jpeg",
      UTTypeRow(
        endings: ["jpeg", "jpg", "jpe"], mimeType: "image/jpeg",
        parents: ["public.image"])
    ),
    (
      "com.compuserve.gif",
      UTTypeRow(
        endings: ["gif"], mimeType: "image/gif",
        parents: ["public.image"])
    ),
    (
      "public.heic",
      UTTypeRow(
        endings: ["heic"], mimeType: "image/heic",
        parents: ["public.image"])
    ),
    (
      "public.svg-image",
      UTTypeRow(
        endings: ["svg", "svgz"], mimeType: "image/svg+xml",
        parents: ["public.image", "public.xml"])
    ),
    (
      "org.webmproject.webp",
      UTTypeRow(
        endings: ["webp"], mimeType: "image/webp",
        parents: ["public.image"])
    ),
    (
      "public.comma-separated-values-text",
      UTTypeRow(
        endings: ["csv"], mimeType: "text/csv",
        parents: ["public.text"])
    ),
    (
      "public.zip-archive",
      UTTypeRow(
        endings: ["zip"], mimeType: "application/zip",
        parents: ["public.archive"])
    ),
    ("public.audio", UTTypeRow(endings: [], mimeType: "", parents: ["public.audiovisual-content"])),
    ("public.mp3", UTTypeRow(endings: ["mp3"], mimeType: "audio/mpeg", parents: ["public.audio"])),
    ("public.movie", UTTypeRow(endings: [], mimeType: "", parents: ["public.audiovisual-content"])),
    ("public.video", UTTypeRow(endings: [], mimeType: "", parents: ["public.movie"])),
    (
      "public.mpeg-4",
      UTTypeRow(
        endings: ["mp4", "mpg4"], mimeType: "video/mp4",
        parents: ["public.movie"])
    ),
    (
      "com.apple.quicktime-movie",
      UTTypeRow(
        endings: ["mov", "qt"], mimeType: "video/quicktime",
        parents: ["public.movie"])
    ),
    (
      "com.apple.property-list",
      UTTypeRow(
        endings: ["plist"], mimeType: "",
        parents: ["public.data"])
    ),
    ("com.apple.package", UTTypeRow(endings: [], mimeType: "", parents: ["public.directory"])),
    ("public.archive", UTTypeRow(endings: [], mimeType: "", parents: ["public.data"])),
    ("public.directory", UTTypeRow(endings: [], mimeType: "", parents: ["public.item"])),
    ("public.source-code", UTTypeRow(endings: [], mimeType: "", parents: ["public.plain-text"])),
    (
      "public.swift-source",
      UTTypeRow(
        endings: ["swift"], mimeType: "",
        parents: ["public.source-code"])
    ),
    (
      "public.tiff",
      UTTypeRow(
        endings: ["tiff", "tif"], mimeType: "image/tiff",
        parents: ["public.image"])
    ),
    (
      "com.microsoft.bmp",
      UTTypeRow(
        endings: ["bmp"], mimeType: "image/bmp",
        parents: ["public.image"])
    ),
    ("com.apple.live-photo", UTTypeRow(endings: [], mimeType: "", parents: ["public.image"])),
    ("public.camera-raw-image", UTTypeRow(endings: [], mimeType: "", parents: ["public.image"])),
    (
      "com.microsoft.waveform-audio",
      UTTypeRow(
        endings: ["wav"], mimeType: "audio/wav",
        parents: ["public.audio"])
    ),
    (
      "public.aiff-audio",
      UTTypeRow(
        endings: ["aiff", "aif"], mimeType: "audio/aiff",
        parents: ["public.audio"])
    ),
    (
      "public.vcard",
      UTTypeRow(
        endings: ["vcf", "vcard"], mimeType: "text/vcard",
        parents: ["public.text", "public.contact"])
    ),
    (
      "org.idpf.epub-container",
      UTTypeRow(
        endings: ["epub"], mimeType: "application/epub+zip",
        parents: ["public.data", "public.content"])
    ),
    ("com.apple.log", UTTypeRow(endings: ["log"], mimeType: "", parents: ["public.plain-text"])),
    ("public.spreadsheet", UTTypeRow(endings: [], mimeType: "", parents: ["public.content"])),
    ("public.presentation", UTTypeRow(endings: [], mimeType: "", parents: ["public.content"])),
    (
      "com.pixar.universal-scene-description-mobile",
      UTTypeRow(
        endings: ["usdz"], mimeType: "model/vnd.usdz+zip",
        parents: ["com.pixar.universal-scene-description"])
    ),
    (
      "com.pixar.universal-scene-description",
      UTTypeRow(
        endings: ["usd"], mimeType: "",
        parents: ["public.data", "public.content"])
    ),
    ("com.apple.application", UTTypeRow(endings: [], mimeType: "", parents: ["public.item"])),
    (
      "public.audiovisual-content",
      UTTypeRow(
        endings: [], mimeType: "",
        parents: ["public.data", "public.content"])
    ),
    ("public.calendar-event", UTTypeRow(endings: [], mimeType: "", parents: [])),
    ("public.contact", UTTypeRow(endings: [], mimeType: "", parents: [])),
    ("public.email-message", UTTypeRow(endings: [], mimeType: "", parents: ["public.data"])),
    ("public.font", UTTypeRow(endings: [], mimeType: "", parents: ["public.data"])),
    ("public.database", UTTypeRow(endings: [], mimeType: "", parents: ["public.data"])),
    (
      "com.apple.rtfd",
      UTTypeRow(
        endings: ["rtfd"], mimeType: "",
        parents: ["com.apple.package", "public.content"])
    ),
    (
      "public.tab-separated-values-text",
      UTTypeRow(
        endings: ["tsv"], mimeType: "text/tab-separated-values",
        parents: ["public.text"])
    ),
    (
      "org.gnu.gnu-zip-archive",
      UTTypeRow(
        endings: ["gz"], mimeType: "application/gzip",
        parents: ["public.archive"])
    ),
    (
      "public.mpeg-4-audio",
      UTTypeRow(
        endings: ["mp4", "m4a"], mimeType: "audio/mp4",
        parents: ["public.audio"])
    ),
  ]

  private static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0.row) }, uniquingKeysWith: { first, _ in first })

  /// What is written down of an identifier; nil if nothing is.
  static func of(_ identifier: String) -> UTTypeRow? { byIdentifier[identifier] }
}
