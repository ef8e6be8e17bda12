public import Foundation
import OversetLayoutTree

/// A UIKit colour, with a value for light and one for dark.
///
/// The values are those that Apple documents (HIG, Color) and that UIKit resolves to on iOS 18. Variants
/// for increased contrast are missing.
public final class UIColor: NSObject, Sendable {
  /// A name in an asset catalog, which is looked up where the colour is used, at an opacity of 0 to 1.
  struct Asset: Hashable, Sendable {
    let name: String
    let opacity: Double
  }

  let light: ColorValue
  let dark: ColorValue
  /// What stands in the place of the values, if it is in a catalog of the project.
  private let assets: (light: Asset?, dark: Asset?)

  init(light: ColorValue, dark: ColorValue, assets: (light: Asset?, dark: Asset?) = (nil, nil)) {
    self.light = light
    self.dark = dark
    self.assets = assets
    super.init()
  }

  /// The colour of a name in an asset catalog; grey where it is not there.
  convenience init(asset name: String, opacity: Double = 1) {
    let asset = Asset(name: name, opacity: opacity)
    let grey = UIColor.systemGray
    self.init(light: grey.light, dark: grey.dark, assets: (asset, asset))
  }

  private convenience init(_ light: ColorValue, _ dark: ColorValue) {
    self.init(light: light, dark: dark)
  }

  /// Creates a colour that `dynamicProvider` makes for light and for dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light: light.light, dark: dark.dark, assets: (light.assets.light, dark.assets.dark))
  }

  /// Colours are equal if they are in light and in dark.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && assets == other.assets
  }

  /// Equal for equal colours.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    hasher.combine(assets.light)
    hasher.combine(assets.dark)
    return hasher.finalize()
  }

  private static func pair(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> UIColor {
    UIColor(
      ColorValue(hex: light).opacity(lightAlpha), ColorValue(hex: dark).opacity(darkAlpha))
  }

  /// Creates a colour from sRGB components from 0 to 1, the same in light and dark.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = ColorValue(
      red: red.component, green: green.component, blue: blue.component, alpha: alpha.component)
    self.init(color, color)
  }

  /// Creates a grey from its brightness, 0 (black) to 1 (white), the same in light and dark.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  func resolved(in environment: EnvironmentValues) -> ColorValue {
    let isDark = environment.colorScheme == .dark
    let own = isDark ? dark : light
    guard let asset = isDark ? assets.dark : assets.light else { return own }
    return environment.namedColor(asset.name)?.opacity(asset.opacity) ?? own
  }

  /// The colour at another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func at(_ color: ColorValue) -> ColorValue {
      ColorValue(red: color.red, green: color.green, blue: color.blue, alpha: alpha.component)
    }
    func at(_ asset: Asset?) -> Asset? {
      asset.map { Asset(name: $0.name, opacity: Double(alpha)) }
    }
    return UIColor(
      light: at(light), dark: at(dark), assets: (at(assets.light), at(assets.dark)))
  }

  /// The colour as it is in light or, if the traits say so, in dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let (color, asset) = isDark ? (dark, assets.dark) : (light, assets.light)
    return UIColor(light: color, dark: color, assets: (asset, asset))
  }

  /// Text: #000000, in the dark #FFFFFF.
  public static let label = pair(0x000000, 0xFFFFFF)
  /// Less important text: #3C3C43 at 60 %, in the dark #EBEBF5 at 60 %.
  public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  /// Disabled text: #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// The faintest text: #3C3C43 at 18 %, in the dark #EBEBF5 at 16 %.
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  /// The prompt of an empty field: #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// Thin lines over content: #3C3C43 at 29 %, in the dark #545458 at 60 %.
  public static let separator = pair(0x3C3C43, 0x545458, 0.29, 0.6)
  /// Thin lines that hide what is behind them: #C6C6C8, in the dark #38383A.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  /// Links: #007AFF, in the dark #0984FF.
  public static let link = pair(0x007AFF, 0x0984FF)
  /// The background of a screen: #FFFFFF, in the dark #000000.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// Content on `systemBackground`: #F2F2F7, in the dark #1C1C1E.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// Content on `secondarySystemBackground`: #FFFFFF, in the dark #2C2C2E.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// The background of a screen with groups: #F2F2F7, in the dark #000000.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// Groups on `systemGroupedBackground`: #FFFFFF, in the dark #1C1C1E.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// Content in groups: #F2F2F7, in the dark #2C2C2E.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
  /// Small shapes, such as the track of a slider: #787880 at 20 %, in the dark #787880 at 36 %.
  public static let systemFill = pair(0x787880, 0x787880, 0.2, 0.36)
  /// Shapes of medium size, such as a switch: #787880 at 16 %, in the dark #787880 at 32 %.
  public static let secondarySystemFill = pair(0x787880, 0x787880, 0.16, 0.32)
  /// Large shapes, such as fields and buttons: #767680 at 12 %, in the dark #767680 at 24 %.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, 0.12, 0.24)
  /// The largest shapes: #747480 at 8 %, in the dark #747480 at 18 %.
  public static let quaternarySystemFill = pair(0x747480, 0x747480, 0.08, 0.18)
  /// #8E8E93 in light and dark.
  public static let systemGray = pair(0x8E8E93, 0x8E8E93)
  /// #AEAEB2, in the dark #636366.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// #C7C7CC, in the dark #48484A.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// #D1D1D6, in the dark #3A3A3C.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// #E5E5EA, in the dark #2C2C2E.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// #F2F2F7, in the dark #1C1C1E.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
  /// #FF3B30, in the dark #FF453A.
  public static let systemRed = pair(0xFF3B30, 0xFF453A)
  /// #FF9500, in the dark #FF9F0A.
  public static let systemOrange = pair(0xFF9500, 0xFF9F0A)
  /// #FFCC00, in the dark #FFD60A.
  public static let systemYellow = pair(0xFFCC00, 0xFFD60A)
  /// #34C759, in the dark #30D158.
  public static let systemGreen = pair(0x34C759, 0x30D158)
  /// #00C7BE, in the dark #63E6E2.
  public static let systemMint = pair(0x00C7BE, 0x63E6E2)
  /// #30B0C7, in the dark #40C8E0.
  public static let systemTeal = pair(0x30B0C7, 0x40C8E0)
  /// #32ADE6, in the dark #64D2FF.
  public static let systemCyan = pair(0x32ADE6, 0x64D2FF)
  /// #007AFF, in the dark #0A84FF.
  public static let systemBlue = pair(0x007AFF, 0x0A84FF)
  /// #5856D6, in the dark #5E5CE6.
  public static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
  /// #AF52DE, in the dark #BF5AF2.
  public static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
  /// #FF2D55, in the dark #FF375F.
  public static let systemPink = pair(0xFF2D55, 0xFF375F)
  /// #A2845E, in the dark #AC8E68.
  public static let systemBrown = pair(0xA2845E, 0xAC8E68)
  /// Black in light and dark: #000000.
  public static let black = pair(0x000000, 0x000000)
  /// White in light and dark: #FFFFFF.
  public static let white = pair(0xFFFFFF, 0xFFFFFF)
  /// Fully transparent.
  public static let clear = pair(0x000000, 0x000000, 0, 0)
}

extension CGFloat {
  /// A colour component of 0 to 1 as a byte; what is not a number counts as 0.
  var component: UInt8 { isNaN ? 0 : UInt8((Swift.min(Swift.max(self, 0), 1) * 255).rounded()) }
}
