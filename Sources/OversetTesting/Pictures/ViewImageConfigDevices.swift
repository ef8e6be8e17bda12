// A table of its own beside the matrix's `devices.yml`: the sizes up to iPhone 13 Pro Max are facts of
// swift-snapshot-testing's API, and that table has no screens on their side. A test holds the devices that
// both have to the same numbers.

extension ViewImageConfig {
  /// The screen of the first iPhone SE, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// The screen of the first iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 320, 568, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
  }

  /// The screen of iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// The screen of iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 667, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
  }

  /// The screen of iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// The screen of iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 414, 736, top: 20, bottom: 0, side: 0, below: 0, scale: 3)
  }

  /// The screen of iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// The screen of iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 812, top: 44, bottom: 34, side: 44, below: 24, scale: 3)
  }

  /// The screen of iPhone Xs Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// The screen of iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 414, 896, top: 44, bottom: 34, side: 44, below: 24, scale: 3)
  }

  /// The screen of iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// The screen of iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 414, 896, top: 44, bottom: 34, side: 44, below: 24, scale: 2)
  }

  /// The screen of iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// The screen of iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// The screen of iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// The screen of iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// The screen of iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// The screen of iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 428, 926, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// The screen of iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// The screen of iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// The screen of iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// The screen of iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 812, top: 50, bottom: 34, side: 50, below: 21, scale: 3)
  }

  /// The screen of iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// The screen of iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 390, 844, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// The screen of iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// The screen of iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 428, 926, top: 47, bottom: 34, side: 47, below: 21, scale: 3)
  }

  /// The screen of iPhone SE of 2020 and 2022, upright.
  public static let iPhoneSE = iPhoneSE(.portrait)

  /// The screen of iPhone SE of 2020 and 2022.
  public static func iPhoneSE(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 375, 667, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
  }

  /// The screen of iPhone 16, upright.
  public static let iPhone16 = iPhone16(.portrait)

  /// The screen of iPhone 16.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 393, 852, top: 59, bottom: 34, side: 59, below: 21, scale: 3)
  }

  /// The screen of iPhone 16 Plus, upright.
  public static let iPhone16Plus = iPhone16Plus(.portrait)

  /// The screen of iPhone 16 Plus.
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 430, 932, top: 59, bottom: 34, side: 59, below: 21, scale: 3)
  }

  /// The screen of iPhone 16 Pro, upright.
  public static let iPhone16Pro = iPhone16Pro(.portrait)

  /// The screen of iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 402, 874, top: 62, bottom: 34, side: 62, below: 21, scale: 3)
  }

  /// The screen of iPhone 16 Pro Max, upright.
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)

  /// The screen of iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone(orientation, 440, 956, top: 62, bottom: 34, side: 62, below: 21, scale: 3)
  }
}
