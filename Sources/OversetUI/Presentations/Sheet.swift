import Foundation
import OversetLayoutEngine

/// A modifier that presents a view on a card over the screen, or over the whole screen.
private struct SheetModifier<Sheet: View>: ViewModifier {
  typealias Body = Never

  let coversScreen: Bool
  let sheet: Sheet?
  let dismiss: @MainActor () -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    guard let sheet = modifier.sheet else { return nodes }
    context.services.presentations.add {
      var inside = context.presented("sheet", dismiss: modifier.dismiss)
      let settings = PresentationSettings()
      inside.environment.presentation = settings
      let content = resolve(sheet, in: inside.descending(to: "content"))
      let card = SheetCard(
        content: _ViewNode.root(content, in: inside), settings: settings,
        coversScreen: modifier.coversScreen)
      let nodes = resolve(card, in: inside)
      for node in nodes { node.gestures.dismiss = modifier.dismiss }
      return nodes
    }
    return nodes
  }
}

/// What the views of a sheet say of it while their nodes are made.
@MainActor
final class PresentationSettings {
  var detents: [PresentationDetent] = []
  var showsIndicator = false
  var background: [_ViewNode]?
  var cornerRadius: CGFloat?
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationSettings? { nil }
}

extension EnvironmentValues {
  /// The sheet around; nil outside of one.
  var presentation: PresentationSettings? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

/// A sheet over the screen: a card at the bottom, as high as its detent; or the whole screen.
private struct SheetCard: View {
  let content: _ViewNode
  let settings: PresentationSettings
  let coversScreen: Bool

  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    if coversScreen {
      card.background { background.ignoresSafeArea() }
    } else {
      card
        .background { background.clipShape(shape).ignoresSafeArea(edges: .bottom) }
        .overlay(alignment: .top) { if settings.showsIndicator { indicator } }
        .modifier(
          LayoutModifier(
            kind: "sheet",
            behavior: SheetBehavior(
              heights: settings.detents.map(\.height), top: metrics.presentation.sheetTop))
        )
        .background { Color(uiColor: .systemGray2).ignoresSafeArea() }
    }
  }

  private var card: some View {
    NodeView(content).frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private var background: some View {
    if let background = settings.background {
      NodeView(background)
    } else {
      Rectangle().fill(Color(uiColor: .systemBackground))
    }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: settings.cornerRadius ?? metrics.presentation.sheetRadius)
  }

  /// 36 x 5 points, 5 below the edge (from memory).
  private var indicator: some View {
    Capsule().fill(Color(uiColor: .systemGray3)).frame(width: 36, height: 5).padding(.top, 5)
  }
}

extension View {
  /// Presents the views of `content` on a card while `isPresented` is true. The screen below is then not drawn.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        coversScreen: false, sheet: isPresented.wrappedValue ? content() : nil,
        dismiss: { isPresented.dismiss(onDismiss) }))
  }

  /// Presents the views for `item` on a card while there is an item. The screen below is then not drawn.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        coversScreen: false, sheet: item.wrappedValue.map(content),
        dismiss: { item.dismiss(onDismiss) }))
  }

  /// Presents the views of `content` over the whole screen while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        coversScreen: true, sheet: isPresented.wrappedValue ? content() : nil,
        dismiss: { isPresented.dismiss(onDismiss) }))
  }

  /// Presents the views for `item` over the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        coversScreen: true, sheet: item.wrappedValue.map(content),
        dismiss: { item.dismiss(onDismiss) }))
  }

  /// Presents the views of `content` while `isPresented` is true: on a card, as an iPhone does.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Presents the views for `item` while there is an item: on a card, as an iPhone does.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// Where the arrow of a popover points. On an iPhone there is no arrow.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  public struct Source: Hashable, Sendable {
    /// The whole view.
    public static let bounds = Source()

    /// A rectangle in the view, in points.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }

  /// A rectangle.
  case rect(Source)
  /// A point, as fractions of the view's size.
  case point(UnitPoint)
}

extension Binding<Bool> {
  /// Closes what is presented.
  @MainActor func dismiss(_ after: (() -> Void)?) {
    wrappedValue = false
    after?()
  }
}

extension Binding where Value: ExpressibleByNilLiteral {
  /// Closes what is presented.
  @MainActor func dismiss(_ after: (() -> Void)?) {
    wrappedValue = nil
    after?()
  }
}
