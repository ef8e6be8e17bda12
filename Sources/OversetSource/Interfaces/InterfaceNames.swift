import OversetVocabulary

/// The names of elements and attributes in files of Interface Builder, as far as they tell of texts.
enum InterfaceNames {
  /// Elements with an identifier that are no objects.
  static let parts: Set<String> = [
    "action", "constraint", "exclude", "include", "outlet", "outletCollection", "segue",
    "viewLayoutGuide",
  ]

  /// Elements that hold a text.
  static let strings: Set<String> = ["string", "mutableString"]

  /// Attributes of objects that hold texts for translators, under these names in the keys.
  static let texts = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
    "backButtonTitle", "discoverabilityTitle",
  ]

  /// What a text is called in keys that an element without an identifier holds; nil for one that no translator gets.
  ///
  /// - Parameters:
  ///   - key: The attribute, or the `key` of the string in the element.
  ///   - element: The element's name.
  ///   - role: Its own `key`.
  ///   - outer: The `key` of the element around it.
  static func property(
    _ key: String, of element: String, called role: String?, in outer: String?
  ) -> String? {
    switch (element, key) {
    case ("state", "title"): role.map { "\($0)Title" }
    case ("buttonConfiguration", "title"), ("buttonConfiguration", "subtitle"):
      "configuration.\(key)"
    case ("accessibility", "label"), ("accessibility", "hint"), ("accessibility", "value"):
      "accessibility" + key.prefix(1).uppercased() + key.dropFirst()
    case ("fragment", "content"):
      switch outer {
      case "attributedTitle": "attributedTitle"
      case "attributedText", nil: "attributedText"
      case let other?: other
      }
    default: nil
    }
  }
}

extension InterfaceObject {
  /// Adds a segment to a segmented control; one that shows a picture has no title, and counts.
  mutating func addSegment(_ title: String?, at place: SourcePlace) {
    let number = segmentCount
    segmentCount += 1
    guard let title else { return }
    texts.append(InterfaceText(property: "segmentTitles[\(number)]", value: title, at: place))
  }

  /// Gives the segment that was added last its title.
  mutating func nameLastSegment(_ title: String, at place: SourcePlace) {
    let number = max(segmentCount - 1, 0)
    texts.append(InterfaceText(property: "segmentTitles[\(number)]", value: title, at: place))
  }
}
