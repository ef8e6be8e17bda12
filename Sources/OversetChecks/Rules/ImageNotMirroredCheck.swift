import Foundation
import OversetLayoutEngine
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let imageNotMirrored = RuleID("image-not-mirrored")
}

/// A picture whose name says that it points forward or back, and that is not mirrored where the interface
/// runs from right to left.
struct ImageNotMirroredCheck: TreeCheck {
  let rule = Rule(
    .imageNotMirrored, fault: "R-1", title: "Picture does not mirror", looksAt: .tree,
    severity: .warning, locales: .rightToLeft,
    example: "`Image(\"arrow-next\")` in Arabic",
    precision: "By the words in the picture's name.")

  private static let words: Set<String> = [
    "arrow", "back", "backward", "chevron", "disclosure", "forward", "next", "previous", "prev",
  ]

  func findings(in checked: CheckedTree) -> [Finding] {
    guard checked.tree.direction == .rightToLeft else { return [] }
    return checked.sites.compactMap { site in
      guard case .image(let image) = site.node.content, !image.isMirrored,
        !site.isDirectionFixed, !site.isHidden, pointsSomewhere(image.name),
        (site.transform?.determinant ?? 1) > 0
      else { return nil }
      return site.finding(
        rule, "“\(image.name)” looks the same in every language",
        fix: "If it means forward or back, add .flipsForRightToLeftLayoutDirection(true).")
    }
  }

  /// What points up or down has no side to change.
  private func pointsSomewhere(_ name: String) -> Bool {
    let words = NameWords.words(of: name)
    return !words.isDisjoint(with: Self.words) && words.isDisjoint(with: ["up", "down", "circle"])
  }
}

/// The words in the name of a picture.
enum NameWords {
  /// The words in lower case: `arrowRight` and `arrow-right` have two.
  static func words(of name: String) -> Set<String> {
    Set(name.split { !$0.isLetter }.flatMap { humps(of: $0) }.map { $0.lowercased() })
  }

  private static func humps(of word: Substring) -> [String] {
    word.reduce(into: [String]()) { parts, letter in
      if letter.isUppercase || parts.isEmpty { parts.append("") }
      parts[parts.count - 1].append(letter)
    }
  }
}
