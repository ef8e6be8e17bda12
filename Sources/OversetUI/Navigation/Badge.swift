/// Where a badge is shown.
enum BadgePlace {
  /// At the trailing edge of a list's row.
  case row
  /// On a symbol in the bar of tabs.
  case tab
}

/// The words of a badge as they look in their place: secondary words in a row, and white ones of 13 points in a red capsule
/// of at least 18 points on a tab (from memory).
private struct BadgeLabel: View {
  let label: Text
  let place: BadgePlace

  var body: some View {
    switch place {
    case .row: label.foregroundStyle(Color(uiColor: .secondaryLabel))
    case .tab:
      label
        .font(.system(size: 13))
        .foregroundStyle(Color.white)
        .lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(Color(uiColor: .systemRed), in: Capsule())
        .fixedSize()
        .dynamicTypeSize(.large)
    }
  }
}

/// A modifier that tells the list or the bar of tabs around what stands beside its content.
private struct BadgeModifier: ViewModifier {
  typealias Body = Never

  let label: Text?

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    if let label = modifier.label { nodes.setBadge(label, in: context) }
    return nodes
  }
}

extension [_ViewNode] {
  /// Gives the nodes a badge; one that has its own keeps it.
  @MainActor func setBadge(_ label: Text, in context: _ViewContext) {
    let badge = { @MainActor place in
      resolve(BadgeLabel(label: label, place: place), in: context.descending(to: "badge"))
    }
    for node in self where node.traits.badge == nil { node.traits.badge = badge }
  }
}

extension View {
  /// Shows a number beside a row or on a tab; 0 shows none. Elsewhere it is not shown, as on iOS.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows words beside a row or on a tab. Elsewhere they are not shown, as on iOS.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// Shows words, looked up in the catalogs, beside a row or on a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows words beside a row or on a tab, without looking them up.
  @_disfavoredOverload
  public func badge<Words: StringProtocol>(_ label: Words?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// A tab with a badge. You rarely name this type.
public struct _BadgedTab<Content: TabContent>: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Content.TabValue

  let content: Content
  let label: Text?

  /// The pages of the tab, with the badge for their places in the bar.
  public static func _makeTabs(_ tab: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = Content._makeTabs(tab.content, in: context)
    if let label = tab.label { nodes.setBadge(label, in: context) }
    return nodes
  }
}

extension TabContent {
  /// Shows a number on the tab; 0 shows none.
  public func badge(_ count: Int) -> _BadgedTab<Self> {
    _BadgedTab(content: self, label: count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows words on the tab.
  public func badge(_ label: Text?) -> _BadgedTab<Self> { _BadgedTab(content: self, label: label) }

  /// Shows words, looked up in the catalogs, on the tab.
  public func badge(_ key: LocalizedStringKey?) -> _BadgedTab<Self> {
    badge(key.map { Text($0) })
  }

  /// Shows words on the tab, without looking them up.
  @_disfavoredOverload
  public func badge<Words: StringProtocol>(_ label: Words?) -> _BadgedTab<Self> {
    badge(label.map { Text($0) })
  }
}
