public import Foundation
import OversetConfig
import OversetShaping
import OversetText

/// A place in an interface where a string is drawn: its font, its room and its lines.
///
/// The rooms are those of usual iOS components on a screen of a given width (iOS 18 metrics): a
/// string is judged as if it stood there.
public struct Slot: Sendable, Equatable {
  /// The kinds of slots, with the names that the command takes.
  public enum Kind: Sendable, Equatable {
    /// The title of a list row with a disclosure indicator: 92 points less than the screen.
    case row
    /// A full-width button: 72 points less than the screen.
    case button
    /// One of two buttons side by side.
    case halfButton
    /// The inline title of a navigation bar between two buttons: 175 points less than the screen.
    case navigationTitle
    /// One of five tabs.
    case tabItem
    /// One of three segments.
    case segment
    /// Running text of at most so many lines; 0 is unlimited.
    case body(lines: Int)
  }

  /// The kind.
  public let kind: Kind

  /// A slot of `kind`.
  public init(_ kind: Kind) { self.kind = kind }

  /// The names of the kinds, as the command takes them.
  public static let names = [
    "row", "button", "halfButton", "navigationTitle", "tabItem", "segment", "body(lines:N)",
  ]

  /// The slot called `name`; `body` alone is `body(lines:0)`.
  ///
  /// - Throws: `MatrixError` for an unknown name, naming the nearest.
  public init(named name: String) throws(MatrixError) {
    switch name {
    case "row": self.init(.row)
    case "button": self.init(.button)
    case "halfButton": self.init(.halfButton)
    case "navigationTitle": self.init(.navigationTitle)
    case "tabItem": self.init(.tabItem)
    case "segment": self.init(.segment)
    case "body": self.init(.body(lines: 0))
    default:
      guard let lines = Slot.lines(in: name) else {
        throw MatrixError.unknown("slot", name, known: Slot.names)
      }
      self.init(.body(lines: lines))
    }
  }

  private static func lines(in name: String) -> Int? {
    guard name.hasPrefix("body(lines:"), name.hasSuffix(")") else { return nil }
    let number = name.dropFirst("body(lines:".count).dropLast()
      .trimmingCharacters(in: .whitespaces)
    return Int(number).flatMap { (0...1000).contains($0) ? $0 : nil }
  }

  /// The slot's name.
  public var name: String {
    switch kind {
    case .row: "row"
    case .button: "button"
    case .halfButton: "halfButton"
    case .navigationTitle: "navigationTitle"
    case .tabItem: "tabItem"
    case .segment: "segment"
    case .body(let lines): "body(lines:\(lines))"
    }
  }

  /// The room on a screen `width` points wide, in points.
  public func room(onScreenOf width: CGFloat) -> CGFloat {
    let margin: CGFloat = 16
    return switch kind {
    // Margins of the list and of the row on both sides, and 28 for the indicator and its gap.
    case .row: width - 2 * margin - 2 * margin - 28
    // Margins, and 20 of padding on both sides.
    case .button: width - 2 * margin - 2 * 20
    // Margins, 16 between the two, and 16 of padding on both sides of each.
    case .halfButton: (width - 2 * margin - 16) / 2 - 2 * 16
    // A back button or a bar button with its margins on either side keeps the title centred.
    case .navigationTitle: width - 2 * 87.5
    case .tabItem: width / 5
    // Margins, and 8 of padding on both sides of each.
    case .segment: (width - 2 * margin) / 3 - 2 * 8
    case .body: width - 2 * margin
    }
  }

  /// The most lines; nil is unlimited.
  public var lineLimit: Int? {
    if case .body(let lines) = kind { return lines > 0 ? lines : nil }
    return 1
  }

  /// The font at `typeSize`. Bars and segments do not follow the text size.
  func font(at typeSize: TypeSize) -> TextFont {
    switch kind {
    case .row, .body: styled(.body, typeSize, weight: 400)
    case .button, .halfButton: styled(.headline, typeSize, weight: 600)
    case .navigationTitle: TextFont(size: 17, style: FontStyle(weight: 600))
    case .tabItem: TextFont(size: 10, style: FontStyle(weight: 500))
    case .segment: TextFont(size: 13, style: FontStyle(weight: 500))
    }
  }

  private func styled(
    _ style: OversetConfig.TextStyle, _ typeSize: TypeSize, weight: Int
  ) -> TextFont {
    let metrics = TypeStyleTable.metrics(style, typeSize)
    return TextFont(
      size: metrics.size, style: FontStyle(weight: weight), leading: metrics.leading)
  }
}
