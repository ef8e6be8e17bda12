public import Foundation
public import OversetUI

/// What an axis of a chart shows. Nothing of it is drawn.
public protocol AxisContent {}

/// What an axis shows at a value. Nothing of it is drawn.
public protocol AxisMark {}

/// Content of an axis that nobody asks for.
public struct _AxisParts: AxisContent, AxisMark {
  init() {}
}

/// Builds the content of an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// Any number of parts.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _AxisParts { _AxisParts() }

  /// Parts, or none.
  public static func buildOptional(_ content: _AxisParts?) -> _AxisParts { _AxisParts() }

  /// The parts of one branch.
  public static func buildEither(first: _AxisParts) -> _AxisParts { _AxisParts() }

  /// The parts of the other branch.
  public static func buildEither(second: _AxisParts) -> _AxisParts { _AxisParts() }
}

/// Builds what an axis shows at a value.
@resultBuilder
public enum AxisMarkBuilder {
  /// Any number of parts.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _AxisParts { _AxisParts() }

  /// Parts, or none.
  public static func buildOptional(_ content: _AxisParts?) -> _AxisParts { _AxisParts() }

  /// The parts of one branch.
  public static func buildEither(first: _AxisParts) -> _AxisParts { _AxisParts() }

  /// The parts of the other branch.
  public static func buildEither(second: _AxisParts) -> _AxisParts { _AxisParts() }
}

/// A value of an axis.
public struct AxisValue {
  /// The place of the value among all, from 0.
  public let index: Int
  /// How many values there are.
  public let count: Int

  /// The value, if it has the type; never here.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

/// Which values an axis shows.
public struct AxisMarkValues: Sendable {
  /// As the chart likes.
  public static let automatic = AxisMarkValues()

  /// About so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }

  /// At equal distances.
  public static func stride(by step: Double) -> AxisMarkValues { .automatic }

  /// One for each part of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { .automatic }
}

/// Where an axis is.
public struct AxisMarkPosition: Sendable {
  /// Where the chart likes.
  public static let automatic = AxisMarkPosition()
  /// At the leading side.
  public static let leading = AxisMarkPosition()
  /// At the trailing side.
  public static let trailing = AxisMarkPosition()
  /// Above.
  public static let top = AxisMarkPosition()
  /// Below.
  public static let bottom = AxisMarkPosition()
}

/// How the parts of an axis are laid out.
public struct AxisMarkPreset: Sendable {
  /// As the chart likes.
  public static let automatic = AxisMarkPreset()
  /// With labels from the marks on.
  public static let aligned = AxisMarkPreset()
  /// With labels beside the chart.
  public static let extended = AxisMarkPreset()
  /// With labels in the chart.
  public static let inset = AxisMarkPreset()
}

/// The values of an axis. Nothing of it is drawn.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// Creates values as the system shows them.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {}

  /// Creates values as the system shows them, of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {}

  /// Creates values that a format writes.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == _AxisParts, Format.FormatInput: Plottable, Format.FormatOutput == String {}

  /// Creates values that a format writes, of a list.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Content == _AxisParts, Format.FormatInput: Plottable, Format.FormatOutput == String {}

  /// Creates values; the closure is not called.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Creates values, of a list; the closure is not called.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Creates values; the closure is not called.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  /// Creates values, of a list; the closure is not called.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {}
}

/// A line across the chart at a value. Not drawn.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at a value. Not drawn.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable {
    /// As the chart likes.
    public static let automatic = Length()
    /// As long as the label.
    public static let label = Length()
  }

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  /// Creates a tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}

/// The words at a value. Not drawn.
public struct AxisValueLabel: AxisMark {
  /// Creates the words that the system writes.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates the words that a format writes.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatOutput == String {}

  /// Creates words; the closure is not called.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates words that are not looked up.
  @_disfavoredOverload
  public init<Label: StringProtocol>(_ label: Label, centered: Bool? = nil) {}

  /// Creates words that are looked up.
  public init(_ labelKey: LocalizedStringKey, centered: Bool? = nil) {}
}

/// What becomes of words of an axis that meet.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// As the chart likes.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
}

/// How words of an axis are turned.
public struct AxisValueLabelOrientation: Sendable {
  /// As the chart likes.
  public static let automatic = AxisValueLabelOrientation()
  /// Level.
  public static let horizontal = AxisValueLabelOrientation()
  /// Upright.
  public static let vertical = AxisValueLabelOrientation()
  /// Upright, from above.
  public static let verticalReversed = AxisValueLabelOrientation()
}

extension AxisMark {
  /// Ignored: axes are not drawn.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark { self }
  /// Ignored: axes are not drawn.
  public func font(_ font: Font?) -> some AxisMark { self }
  /// Ignored: axes are not drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
