import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

private enum Route: Hashable {
  case detail(Int)
  case settings
}

/// A screen with everything that apps put around one.
private struct Browser: View {
  @State private var path: [Route] = []
  @State private var mixed = NavigationPath()
  @State private var query = ""
  @State private var isShown = false
  @State private var chosen: Int?
  @State private var item: Route?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Detail", value: Route.detail(1))
        NavigationLink(value: Route.settings) { Text("Settings") }
        NavigationLink("Old", destination: Text("Old"))
        NavigationLink(destination: Text("Older")) { Text("Label") }
        NavigationLink("Active", isActive: $isShown) { Text("Inside") }
        NavigationLink(destination: Text("Tag"), tag: 1, selection: $chosen) { Text("Tagged") }
        NavigationLink {
          Text("Closure")
        } label: {
          Text("Closure label")
        }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let number): Text(verbatim: "\(number)")
        case .settings: Text("Settings")
        }
      }
      .navigationDestination(isPresented: $isShown) { Text("Presented") }
      .navigationDestination(item: $item) { route in Text(verbatim: "\(route)") }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleDisplayMode(.inline)
      .navigationBarBackButtonHidden(true)
      .toolbar { items }
      .toolbar {
        if isShown { ToolbarItem { Text("More") } }
        ToolbarSpacer(.fixed)
        ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
      }
      .toolbar(.visible, for: .navigationBar, .tabBar)
      .toolbarBackground(Color.red, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      )
      .searchScopes($chosen) { Text("All") }
    }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    ToolbarItem(placement: .principal) { Text("Middle") }
    ToolbarItemGroup(placement: .navigationBarTrailing) {
      Button("One") {}
      Button(action: {}) { Image(systemName: "plus") }
    }
  }
}

private struct Tabs: View {
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      NavigationView { Text("First").navigationBarTitle("Old", displayMode: .inline) }
        .navigationViewStyle(.stack)
        .navigationViewStyle(StackNavigationViewStyle())
        .tabItem {
          Image(systemName: "house")
          Text("Home")
        }
        .tag(1)
      Text("Second").tabItem { Text("Second") }.tag(2)
    }
    .tabViewStyle(.automatic)
  }
}

private struct NewTabs: View {
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: 1) { Text("First") }
      Tab(value: 2) {
        Text("Second")
      } label: {
        Text("Label")
      }
      if tab == 1 { Tab("Search", systemImage: "magnifyingglass", value: 3) { Text("Third") } }
    }
  }
}

private struct PlainTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("First") }
      Tab("Second", systemImage: "gear") { Text("Second") }
    }
  }
}

private struct Columns: View {
  var body: some View {
    NavigationSplitView {
      List { Text("Sidebar") }.navigationTitle("Side")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.balanced)
  }
}

/// Screens as apps write them: they must compile as they are, and be laid out.
@MainActor
struct AppLikeNavigationTests {
  private func strings(_ view: some View) throws -> [String] {
    try Stage().layout(view, screen: CGSize(width: 390, height: 800)).strings
  }

  @Test("stacks, tabs and columns as apps write them are laid out")
  func screens() throws {
    #expect(try strings(Browser()).contains("Middle"))
    #expect(try strings(Tabs()) == ["First", "Old", "Home", "Second"])
    #expect(try strings(NewTabs()) == ["First", "Home", "Label", "Search"])
    #expect(try strings(PlainTabs()) == ["First", "Home", "Second"])
    #expect(try strings(Columns()).sorted() == ["Side", "Sidebar"])
  }
}
