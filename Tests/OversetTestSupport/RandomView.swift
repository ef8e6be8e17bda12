import Foundation
package import OversetTestBasics
package import OversetUI
import OversetVocabulary

/// Makes trees of views that mirror.
@MainActor
package enum RandomView {
  private static let words = [
    "Save", "Käufe wiederherstellen", "استعادة المشتريات", "購入を復元", "a b c d e f g h i j k l m n o",
    "Two\nlines", "سطر\nثانٍ أطول",
  ]

  /// A tree at most `depth` views deep.
  package static func make(depth: Int, using source: inout SeededGenerator) -> AnyView {
    guard depth > 0, Int.random(in: 0..<6, using: &source) > 0 else { return leaf(&source) }
    return switch Int.random(in: 0..<7, using: &source) {
    case 0, 1: row(depth, &source)
    case 2: column(depth, &source)
    case 3: stack(depth, &source)
    case 4: layered(depth, &source)
    default: framed(depth, &source)
    }
  }

  private static func leaf(_ source: inout SeededGenerator) -> AnyView {
    switch Int.random(in: 0..<5, using: &source) {
    case 0: AnyView(Spacer())
    case 1: AnyView(Image(systemName: "chevron.forward"))
    case 2:
      AnyView(
        Capsule().frame(
          width: CGFloat.random(in: 1...90, using: &source),
          height: CGFloat.random(in: 1...30, using: &source)))
    default:
      AnyView(
        Text(LocalizedStringKey(words.randomElement(using: &source) ?? ""))
          .multilineTextAlignment(TextAlignment.allCases.randomElement(using: &source) ?? .center)
          .lineLimit(Bool.random(using: &source) ? 1 : nil))
    }
  }

  private static func children(_ depth: Int, _ source: inout SeededGenerator) -> some View {
    let views = (0..<Int.random(in: 1...3, using: &source)).map { _ in
      make(depth: depth - 1, using: &source)
    }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private static func row(_ depth: Int, _ source: inout SeededGenerator) -> AnyView {
    let views = children(depth, &source)
    let alignment: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
    return AnyView(
      HStack(alignment: alignment.randomElement(using: &source) ?? .top, spacing: gap(&source)) {
        views
      })
  }

  private static func column(_ depth: Int, _ source: inout SeededGenerator) -> AnyView {
    let views = children(depth, &source)
    return AnyView(VStack(alignment: horizontal(&source), spacing: gap(&source)) { views })
  }

  private static func stack(_ depth: Int, _ source: inout SeededGenerator) -> AnyView {
    let views = children(depth, &source)
    return AnyView(ZStack(alignment: corner(&source)) { views })
  }

  private static func layered(_ depth: Int, _ source: inout SeededGenerator) -> AnyView {
    let layer = make(depth: depth - 1, using: &source)
    let alignment = corner(&source)
    return AnyView(
      make(depth: depth - 1, using: &source).overlay(alignment: alignment) { layer })
  }

  private static func framed(_ depth: Int, _ source: inout SeededGenerator) -> AnyView {
    let view = make(depth: depth - 1, using: &source)
    let alignment = corner(&source)
    return switch Int.random(in: 0..<4, using: &source) {
    case 0: AnyView(view.padding(.leading, CGFloat.random(in: 0...20, using: &source)))
    case 1: AnyView(view.frame(maxWidth: .infinity, alignment: alignment))
    case 2: AnyView(view.frame(width: 60, alignment: alignment).clipped())
    default: AnyView(view.fixedSize())
    }
  }

  private static func gap(_ source: inout SeededGenerator) -> CGFloat? {
    Bool.random(using: &source) ? nil : CGFloat.random(in: 0...12, using: &source)
  }

  private static func horizontal(_ source: inout SeededGenerator) -> HorizontalAlignment {
    [.leading, .center, .trailing].randomElement(using: &source) ?? .center
  }

  private static func corner(_ source: inout SeededGenerator) -> Alignment {
    [.topLeading, .bottomTrailing, .center, .leading].randomElement(using: &source) ?? .center
  }
}
