package import OversetVocabulary

/// One text of a catalog: a key, in a locale, in one of its variants.
package struct CatalogLeaf: Sendable, Hashable {
  /// The key of the entry.
  package let key: String
  /// The locale.
  package let locale: LocaleTag
  /// Which variant of the localization it is.
  package let path: LeafPath
  /// The text, its state and its place.
  package let unit: StringUnit

  /// The text, with its format specifiers and Markdown.
  package var value: String { unit.value }
  /// The state of the text.
  package var state: String { unit.state }
  /// The place of the text.
  package var place: SourcePlace { unit.place }
}

/// The way from a localization to one of its texts; empty for a plain text.
package struct LeafPath: Sendable, Hashable {
  /// A step of the way.
  package enum Step: Sendable, Hashable {
    /// An alternative along an axis, as `one` along `plural`.
    case variant(axis: String, name: String)
    /// The substitution of that name.
    case substitution(String)

    /// The alternative of a plural category.
    package static func plural(_ category: String) -> Step {
      .variant(axis: VariantAxis.plural, name: category)
    }

    /// The alternative for a device.
    package static func device(_ name: String) -> Step {
      .variant(axis: VariantAxis.device, name: name)
    }
  }

  /// The steps, outermost first.
  package let steps: [Step]

  /// A way of these steps, outermost first.
  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The way to a plain text.
  package static let root = LeafPath([])

  /// The plural category chosen last on the way; `nil` when the text does not vary by number.
  package var pluralCategory: String? { name(along: VariantAxis.plural) }

  /// The device the text is for; `nil` when it does not vary by device.
  package var device: String? { name(along: VariantAxis.device) }

  /// The least width the text is for, in the units of width variants; `nil` when it does not vary by
  /// width.
  package var width: Int? { name(along: VariantAxis.width).flatMap { Int($0) } }

  /// The substitution the text belongs to.
  package var substitution: String? {
    guard case .substitution(let name) = steps.first else { return nil }
    return name
  }

  /// The same way, in another plural category.
  package func inCategory(_ category: String) -> LeafPath {
    LeafPath(
      steps.map { step in
        guard case .variant(VariantAxis.plural, _) = step else { return step }
        return .plural(category)
      })
  }

  func appending(_ step: Step) -> LeafPath { LeafPath(steps + [step]) }

  private func name(along wanted: String) -> String? {
    for case .variant(let axis, let name) in steps.reversed() where axis == wanted { return name }
    return nil
  }
}

extension LeafPath: CustomStringConvertible {
  /// The way as exported translation units spell it: `plural.one`, `device.iphone.plural.other`,
  /// `substitutions.boats.plural.few`, with `@` around a name that holds a dot.
  package var description: String {
    // Most texts do not vary.
    guard !steps.isEmpty else { return "" }
    return steps.map { step in
      switch step {
      case .variant(let axis, let name): "\(axis).\(name)"
      case .substitution(let name):
        "substitutions." + (name.utf8.contains(UInt8(ascii: ".")) ? "@\(name)@" : name)
      }
    }.joined(separator: ".")
  }
}
