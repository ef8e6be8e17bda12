import Foundation

/// A view whose chart is described for those who do not see it.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart. Nobody asks here.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Describes what has changed. Nobody asks here.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Records that the view's chart is described. The description is not made.
  public func accessibilityChartDescriptor<Representable: AXChartDescriptorRepresentable>(
    _ representable: Representable
  ) -> some View {
    recorded("accessibilityChartDescriptor")
  }
}

/// What an axis of a described chart is like.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The name.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How far apart numbers stand.
  public enum ScaleType: Int, Sendable {
    /// As far as they differ.
    case linear
    /// By powers of ten.
    case log10
    /// By powers of e.
    case ln
  }

  /// The name.
  public var title: String
  /// The numbers that the axis has.
  public var range: ClosedRange<Double>
  /// Where lines stand.
  public var gridlinePositions: [Double]
  /// What is said for a number.
  public var valueDescriptionProvider: (Double) -> String
  /// How far apart numbers stand.
  public var scaleType = ScaleType.linear

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The name.
  public var title: String
  /// The names along it.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A number or a name of a point of a described chart.
public enum AXDataPointValue: Sendable {
  /// A number.
  case number(Double)
  /// A name.
  case category(String)
}

/// A point of a described chart.
public final class AXDataPoint {
  /// What is said of it.
  public var label: String?
  /// Across.
  public var xValue: AXDataPointValue
  /// Up.
  public var yValue: AXDataPointValue?

  /// Creates a point of two numbers.
  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    (xValue, yValue, self.label) = (.number(x), y.map { .number($0) }, label)
  }

  /// Creates a point of a name and a number.
  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    (xValue, yValue, self.label) = (.category(x), y.map { .number($0) }, label)
  }
}

/// Points of a described chart that belong together.
public final class AXDataSeriesDescriptor {
  /// The name.
  public var name: String?
  /// Whether a line joins the points.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A chart, described for those who do not see it. It is kept, and nobody reads it.
public final class AXChartDescriptor {
  /// The name.
  public var title: String?
  /// What there is to see.
  public var summary: String?
  /// The axis across.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis up.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The points.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
