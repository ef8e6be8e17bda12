import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
import OversetText
import OversetUI
import OversetVocabulary

extension ViewResolver {
  /// Evaluates a state and lays it out on the screen of an iPhone 16 Pro.
  @MainActor func tree(
    of state: ComponentState, locale: LocaleTag = "en", direction: LayoutDirection = .leftToRight
  ) -> LayoutTree {
    layout(
      state.view(),
      in: .screen(
        size: CGSize(width: 402, height: 874), safeArea: SafeArea(top: 62, bottom: 34)),
      for: ViewEnvironment(locale: locale, direction: direction))
  }
}

extension TextEngine {
  /// Lays texts out, sizes only: the sum of the heights, in points.
  func height(of requests: [TextRequest]) -> Double {
    requests.reduce(0) { $0 + Double(layout($1, detail: .summary).size.height) }
  }
}
