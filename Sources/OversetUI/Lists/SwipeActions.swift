import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// The buttons that a swipe has uncovered beside a row.
struct RevealedSwipe {
  /// The edge at which they stand.
  let edge: HorizontalEdge
  /// The buttons, the first at the edge.
  let buttons: [_ViewNode]
}

/// A modifier that lets a swipe uncover buttons beside its content's row. Outside of a list there is no row.
private struct SwipeActionsModifier<Buttons: View>: ViewModifier {
  let edge: HorizontalEdge
  let buttons: Buttons
  @State private var isRevealed = false

  init(edge: HorizontalEdge, buttons: Buttons) {
    self.edge = edge
    self.buttons = buttons
  }

  func body(content: Content) -> some View {
    content
      .recorded("swipeActions")
      .modifier(SwipeRevealer(edge: edge, isRevealed: $isRevealed, buttons: buttons))
  }
}

/// A modifier that puts buttons beside the row of its content while they are uncovered.
private struct SwipeRevealer<Buttons: View>: ViewModifier {
  typealias Body = Never

  let edge: HorizontalEdge
  let isRevealed: Binding<Bool>
  let buttons: Buttons

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    guard context.environment.listLook != nil, let row = nodes.first else { return nodes }
    let isRevealed = modifier.isRevealed
    row.gestures.swipes[modifier.edge] = { isRevealed.wrappedValue = true }
    if isRevealed.wrappedValue {
      row.traits.listRow.swipe = RevealedSwipe(
        edge: modifier.edge,
        buttons: SwipeButtons.nodes(of: modifier.buttons, in: context) {
          isRevealed.wrappedValue = false
        })
    }
    return nodes
  }
}

/// The buttons beside a row that is swiped.
@MainActor
enum SwipeButtons {
  /// The nodes of the buttons. A tap covers them again.
  static func nodes<Buttons: View>(
    of buttons: Buttons, in context: _ViewContext, close: @escaping @MainActor () -> Void
  ) -> [_ViewNode] {
    var inside = context.descending(to: "swipe")
    inside.environment[LookKey<PrimitiveButtonStyleConfiguration>.self] = []
    inside.environment.listLook = nil
    inside.environment.font = .subheadline
    inside.environment.lineLimit = 1
    inside.environment.setForeground(Color.white)
    inside.environment.setDefaultLabelStyle(IconOnlyLabelStyle())
    let nodes = resolve(buttons, in: inside)
    for node in nodes.flatMap(\.withDescendants) {
      guard case .button(let action) = node.control else { continue }
      node.control = .button {
        action()
        close()
      }
    }
    return nodes
  }
}

/// A modifier that lets a swipe uncover the system's button that deletes a row.
struct DeleteModifier: ViewModifier {
  let action: (@MainActor (IndexSet) -> Void)?
  /// The row whose button is uncovered.
  @State private var revealed: Int?

  init(action: (@MainActor (IndexSet) -> Void)?) { self.action = action }

  func body(content: Content) -> some View {
    content
      .recorded("onDelete")
      .modifier(DeleteRevealer(revealed: $revealed, action: action))
  }
}

/// A modifier that puts the button beside the row of one of its nodes. Rows with swipes of their own keep those.
private struct DeleteRevealer: ViewModifier {
  typealias Body = Never

  let revealed: Binding<Int?>
  let action: (@MainActor (IndexSet) -> Void)?

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    guard let action = modifier.action, context.environment.listLook != nil else { return nodes }
    let revealed = modifier.revealed
    for (index, node) in nodes.enumerated() {
      let own = node.withDescendants.contains { $0.gestures.swipes[.trailing] != nil }
      guard !own else { continue }
      node.gestures.swipes[.trailing] = { revealed.wrappedValue = index }
      guard revealed.wrappedValue == index else { continue }
      // The system's word is not in the app's catalogs.
      let button = Button(role: .destructive) {
        action(IndexSet(integer: index))
      } label: {
        Text(.delete)
      }
      node.traits.listRow.swipe = RevealedSwipe(
        edge: .trailing,
        buttons: SwipeButtons.nodes(of: button, in: context) { revealed.wrappedValue = nil })
    }
    return nodes
  }
}

/// A modifier that moves a row aside for the buttons that a swipe has uncovered.
struct SwipedRowModifier: WrappingModifier {
  typealias Body = Never

  let swipe: RevealedSwipe

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let buttons = _ViewNode.root(
      resolve(row, in: context.descending(to: "swipe")), in: context)
    let node = _ViewNode(
      "swipe", SwipedRowBehavior(isLeading: swipe.edge == .leading), children: [content, buttons],
      in: context)
    node.attributes.clip = .rectangle
    return node
  }

  /// The buttons side by side, the first at the edge: at least 74 points wide (from memory), as high as the row.
  private var row: some View {
    let order = swipe.edge == .leading ? swipe.buttons : swipe.buttons.reversed()
    return HStack(spacing: 0) {
      ForEach(order.indices, id: \.self) { index in
        NodeView(order[index])
          .systemPart(.swipeButton)
          .padding(.horizontal, 12)
          .frame(minWidth: 74, maxHeight: .infinity)
          .background(Color(uiColor: color(of: order[index])))
      }
    }
  }

  private func color(of button: _ViewNode) -> UIColor {
    button.traits.buttonRole == .destructive ? .systemRed : .systemGray
  }
}

extension View {
  /// Adds buttons that a swipe over the row uncovers. A driver's `swipe` uncovers them: then they are laid out and
  /// checked. Labels show their icon (from memory). A full swipe is not told from a short one.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, buttons: content()))
  }
}
