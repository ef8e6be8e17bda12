import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// An alert: a box in the middle of the screen with a title, a message and buttons.
///
/// 270 points wide; two buttons stand side by side where they fit (iOS 13 to 18, from memory).
struct AlertBox: View {
  let content: DialogContent

  @Environment(\.platformMetrics) private var metrics

  private var measures: PresentationMetrics { metrics.presentation }

  var body: some View {
    VStack(spacing: 0) {
      words
      DialogButtons(
        buttons: content.buttons, isLastFirst: content.hasCancel,
        height: measures.alertButtonHeight)
    }
    .frame(width: measures.alertWidth)
    .background(
      Color(uiColor: .secondarySystemGroupedBackground),
      in: RoundedRectangle(cornerRadius: measures.alertRadius)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Color(uiColor: .systemGray2).ignoresSafeArea() }
  }

  private var words: some View {
    VStack(spacing: 4) {
      content.title?.font(.headline)
      NodeView(content.message)
      if !content.fields.isEmpty {
        VStack(spacing: 8) { NodeView(content.fields) }.padding(.top, 12)
      }
    }
    .multilineTextAlignment(.center)
    .padding(measures.alertPadding)
    .frame(maxWidth: .infinity)
  }
}

/// A dialog at the bottom of the screen: buttons below each other, the one that cancels by itself.
struct ActionList: View {
  let content: DialogContent

  @Environment(\.platformMetrics) private var metrics

  private var measures: PresentationMetrics { metrics.presentation }

  var body: some View {
    VStack(spacing: measures.dialogMargin) {
      card {
        words
        DialogButtons(
          buttons: content.hasCancel ? content.buttons.dropLast() : content.buttons,
          isLastFirst: false, height: measures.dialogButtonHeight, isColumn: true)
      }
      if content.hasCancel {
        card {
          DialogButtons(
            buttons: Array(content.buttons.suffix(1)), isLastFirst: false,
            height: measures.dialogButtonHeight, isColumn: true)
        }
      }
    }
    .padding(measures.dialogMargin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .background { Color(uiColor: .systemGray2).ignoresSafeArea() }
  }

  @ViewBuilder private var words: some View {
    if content.title != nil || !content.message.isEmpty {
      VStack(spacing: 4) {
        content.title?.font(.footnote.weight(.semibold))
        NodeView(content.message)
      }
      .foregroundStyle(Color(uiColor: .secondaryLabel))
      .multilineTextAlignment(.center)
      .padding(measures.alertPadding)
    }
  }

  private func card<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack(spacing: 0, content: content)
      .frame(maxWidth: .infinity)
      .background(
        Color(uiColor: .secondarySystemGroupedBackground),
        in: RoundedRectangle(cornerRadius: measures.dialogRadius))
  }
}

/// The buttons of an alert or a dialog, each below a line.
private struct DialogButtons: View {
  typealias Body = Never

  let buttons: [_ViewNode]
  let isLastFirst: Bool
  let height: CGFloat
  var isColumn = false

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let cells = view.buttons.enumerated().flatMap { index, button in
      resolve(view.cell(button), in: context.descending(toIndex: index))
    }
    if view.isColumn {
      return [
        _ViewNode("buttons", StackBehavior.vertical(spacing: 0), children: cells, in: context)
      ]
    }
    let behavior = AlertButtonsBehavior(isLastFirst: view.isLastFirst)
    return [_ViewNode("buttons", behavior, children: cells, in: context)]
  }

  private func cell(_ button: _ViewNode) -> some View {
    NodeView(button)
      .systemPart(.dialogButton)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: height)
      .overlay(alignment: .top) { Divider() }
  }
}
