import Foundation

// A table of its own beside the matrix's `devices.yml`: the sizes up to iPhone 13 Pro Max are facts of
// swift-snapshot-testing's API. A test holds the devices that both have to the same numbers.

extension ViewImageConfig {
  /// The first iPhone SE upright: 320 x 568 points at 2 pixels per point.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// The first iPhone SE in either orientation; upright it has 320 x 568 points at 2 pixels per point.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 320, 568, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
  }

  /// iPhone 8 upright: 375 x 667 points at 2 pixels per point.
  public static let iPhone8 = iPhone8(.portrait)

  /// iPhone 8 in either orientation; upright it has 375 x 667 points at 2 pixels per point.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 667, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
  }

  /// iPhone 8 Plus upright: 414 x 736 points at 3 pixels per point.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// iPhone 8 Plus in either orientation; upright it has 414 x 736 points at 3 pixels per point.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 414, 736, top: 20, bottom: 0, side: 0, below: 0, scale: 3)
  }

  /// iPhone X upright: 375 x 812 points at 3 pixels per point.
  public static let iPhoneX = iPhoneX(.portrait)

  /// iPhone X in either orientation; upright it has 375 x 812 points at 3 pixels per point.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 812, top: 44, bottom: 34, side: 44, below: 24, scale: 3)
  }

  /// iPhone Xs Max upright: 414 x 896 points at 3 pixels per point.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// iPhone Xs Max in either orientation; upright it has 414 x 896 points at 3 pixels per point.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 414, 896, top: 44, bottom: 34, side: 44, below: 24, scale: 3)
  }

  /// iPhone XR upright: 414 x 896 points at 2 pixels per point.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// iPhone XR in either orientation; upright it has 414 x 896 points at 2 pixels per point.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 414, 896, top: 44, bottom: 34, side: 44, below: 24, scale: 2)
  }

  /// iPhone 12 upright: 390 x 844 points at 3 pixels per point.
  public static let iPhone12 = iPhone12(.portrait)

  /// iPhone 12 in either orientation; upright it has 390 x 844 points at 3 pixels per point.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// iPhone 12 Pro upright: 390 x 844 points at 3 pixels per point.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// iPhone 12 Pro in either orientation; upright it has 390 x 844 points at 3 pixels per point.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// iPhone 12 Pro Max upright: 428 x 926 points at 3 pixels per point.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// iPhone 12 Pro Max in either orientation; upright it has 428 x 926 points at 3 pixels per point.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 428, 926, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// iPhone 13 upright: 390 x 844 points at 3 pixels per point.
  public static let iPhone13 = iPhone13(.portrait)

  /// iPhone 13 in either orientation; upright it has 390 x 844 points at 3 pixels per point.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// iPhone 13 mini upright: 375 x 812 points at 3 pixels per point.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// iPhone 13 mini in either orientation; upright it has 375 x 812 points at 3 pixels per point.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 812, top: 50, bottom: 34, side: 50, below: 21, scale: 3)
  }

  /// iPhone 13 Pro upright: 390 x 844 points at 3 pixels per point.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// iPhone 13 Pro in either orientation; upright it has 390 x 844 points at 3 pixels per point.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// iPhone 13 Pro Max upright: 428 x 926 points at 3 pixels per point.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// iPhone 13 Pro Max in either orientation; upright it has 428 x 926 points at 3 pixels per point.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 428, 926, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// iPhone SE of 2020 and 2022 upright: 375 x 667 points at 2 pixels per point.
  public static let iPhoneSE = iPhoneSE(.portrait)

  /// iPhone SE of 2020 and 2022 in either orientation; upright it has 375 x 667 points at 2 pixels per point.
  public static func iPhoneSE(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 667, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
  }

  /// iPhone 16 upright: 393 x 852 points at 3 pixels per point.
  public static let iPhone16 = iPhone16(.portrait)

  /// iPhone 16 in either orientation; upright it has 393 x 852 points at 3 pixels per point.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 393, 852, top: 59, bottom: 34, side: 59, below: 21, scale: 3)
  }

  /// iPhone 16 Plus upright: 430 x 932 points at 3 pixels per point.
  public static let iPhone16Plus = iPhone16Plus(.portrait)

  /// iPhone 16 Plus in either orientation; upright it has 430 x 932 points at 3 pixels per point.
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 430, 932, top: 59, bottom: 34, side: 59, below: 21, scale: 3)
  }

  /// iPhone 16 Pro upright: 402 x 874 points at 3 pixels per point.
  public static let iPhone16Pro = iPhone16Pro(.portrait)

  /// iPhone 16 Pro in either orientation; upright it has 402 x 874 points at 3 pixels per point.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 402, 874, top: 62, bottom: 34, side: 62, below: 21, scale: 3)
  }

  /// iPhone 16 Pro Max upright: 440 x 956 points at 3 pixels per point.
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)

  /// iPhone 16 Pro Max in either orientation; upright it has 440 x 956 points at 3 pixels per point.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 440, 956, top: 62, bottom: 34, side: 62, below: 21, scale: 3)
  }

  /// iPhone 16e upright: 390 x 844 points at 3 pixels per point.
  public static let iPhone16e = iPhone16e(.portrait)

  /// iPhone 16e in either orientation; upright it has 390 x 844 points at 3 pixels per point.
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// iPhone 17 upright: 402 x 874 points at 3 pixels per point.
  public static let iPhone17 = iPhone17(.portrait)

  /// iPhone 17 in either orientation; upright it has 402 x 874 points at 3 pixels per point.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(
      orientation, 402, 874, top: 62, bottom: 34, side: 62, above: 20, below: 20, scale: 3)
  }

  /// iPhone 17e upright: 390 x 844 points at 3 pixels per point.
  public static let iPhone17e = iPhone17e(.portrait)

  /// iPhone 17e in either orientation; upright it has 390 x 844 points at 3 pixels per point.
  public static func iPhone17e(_ orientation: Orientation) -> ViewImageConfig {
    iPhone16e(orientation)
  }

  /// iPhone Air upright: 420 x 912 points at 3 pixels per point.
  public static let iPhoneAir = iPhoneAir(.portrait)

  /// iPhone Air in either orientation; upright it has 420 x 912 points at 3 pixels per point.
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(
      orientation, 420, 912, top: 68, bottom: 34, side: 68, above: 20, below: 20, scale: 3)
  }

  /// iPhone 17 Pro upright: 402 x 874 points at 3 pixels per point.
  public static let iPhone17Pro = iPhone17Pro(.portrait)

  /// iPhone 17 Pro in either orientation; upright it has 402 x 874 points at 3 pixels per point.
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(
      orientation, 402, 874, top: 62, bottom: 34, side: 62, above: 20, below: 20, scale: 3)
  }

  /// iPhone 17 Pro Max upright: 440 x 956 points at 3 pixels per point.
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)

  /// iPhone 17 Pro Max in either orientation; upright it has 440 x 956 points at 3 pixels per point.
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(
      orientation, 440, 956, top: 62, bottom: 34, side: 62, above: 20, below: 20, scale: 3)
  }
}
