import Foundation
import OversetVocabulary

/// Reads the schema that the head of `Resources/devices.yml` describes.
struct DeviceTableReader {
  private enum RootKey: String, CaseIterable { case extends, devices }

  private enum DeviceKey: String, CaseIterable { case token, name, size, scale, safeArea }

  private enum SafeAreaKey: String, CaseIterable { case top, bottom }

  private enum Extension: String, CaseIterable { case `default` }

  /// Points; no display is larger.
  private static let lengths = 1.0...10_000.0

  func table(_ document: YAMLDocument) throws(Diagnostic) -> DeviceTable {
    let root = try document.requiredRoot("write `devices: …` or `extends: default`")
      .mapping(RootKey.self)
    var devices: [Device] = []
    if let extended = root[.extends] {
      _ = try extended.choice(Extension.self)
      devices = try DeviceTable.default.devices
    }
    let list = root[.extends] == nil ? try root.required(.devices) : root[.devices]
    try add(list, to: &devices)
    guard !devices.isEmpty else { throw root.error("`devices` is empty", "add a device") }
    return DeviceTable(devices: devices)
  }

  private func add(_ list: YAMLNode?, to devices: inout [Device]) throws(Diagnostic) {
    var tokens: Set<String> = []
    let own = try list?.list(upTo: DeviceTable.longest) { node throws(Diagnostic) in
      let device = try device(node)
      guard tokens.insert(device.token).inserted else {
        throw node.error("two devices have the token `\(device.token)`", "rename one of them")
      }
      return device
    }
    for device in own ?? [] {
      if let index = devices.firstIndex(where: { $0.token == device.token }) {
        devices[index] = device
      } else {
        devices.append(device)
      }
    }
  }

  private func device(_ node: YAMLNode) throws(Diagnostic) -> Device {
    let mapping = try node.mapping(DeviceKey.self)
    let size = try mapping.required(.size)
    let lengths = try size.list { node throws(Diagnostic) in
      CGFloat(try node.number(in: Self.lengths))
    }
    guard lengths.count == 2 else {
      throw size.error("`size` must be a width and a height", "for example, write `[375, 667]`")
    }
    let token = try token(mapping.required(.token))
    return Device(
      token: token,
      name: try mapping[.name]?.text() ?? token,
      size: CGSize(width: lengths[0], height: lengths[1]),
      scale: CGFloat(try mapping.required(.scale).number(in: 1...4)),
      safeArea: try safeArea(mapping.required(.safeArea), height: Double(lengths[1])))
  }

  /// A token stands in file names between `_` and beside the other words of a variant.
  private func token(_ node: YAMLNode) throws(Diagnostic) -> String {
    let token = try node.text()
    guard token.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
      throw node.mismatch(
        "letters and digits, starting with a letter", "for example, write `iPhone16Pro`")
    }
    let isTaken =
      TypeSize(rawValue: token) != nil || ["dark", "light", "ltr", "rtl"].contains(token)
      || token.wholeMatch(of: /w[0-9]+/) != nil
    guard !isTaken else {
      throw node.error("`\(token)` has another meaning in snapshot names", "choose another token")
    }
    return token
  }

  private func safeArea(
    _ node: YAMLNode, height: Double
  ) throws(Diagnostic) -> SafeArea {
    let mapping = try node.mapping(SafeAreaKey.self)
    let top = try mapping.required(.top).number(in: 0...height)
    let bottom = try mapping.required(.bottom).number(in: 0...(height - top))
    return SafeArea(top: CGFloat(top), bottom: CGFloat(bottom))
  }
}
