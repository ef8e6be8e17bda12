import Foundation
import OversetConfig
import OversetVocabulary
import Testing

/// What stands behind the token of a device.
struct DeviceVariantTests {
  /// A device in points, as `overset devices` lists it.
  struct Expected: Sendable, CustomTestStringConvertible {
    let token: String
    let size: [CGFloat]
    /// Top, bottom, leading and trailing.
    let safeArea: [CGFloat]
    let scale: CGFloat
    let width: UserInterfaceSizeClass
    let height: UserInterfaceSizeClass

    init(
      _ token: String, _ size: [CGFloat], _ safeArea: [CGFloat], _ scale: CGFloat,
      _ width: UserInterfaceSizeClass, _ height: UserInterfaceSizeClass
    ) {
      self.token = token
      self.size = size
      self.safeArea = safeArea
      self.scale = scale
      self.width = width
      self.height = height
    }

    var testDescription: String { token }
  }

  static let phones = [
    Expected("iPhoneSE", [375, 667], [20, 0, 0, 0], 2, .compact, .regular),
    Expected("iPhoneSE-landscape", [667, 375], [0, 0, 0, 0], 2, .compact, .compact),
    Expected("iPhoneSE-zoomed", [320, 568], [17, 0, 0, 0], 2, .compact, .regular),
    Expected("iPhone16-landscape", [852, 393], [0, 21, 59, 59], 3, .compact, .compact),
    Expected("iPhone17", [402, 874], [62, 34, 0, 0], 3, .compact, .regular),
    Expected("iPhone17-landscape", [874, 402], [20, 20, 62, 62], 3, .compact, .compact),
    Expected(
      "iPhone17-zoomed", [320, 693], [49 + 1 / 3, 27, 0, 0], 3, .compact, .regular),
    Expected(
      "iPhone17-zoomed-landscape", [693, 320], [16, 16, 49 + 1 / 3, 49 + 1 / 3], 3, .compact,
      .compact),
    Expected("iPhoneAir-landscape", [912, 420], [20, 20, 68, 68], 3, .regular, .compact),
    Expected(
      "iPhone17ProMax-landscape", [956, 440], [20, 20, 62, 62], 3, .regular, .compact),
    // 375 points: no longer one of the large ones.
    Expected(
      "iPhone17ProMax-zoomed-landscape", [812, 375], [17, 17, 53, 53], 3,
      .compact, .compact),
  ]

  static let pads = [
    Expected("iPadMini", [744, 1133], [24, 20, 0, 0], 2, .regular, .regular),
    Expected("iPadMini-third", [320, 1133], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadMini-twoThirds", [414, 1133], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadMini-landscape-third", [375, 744], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadMini-landscape-half", [561, 744], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadMini-landscape-twoThirds", [748, 744], [24, 20, 0, 0], 2, .regular, .regular),
    Expected("iPad9-landscape-third", [320, 810], [20, 0, 0, 0], 2, .compact, .regular),
    Expected("iPad9-landscape-twoThirds", [750, 810], [20, 0, 0, 0], 2, .regular, .regular),
    Expected("iPadPro11-landscape", [1210, 834], [24, 20, 0, 0], 2, .regular, .regular),
    Expected("iPadPro11-landscape-half", [600, 834], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadAir13-half", [507, 1366], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadAir13-twoThirds", [639, 1366], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadAir13-landscape-third", [375, 1024], [24, 20, 0, 0], 2, .compact, .regular),
    Expected("iPadAir13-landscape-half", [678, 1024], [24, 20, 0, 0], 2, .regular, .regular),
    Expected("iPadAir13-landscape-twoThirds", [981, 1024], [24, 20, 0, 0], 2, .regular, .regular),
  ]

  @Test(
    "a variant has the size, safe area, scale and size classes of the device held so",
    arguments: phones + pads)
  func variant(_ expected: Expected) throws {
    let device = try DeviceTable.default.device(expected.token)
    #expect(device.token == expected.token)
    #expect([device.size.width, device.size.height] == expected.size)
    let area = device.safeArea
    for (found, wanted) in zip(
      [area.top, area.bottom, area.leading, area.trailing], expected.safeArea)
    {
      #expect(abs(found - wanted) < 1e-9)
    }
    #expect(device.scale == expected.scale)
    #expect(
      device.sizeClasses == SizeClasses(horizontal: expected.width, vertical: expected.height))
  }

