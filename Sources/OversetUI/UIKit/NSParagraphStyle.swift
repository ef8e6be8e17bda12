public import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How lines are set: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Extra space behind each letter, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Extra space behind each letter, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line below letters: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through letters: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Where a tap leads: a `URL`.
  public static let link = NSAttributedString.Key("NSLink")
}

/// A line below or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 256)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 512)
}

/// How code for UIKit sets lines. Overset lays out SwiftUI's texts, which have modifiers for it.
open class NSParagraphStyle: NSObject {
  /// Where lines begin.
  open var alignment: NSTextAlignment { values.alignment }
  /// Extra space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space behind a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The least height of a line, in points; 0 says nothing.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 says nothing.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// A factor of the height of lines; 0 says nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Where lines break.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines are moved in, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// How far lines end before the edge, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How much words may be divided, 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  struct Values {
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  var values = Values()
}

/// How code for UIKit sets lines, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How far the first line is moved in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far the other lines are moved in, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// How far lines end before the edge, in points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How much words may be divided, 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Where lines begin.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Extra space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Space behind a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The least height of a line, in points; 0 says nothing.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points; 0 says nothing.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// A factor of the height of lines; 0 says nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Where lines break.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
}
