import OversetLayoutTree

/// What you tell Overset's checks about a view in its own code, where the next reader sees it.
public enum OversetMark: Hashable, Sendable {
  /// The view and everything inside it keep their direction in right-to-left languages: a clock, a logo,
  /// the controls of a player. The mirroring checks accept this.
  case notMirrored
  /// You accept what the rule finds in this view and everything inside it. Every report shows the finding
  /// with your reason, and the run does not fail.
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
  /// Marks the view for Overset's checks. Layout and drawing do not change.
  ///
  /// ```swift
  /// Text("Wiederherstellen").overset(.accepts(rule: "text-truncated", reason: "shown in full below"))
  /// ```
  ///
  /// SwiftUI has no such modifier: where the same file is compiled for iOS, put it behind `#if os(Linux)`.
  public func overset(_ mark: OversetMark) -> some View {
    modifier(OversetMarkModifier(mark: mark))
  }
}
