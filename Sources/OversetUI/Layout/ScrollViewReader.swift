import OversetLayoutEngine

/// A view whose code may scroll to a view inside. Nothing scrolls here: it lays its content out as it is.
public struct ScrollViewReader<Content: View>: View {
  /// The closure that makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views inside of a `ScrollViewReader`. Here it does nothing.
public struct ScrollViewProxy {
  /// Scrolls to the view with an identity. Nothing scrolls here.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
