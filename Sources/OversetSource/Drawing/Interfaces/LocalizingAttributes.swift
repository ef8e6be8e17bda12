import Foundation

/// Reads the runtime attributes by which apps translate what Interface Builder drew: their own property of a label,
/// such as `localizationKey`, takes the key and sets the text.
enum LocalizingAttributes {
  /// The keys that an object's attributes may hold, each with the text of the object that it becomes.
  ///
  /// Any attribute may hold a key whose name speaks of texts and of nothing else: a caller asks the catalogs.
  ///
  /// - Parameter isSpoken: Whether the property of a key path is the program's, and only assistive technology gets its
  ///   value.
  static func texts(
    of object: InterfaceObject, isSpoken: (String) -> Bool
  ) -> [(key: String, text: InterfaceText)] {
    object.runtimeAttributes.flatMap { attribute in
      let words = words(of: attribute.property)
      guard !words.isDisjoint(with: speaking), words.isDisjoint(with: silent) else {
        return [(key: String, text: InterfaceText)]()
      }
      let keys = keys(in: attribute.value, of: object)
      return keys.enumerated().map { number, key in
        let property =
          isSpoken(attribute.property)
          ? "accessibilityLabel" : property(words, of: object, number: number)
        return (
          key,
          InterfaceText(
            property: property, value: key, line: attribute.line, column: attribute.column)
        )
      }
    }
  }

  /// Words of names that speak of texts or of their keys.
  private static let speaking: Set<String> = [
    "i18n", "key", "keys", "l10n", "loc", "locale", "localisation", "localised", "localization",
    "localize", "localized", "placeholder", "string", "text", "title", "titles", "translation",
  ]

  /// Words of names whose values look like keys and are none.
  private static let silent: Set<String> = ["color", "font", "icon", "image", "name", "style"]

  /// The words of the last part of a key path.
  private static func words(of keyPath: String) -> Set<String> {
    Set(NameWords.of(keyPath.split(separator: ".").last.map(String.init) ?? ""))
  }

  /// The keys of a value: a control of several texts has them in a list.
  private static func keys(in value: String, of object: InterfaceObject) -> [String] {
    guard object.element == "segmentedControl" else { return [value] }
    return value.split { ",;|".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Which text of the object an attribute sets, as Interface Builder calls it.
  private static func property(
    _ words: Set<String>, of object: InterfaceObject, number: Int
  ) -> String {
    if !words.isDisjoint(with: ["acc", "accessibility", "a11y", "voice"]) {
      return "accessibilityLabel"
    }
    if words.contains("placeholder") { return "placeholder" }
    switch object.element {
    case "label", "textView": return "text"
    case "textField", "searchBar": return "placeholder"
    case "button":
      return object.text("configuration.title") == nil ? "normalTitle" : "configuration.title"
    case "segmentedControl": return "segmentTitles[\(number)]"
    default: return "title"
    }
  }
}
