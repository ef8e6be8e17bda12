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

  /// Names the type of a medium; nil: names of media are not known here.
  public init?(mimeType: String, conformingTo supertype: UTType? = nil) {
    guard let type = UTType.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = type
  }

  /// The name of the medium, of those that are written down.
  public var preferredMIMEType: String? {
    switch self {
    case .plainText: "text/plain"
    case .json: "application/json"
    case .xml: "application/xml"
    case .html: "text/html"
    case .pdf: "application/pdf"
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .heic: "image/heic"
    case .commaSeparatedText: "text/csv"
    case .zip: "application/zip"
    case .mp3: "audio/mpeg"
    case .mpeg4Movie: "video/mp4"
    default: nil
    }
  }

  /// What users call it: nil.
  public var localizedDescription: String? { nil }

  /// Whether it is a kind of another: types know neither each other here, so only of itself and of anything.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .item || type == .data
      || (type == .image && [.png, .jpeg, .gif, .heic, .svg, .webP].contains(self))
      || (type == .text && [.plainText, .json, .xml, .html, .commaSeparatedText].contains(self))
      || (type == .movie && [.mpeg4Movie, .quickTimeMovie].contains(self))
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

extension UTType {
  /// A folder with a file's face.
  public static let package = UTType(importedAs: "com.apple.package")
  /// Several files in one.
  public static let archive = UTType(importedAs: "public.archive")
  /// A folder or a package.
  public static let directory = UTType(importedAs: "public.directory")
  /// Source of a program.
  public static let sourceCode = UTType(importedAs: "public.source-code")
  /// Swift.
  public static let swiftSource = UTType(importedAs: "public.swift-source")
  /// TIFF.
  public static let tiff = UTType(importedAs: "public.tiff")
  /// BMP.
  public static let bmp = UTType(importedAs: "com.microsoft.bmp")
  /// A picture that moves.
  public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
  /// A picture of a camera.
  public static let rawImage = UTType(importedAs: "public.camera-raw-image")
  /// WAV.
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = UTType(importedAs: "public.aiff-audio")
  /// Sound of MPEG-4.
  public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
  /// A card of a person.
  public static let vCard = UTType(importedAs: "public.vcard")
  /// A book.
  public static let epub = UTType(importedAs: "org.idpf.epub-container")
  /// A log.
  public static let log = UTType(importedAs: "com.apple.log")
  /// A table.
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(importedAs: "public.presentation")
  /// A scene in space.
  public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")
  /// A scene in space.
  public static let usd = UTType(importedAs: "com.pixar.universal-scene-description")
  /// A program.
  public static let application = UTType(importedAs: "com.apple.application")
  /// Sound and pictures.
  public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
  /// An entry of a calendar.
  public static let calendarEvent = UTType(importedAs: "public.calendar-event")
  /// A person.
  public static let contact = UTType(importedAs: "public.contact")
  /// A mail.
  public static let emailMessage = UTType(importedAs: "public.email-message")
  /// A font.
  public static let font = UTType(importedAs: "public.font")
  /// A database.
  public static let database = UTType(importedAs: "public.database")
  /// Text with attributes and pictures.
  public static let rtfd = UTType(importedAs: "com.apple.rtfd")
  /// Text with tabs.
  public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
  /// A packed file.
  public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
}
