import OversetCombine

/// Describes values for the log of a driven view, the same in every run: no addresses.
package enum StateDescription {
  /// How deep models within models are followed.
  private static let deepest = 4

  /// The lines' names and words of `value`: one, or one for each property of a class.
  static func parts(of value: Any, named name: String, depth: Int = 0) -> [(String, String)] {
    let value = (value as? any PublishedProperty)?.describedValue ?? value
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else { return [(name, words(of: value))] }
    guard depth < deepest else { return [] }
    return mirror.children.flatMap { child -> [(String, String)] in
      // `@Observable` keeps `count` in `_count`, and its registrar in `_$observationRegistrar`.
      guard let label = child.label, !label.hasPrefix("_$") else { return [] }
      return parts(
        of: child.value, named: "\(name).\(property(label))", depth: depth + 1)
    }
  }

  /// The name of the property that is stored as `label`.
  static func property(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  /// A value in words.
  package static func words(of value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    return String(describing: value)
  }
}
