public import Foundation

/// A picture in a text of UIKit. Overset lays out SwiftUI's texts, which take pictures by interpolation.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Where it stands, in points from the baseline.
  open var bounds = CGRect.zero
  /// What is in a file.
  open var contents: Data?
  /// The kind of file.
  open var fileType: String?

  /// Creates a place for a picture.
  public override init() { super.init() }

  /// Creates a place with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates a place for what is in a file.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    (contents, fileType) = (contentData, uti)
  }
}

/// A shadow of a text of UIKit.
open class NSShadow: NSObject {
  /// The shift, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?

  /// Creates a shadow.
  public override init() { super.init() }
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
}

extension NSAttributedString.Key {
  /// A picture: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The width of an outline, in percent.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of an outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How slanted letters are.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide letters are.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The way that letters are written.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension String {
  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
