/// The type of a file or of what is copied, by its name. No file is opened here, so types know neither each other nor
/// their files' endings, beside those that are written down.
public struct UTType: Hashable, Sendable {
  /// The name, such as `public.png`.
  public let identifier: String
  /// The usual ending of a file's name, without the dot.
  public let preferredFilenameExtension: String?

  /// Names a type.
  public init?(_ identifier: String) { self.init(identifier, ending: nil) }

  /// Names a type that the app brings.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, ending: nil)
  }

  /// Names a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, ending: nil)
  }

  /// Finds the type with an ending among those that are written down.
  public init?(filenameExtension: String, conformingTo supertype: UTType? = nil) {
    guard
      let type = UTType.known.first(where: { $0.preferredFilenameExtension == filenameExtension })
    else { return nil }
    self = type
  }

  private init(_ identifier: String, ending: String?) {
    self.identifier = identifier
    preferredFilenameExtension = ending
  }

  private static let known = [
    plainText, json, xml, html, rtf, pdf, png, jpeg, gif, heic, svg, webP, commaSeparatedText, zip,
    mp3, mpeg4Movie, quickTimeMovie, propertyList, yaml,
  ]

  /// Anything.
  public static let item = UTType("public.item", ending: nil)
  /// Any bytes.
  public static let data = UTType("public.data", ending: nil)
  /// Anything that can be shown.
  public static let content = UTType("public.content", ending: nil)
  /// A folder.
  public static let folder = UTType("public.folder", ending: nil)
  /// An address.
  public static let url = UTType("public.url", ending: nil)
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", ending: nil)
  /// Any text.
  public static let text = UTType("public.text", ending: nil)
  /// Text without a form.
  public static let plainText = UTType("public.plain-text", ending: "txt")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", ending: nil)
  /// JSON.
  public static let json = UTType("public.json", ending: "json")
  /// XML.
  public static let xml = UTType("public.xml", ending: "xml")
  /// YAML.
  public static let yaml = UTType("public.yaml", ending: "yml")
  /// HTML.
  public static let html = UTType("public.html", ending: "html")
  /// Rich text.
  public static let rtf = UTType("public.rtf", ending: "rtf")
  /// PDF.
  public static let pdf = UTType("com.adobe.pdf", ending: "pdf")
  /// Any picture.
  public static let image = UTType("public.image", ending: nil)
  /// PNG.
  public static let png = UTType("public.png", ending: "png")
  /// JPEG.
  public static let jpeg = UTType("public.jpeg", ending: "jpeg")
  /// GIF.
  public static let gif = UTType("com.compuserve.gif", ending: "gif")
  /// HEIC.
  public static let heic = UTType("public.heic", ending: "heic")
  /// SVG.
  public static let svg = UTType("public.svg-image", ending: "svg")
  /// WebP.
  public static let webP = UTType("org.webmproject.webp", ending: "webp")
  /// Values parted by commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", ending: "csv")
  /// A ZIP archive.
  public static let zip = UTType("public.zip-archive", ending: "zip")
  /// Any sound.
  public static let audio = UTType("public.audio", ending: nil)
  /// MP3.
  public static let mp3 = UTType("public.mp3", ending: "mp3")
  /// Any film.
  public static let movie = UTType("public.movie", ending: nil)
  /// Any film without sound.
  public static let video = UTType("public.video", ending: nil)
  /// MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", ending: "mp4")
  /// QuickTime.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", ending: "mov")
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", ending: "plist")
}
