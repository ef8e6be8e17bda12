import Foundation
import OversetLayoutEngine
import OversetUI
import OversetVocabulary

/// Makes what fills screens of the descriptions in layout fixtures: lists, bars, tabs, sheets, alerts.
@MainActor
enum ScreenReader {
  static func view(_ described: DescribedView) throws -> AnyView? {
    switch described.name {
    case "List":
      let content = try ViewReader.views(described.children)
      return described.word("style") == "plain"
        ? AnyView(List { content }.listStyle(.plain)) : AnyView(List { content })
    case "Form":
      let content = try ViewReader.views(described.children)
      return AnyView(Form { content })
    case "Section":
      let content = try ViewReader.views(described.children)
      let header = try ViewReader.views(described.views("header"))
      let footer = try ViewReader.views(described.views("footer"))
      return AnyView(
        Section {
          content
        } header: {
          header
        } footer: {
          footer
        })
    case "NavigationStack":
      let content = try ViewReader.views(described.children)
      return AnyView(NavigationStack { content })
    case "TabView":
      let content = try ViewReader.views(described.children)
      let tabs = TabView(selection: .constant(Int(described.number("chosen") ?? 0))) { content }
      return described.word("style") == "page"
        ? AnyView(tabs.tabViewStyle(.page)) : AnyView(tabs)
    case "NavigationSplitView": return try splitView(described)
    default: return nil
    }
  }

  /// A split view of two columns, or of three where there is content between them.
  private static func splitView(_ described: DescribedView) throws -> AnyView {
    let sidebar = try ViewReader.views(described.views("sidebar"))
    let content = try ViewReader.views(described.views("content"))
    let detail = try ViewReader.views(described.views("detail"))
    let shown: NavigationSplitViewVisibility =
      switch described.word("shown") {
      case "all": .all
      case "doubleColumn": .doubleColumn
      case "detailOnly": .detailOnly
      default: .automatic
      }
    let compact: NavigationSplitViewColumn =
      switch described.word("compact") {
      case "content": .content
      case "detail": .detail
      default: .sidebar
      }
    if described.views("content").isEmpty {
      return AnyView(
        NavigationSplitView(
          columnVisibility: .constant(shown), preferredCompactColumn: .constant(compact)
        ) {
          sidebar
        } detail: {
          detail
        })
    }
    return AnyView(
      NavigationSplitView(
        columnVisibility: .constant(shown), preferredCompactColumn: .constant(compact)
      ) {
        sidebar
      } content: {
        content
      } detail: {
        detail
      })
  }

  static func apply(_ modifier: DescribedView, to view: AnyView) throws -> AnyView? {
    if let view = try rows(modifier, view) { return view }
    if let view = try bars(modifier, view) { return view }
    return try presentations(modifier, view)
  }

  // MARK: Rows

  private static func rows(_ modifier: DescribedView, _ view: AnyView) throws -> AnyView? {
    let length = modifier.number("length") ?? 0
    switch modifier.name {
    case "listRowInsets":
      return AnyView(view.listRowInsets(ModifierReader.insets(modifier)))
    case "leastRowHeight":
      return AnyView(view.environment(\.defaultMinListRowHeight, length))
    case "listSectionSpacing": return AnyView(view.listSectionSpacing(length))
    case "listRowSpacing": return AnyView(view.listRowSpacing(length))
    case "badge":
      return AnyView(view.badge(Int(modifier.number("count") ?? 0)))
    case "metrics26": return AnyView(view.environment(\.platformMetrics, .ios26))
    default: return nil
    }
  }

  // MARK: Bars

  private static func bars(_ modifier: DescribedView, _ view: AnyView) throws -> AnyView? {
    switch modifier.name {
    case "title":
      let titled = view.navigationTitle(Text(verbatim: modifier.word("words") ?? ""))
      return modifier.flag("inline")
        ? AnyView(titled.navigationBarTitleDisplayMode(.inline)) : AnyView(titled)
    case "toolbar":
      let content = try ViewReader.views(modifier.children)
      let placement = try placement(modifier.word("placement") ?? "")
      return AnyView(view.toolbar { ToolbarItem(placement: placement) { content } })
    case "tabItem":
      let words = modifier.word("words") ?? ""
      let content = try ViewReader.views(modifier.children)
      return modifier.children.isEmpty
        ? AnyView(view.tabItem { Text(verbatim: words) }) : AnyView(view.tabItem { content })
    case "tag": return AnyView(view.tag(Int(modifier.number("tag") ?? 0)))
    case "hidesTabBar": return AnyView(view.toolbar(.hidden, for: .tabBar))
    case "hidesNavigationBar": return AnyView(view.toolbar(.hidden, for: .navigationBar))
    case "searchable": return AnyView(view.searchable(text: .constant("")))
    case "regularWidth":
      return AnyView(view.environment(\.horizontalSizeClass, .regular))
    case "columnWidth":
      guard let ideal = modifier.number("ideal") else {
        return AnyView(view.navigationSplitViewColumnWidth(modifier.number("length") ?? 0))
      }
      return AnyView(
        view.navigationSplitViewColumnWidth(
          min: modifier.number("least"), ideal: ideal, max: modifier.number("most")))
    default: return nil
    }
  }

  private static func placement(_ name: String) throws -> ToolbarItemPlacement {
    switch name {
    case "topBarLeading": .topBarLeading
    case "topBarTrailing": .topBarTrailing
    case "bottomBar": .bottomBar
    case "principal": .principal
    default: throw DescribedView.Unknown(description: "a placement called \(name)")
    }
  }

  // MARK: Presentations

  private static func presentations(_ modifier: DescribedView, _ view: AnyView) throws -> AnyView? {
    let content = try ViewReader.views(modifier.children)
    let title = Text(verbatim: modifier.word("words") ?? "")
    switch modifier.name {
    case "sheet":
      let detents = detents(modifier)
      return AnyView(
        view.sheet(isPresented: .constant(true)) { content.presentationDetents(detents) })
    case "fullScreenCover":
      return AnyView(view.fullScreenCover(isPresented: .constant(true)) { content })
    case "popover": return AnyView(view.popover(isPresented: .constant(true)) { content })
    case "alert":
      return AnyView(view.alert(title, isPresented: .constant(true)) { content })
    case "confirmationDialog":
      return AnyView(
        view.confirmationDialog(title, isPresented: .constant(true), titleVisibility: .visible) {
          content
        })
    default: return nil
    }
  }

  private static func detents(_ modifier: DescribedView) -> Set<PresentationDetent> {
    if let height = modifier.number("height") { return [.height(height)] }
    if let fraction = modifier.number("fraction") { return [.fraction(fraction)] }
    return modifier.word("detent") == "medium" ? [.medium] : [.large]
  }
}
