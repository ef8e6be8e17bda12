public import Foundation
import OversetLayoutTree

/// A colour with a light and a dark form: those of UIKit that views use.
///
/// The values are those Apple documents (HIG Color) and UIKit resolves to on iOS 18.
public struct UIColor: Hashable, Sendable {
  let light: ColorValue
  let dark: ColorValue

  private init(_ light: ColorValue, _ dark: ColorValue) {
    self.light = light
    self.dark = dark
  }

  private static func pair(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> UIColor {
    UIColor(
      ColorValue(hex: light).opacity(lightAlpha), ColorValue(hex: dark).opacity(darkAlpha))
  }

  /// The colour of the given components, 0 to 1, in every appearance.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = ColorValue(
      red: red.component, green: green.component, blue: blue.component, alpha: alpha.component)
    self.init(color, color)
  }

  /// The grey of the given brightness, 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  func resolved(in environment: EnvironmentValues) -> ColorValue {
    environment.colorScheme == .dark ? dark : light
  }

  /// Text.
  public static let label = pair(0x000000, 0xFFFFFF)
  /// Text of less weight.
  public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  /// Text of still less weight.
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// Text of the least weight.
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  /// Text of an empty field.
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// Thin lines that let what is behind show.
  public static let separator = pair(0x3C3C43, 0x545458, 0.29, 0.6)
  /// Thin lines.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  /// Links.
  public static let link = pair(0x007AFF, 0x0984FF)
  /// The main background.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// Content on the main background.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// Content on secondary backgrounds.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// The background of grouped content.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// Groups.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// Groups inside groups.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
  /// A thin fill.
  public static let systemFill = pair(0x787880, 0x787880, 0.2, 0.36)
  /// A thinner fill.
  public static let secondarySystemFill = pair(0x787880, 0x787880, 0.16, 0.32)
  /// A still thinner fill.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, 0.12, 0.24)
  /// The thinnest fill.
  public static let quaternarySystemFill = pair(0x747480, 0x747480, 0.08, 0.18)
  /// Grey.
  public static let systemGray = pair(0x8E8E93, 0x8E8E93)
  /// The second grey.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// The third grey.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// The fourth grey.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// The fifth grey.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// The sixth grey.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
  /// Red.
  public static let systemRed = pair(0xFF3B30, 0xFF453A)
  /// Orange.
  public static let systemOrange = pair(0xFF9500, 0xFF9F0A)
  /// Yellow.
  public static let systemYellow = pair(0xFFCC00, 0xFFD60A)
  /// Green.
  public static let systemGreen = pair(0x34C759, 0x30D158)
  /// Mint.
  public static let systemMint = pair(0x00C7BE, 0x63E6E2)
  /// Teal.
  public static let systemTeal = pair(0x30B0C7, 0x40C8E0)
  /// Cyan.
  public static let systemCyan = pair(0x32ADE6, 0x64D2FF)
  /// Blue.
  public static let systemBlue = pair(0x007AFF, 0x0A84FF)
  /// Indigo.
  public static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
  /// Purple.
  public static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
  /// Pink.
  public static let systemPink = pair(0xFF2D55, 0xFF375F)
  /// Brown.
  public static let systemBrown = pair(0xA2845E, 0xAC8E68)
  /// Black.
  public static let black = pair(0x000000, 0x000000)
  /// White.
  public static let white = pair(0xFFFFFF, 0xFFFFFF)
  /// Nothing.
  public static let clear = pair(0x000000, 0x000000, 0, 0)
}

extension CGFloat {
  /// A colour component of 0 to 1 as a byte; what is not a number counts as 0.
  var component: UInt8 { isNaN ? 0 : UInt8((Swift.min(Swift.max(self, 0), 1) * 255).rounded()) }
}
