public import Foundation

/// What Core Graphics draws with. Nothing is drawn here; SwiftUI views have `Canvas`.
public final class CGContext {
  init() {}

  /// Creates nothing: nil.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    return nil
  }

  /// How the outside of a line's corner looks.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// How the end of a line looks.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Does nothing.
  public func saveGState() {}
  /// Does nothing.
  public func restoreGState() {}
  /// Does nothing.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func rotate(by angle: CGFloat) {}
  /// Does nothing.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Does nothing.
  public func beginPath() {}
  /// Does nothing.
  public func closePath() {}
  /// Does nothing.
  public func addPath(_ path: CGPath) {}
  /// Does nothing.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func addLine(to point: CGPoint) {}
  /// Does nothing.
  public func move(to point: CGPoint) {}
  /// Does nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func fillPath() {}
  /// Does nothing.
  public func strokePath() {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Does nothing.
  public func clear(_ rect: CGRect) {}
  /// Does nothing.
  public func clip() {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Does nothing.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Does nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Does nothing.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// None.
  public func makeImage() -> CGImage? { nil }
  /// Nothing is changed.
  public var ctm: CGAffineTransform { .identity }
}

/// How Core Graphics paints a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its area.
  case fill
  /// Its area, by turns.
  case eoFill
  /// Its line.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by turns.
  case eoFillStroke
}

/// How Core Graphics mixes colours.
public enum CGBlendMode: Int32, Sendable {
  /// In front.
  case normal
  /// Darker.
  case multiply
  /// Brighter.
  case screen
  /// Stronger.
  case overlay
  /// The darker.
  case darken
  /// The brighter.
  case lighten
  /// Cut out.
  case destinationOut
  /// Cut to.
  case destinationIn
  /// Cut to what is behind.
  case sourceIn
  /// On what is behind.
  case sourceAtop
  /// Nothing.
  case clear
  /// In place.
  case copy
  /// In the colour.
  case color
}

/// Colours of Core Graphics that pass into each other.
public final class CGGradient: Sendable {
  /// Creates a gradient, which is not drawn.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
}

/// How far a gradient of Core Graphics goes.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
