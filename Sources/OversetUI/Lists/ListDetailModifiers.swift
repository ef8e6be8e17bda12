public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// The colour of what stands in a row.
public struct ListItemTint: Hashable, Sendable {
  private let name: String

  /// A colour, whatever users have set.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  /// A colour, unless users have set another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
  /// Grey.
  public static let monochrome = ListItemTint(name: "monochrome")
}

extension View {
  /// Records the colour of the symbols in a row. They are drawn in the tint of their surroundings.
  @_disfavoredOverload
  @ViewBuilder
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    if tint == nil { self } else { ignored("listItemTint") }
  }

  /// Records how far sections are from the edges of the list, in points. They stand as the style says.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    ignored("listSectionMargins", "\(length ?? 0)")
  }

  /// Records whether letters at the edge lead to sections. None are drawn.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility")
  }

  /// Records the letter at the edge that leads to a section. It is not drawn.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    recorded("sectionIndexLabel", label ?? Text(verbatim: ""))
  }

  /// Records the letter at the edge that leads to a section. It is not drawn.
  @_disfavoredOverload
  public func sectionIndexLabel<Label: StringProtocol>(_ label: Label?) -> some View {
    recorded("sectionIndexLabel", label.map { Text($0) } ?? Text(verbatim: ""))
  }

  /// Records actions of a section. An iPhone shows them in the row below, which is not drawn.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    ignored("sectionActions")
  }
}

extension DynamicViewContent {
  /// Lets users drop things between rows. Nothing is dropped here.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RecordingModifier(record: ModifierRecord("onInsert", words: "")))
  }

  /// Lets users drop things between rows. Nothing is dropped here.
  public func dropDestination<Value>(
    for payloadType: Value.Type = Value.self,
    action: @escaping @MainActor ([Value], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RecordingModifier(record: ModifierRecord("dropDestination", words: "")))
  }
}
