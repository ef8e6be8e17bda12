package import OversetVocabulary

/// The font that Interface Builder states.
package struct InterfaceFont: Hashable, Sendable {
  /// The text style; nil for a font of a fixed size.
  package let style: TextStyle?
  /// The size in points; nil for a text style.
  package let size: Double?
  /// The weight, 100 to 900; nil where it is not stated.
  package let weight: Int?
  /// The name of its face; nil for the system's font.
  package let name: String?

  package init(style: TextStyle?, size: Double?, weight: Int?, name: String? = nil) {
    self.style = style
    self.size = size
    self.weight = weight
    self.name = name
  }

  /// The font that the attributes of its element state; nil if they state none.
  init?(_ attributes: [String: String]) {
    let size = attributes["pointSize"].flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    style = attributes["style"].flatMap { Self.styles[$0] }
    self.size = style == nil ? size : nil
    let stated = attributes["weight"].flatMap { Self.weights[$0] }
    name = attributes["name"]
    weight = stated ?? FontNames.weight(attributes["name"] ?? attributes["type"] ?? "")
    guard style != nil || size != nil || weight != nil else { return nil }
  }

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  private static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
}

/// A constraint of a width to a number of points.
package struct InterfaceWidth: Hashable, Sendable {
  /// How the width compares with the number.
  package enum Relation: Hashable, Sendable {
    case equal
    case atMost
    case atLeast
  }

  /// How the width compares with the number.
  package let relation: Relation
  /// The number, in points.
  package let points: Double
  /// The identifier of the constraint; empty for none.
  package let constraint: String

  package init(relation: Relation, points: Double, constraint: String = "") {
    self.relation = relation
    self.points = points
    self.constraint = constraint
  }
}

/// What a class calls one of the objects.
package struct InterfaceOutlet: Hashable, Sendable {
  /// The class of the object that has the outlet, without its module; nil for one of the system's own.
  package let ownerClass: String?
  /// The identifier of the object that has the outlet.
  package let owner: String
  /// The name of the property.
  package let property: String
  /// The identifier of the object that the property holds.
  package let destination: String
  /// Whether the property is a collection, of which this is one element.
  package let isCollection: Bool

  package init(
    ownerClass: String?, owner: String, property: String, destination: String, isCollection: Bool
  ) {
    self.ownerClass = ownerClass
    self.owner = owner
    self.property = property
    self.destination = destination
    self.isCollection = isCollection
  }
}

/// What leads from one object to another screen.
package struct InterfaceSegue: Hashable, Sendable {
  /// The identifier of the object that it starts at.
  package let source: String
  /// The identifier of the controller that it leads to.
  package let destination: String
  /// `show`, `push`, `presentation`, `relationship`, `embed`, `unwind`, …
  package let kind: String
  /// Of a relationship its name: `rootViewController`, `viewControllers`; empty for others.
  package let relationship: String
  /// What code calls it by to perform it; nil for one that has no name.
  package let identifier: String?

  package init(
    source: String, destination: String, kind: String, relationship: String,
    identifier: String? = nil
  ) {
    self.source = source
    self.destination = destination
    self.kind = kind
    self.relationship = relationship
    self.identifier = identifier
  }
}
