import Foundation
import OversetConfig
import OversetProject
import OversetTestBasics
import OversetUI
import OversetVocabulary
import Testing

@testable import OversetTesting

/// Screens that an assertion gives in place of a device of the matrix.
struct GivenDeviceTests {
  @Test("a landscape screen keeps its left and right safe area")
  func aScreenOnItsSideKeepsItsSidesFree() throws {
    let device = try ViewImageConfig.iPhoneX(.landscape).device(direction: .leftToRight)
    #expect(device.token == "812x375")
    #expect(device.scale == 3)
    #expect(
      device.safeArea == SafeArea(top: 0, bottom: 24, leading: 44, trailing: 44))
    let upright = try ViewImageConfig.iPhoneX.device(direction: .leftToRight)
    #expect(upright.safeArea == SafeArea(top: 44, bottom: 34))
  }

  /// The matrix and the assertions know the same devices by the same numbers.
  @Test(
    "devices have the numbers of the matrix",
    arguments: [
      ("iPhoneSE", ViewImageConfig.iPhoneSE), ("iPhone13", .iPhone13),
      ("iPhone13ProMax", .iPhone13ProMax), ("iPhone16", .iPhone16), ("iPhone16Plus", .iPhone16Plus),
      ("iPhone16Pro", .iPhone16Pro), ("iPhone16ProMax", .iPhone16ProMax),
      ("iPhone16e", .iPhone16e), ("iPhone17", .iPhone17), ("iPhone17e", .iPhone17e),
      ("iPhoneAir", .iPhoneAir),
      ("iPhone17Pro", .iPhone17Pro), ("iPhone17ProMax", .iPhone17ProMax),
      ("iPhone13-landscape", .iPhone13(.landscape)),
      ("iPhone16Pro-landscape", .iPhone16Pro(.landscape)),
      ("iPhone16e-landscape", .iPhone16e(.landscape)),
      ("iPhone17-landscape", .iPhone17(.landscape)),
      ("iPhoneAir-landscape", .iPhoneAir(.landscape)),
      ("iPhone17ProMax-landscape", .iPhone17ProMax(.landscape)),
      ("iPad9", .iPad10_2(.portrait)), ("iPad9-landscape", .iPad10_2),
    ])
  func devicesHaveTheNumbersOfTheMatrix(token: String, screen: ViewImageConfig) throws {
    let device = try DeviceTable.default.device(token)
    let drawn = try screen.device(direction: .leftToRight)
    #expect(drawn.size == device.size)
    #expect(drawn.scale == device.scale)
    #expect(drawn.safeArea == device.safeArea)
    #expect(drawn.sizeClasses == device.sizeClasses)
  }

  /// The numbers of swift-snapshot-testing.
  @Test(
    "a part of an iPad's screen has its width and size class",
    arguments: [
      (ViewImageConfig.iPadMini(.landscape(splitView: .oneThird)), 320, 768, false),
      (.iPad9_7(.landscape(splitView: .oneHalf)), 507, 768, false),
      (.iPad9_7(.landscape(splitView: .twoThirds)), 694, 768, true),
      (.iPadPro9_7(.portrait(splitView: .twoThirds)), 438, 1024, false),
      (.iPadPro10_5(.landscape(splitView: .oneHalf)), 551, 834, false),
      (.iPadPro10_5(.portrait(splitView: .twoThirds)), 504, 1112, false),
      (.iPadPro11(.landscape(splitView: .oneThird)), 375, 834, false),
      (.iPadPro11(.landscape(splitView: .twoThirds)), 809, 834, true),
      (.iPadPro11(.portrait(splitView: .oneThird)), 320, 1194, false),
      (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, true),
      (.iPadPro12_9(.landscape(splitView: .twoThirds)), 981, 1024, true),
      (.iPadPro12_9(.portrait(splitView: .oneThird)), 375, 1366, false),
      (.iPadPro12_9(.portrait(splitView: .twoThirds)), 639, 1366, false),
      (.iPadPro11, 1194, 834, true), (.iPadPro11(.portrait), 834, 1194, true),
    ])
  func splits(screen: ViewImageConfig, width: Int, height: Int, isRegular: Bool) throws {
    let device = try screen.device(direction: .leftToRight)
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.sizeClasses == SizeClasses(horizontal: isRegular ? .regular : .compact))
    #expect(device.scale == 2)
  }

  /// Left and right are edges of the display, leading and trailing those of lines.
  @Test("left and right become leading and trailing by the direction")
  func sidesFollowTheDirection() throws {
    let screen = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      size: CGSize(width: 100, height: 50))
    #expect(
      try screen.device(direction: .leftToRight).safeArea
        == SafeArea(top: 1, bottom: 3, leading: 2, trailing: 4))
    #expect(
      try screen.device(direction: .rightToLeft).safeArea
        == SafeArea(top: 1, bottom: 3, leading: 4, trailing: 2))
  }

  @Test(
    "size classes follow from the screen, unless traits say otherwise",
    arguments: [
      (ViewImageConfig.iPhoneX, SizeClasses()),
      (.iPhoneX(.landscape), SizeClasses(vertical: .compact)),
      (.iPhone8Plus(.landscape), SizeClasses(horizontal: .regular, vertical: .compact)),
      (
        ViewImageConfig(size: CGSize(width: 1133, height: 744)),
        SizeClasses(horizontal: .regular)
      ),
      (
        ViewImageConfig(
          size: CGSize(width: 1133, height: 744),
          traits: UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: .compact),
          ])), SizeClasses(vertical: .compact)
      ),
    ])
  func sizeClasses(screen: ViewImageConfig, expected: SizeClasses) throws {
    #expect(try screen.device(direction: .leftToRight).sizeClasses == expected)
  }

  @Test("the last collection of traits that specifies Bold Text wins")
  func boldTextOfTraits() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    let regular = UITraitCollection(legibilityWeight: .regular)
    #expect(UITraitCollection(traitsFrom: [regular, bold]).legibilityWeight == .bold)
    #expect(UITraitCollection(traitsFrom: [bold, UITraitCollection()]).legibilityWeight == .bold)
    #expect(UITraitCollection(traitsFrom: [bold, regular]).legibilityWeight == .regular)
    #expect(UITraitCollection().legibilityWeight == nil)
  }

  /// The sides that are kept free reach the layout: they are in the recorded text.
  @Test(
    "the safe area of a given screen reaches the layout, in both directions",
    arguments: [("en", "Color 20 0 70 40"), ("ar", "Color 20 0 70 40")])
  func theSidesReachTheLayout(locale: String, frame: String) throws {
    let scratch = try Scratch()
    for (file, text) in [("Package.swift", ""), ("Config/matrix.yml", "locales: [en]\n")] {
      let file = scratch.folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let screen = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 0, left: 20, bottom: 10, right: 10),
      size: CGSize(width: 100, height: 50), traits: UITraitCollection(displayScale: 1))
    var selection = MatrixSelection(locales: [locale])
    selection.givenDevices = [
      try screen.device(direction: SnapshotLocale(locale).layoutDirection)
    ]
    let snapshot = LocalizedSnapshot(
      name: LocalizedSnapshotName(
        fileID: "M/Sides.swift", suite: nil, testName: "t()", named: nil),
      presentation: .screen, selection: selection, record: .missing,
      source: scratch.folder.appending(path: "Tests/Sides.swift").path(percentEncoded: false),
      isContinuousIntegration: false)
    _ = try snapshot.outcome(of: Color.red)
    let text = try String(
      contentsOf: scratch.folder.appending(path: "__Snapshots__/Sides/t.\(locale)_100x50.txt"),
      encoding: .utf8)
    #expect(text.contains(frame), "\(text)")
  }

  @Test(
    "a screen without a positive size is an error",
    arguments: [
      nil, CGSize.zero, CGSize(width: 100, height: -1), CGSize(width: CGFloat.infinity, height: 9),
    ])
  func aScreenWithoutASize(size: CGSize?) {
    let error = #expect(throws: Diagnostic.self) {
      try ViewImageConfig(size: size).device(direction: .leftToRight)
    }
    #expect(error?.problem.contains(size == nil ? "no size" : "is empty") == true)
  }

  /// It is an issue at the line of the assertion.
  @Test("a screen without a size is reported at the line of the assertion")
  func aScreenWithoutASizeIsReported() {
    let line = #line + 2
    withKnownIssue {
      assertComponentSnapshot(of: Color.red, device: ViewImageConfig(), file: "/nowhere/F.swift")
    } matching: { issue in
      issue.sourceLocation?.line == line && "\(issue)".contains("the screen has no size")
    }
  }
}
