import Foundation
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree

/// The bar at the top of a navigation stack.
///
/// Its items stand at the leading and the trailing edge, an inline title between them: in the middle of the bar
/// where there is room, else beside them. A large title stands on one line below. The measures are those of
/// ``BarMetrics``.
struct NavigationBar: View {
  let bars: ScreenBars
  let isLarge: Bool
  /// The way back; nil if there is none.
  let back: (@MainActor () -> Void)?
  let previousTitle: Text?

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.platformMetrics) private var metrics

  private var bar: BarMetrics { metrics.bars }

  /// The room above the line of a large title, in whole points: where the lines of a language are higher, the
  /// bar is, too (measured for Arabic, Hindi and Thai on iOS 26).
  private var roomAbove: CGFloat {
    let size = Font.TextStyle.largeTitle.metrics(at: min(typeSize, .xxxLarge)).size
    let line = CGFloat(size * SystemFontModel.ios.lineHeight)
    return max((bar.largeTitleHeight - bar.largeTitleBelow - line).rounded(.down), 0)
  }

  private var showsLargeTitle: Bool {
    isLarge && bars.shownTitle != nil && bars.items(in: .center).isEmpty
  }

  var body: some View {
    VStack(spacing: 0) {
      items
      if showsLargeTitle { largeTitle }
      if let search = bars.search { search }
    }
    .barBackground(bars.backgrounds[.navigationBar], toward: .top)
    // Bars do not grow with accessibility sizes: the title is shown enlarged when it is held.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private var items: some View {
    TitleRow(margin: bar.margin, spacing: bar.itemSpacing) {
      HStack(spacing: bar.itemSpacing) {
        if let back { BackButton(title: previousTitle, back: back) }
        NodeView(bars.items(in: .leading))
      }
      .systemPart(.barItem)
    } center: {
      let center = bars.items(in: .center)
      if !center.isEmpty {
        HStack { NodeView(center) }.systemPart(.barItem)
      } else if !showsLargeTitle, let title = bars.shownTitle {
        VStack(spacing: 0) {
          title.font(.headline)
          if let subtitle = bars.subtitle {
            subtitle.font(.caption).foregroundStyle(Color(uiColor: .secondaryLabel))
          }
        }
        .lineLimit(1)
        .systemPart(.barTitle)
      }
    } trailing: {
      HStack(spacing: bar.itemSpacing) { NodeView(bars.items(in: .trailing)) }
        .systemPart(.barItem)
    }
    .frame(minHeight: bar.height)
  }

  private var largeTitle: some View {
    VStack(alignment: .leading, spacing: 0) {
      bars.title?.font(.largeTitle.weight(.bold))
      bars.subtitle?.font(.subheadline).foregroundStyle(Color(uiColor: .secondaryLabel))
    }
    .lineLimit(1)
    .systemPart(.barTitle)
    .padding(.horizontal)
    .padding(.top, roomAbove)
    .padding(.bottom, bar.largeTitleBelow)
    .frame(maxWidth: .infinity, minHeight: bar.largeTitleHeight, alignment: .bottomLeading)
  }
}

/// The way back to the screen before: an arrow, and that screen's title where there is one (from memory; up to
/// iOS 18 the title is left out where it does not fit, here above 120 points).
private struct BackButton: View {
  let title: Text?
  let back: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "chevron.backward").font(.body.weight(.semibold)).imageScale(.large)
      if let title {
        ViewThatFits(in: .horizontal) {
          title.lineLimit(1)
            .modifier(
              LayoutModifier(kind: "frame", behavior: ShortTitleBehavior(greatestWidth: 120))
            )
            .fixedSize()
          EmptySpace()
        }
      }
    }
    .foregroundStyle(Color.accentColor)
    .onTapGesture(perform: back)
    .accessibilityIdentifier("back")
  }
}

/// No room at all.
private struct EmptySpace: View {
  var body: some View { Color.clear.frame(width: 0, height: 0) }
}

/// Views at the ends of a bar, and one in the middle.
struct TitleRow<Leading: View, Center: View, Trailing: View>: View {
  typealias Body = Never

  let margin: CGFloat
  let spacing: CGFloat
  let leading: Leading
  let center: Center
  let trailing: Trailing

  init(
    margin: CGFloat, spacing: CGFloat, @ViewBuilder leading: () -> Leading,
    @ViewBuilder center: () -> Center, @ViewBuilder trailing: () -> Trailing
  ) {
    self.margin = margin
    self.spacing = spacing
    self.leading = leading()
    self.center = center()
    self.trailing = trailing()
  }

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    func part<Content: View>(_ content: Content, _ name: String) -> _ViewNode {
      let nodes = resolve(content, in: context.descending(to: name))
      return _ViewNode.one(of: nodes, or: "HStack", StackBehavior.horizontal(), in: context)
    }
    return [
      _ViewNode(
        "bar", TitleRowBehavior(margin: view.margin, spacing: view.spacing),
        children: [
          part(view.leading, "leading"), part(view.center, "center"),
          part(view.trailing, "trailing"),
        ], in: context)
    ]
  }
}

/// The bar at the bottom of a screen: its items side by side; a spacer among them pushes them apart. One item
/// stands in the middle (from memory).
struct BottomBar: View {
  let items: [_ViewNode]
  let background: BarBackground?

  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    HStack(spacing: metrics.bars.itemSpacing) { NodeView(items) }
      .systemPart(.barItem)
      .padding(.horizontal, metrics.bars.margin)
      .frame(maxWidth: .infinity, minHeight: metrics.bars.toolbarHeight)
      .barBackground(background, toward: .bottom)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}
