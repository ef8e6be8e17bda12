import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary
import Testing

@Suite struct DeviceTableTests {
  static let expected: [(token: String, name: String, width: Int, height: Int, rest: [Int])] = [
    ("iPhoneSE", "iPhone SE", 375, 667, [2, 20, 0]),
    ("iPhone13", "iPhone 13", 390, 844, [3, 47, 34]),
    ("iPhone14", "iPhone 14", 390, 844, [3, 47, 34]),
    ("iPhone13ProMax", "iPhone 13 Pro Max", 428, 926, [3, 47, 34]),
    ("iPhone16", "iPhone 16", 393, 852, [3, 59, 34]),
    ("iPhone16Plus", "iPhone 16 Plus", 430, 932, [3, 59, 34]),
    ("iPhone16Pro", "iPhone 16 Pro", 402, 874, [3, 62, 34]),
    ("iPhone16ProMax", "iPhone 16 Pro Max", 440, 956, [3, 62, 34]),
    ("iPhone16e", "iPhone 16e", 390, 844, [3, 47, 34]),
    ("iPhone17", "iPhone 17", 402, 874, [3, 62, 34]),
    ("iPhone17e", "iPhone 17e", 390, 844, [3, 47, 34]),
    ("iPhoneAir", "iPhone Air", 420, 912, [3, 68, 34]),
    ("iPhone17Pro", "iPhone 17 Pro", 402, 874, [3, 62, 34]),
    ("iPhone17ProMax", "iPhone 17 Pro Max", 440, 956, [3, 62, 34]),
    ("iPad9", "iPad (9th generation)", 810, 1080, [2, 20, 0]),
    ("iPadA16", "iPad (A16)", 820, 1180, [2, 24, 20]),
    ("iPadMini", "iPad mini", 744, 1133, [2, 24, 20]),
    ("iPadAir11", "iPad Air 11-inch", 820, 1180, [2, 24, 20]),
    ("iPadAir13", "iPad Air 13-inch", 1024, 1366, [2, 24, 20]),
    ("iPadPro11", "iPad Pro 11-inch", 834, 1210, [2, 24, 20]),
    ("iPadPro13", "iPad Pro 13-inch", 1032, 1376, [2, 24, 20]),
  ]

  @Test("the bundled devices have their names, sizes, scales and safe areas")
  func bundledDevices() throws {
    let devices = try DeviceTable.default.devices
    #expect(devices.map(\.token) == Self.expected.map(\.token))
    for (device, expected) in zip(devices, Self.expected) {
      #expect(device.name == expected.name)
      #expect(device.size == CGSize(width: expected.width, height: expected.height))
      let rest = [device.scale, device.safeArea.top, device.safeArea.bottom]
      #expect(rest == expected.rest.map { CGFloat($0) })
      #expect(device.safeArea.leading == 0 && device.safeArea.trailing == 0)
    }
  }

  @Test("the committed table equals the bundled one")
  func committedTableIsTheBundledOne() throws {
    let file = Repository.root.appending(path: "Config/devices.yml")
    #expect(try DeviceTable.read(file: BoundFile(named: file)) == DeviceTable.default)
  }

  @Test(
    "a device is found by its token or its name",
    arguments: [
      ("iPhone16Pro", "iPhone16Pro"), ("iPhone 16 Pro", "iPhone16Pro"),
      ("iPad Pro 11-inch", "iPadPro11"),
    ])
  func deviceByTokenOrName(_ name: String, token: String) throws {
    #expect(try DeviceTable.default.device(name).token == token)
  }

  @Test("an unknown device is refused with the nearest token, or with all of them")
  func unknownDeviceNamesTheNearest() throws {
    let place = SourcePlace(file: "matrix.yml", line: 3, column: 5)
    let error = try #require(throws: Diagnostic.self) {
      try DeviceTable.default.device("iPhone16Pr", at: place)
    }
    #expect(
      error.description == "matrix.yml:3:5: unknown device `iPhone16Pr`; write `iPhone16Pro`")
    let unplaced = try #require(throws: Diagnostic.self) {
      try DeviceTable.default.device("Pixel 9")
    }
    #expect(unplaced.description.hasPrefix("unknown device `Pixel 9`; write one of: iPhoneSE,"))
    #expect(unplaced.description.hasSuffix(", iPadPro11; `overset devices` lists all"))
  }

  @Test("a table that extends the default replaces devices and appends new ones")
  func extensionReplacesAndAppends() throws {
    let table = try DeviceTable.parse(
      """
      extends: default
      devices:
        - {token: iPhoneSE, size: [320, 568], scale: 2, safeArea: {top: 20, bottom: 0}}
        - {token: fold, name: Foldable, size: [600.5, 800], scale: 3, safeArea: {top: 0, bottom: 0}}
      """, file: "devices.yml")
    #expect(table.devices.count == Self.expected.count + 1)
    #expect(try table.device("iPhoneSE").size.width == 320)
    #expect(try table.device("iPhoneSE").name == "iPhoneSE")
    #expect(table.devices.last?.token == "fold")
    #expect(try table.device("Foldable").size.width == 600.5)
  }
}
