import Foundation
package import OversetTestBasics
package import OversetUI

/// Makes trees of views in which no text is given a length of its own: what a wider screen gives, they
/// may take.
@MainActor
package enum FlexibleView {
  private static let words = [
    "Save", "Käufe wiederherstellen", "استعادة المشتريات", "購入を復元", "a b c d e f g h i j k l m n o",
    "Satın alımları geri yükle", "กู้คืนการซื้อทั้งหมด",
  ]

  /// A tree at most `depth` views deep, with columns if asked for.
  ///
  /// No column stands in another one, and none where the height is limited: the members of a column share
  /// its height by how far each can shrink, those that can shrink least first, whatever they need. A nested
  /// column that has no more than its even share may so lose a line although there is room for it.
  package static func make(
    depth: Int, hasColumns: Bool, using source: inout SeededGenerator
  ) -> AnyView {
    guard depth > 0, Int.random(in: 0..<5, using: &source) > 0 else { return text(&source) }
    return switch Int.random(in: 0..<6, using: &source) {
    case 0, 1: row(depth, hasColumns, &source)
    case 2 where hasColumns: column(depth, &source)
    case 2, 3: layered(depth, hasColumns, &source)
    default: framed(depth, hasColumns, &source)
    }
  }

  private static func text(_ source: inout SeededGenerator) -> AnyView {
    let text = Text(verbatim: words.randomElement(using: &source) ?? "")
    return AnyView(text.lineLimit([1, 1, 2, nil].randomElement(using: &source) ?? nil))
  }

  /// A row has one member whose width is not its own. Two would compete, and there SwiftUI's own rules let
  /// a wider row hide more: a text that wraps may take 60 of 100 points and all of 101, where its words fit
  /// one line at last, and what is left for the text beside it shrinks.
  private static func row(
    _ depth: Int, _ hasColumns: Bool, _ source: inout SeededGenerator
  ) -> AnyView {
    let view = make(depth: depth - 1, hasColumns: hasColumns, using: &source)
    let spacing = CGFloat.random(in: 0...12, using: &source)
    let side = CGFloat.random(in: 4...60, using: &source)
    let hasSpacer = Bool.random(using: &source)
    return AnyView(
      HStack(spacing: spacing) {
        Image(systemName: "star")
        view
        if hasSpacer { Spacer(minLength: 0) }
        Circle().frame(width: side, height: 20)
      })
  }

  private static func column(_ depth: Int, _ source: inout SeededGenerator) -> AnyView {
    let views = (0..<Int.random(in: 1...3, using: &source)).map { _ in
      make(depth: depth - 1, hasColumns: false, using: &source)
    }
    return AnyView(
      VStack(alignment: .leading, spacing: 4) {
        ForEach(views.indices, id: \.self) { views[$0] }
      })
  }

  private static func layered(
    _ depth: Int, _ hasColumns: Bool, _ source: inout SeededGenerator
  ) -> AnyView {
    let back = make(depth: depth - 1, hasColumns: hasColumns, using: &source)
    let front = make(depth: depth - 1, hasColumns: hasColumns, using: &source)
    return AnyView(
      ZStack {
        back
        front
      })
  }

  private static func framed(
    _ depth: Int, _ hasColumns: Bool, _ source: inout SeededGenerator
  ) -> AnyView {
    let view = make(depth: depth - 1, hasColumns: hasColumns, using: &source)
    let length = CGFloat.random(in: 0...30, using: &source)
    return Bool.random(using: &source)
      ? AnyView(view.padding(.horizontal, length))
      : AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
  }
}
