import OversetLayoutEngine
import OversetLayoutTree

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet: texts and pictures are drawn as grey boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private, on a locked screen. Drawn as a placeholder where it is marked so.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
  /// Why content inside is hidden; empty by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Draws texts and pictures inside as grey boxes, where the reason is that they are placeholders. Layout
  /// does not change.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws texts and pictures inside, whatever the views around say.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension _ViewNode {
  /// The node, invisible under a grey box where content is a placeholder.
  func redacted(in context: _ViewContext) -> _ViewNode {
    let environment = context.environment
    guard environment.redactionReasons.contains(.placeholder) else { return self }
    attributes.opacity = 0
    let box = _ViewNode("redacted", FlexibleLeafBehavior(), in: context).drawing(
      .shape(
        ShapeContent(
          geometry: .roundedRectangle(radius: 4),
          fill: environment.foreground.color(in: environment).opacity(0.16))))
    return _ViewNode(
      "redacted", LayerBehavior(alignment: .center), children: [self, box], in: context)
  }
}
