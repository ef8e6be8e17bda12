package import Foundation
package import OversetLayoutTree
import OversetText
import OversetUnicode
package import OversetVocabulary

/// A text of a laid-out component with the keys that it shows.
package struct KeyedText: Sendable {
  /// The width that a text of limited lines needs, and the one that it has.
  package struct Room: Sendable {
    /// What it needs, in points.
    package let needed: Double
    /// What it has, in points.
    package let available: Double
    /// How far the figures may be trusted: `A`, `B` or `C`.
    package let confidence: String
  }

  /// The kinds and positions of its node from the root, as findings name it.
  package let path: String
  /// The whole text.
  package let string: String
  /// What is shown of it; nil if all is.
  package let shown: String?
  /// Where it comes from, and where its parts come from.
  package let origins: [StringOrigin]
  /// Its characters that are drawn, and that no face has.
  package let missing: [UInt32]
  /// Its room; nil where it gets as many lines as it needs, or nothing limits it.
  package let room: Room?
  /// Its place in the picture, in points, as far as it is visible.
  package let frame: CGRect
  /// Whether it is there, and not seen.
  package let isHidden: Bool

  init(_ member: TextSite) {
    let (site, text) = (member.site, member.text)
    path = site.path
    string = text.string
    shown = text.layout.shown
    origins = [text.origin].compactMap(\.self) + text.partOrigins
    missing = text.layout.missing.filter { !CharacterProperties.isNeverDrawn($0) }
    room =
      text.request.lineLimit == nil
      ? nil
      : text.fit.map {
        Room(needed: $0.needed, available: $0.available, confidence: $0.confidence.rawValue)
      }
    frame = site.drawn(site.node.frame)
    isHidden = site.isHidden
  }
}

extension CheckedTree {
  /// The texts that show keys, in drawing order.
  package var keyedTexts: [KeyedText] {
    texts.compactMap { member in
      let text = member.text
      return text.origin == nil && text.partOrigins.isEmpty ? nil : KeyedText(member)
    }
  }

  /// The texts that show the text of a key in a locale, in drawing order.
  package func texts(ofKey key: String, in locale: LocaleTag) -> [KeyedText] {
    keyedTexts.filter { text in
      text.origins.contains { $0.key == key && $0.locale == locale }
    }
  }
}
