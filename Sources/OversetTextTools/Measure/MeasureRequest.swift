import Foundation
import OversetConfig
import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// One text to measure: a row of `overset measure --batch`.
public struct MeasureRequest: Sendable, Decodable {
  /// What the row is called in the answer; a string or a number.
  public var id: MeasureID?
  /// The text.
  public var text: String
  /// The BCP 47 tag of the locale.
  public var locale: String?
  /// The size of a fixed font, in points; 17 where neither it nor a style is given.
  public var size: Double?
  /// A text style, such as `body`; its size and leading follow `typeSize`.
  public var style: String?
  /// The text size, `xS` to `AX5`; only a style follows it.
  public var typeSize: String?
  /// The weight: SwiftUI's name, or 100 to 900.
  public var weight: MeasureWeight?
  /// The room, in points; absent is unbounded.
  public var width: Double?
  /// The most lines; 0 is unlimited.
  public var lines: Int?
  /// Pixels per point.
  public var scale: Double?
  /// `ios` or `font`.
  public var metrics: String?
  /// `auto`, `ltr` or `rtl`.
  public var direction: String?
  /// `head`, `middle` or `tail`.
  public var truncation: String?

  /// The names of the fields.
  static let fields = [
    "id", "text", "locale", "size", "style", "typeSize", "weight", "width", "lines", "scale",
    "metrics", "direction", "truncation",
  ]

  /// A request for `text` with every default.
  public init(text: String) { self.text = text }
}

/// What a row is called.
public enum MeasureID: Sendable, Codable, Equatable {
  /// A name.
  case text(String)
  /// A number.
  case number(Int)

  /// Reads a name or a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes it as it was.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

/// A weight by name or number.
public enum MeasureWeight: Sendable, Decodable {
  /// SwiftUI's name.
  case name(String)
  /// 100 to 900.
  case number(Int)

  /// Reads a name or a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .name(try container.decode(String.self))
    }
  }

  private static let names = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]

  func value() throws(Diagnostic) -> Int {
    switch self {
    case .number(let number):
      guard (100...900).contains(number) else {
        throw MeasureRequest.wrong("weight", "\(number)", remedy: "give 100 to 900")
      }
      return number
    case .name(let name):
      if let weight = Self.names[name] { return weight }
      if let number = Int(name) { return try Self.number(number).value() }
      throw Diagnostic.unknown("weight", name, known: Array(Self.names.keys))
    }
  }
}

extension MeasureRequest {
  /// The longest text that is laid out, in UTF-16 units: a thousand screens of it.
  static let longest = 1_000_000

  static func wrong(_ field: String, _ value: String, remedy: String) -> Diagnostic {
    Diagnostic(.data, problem: "\(field) is \(value)", remedy: remedy)
  }

  /// The request in the engine's terms.
  ///
  /// - Throws: `Diagnostic` for a value outside of its domain.
  func textRequest() throws(Diagnostic) -> TextRequest {
    guard text.utf16.count <= Self.longest else {
      throw Diagnostic(
        .data, problem: "the text has \(text.utf16.count) UTF-16 units",
        remedy: "measure its parts; the limit is \(Self.longest)")
    }
    let locale = try MatrixSelection.tag(locale ?? "en", known: [])
    var request = TextRequest(text, font: try font(), locale: locale)
    request.direction = try baseDirection(locale)
    request.isRightToLeftLayout = LayoutDirection.of(locale: locale) == .rightToLeft
    request.width = try number("width", width, in: 0...1_000_000)
    request.lineLimit = try lineLimit()
    request.displayScale = try number("scale", scale, in: 0.1...10) ?? 3
    request.metrics = try value("metrics", metrics, of: MetricsModel.self) ?? .ios
    request.truncation = try value("truncation", truncation, of: TruncationMode.self) ?? .tail
    return request
  }

  private func font() throws(Diagnostic) -> TextFont {
    if size != nil, style != nil {
      throw Diagnostic(
        .data, problem: "both size and style are set", remedy: "remove one of them")
    }
    let weight = try weight?.value()
    let typeSize = try value("typeSize", typeSize, of: TypeSize.self) ?? .large
    guard let style = try value("style", style, of: TextStyle.self) else {
      let size = try number("size", size, in: 0.1...1000) ?? 17
      return TextFont(size: size, style: FontStyle(weight: weight ?? 400))
    }
    let metrics = TypeStyleTable.metrics(style, typeSize)
    return TextFont(
      size: metrics.size, style: FontStyle(weight: weight ?? style.weight),
      leading: metrics.leading)
  }

  private func baseDirection(_ locale: LocaleTag) throws(Diagnostic) -> BaseDirection {
    switch direction {
    case nil, "auto":
      .firstStrong(fallback: .of(locale: locale))
    case "ltr": .fixed(.leftToRight)
    case "rtl": .fixed(.rightToLeft)
    case let other?: throw Diagnostic.unknown("direction", other, known: ["auto", "ltr", "rtl"])
    }
  }

  private func lineLimit() throws(Diagnostic) -> Int? {
    guard let lines else { return nil }
    guard (0...100_000).contains(lines) else {
      throw Self.wrong("lines", "\(lines)", remedy: "give 0 (unlimited) to 100000")
    }
    return lines == 0 ? nil : lines
  }

  private func number(
    _ field: String, _ value: Double?, in range: ClosedRange<Double>
  ) throws(Diagnostic) -> Double? {
    guard let value else { return nil }
    guard range.contains(value) else {
      throw Self.wrong(
        field, "\(value)", remedy: "give \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  private func value<Value: RawRepresentable & CaseIterable>(
    _ field: String, _ name: String?, of type: Value.Type
  ) throws(Diagnostic) -> Value? where Value.RawValue == String {
    guard let name else { return nil }
    guard let value = Value(rawValue: name) else {
      throw Diagnostic.unknown(field, name, known: Value.allCases.map(\.rawValue))
    }
    return value
  }
}