  @Test("every variant of a table has a name of its own that leads back to it")
  func namesLeadBack() throws {
    let table = try DeviceTable.default
    var tokens: Set<String> = []
    for model in table.models {
      #expect(model.device(DeviceVariant()) == model.upright)
      #expect(model.variants.count == (model.idiom == .pad ? 8 : 4))
      for variant in model.variants {
        let token = model.token(variant)
        #expect(tokens.insert(token).inserted)
        #expect(try table.device(token) == model.device(variant))
      }
    }
    #expect(
      try table.device("iPadPro11-landscape-twoThirds").name
        == "iPad Pro 11-inch, landscape, two thirds")
  }

  @Test(
    "an unknown variant is refused with the variants of its device",
    arguments: [
      (
        "iPhone17-landscap",
        "`iPhone17` has no variant `iPhone17-landscap`; write `iPhone17-landscape`"
      ),
      (
        "iPhone17-half",
        """
        there is no `iPhone17-half`: `iPhone17` is not an iPad, and only iPads can be split; write one of: \
        iPhone17, iPhone17-landscape, iPhone17-zoomed, iPhone17-zoomed-landscape
        """
      ),
      (
        "iPadMini-zoomed",
        """
        there is no `iPadMini-zoomed`: `iPadMini` has no known size in Display Zoom; write one of: iPadMini, \
        iPadMini-third, iPadMini-half, iPadMini-twoThirds, iPadMini-landscape, iPadMini-landscape-third, \
        iPadMini-landscape-half, iPadMini-landscape-twoThirds, or write the whole device, with `zoomed: …`, in \
        Config/devices.yml
        """
      ),
      (
        "iPadMini-half-landscape",
        "the words of `iPadMini-half-landscape` are in the wrong order; write `iPadMini-landscape-half`"
      ),
      (
        "iPhone17-landscape-zoomed",
        "the words of `iPhone17-landscape-zoomed` are in the wrong order; write `iPhone17-zoomed-landscape`"
      ),
      (
        "iPadMini-half-third",
        "`iPadMini` has no variant `iPadMini-half-third`; write `iPadMini-twoThirds`"
      ),
      ("iPhone17-", "`iPhone17` has no variant `iPhone17-`; write `iPhone17`"),
      ("iPhon17-landscape", "unknown device `iPhon17-landscape`; write `iPhone17-landscape`"),
      ("iPhon17_landscape", "unknown device `iPhon17_landscape`; write `iPhone17-landscape`"),
      ("iPadPro11_landscape", "unknown device `iPadPro11_landscape`; write `iPadPro11-landscape`"),
      ("iPadPro11Landscape", "unknown device `iPadPro11Landscape`; write `iPadPro11-landscape`"),
      ("iPhone 17 landscape", "unknown device `iPhone 17 landscape`; write `iPhone17-landscape`"),
      ("iphone 17 pro zoomed", "unknown device `iphone 17 pro zoomed`; write `iPhone17Pro-zoomed`"),
      (
        "iPad Pro 11-inch, half",
        "unknown device `iPad Pro 11-inch, half`; write `iPadPro11-half`"
      ),
    ])
  func refusals(name: String, expected: String) throws {
    let place = SourcePlace(file: "matrix.yml", line: 2, column: 11)
    let error = try #require(throws: Diagnostic.self) {
      try DeviceTable.default.device(name, at: place)
    }
    #expect(error.description == "matrix.yml:2:11: " + expected)
  }

  static let own = """
    devices:
      - {token: plain, size: [360, 780], scale: 3, safeArea: {top: 50, bottom: 34}}
      - token: window
        size: [1032, 1376]
        window: [375, 605]
        scale: 2
        safeArea: {top: 0, bottom: 0}
      - token: tablet
        idiom: pad
        size: [600, 900]
        scale: 2
        safeArea: {top: 24, bottom: 20}
        landscape: {top: 24, bottom: 20, sides: 10}
    """

  @Test(
    "a device of a project has the variants that its entry says enough for",
    arguments: [
      ("plain", ["plain"]), ("window", ["window"]),
      (
        "tablet",
        ["tablet"] + ["-third", "-half", "-twoThirds"].map { "tablet\($0)" } + ["tablet-landscape"]
          + ["-third", "-half", "-twoThirds"].map { "tablet-landscape\($0)" }
      ),
    ])
  func ownDevices(token: String, variants: [String]) throws {
    let table = try DeviceTable.parse(Self.own, file: "devices.yml")
    let model = try #require(table.models.first { $0.upright.token == token })
    #expect(model.variants.map(model.token) == variants)
  }

  @Test(
    "what an entry says too little for is refused with the key to add",
    arguments: [
      (
        "plain-landscape",
        """
        there is no `plain-landscape`: `plain` has no known safe area in landscape; write `plain`, or add \
        `landscape: …` to the device in Config/devices.yml
        """
      ),
      (
        "window-landscape",
        "there is no `window-landscape`: `window` is a window, and windows cannot be turned; write `window`"
      ),
      (
        "window-half",
        "there is no `window-half`: `window` is a window, and windows cannot be split; write `window`"
      ),
    ])
  func ownRefusals(name: String, expected: String) throws {
    let table = try DeviceTable.parse(Self.own, file: "devices.yml")
    let error = try #require(throws: Diagnostic.self) { try table.device(name) }
    #expect(error.description == expected)
  }

  @Test("a free window is as large as its entry says, and its size class follows its width")
  func window() throws {
    let window = try DeviceTable.parse(Self.own, file: "devices.yml").device("window")
    #expect(window.size == CGSize(width: 375, height: 605))
    #expect(window.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
  }

  @Test("a name does not hide a variant, but may look like one")
  func names() throws {
    let table = try DeviceTable.parse(
      """
      extends: default
      devices:
        - token: fold
          name: iPhone17-landscape
          size: [500, 800]
          scale: 3
          safeArea: {top: 0, bottom: 0}
        - {token: flip, name: iPhone17-side, size: [400, 800], scale: 3, safeArea: {top: 0, bottom: 0}}
      """, file: "devices.yml")
    #expect(try table.device("iPhone17-landscape").size.width == 874)
    #expect(try table.device("iPhone17-side").token == "flip")
  }

  @Test(
    "a zoom within its bounds leaves every variant a width",
    arguments: [
      // 0.7 of the points, 5 % out of proportion but one point, and the narrowest iPad.
      ("[400, 800]", "[280, 560]", 4), ("[400, 800]", "[320, 671]", 4),
      ("[820, 1180]", "[600, 863]", 16),
    ])
  func zooms(size: String, zoomed: String, count: Int) throws {
    let table = try DeviceTable.parse(
      """
      devices:
        - token: mine
          size: \(size)
          scale: 2
          safeArea: {top: 24, bottom: 20}
          landscape: {top: 24, bottom: 20, sides: 0}
          zoomed: \(zoomed)
      """, file: "devices.yml")
    let model = try #require(table.models.first)
    #expect(model.variants.count == count)
    for variant in model.variants { #expect(model.device(variant).size.width >= 250) }
  }

  @Test("a size on its side is accepted where nothing is turned")
  func wide() throws {
    let table = try DeviceTable.parse(
      "devices: [{token: wide, size: [844, 390], scale: 3, safeArea: {top: 0, bottom: 0}}]",
      file: "devices.yml")
    #expect(try table.device("wide").size.width == 844)
  }
}
