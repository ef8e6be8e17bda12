public import Foundation
public import OversetUI

/// A value that a chart can place: a number, a date, a word.
public protocol Plottable {}

extension Int: Plottable {}
extension Int64: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

/// A value with the words for it.
public struct PlottableValue<Value: Plottable> {
  let value: Value?

  /// A value with words that are looked up.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// A value with words that are not looked up.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// A value with words.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
}

extension PlottableValue where Value == Date {
  /// The part of the calendar that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// The part of the calendar that a date lies in, with words that are not looked up.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value: value)
  }
}

/// How wide or high a mark is.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// As the chart likes.
  public static let automatic = MarkDimension()

  init() {}

  /// Points.
  public init(floatLiteral value: Double) {}

  /// Points.
  public init(integerLiteral value: Int) {}

  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .automatic }
  /// A share of the step.
  public static func ratio(_ value: CGFloat) -> MarkDimension { .automatic }
  /// Points less than the step.
  public static func inset(_ value: CGFloat) -> MarkDimension { .automatic }
}

/// How marks stand on each other.
public struct MarkStackingMethod: Sendable {
  /// On each other.
  public static let standard = MarkStackingMethod()
  /// As shares of the whole.
  public static let normalized = MarkStackingMethod()
  /// Around the middle.
  public static let center = MarkStackingMethod()
  /// In front of each other.
  public static let unstacked = MarkStackingMethod()
}

/// Points on a line. Not drawn.
public struct LineMark: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}

  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

/// A point. Not drawn.
public struct PointMark: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A bar. Not drawn.
public struct BarMark: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  /// Creates a bar.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}

  /// Creates a bar between two heights.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}

  /// Creates a bar between two places.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}

  /// Creates a bar of a stack of one.
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
}

/// A filled area. Not drawn.
public struct AreaMark: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  /// Creates a point of an area's edge.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}

  /// Creates a point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {}

  /// Creates a piece of an area between two heights.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// A straight line across the chart. Not drawn.
public struct RuleMark: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  /// Creates an upright line.
  public init<X: Plottable>(x: PlottableValue<X>) {}

  /// Creates a level line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {}

  /// Creates an upright line between two heights.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// A rectangle. Not drawn.
public struct RectangleMark: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  /// Creates a rectangle.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}

  /// Creates a rectangle between two places and two heights.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
}

/// A slice of a pie. Not drawn.
public struct SectorMark: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  /// Creates a slice.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
