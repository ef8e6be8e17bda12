package import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetVocabulary

/// A view, evaluated for one variant: what layout needs of it, as a value.
///
/// It is laid out once for each space, on any thread unless ``runsAppCode``.
package struct ResolvedView: Sendable {
  let root: ResolvedNode
  let locale: LocaleTag
  let direction: LayoutDirection
  let background: ColorValue
  /// The only scale (pixels per point) the view was evaluated for, since its code asked for it; nil where
  /// it serves every scale.
  package let displayScale: CGFloat?
  /// The size of the screen that the view was evaluated for, in points.
  let screenSize: CGSize
  /// Whether the view's code asked for that size.
  let readsScreenSize: Bool
  /// The version of iOS whose bars and lists are laid out.
  let systemVersion: Int
  /// What its code looked up.
  let lookup: StringLookup
  /// Has followed its code, and does so while it is laid out.
  let watch: CodeWatch

  /// What was looked up for it so far: more may come while it is laid out, if code of the app runs then.
  package var stringUse: StringUse { lookup.use }

  /// Whether code of the app runs while it is laid out: then it stays on the main actor, where such code runs in
  /// SwiftUI, too.
  package var runsAppCode: Bool { root.runsAppCode }

  /// Whether views are evaluated while it is laid out: then it is laid out once.
  package var readsGeometry: Bool { root.readsGeometry }

  /// Whether the view would be the same for a device of `scale` pixels per point with a screen of a size in
  /// points.
  package func serves(displayScale scale: CGFloat, screenSize size: CGSize) -> Bool {
    !readsGeometry && displayScale.map { $0 == scale } != false
      && (!readsScreenSize || size == screenSize)
  }
}
