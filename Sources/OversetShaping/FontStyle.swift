/// The weight, slant, width and design requested from a font family.
///
/// Eight bytes: it is compared and copied with every text.
package struct FontStyle: Hashable, Sendable {
  /// Whether the slanted face is wanted.
  package var isItalic: Bool
  /// The design of the letters, which changes the widths of the system's family alone.
  package var design: FontDesign
  /// Whether all digits are equally wide (OpenType's `tnum`), in faces that have such digits.
  package var hasTabularDigits: Bool
  /// The app's own family that is asked first, by its number in the collection, from 1; 0 is none.
  package var ownFamily: UInt8
  @usableFromInline var weightValue: UInt16
  @usableFromInline var widthValue: UInt16

  /// The weight on the scale of CSS and OpenType, 1 to 1000; 400 is regular.
  @inlinable package var weight: Int {
    get { Int(weightValue) }
    set { weightValue = FontStyle.inDomain(newValue) }
  }

  /// The width in percent of the normal one, the scale of OpenType's `wdth` axis, 1 to 1000.
  ///
  /// A face without that axis is scaled horizontally to it (see ``FaceWidth``). Such a width is an
  /// estimate, and texts that have it are of the confidence class C.
  @inlinable package var width: Int {
    get { Int(widthValue) }
    set { widthValue = FontStyle.inDomain(newValue) }
  }

  /// The style of `weight`, upright, of normal width and of the standard design unless said otherwise.
  @inlinable
  package init(
    weight: Int = 400, isItalic: Bool = false, width: Int = 100, design: FontDesign = .standard,
    hasTabularDigits: Bool = false, ownFamily: UInt8 = 0
  ) {
    self.isItalic = isItalic
    self.design = design
    self.hasTabularDigits = hasTabularDigits
    self.ownFamily = ownFamily
    weightValue = FontStyle.inDomain(weight)
    widthValue = FontStyle.inDomain(width)
  }

  /// The width that letters of the system's family are drawn at, in percent of the standard design's normal
  /// width.
  var systemWidth: Int { width * design.widthPercent / 100 }

  @usableFromInline
  static func inDomain(_ value: Int) -> UInt16 { UInt16(min(max(value, 1), 1000)) }

  /// Regular, upright.
  package static let regular = FontStyle()
}

/// The instances that draw a family at one style.
package final class OpticalSizes: Sendable {
  /// For text sizes.
  package let text: FontInstance
  /// For display sizes; nil for a family without display faces.
  package let display: FontInstance?
  /// Whether its digits are drawn equally wide.
  let hasTabularDigits: Bool

  init(text: FontInstance, display: FontInstance?, hasTabularDigits: Bool = false) {
    self.text = text
    self.display = display
    self.hasTabularDigits = hasTabularDigits
  }
}
