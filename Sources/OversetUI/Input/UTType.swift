/// The type of a file or of what is copied, by its name. No file is opened here; of the system's types it is written down
/// which ending they have and what they are a kind of.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `public.png`.
  public let identifier: String
  private let ending: String?
  /// What code says that it is a kind of, with what that is a kind of.
  private let ancestors: Set<String>

  private init(named identifier: String, ending: String? = nil, parent: UTType? = nil) {
    (self.identifier, self.ending) = (identifier, ending)
    ancestors = Set(parent.map { [$0] + $0.supertypes }.map { $0.map(\.identifier) } ?? [])
  }

  /// Names a type.
  public init?(_ identifier: String) { self.init(named: identifier) }

  /// Names a type that the app brings.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, parent: parentType)
  }

  /// Names a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, parent: parentType)
  }

  /// Finds the type with an ending that is a kind of another; of an ending that is not written down it makes one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      UTType.first(kindOf: supertype) { $0.endings.contains(ending) }
      ?? UTType(named: "dyn.\(ending)", ending: filenameExtension, parent: supertype)
  }

  /// Finds the type of a medium that is a kind of another; of a medium that is not written down it makes one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let medium = mimeType.lowercased()
    self =
      UTType.first(kindOf: supertype) { $0.mimeType == medium }
      ?? UTType(named: "dyn.\(medium)", parent: supertype)
  }

  private static func first(kindOf supertype: UTType, where fits: (UTTypeRow) -> Bool) -> UTType? {
    UTTypeRow.all.filter { fits($0.row) }.map { UTType(named: $0.identifier) }
      .first { $0.conforms(to: supertype) }
  }

  /// The usual ending of a file's name, without the dot; nil if none is written down.
  public var preferredFilenameExtension: String? {
    ending ?? UTTypeRow.of(identifier)?.endings.first
  }

  /// The name of the medium; nil if none is written down.
  public var preferredMIMEType: String? {
    UTTypeRow.of(identifier).flatMap { $0.mimeType.isEmpty ? nil : $0.mimeType }
  }

  /// What users call it: nil.
  public var localizedDescription: String? { nil }
  /// The name.
  public var description: String { identifier }
  /// Whether it was made of an ending or a medium that is not written down.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All that it is a kind of, but not itself.
  public var supertypes: Set<UTType> {
    var found = ancestors
    var open = UTTypeRow.of(identifier)?.parents ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += UTTypeRow.of(next)?.parents ?? [] }
    }
    return Set(found.map { UTType(named: $0) })
  }

  /// Whether it is another or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether it is a kind of another.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Whether two have the same name.
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
  /// Anything.
  public static let item = UTType(named: "public.item")
  /// Any bytes.
  public static let data = UTType(named: "public.data")
  /// Anything that can be shown.
  public static let content = UTType(named: "public.content")
  /// A folder.
  public static let folder = UTType(named: "public.folder")
  /// An address.
  public static let url = UTType(named: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// Any text.
  public static let text = UTType(named: "public.text")
  /// Text without a form.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// JSON.
  public static let json = UTType(named: "public.json")
  /// XML.
  public static let xml = UTType(named: "public.xml")
  /// YAML.
  public static let yaml = UTType(named: "public.yaml")
  /// HTML.
  public static let html = UTType(named: "public.html")
  /// Rich text.
  public static let rtf = UTType(named: "public.rtf")
  /// PDF.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// Any picture.
  public static let image = UTType(named: "public.image")
  /// PNG.
  public static let png = UTType(named: "public.png")
  /// JPEG.
  public static let jpeg = UTType(named: "public.jpeg")
  /// GIF.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// HEIC.
  public static let heic = UTType(named: "public.heic")
  /// SVG.
  public static let svg = UTType(named: "public.svg-image")
  /// WebP.
  public static let webP = UTType(named: "org.webmproject.webp")
  /// Values parted by commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// A ZIP archive.
  public static let zip = UTType(named: "public.zip-archive")
  /// Any sound.
  public static let audio = UTType(named: "public.audio")
  /// MP3.
  public static let mp3 = UTType(named: "public.mp3")
  /// Any film.
  public static let movie = UTType(named: "public.movie")
  /// Any film without sound.
  public static let video = UTType(named: "public.video")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  /// QuickTime.
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  /// A property list.
  public static let propertyList = UTType(named: "com.apple.property-list")
  /// A folder with a file's face.
  public static let package = UTType(named: "com.apple.package")
  /// Several files in one.
  public static let archive = UTType(named: "public.archive")
  /// A folder or a package.
  public static let directory = UTType(named: "public.directory")
  /// Source of a program.
  public static let sourceCode = UTType(named: "public.source-code")
  /// Swift.
  public static let swiftSource = UTType(named: "public.swift-source")
  /// TIFF.
  public static let tiff = UTType(named: "public.tiff")
  /// BMP.
  public static let bmp = UTType(named: "com.microsoft.bmp")
  /// A picture that moves.
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  /// A picture of a camera.
  public static let rawImage = UTType(named: "public.camera-raw-image")
  /// WAV.
  public static let wav = UTType(named: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = UTType(named: "public.aiff-audio")
  /// Sound of MPEG-4.
  public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
  /// A card of a person.
  public static let vCard = UTType(named: "public.vcard")
  /// A book.
  public static let epub = UTType(named: "org.idpf.epub-container")
  /// A log.
  public static let log = UTType(named: "com.apple.log")
  /// A table.
  public static let spreadsheet = UTType(named: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(named: "public.presentation")
  /// A scene in space.
  public static let usdz = UTType(named: "com.pixar.universal-scene-description-mobile")
  /// A scene in space.
  public static let usd = UTType(named: "com.pixar.universal-scene-description")
  /// A program.
  public static let application = UTType(named: "com.apple.application")
  /// Sound and pictures.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// An entry of a calendar.
  public static let calendarEvent = UTType(named: "public.calendar-event")
  /// A person.
  public static let contact = UTType(named: "public.contact")
  /// A mail.
  public static let emailMessage = UTType(named: "public.email-message")
  /// A font.
  public static let font = UTType(named: "public.font")
  /// A database.
  public static let database = UTType(named: "public.database")
  /// Text with attributes and pictures.
  public static let rtfd = UTType(named: "com.apple.rtfd")
  /// Text with tabs.
  public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text")
  /// A packed file.
  public static let gzip = UTType(named: "org.gnu.gnu-zip-archive")
}
