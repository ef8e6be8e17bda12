public import Foundation
public import OversetUI

/// What a chart tells the views over it. Its places are unknown here.
public struct ChartProxy {
  /// The size of the part with the marks, in points: unknown, and zero.
  public var plotSize: CGSize { .zero }

  /// Where the part with the marks is: unknown.
  public var plotFrame: Anchor<CGRect>? { nil }

  /// The value at a place: unknown.
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { nil }

  /// The value at a height: unknown.
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { nil }

  /// The place of a value: unknown.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }

  /// The height of a value: unknown.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
}

/// The part of a chart with the marks.
public struct ChartPlotContent: View {
  /// Nothing: marks are not drawn.
  public var body: some View { EmptyView() }
}

extension View {
  /// Recorded, as the chart's content is not drawn: a chart is a frame with a word.
  public func chartXAxis(_ visibility: Visibility) -> some View { ignored("chartXAxis") }
  /// Recorded, as the chart's content is not drawn.
  public func chartYAxis(_ visibility: Visibility) -> some View { ignored("chartYAxis") }
  /// Recorded, as the chart's content is not drawn.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { ignored("chartXAxis") }
  /// Recorded, as the chart's content is not drawn.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { ignored("chartYAxis") }
  /// Recorded, as the chart's content is not drawn.
  public func chartLegend(_ visibility: Visibility) -> some View { ignored("chartLegend") }
  /// Recorded, as the chart's content is not drawn.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { ignored("chartLegend") }
  /// Recorded, as the chart's content is not drawn.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View { ignored("chartLegend") }
  /// Recorded, as the chart's content is not drawn.
  public func chartXScale<Domain>(domain: Domain, range: Range<CGFloat>? = nil) -> some View {
    ignored("chartXScale")
  }
  /// Recorded, as the chart's content is not drawn.
  public func chartYScale<Domain>(domain: Domain, range: Range<CGFloat>? = nil) -> some View {
    ignored("chartYScale")
  }
  /// Recorded, as the chart's content is not drawn.
  public func chartForegroundStyleScale<Value: Plottable & Hashable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View { ignored("chartForegroundStyleScale") }
  /// Recorded, as the chart's content is not drawn.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View { ignored("chartForegroundStyleScale") }
  /// Recorded, as the chart's content is not drawn.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    ignored("chartForegroundStyleScale")
  }
  /// Recorded, and the closure is not called: the chart's places are unknown.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { ignored("chartOverlay") }
  /// Recorded, and the closure is not called: the chart's places are unknown.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { ignored("chartBackground") }
  /// Recorded, and the closure is not called.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { ignored("chartPlotStyle") }
  /// Recorded, as the chart's content is not drawn.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { ignored("chartXAxisLabel") }
  /// Recorded, as the chart's content is not drawn.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { ignored("chartYAxisLabel") }
  /// Recorded: nobody touches the chart.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    recorded("chartXSelection")
  }
  /// Recorded: nobody touches the chart.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    recorded("chartYSelection")
  }
  /// Recorded: nobody touches the chart.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    recorded("chartAngleSelection")
  }
  /// Recorded: nothing scrolls.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { recorded("chartScrollableAxes") }
  /// Recorded, as the chart's content is not drawn.
  public func chartXVisibleDomain<Length>(length: Length) -> some View {
    ignored("chartXVisibleDomain")
  }
  /// Recorded: nothing scrolls.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
    ignored("chartScrollPosition")
  }
}
