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
  /// Lets users delete rows by a swipe. A driver's `swipe` uncovers the system's button “Delete”, and a tap on it
  /// runs `action` with the place of the row.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(DeleteModifier(action: action))
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

  /// Lets users pull a list down to load it again. A driver's `refresh` runs `action`, and so does the environment's
  /// `refresh` inside.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    recorded("refreshable")
      .modifier(GestureModifier { $0.refresh = action })
      .modifier(
        EnvironmentModifier(fixesDirection: false) { $0.refresh = RefreshAction { await action() } }
      )
  }
}
