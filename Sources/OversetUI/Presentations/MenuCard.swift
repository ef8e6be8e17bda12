import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// A menu over the screen: its items below each other, each on up to two lines.
///
/// 250 points wide, rows at least 44 high (iOS 13 to 18, from memory). What does not fit the screen scrolls. A device
/// shows it beside what was pressed; here it stands in the middle of the screen.
struct MenuCard: View {
  let items: [_ViewNode]

  @Environment(\.platformMetrics) private var metrics

  private var measures: PresentationMetrics { metrics.presentation }

  var body: some View {
    ViewThatFits(in: .vertical) {
      rows
      ScrollView { rows }
    }
    .frame(width: measures.menuWidth)
    .background(
      Color(uiColor: .secondarySystemGroupedBackground),
      in: RoundedRectangle(cornerRadius: measures.alertRadius)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Color(uiColor: .systemGray2).ignoresSafeArea() }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        NodeView(items[index])
          .systemPart(.menuItem)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, measures.menuPadding)
          .padding(.vertical, 11)
          .frame(minHeight: measures.menuRowHeight)
          .overlay(alignment: .top) { if index > 0 { Divider() } }
      }
    }
  }
}

/// A modifier that shows a menu over the screen while it is open.
struct MenuPresenter<Items: View>: ViewModifier {
  typealias Body = Never

  let isOpen: Binding<Bool>
  let items: Items

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    guard modifier.isOpen.wrappedValue else { return nodes }
    let outer = context.environment.menuDismissal
    let dismiss: @MainActor () -> Void = {
      modifier.isOpen.wrappedValue = false
      outer?()
    }
    context.services.presentations.add {
      let inside = context.inMenu(dismiss: dismiss)
      let items = resolve(modifier.items, in: inside.descending(to: "items"))
      for item in items { item.closeMenuOnTap(dismiss) }
      let menu = resolve(MenuCard(items: items), in: inside)
      for node in menu { node.gestures.dismiss = { modifier.isOpen.wrappedValue = false } }
      return menu
    }
    return nodes
  }
}

extension _ViewNode {
  /// Makes every button close the menu after its action, but those that open another menu.
  fileprivate func closeMenuOnTap(_ dismiss: @escaping @MainActor () -> Void) {
    guard !gestures.opensMenu else { return }
    if case .button(let action) = control {
      control = .button {
        action()
        dismiss()
      }
    }
    for child in children { child.closeMenuOnTap(dismiss) }
  }
}

extension _ViewContext {
  /// The context of the items of a menu: text of the body's size on up to two lines, icons at the trailing edge.
  fileprivate func inMenu(dismiss: @escaping @MainActor () -> Void) -> _ViewContext {
    var context = presented("menu", dismiss: dismiss)
    context.environment.menuDismissal = dismiss
    context.environment[LookKey<PrimitiveButtonStyleConfiguration>.self] = []
    context.environment.font = .body
    context.environment.lineLimit = 2
    context.environment.setForeground(Color(uiColor: .label))
    context.environment.setDefaultLabelStyle(MenuLabelStyle())
    return context
  }
}

/// A label in a menu: the title at the leading edge, the icon at the trailing edge.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title.frame(maxWidth: .infinity, alignment: .leading)
      configuration.icon
    }
  }
}

private enum MenuDismissalKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Closes the menu around, with those around it; nil outside of one.
  fileprivate var menuDismissal: (@MainActor () -> Void)? {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }
}
