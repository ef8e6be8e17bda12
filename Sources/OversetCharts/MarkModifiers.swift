public import Foundation
public import OversetUI

extension ChartContent {
  /// Ignored: marks are not drawn.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  { self }
  /// Ignored: marks are not drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    self
  }
  /// Ignored: marks are not drawn.
  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// Ignored: marks are not drawn.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Ignored: marks are not read out.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
  /// Ignored: marks are not read out.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent {
    self
  }
  /// Ignored: marks are not read out.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
  /// Ignored: marks are not read out.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent {
    self
  }
  /// Ignored: marks are not read out.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// Ignored, and the closure is not called: marks are not drawn.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent { self }
}

/// How a line runs between points.
public struct InterpolationMethod: Sendable {
  /// Straight.
  public static let linear = InterpolationMethod()
  /// Round.
  public static let catmullRom = InterpolationMethod()
  /// Round.
  public static let cardinal = InterpolationMethod()
  /// Round, without hills of its own.
  public static let monotone = InterpolationMethod()
  /// In steps that begin at the points.
  public static let stepStart = InterpolationMethod()
  /// In steps around the points.
  public static let stepCenter = InterpolationMethod()
  /// In steps that end at the points.
  public static let stepEnd = InterpolationMethod()
}

/// Where the words at a mark stand.
public struct AnnotationPosition: Sendable {
  /// Where the chart likes.
  public static let automatic = AnnotationPosition()
  /// Above.
  public static let top = AnnotationPosition()
  /// Below.
  public static let bottom = AnnotationPosition()
  /// Before.
  public static let leading = AnnotationPosition()
  /// Behind.
  public static let trailing = AnnotationPosition()
  /// Above and before.
  public static let topLeading = AnnotationPosition()
  /// Above and behind.
  public static let topTrailing = AnnotationPosition()
  /// On it.
  public static let overlay = AnnotationPosition()
}

/// What becomes of words at a mark that do not fit.
public struct AnnotationOverflowResolution: Sendable {
  /// What is done along one axis.
  public struct Strategy: Sendable {
    /// What the chart likes.
    public static let automatic = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
    /// They are moved into the chart.
    public static let fit = Strategy()

    /// They are moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// A part of a chart.
  public struct Boundary: Sendable {
    /// The whole.
    public static let chart = Boundary()
    /// That with the marks.
    public static let plot = Boundary()
  }

  /// What the chart likes.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a choice for both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// The shape of a point.
public protocol ChartSymbolShape: Sendable {}

/// One of the system's shapes of points.
public struct BasicChartSymbolShape: ChartSymbolShape {
  init() {}
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { Self() }
  /// A square.
  public static var square: Self { Self() }
  /// A triangle.
  public static var triangle: Self { Self() }
  /// A diamond.
  public static var diamond: Self { Self() }
  /// A cross.
  public static var cross: Self { Self() }
  /// A plus.
  public static var plus: Self { Self() }
  /// A star.
  public static var asterisk: Self { Self() }
}
