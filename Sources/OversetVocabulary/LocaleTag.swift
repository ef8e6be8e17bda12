/// A BCP 47 language tag, such as `zh-Hant-HK`.
///
/// Case carries no meaning in a tag, so each one is folded when it is read: `zh-hans` becomes `zh-Hans`
/// (RFC 5646, section 2.1.1). Tags compare by their folded form.
public struct LocaleTag: Hashable, Sendable {
  /// The folded tag, with hyphens.
  public let identifier: String

  /// Reads a tag; nil unless it is well-formed (RFC 5646, section 2.1) and without repeated variants and
  /// extensions. Subtags need not be registered.
  ///
  /// Underscores are read as hyphens, because Apple's catalogs have both `zh_CN` and `zh-CN`.
  public init?(_ text: String) {
    // Folding turns some other characters, such as the Kelvin sign, into ASCII letters.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let folded = Self.folded(text)
    guard LocaleSubtags(folded) != nil else { return nil }
    identifier = folded
  }

  /// The tag for a text in an unknown language (ISO 639-2).
  package static let undetermined: LocaleTag = "und"

  /// The language subtag, such as `zh`, or its replacement: `he` for `iw`. A tag for private use, such as
  /// `x-draft`, has the language `und`.
  package var language: String {
    let end = identifier.utf8.firstIndex(of: UInt8(ascii: "-")) ?? identifier.endIndex
    let subtag = String(identifier[..<end])
    guard subtag.utf8.count > 1 else { return "und" }
    return Self.replacements[subtag] ?? subtag
  }

  /// The script subtag, such as `Hant`.
  package var script: String? { LocaleSubtags(identifier)?.script }

  /// The region subtag, two letters or three digits, such as `HK` or `419`.
  package var region: String? { LocaleSubtags(identifier)?.region }

  /// The variant subtags, such as `1996` or `valencia`.
  package var variants: [String] { LocaleSubtags(identifier)?.variants ?? [] }

  /// Languages that got another code (`Preferred-Value` in the IANA registry; `cmn` and `tl` by CLDR).
  private static let replacements = [
    "cmn": "zh", "in": "id", "iw": "he", "ji": "yi", "mo": "ro", "tl": "fil",
  ]

  /// All lower case, except subtags of two letters (upper case) and of four letters (title case) that
  /// neither begin the tag nor follow a singleton.
  private static func folded(_ text: String) -> String {
    var followsSingleton = false
    let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return subtags.enumerated().map { index, subtag in
      defer { followsSingleton = followsSingleton || subtag.utf8.count == 1 }
      let lowercase = subtag.lowercased()
      guard index > 0, !followsSingleton else { return lowercase }
      return switch subtag.utf8.count {
      case 2: subtag.uppercased()
      case 4: lowercase.prefix(1).uppercased() + lowercase.dropFirst()
      default: lowercase
      }
    }.joined(separator: "-")
  }
}

extension LocaleTag: ExpressibleByStringLiteral {
  /// A tag in source code. Stops the program if the tag is malformed.
  public init(stringLiteral text: String) {
    guard let tag = LocaleTag(text) else { preconditionFailure("'\(text)' is not a BCP 47 tag") }
    self = tag
  }
}

extension LocaleTag: Equatable {
  /// Whether the folded tags are equal. Inlined, because every lookup of a laid-out text compares locales.
  @inlinable
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.identifier == right.identifier
  }
}

extension LocaleTag: Comparable {
  /// Orders tags by the code points of their identifiers.
  public static func < (left: LocaleTag, right: LocaleTag) -> Bool {
    left.identifier < right.identifier
  }
}

extension LocaleTag: CustomStringConvertible {
  /// The folded tag.
  public var description: String { identifier }
}

extension LocaleTag: Codable {
  /// Reads a tag from a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LocaleTag(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a BCP 47 tag")
    }
    self = tag
  }

  /// Writes the folded tag as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
