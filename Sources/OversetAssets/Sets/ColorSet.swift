package import OversetRaster
package import OversetVocabulary

/// A colour of a catalog, for one appearance.
package enum AssetColor: Hashable, Sendable {
  /// A colour in sRGB.
  case components(RGBAColor)
  /// A colour of the system, as a catalog spells it: `systemRedColor`.
  case system(String)
}

/// A `.colorset`: a colour with its variants.
package struct ColorSet: Sendable {
  private struct Entry {
    let condition: AssetCondition
    let color: AssetColor
  }

  private let entries: [Entry]

  /// Reads its `Contents.json`. Entries without a colour, which Xcode writes for variants that are not
  /// filled in, are left out.
  ///
  /// - Throws: `Diagnostic` at the first entry that cannot be read.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let document = try AssetDocument(bytes, file: file)
    var entries: [Entry] = []
    for object in try document.objects("colors") {
      guard let color = try object.object("color") else { continue }
      entries.append(
        Entry(condition: try AssetCondition(object), color: try ColorReader(color).color()))
    }
    self.entries = entries
  }

  /// The colour for `traits`; nil if the set holds none.
  package func color(for traits: AssetTraits) -> AssetColor? {
    entries.best(for: traits, by: \.condition).first?.color
  }
}

/// Reads one colour of a set.
private struct ColorReader {
  private let object: AssetObject

  init(_ object: AssetObject) { self.object = object }

  func color() throws(Diagnostic) -> AssetColor {
    if let name = try object.text("reference") { return .system(name) }
    guard let components = try object.object("components") else {
      throw object.error("a colour without components")
    }
    let alpha = try component("alpha", of: components) ?? 1
    let space = try object.text("color-space") ?? "srgb"
    if let white = try component("white", of: components) {
      return .components(RGBAColor((red: white, green: white, blue: white), alpha: alpha))
    }
    let red = try required("red", of: components)
    let green = try required("green", of: components)
    let blue = try required("blue", of: components)
    return .components(
      RGBAColor(try sRGB(red, green, blue, from: space), alpha: alpha))
  }

  private func sRGB(
    _ red: Double, _ green: Double, _ blue: Double, from space: String
  ) throws(Diagnostic) -> (red: Double, green: Double, blue: Double) {
    switch space {
    // What lies outside of 0 to 1 in an extended space is clipped.
    case "srgb", "extended-srgb": (red, green, blue)
    case "display-p3": ColorSpaces.sRGB(displayP3: red, green, blue)
    case "extended-linear-srgb":
      (ColorSpaces.curved(red), ColorSpaces.curved(green), ColorSpaces.curved(blue))
    default: throw object.error("the colour space “\(space)” is not known")
    }
  }

  private func required(
    _ name: String, of components: AssetObject
  ) throws(Diagnostic) -> Double {
    guard let value = try component(name, of: components) else {
      throw components.error("a colour without `\(name)`")
    }
    return value
  }

  /// A component from 0 to 1. Xcode writes it as a fraction (`0.5`), as a byte (`128`) or as a byte in
  /// hexadecimal (`0x80`), by what is chosen beside the colour; the opacity is always a fraction.
  private func component(
    _ name: String, of components: AssetObject
  ) throws(Diagnostic) -> Double? {
    guard let text = try components.number(name) else { return nil }
    let value =
      if text.lowercased().hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if name != "alpha", let byte = Int(text) {
        Double(byte) / 255
      } else {
        Double(text)
      }
    guard let value, value.isFinite else {
      throw components.error("`\(name)` is “\(text)”, which is no component of a colour")
    }
    return value
  }
}

extension RGBAColor {
  /// A colour of components from 0 to 1; what lies outside is clipped.
  fileprivate init(_ color: (red: Double, green: Double, blue: Double), alpha: Double) {
    func byte(_ component: Double) -> UInt8 {
      UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    self.init(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(alpha))
  }
}
