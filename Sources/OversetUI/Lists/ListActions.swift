public import Foundation
import OversetLayoutTree

/// Views that a container makes of a collection, whose rows users may delete and move.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the content.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets users delete rows by a swipe. Nobody swipes here, so `action` never runs and nothing is drawn.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RecordingModifier(record: ModifierRecord("onDelete")))
  }

  /// Lets users move rows while they edit a list. Nobody edits here, so `action` never runs.
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RecordingModifier(record: ModifierRecord("onMove")))
  }
}

extension View {
  /// Keeps users from deleting a row. Nobody deletes here, so it has no effect.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { recorded("deleteDisabled") }

  /// Keeps users from moving a row. Nobody moves rows here, so it has no effect.
  public func moveDisabled(_ isDisabled: Bool) -> some View { recorded("moveDisabled") }

  /// Keeps users from choosing a row. Selection is not drawn, so it has no effect.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled")
  }

  /// Adds buttons that a swipe over the row uncovers. They are not drawn, and their texts are not checked.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("swipeActions")
  }

  /// Lets users pull a list down to load it again. Nobody pulls here, so `action` never runs.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    recorded("refreshable")
  }
}
