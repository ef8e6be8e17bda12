import OversetLayoutTree

/// What a view's code says to the checks.
public enum OversetMark: Hashable, Sendable {
  /// The view and all inside it stay as they are where the interface runs from right to left: a clock, a
  /// logo, the controls of a player.
  case notMirrored
  /// What a rule finds about the view and all inside it is accepted, for a reason that stands in every
  /// report.
  case accepts(rule: String, reason: String)
}

/// A modifier that marks a view for the checks.
private struct OversetMarkModifier: AttributeModifier {
  typealias Body = Never

  let mark: OversetMark

  func apply(to node: _ViewNode) {
    switch mark {
    case .notMirrored: node.attributes.isDirectionFixed = true
    case .accepts(let rule, let reason):
      node.attributes.acceptances.append(Acceptance(rule: rule, reason: reason))
    }
  }
}

extension View {
  /// Says something about the view to the checks. Nothing is drawn otherwise.
  ///
  /// ```swift
  /// Text("Wiederherstellen").overset(.accepts(rule: "text-truncated", reason: "shown whole below"))
  /// ```
  public func overset(_ mark: OversetMark) -> some View {
    modifier(OversetMarkModifier(mark: mark))
  }
}
