/// How the colours of a symbol's layers are chosen. Overset draws symbols in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour at several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
  /// How smoothly a picture is scaled. Overset scales all alike.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// Most.
    case high
  }
}

/// A version of a symbol, such as its filled one.
public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false
  var isSlashed = false

  /// The symbol itself.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)
  /// In a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// In a square.
  public static let square = SymbolVariants(shape: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")

  /// The same, filled.
  public var fill: SymbolVariants {
    SymbolVariants(shape: shape, isFilled: true, isSlashed: isSlashed)
  }
  /// The same, struck through.
  public var slash: SymbolVariants {
    SymbolVariants(shape: shape, isFilled: isFilled, isSlashed: true)
  }
  /// The same, in a circle.
  public var circle: SymbolVariants {
    SymbolVariants(shape: "circle", isFilled: isFilled, isSlashed: isSlashed)
  }
  /// The same, in a square.
  public var square: SymbolVariants {
    SymbolVariants(shape: "square", isFilled: isFilled, isSlashed: isSlashed)
  }

  /// The name of this version of a symbol. A part that the name has already is not added again.
  func applied(to name: String) -> String {
    let parts = name.split(separator: ".")
    let added = [shape, isSlashed ? "slash" : nil, isFilled ? "fill" : nil]
      .compactMap { $0 }.filter { !parts.contains(Substring($0)) }
    return ([name] + added).joined(separator: ".")
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
  /// The version in which symbols inside are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols inside in a version, such as the filled one.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Records how colours of symbols are chosen. They are drawn in one colour, as `monochrome` asks for.
  @ViewBuilder
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    let told = keeping(\.symbolRenderingMode, mode)
    if let mode, mode != .monochrome {
      told.ignored("symbolRenderingMode", mode.name)
    } else {
      told
    }
  }
}
