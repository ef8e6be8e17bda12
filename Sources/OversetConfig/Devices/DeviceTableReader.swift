import Foundation
import OversetVocabulary

/// Reads the schema that the head of `Resources/devices.yml` describes.
struct DeviceTableReader {
  private enum RootKey: String, CaseIterable { case extends, devices }

  private enum DeviceKey: String, CaseIterable {
    case token, name, idiom, size, window, scale, safeArea, landscape, zoomed
  }

  private enum SafeAreaKey: String, CaseIterable { case top, bottom }

  private enum LandscapeKey: String, CaseIterable { case top, bottom, sides }

  private enum Extension: String, CaseIterable { case `default` }

  /// Points; no display is larger.
  private static let lengths = 1.0...10_000.0

  func table(_ document: YAMLDocument) throws(Diagnostic) -> DeviceTable {
    let root = try document.requiredRoot("write `devices: …` or `extends: default`")
      .mapping(RootKey.self)
    var models: [DeviceModel] = []
    if let extended = root[.extends] {
      _ = try extended.choice(Extension.self)
      models = try DeviceTable.default.models
    }
    let list = root[.extends] == nil ? try root.required(.devices) : root[.devices]
    try add(list, to: &models)
    guard !models.isEmpty else { throw root.error("`devices` is empty", "add a device") }
    return DeviceTable(models: models)
  }

  private func add(_ list: YAMLNode?, to models: inout [DeviceModel]) throws(Diagnostic) {
    var tokens: Set<String> = []
    let own = try list?.list(upTo: DeviceTable.longest) { node throws(Diagnostic) in
      let model = try model(node)
      guard tokens.insert(model.upright.token).inserted else {
        throw node.error(
          "two devices have the token `\(model.upright.token)`", "rename one of them")
      }
      return model
    }
    for model in own ?? [] {
      if let index = models.firstIndex(where: { $0.upright.token == model.upright.token }) {
        models[index] = model
      } else {
        models.append(model)
      }
    }
  }

  private func model(_ node: YAMLNode) throws(Diagnostic) -> DeviceModel {
    let mapping = try node.mapping(DeviceKey.self)
    let screen = try size(mapping.required(.size))
    let idiom = try idiom(mapping[.idiom], of: screen)
    let window = try window(mapping[.window], on: screen, of: idiom)
    if window != nil, let other = mapping[.landscape] ?? mapping[.zoomed] {
      throw other.error("a window is neither turned nor zoomed", "remove \(other.name)")
    }
    let token = try token(mapping.required(.token))
    if mapping[.landscape] != nil || mapping[.zoomed] != nil {
      try checkUpright(screen, at: mapping.required(.size))
    }
    let size = window ?? screen
    let upright = Device(
      token: token, name: try mapping[.name]?.text() ?? token, size: size,
      scale: CGFloat(try mapping.required(.scale).number(in: 1...4)),
      safeArea: try safeArea(mapping.required(.safeArea), height: Double(size.height)),
      idiom: idiom)
    return DeviceModel(
      upright: upright, landscape: try landscape(mapping[.landscape], of: screen),
      zoomed: try zoomed(mapping[.zoomed], of: screen, on: idiom), isWindow: window != nil)
  }

  /// A device that is turned or zoomed is written in portrait: the insets of `landscape` belong to that size.
  private func checkUpright(_ screen: CGSize, at node: YAMLNode) throws(Diagnostic) {
    guard screen.width > screen.height else { return }
    throw node.error(
      "`size` must be that of the screen in portrait",
      "write `[\(number(screen.height)), \(number(screen.width))]`")
  }

  private func number(_ length: CGFloat) -> String {
    Int(exactly: length).map(String.init) ?? String(Double(length))
  }

  private func size(_ node: YAMLNode) throws(Diagnostic) -> CGSize {
    let lengths = try node.list { node throws(Diagnostic) in
      CGFloat(try node.number(in: Self.lengths))
    }
    guard lengths.count == 2 else {
      throw node.error(
        "\(node.name) must be a width and a height", "for example, write `[375, 667]`")
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }

  /// The kind of device. Less than 600 points would leave too little of an iPad to split.
  private func idiom(_ node: YAMLNode?, of screen: CGSize) throws(Diagnostic) -> Device.Idiom {
    let guessed = Device.Idiom(guessedFrom: screen)
    guard let node else { return guessed }
    let idiom = try node.choice(Device.Idiom.self)
    guard idiom == .phone || guessed == .pad else {
      throw node.error(
        "an iPad has at least 600 points on each side", "write `phone`, or a larger `size`")
    }
    return idiom
  }

  private func window(
    _ node: YAMLNode?, on screen: CGSize, of idiom: Device.Idiom
  ) throws(Diagnostic) -> CGSize? {
    guard let node else { return nil }
    guard idiom == .pad else {
      throw node.error(
        "only an iPad has windows", "remove `window`, or write the `size` of an iPad")
    }
    let window = try size(node)
    guard window.width <= screen.width, window.height <= screen.height else {
      throw node.error("the window is larger than its screen", "write a smaller `window`")
    }
    return window
  }

  /// Display Zoom shows fewer points in about the same proportion: 0.79 to 0.9 of the points of `size` on the
  /// bundled iPhones. A zoomed iPad is still as wide as an iPad, so that its splits leave room for an app.
  private func zoomed(
    _ node: YAMLNode?, of screen: CGSize, on idiom: Device.Idiom
  ) throws(Diagnostic) -> CGSize? {
    guard let node else { return nil }
    let zoomed = try size(node)
    guard zoomed.width < screen.width, zoomed.height < screen.height else {
      throw node.error("Display Zoom shows fewer points than `size`", "write a smaller `zoomed`")
    }
    let (width, height) = (zoomed.width / screen.width, zoomed.height / screen.height)
    guard min(width, height) >= 0.7 else {
      throw node.error(
        "Display Zoom shows at least 0.7 of the points of `size` in each dimension",
        "write a larger `zoomed`")
    }
    guard max(width, height) <= min(width, height) * 1.05 else {
      throw node.error(
        "`zoomed` and `size` differ in proportion by more than 5 %",
        "write both in portrait, in points")
    }
    guard idiom == .phone || Device.Idiom(guessedFrom: zoomed) == .pad else {
      throw node.error(
        "a zoomed iPad has at least 600 points on each side", "write a larger `zoomed`")
    }
    return zoomed
  }

  /// The safe area in landscape, where the screen is as high as it is wide in portrait.
  private func landscape(_ node: YAMLNode?, of screen: CGSize) throws(Diagnostic) -> SafeArea? {
    guard let node else { return nil }
    let mapping = try node.mapping(LandscapeKey.self)
    let (width, height) = (Double(screen.height), Double(screen.width))
    let top = try mapping.required(.top).number(in: 0...height)
    let bottom = try mapping.required(.bottom).number(in: 0...(height - top))
    let sides = CGFloat(try mapping.required(.sides).number(in: 0...(width / 2)))
    return SafeArea(
      top: CGFloat(top), bottom: CGFloat(bottom), leading: sides, trailing: sides)
  }

  /// A token stands in file names between `_` and beside the other words of a variant.
  private func token(_ node: YAMLNode) throws(Diagnostic) -> String {
    let token = try node.text()
    guard token.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
      throw node.mismatch(
        "letters and digits, starting with a letter", "for example, write `iPhone16Pro`")
    }
    let isTaken =
      TypeSize(rawValue: token) != nil
      || ["dark", "light", "bold", "regular", "ltr", "rtl"].contains(token)
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
