public import Foundation
import OversetLayoutTree

/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end.
  case butt
  /// Half a circle.
  case round
  /// Half a square.
  case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  /// Part of a circle.
  case round
  /// Cut off.
  case bevel
}

/// How the outline of a shape is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may stand out, in widths of the line.
  public var miterLimit: CGFloat
  /// Lengths that are drawn and left out in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; lengths are points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Whether a shape of the system can be drawn as the difference of two of its kind.
  var isPlain: Bool { self == StrokeStyle(lineWidth: lineWidth) }

  var look: LineLook {
    LineLook(
      cap: LineLook.Cap(rawValue: Int(lineCap.rawValue)) ?? .butt,
      join: LineLook.Join(rawValue: Int(lineJoin.rawValue)) ?? .miter, miterLimit: miterLimit)
  }
}

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside of the outline twice is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth. Overset always draws them so.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
