import OversetLayoutTree

extension ShapeStyle where Self == Color {
  /// ``Color/red``, where a style is expected.
  nonisolated public static var red: Color { Color.red }
  /// ``Color/orange``, where a style is expected.
  nonisolated public static var orange: Color { Color.orange }
  /// ``Color/yellow``, where a style is expected.
  nonisolated public static var yellow: Color { Color.yellow }
  /// ``Color/green``, where a style is expected.
  nonisolated public static var green: Color { Color.green }
  /// ``Color/mint``, where a style is expected.
  nonisolated public static var mint: Color { Color.mint }
  /// ``Color/teal``, where a style is expected.
  nonisolated public static var teal: Color { Color.teal }
  /// ``Color/cyan``, where a style is expected.
  nonisolated public static var cyan: Color { Color.cyan }
  /// ``Color/blue``, where a style is expected.
  nonisolated public static var blue: Color { Color.blue }
  /// ``Color/indigo``, where a style is expected.
  nonisolated public static var indigo: Color { Color.indigo }
  /// ``Color/purple``, where a style is expected.
  nonisolated public static var purple: Color { Color.purple }
  /// ``Color/pink``, where a style is expected.
  nonisolated public static var pink: Color { Color.pink }
  /// ``Color/brown``, where a style is expected.
  nonisolated public static var brown: Color { Color.brown }
  /// ``Color/gray``, where a style is expected.
  nonisolated public static var gray: Color { Color.gray }
  /// ``Color/black``, where a style is expected.
  nonisolated public static var black: Color { Color.black }
  /// ``Color/white``, where a style is expected.
  nonisolated public static var white: Color { Color.white }
  /// ``Color/clear``, where a style is expected.
  nonisolated public static var clear: Color { Color.clear }
  /// ``Color/accentColor``, where a style is expected.
  nonisolated public static var accentColor: Color { Color.accentColor }
}

extension ColorValue {
  /// The colour, as far as a share of 0 to 1 mixed with another.
  func mixed(with other: ColorValue, by share: Double) -> ColorValue {
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    func mix(_ path: KeyPath<ColorValue, UInt8>) -> UInt8 {
      let (from, to) = (Double(self[keyPath: path]), Double(other[keyPath: path]))
      return UInt8((from + (to - from) * share).rounded())
    }
    return ColorValue(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
