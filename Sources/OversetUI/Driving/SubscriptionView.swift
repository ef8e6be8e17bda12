public import OversetCombine

/// A view that runs an action for what a publisher sends: what `onReceive(_:perform:)` makes on iOS.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  private let content: Content
  private let publisher: PublisherType
  private let action: (PublisherType.Output) -> Void

  /// Creates a view that shows `content`.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The content.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
