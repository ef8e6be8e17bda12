import Foundation
import OversetLayoutEngine

/// The style of gauges that set none: a bar between its labels.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar between its labels, the label above and the value below (from memory).
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style; `.linearCapacity` is shorter.
  nonisolated public init() {}
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar with a mark, between the labels of its bounds. Drawn like ``LinearCapacityGaugeStyle``.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style; `.accessoryLinear` is shorter.
  nonisolated public init() {}
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that fills, for small places. Drawn like ``LinearCapacityGaugeStyle``.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style; `.accessoryLinearCapacity` is shorter.
  nonisolated public init() {}
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A ring of 58 points with the value inside (from memory).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style; `.accessoryCircular` is shorter.
  nonisolated public init() {}
  /// A ring.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A closed ring of 58 points with the value inside (from memory).
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style; `.accessoryCircularCapacity` is shorter.
  nonisolated public init() {}
  /// A ring.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A bar between the labels of its bounds.
private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressBar(fraction: CGFloat(configuration.value), color: nil)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// The whole ring, whatever the value: its size is what layout needs.
private struct CircularGauge: View {
  @Environment(\.tint) private var tint

  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().strokeBorder(tint ?? .accentColor, lineWidth: 6)
      VStack(spacing: 0) {
        if let value = configuration.currentValueLabel { value } else { configuration.label }
      }
      .padding(8)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
    }
    .frame(width: 58, height: 58)
    .modifier(HiddenLabelModifier(label: configuration.label))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, for small places.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the look of the gauges inside this view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    look(ControlLook<GaugeStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
