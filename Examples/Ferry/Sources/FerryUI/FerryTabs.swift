import SwiftUI

/// The app's screens, one for each tab.
public struct FerryTabs: View {
  /// The tabs, with the departures in front.
  public init() {}

  public var body: some View {
    TabView {
      DepartureBoard()
        .tabItem { Label("Departures", systemImage: "ferry") }
      TicketCard(isActive: .constant(true))
        .tabItem { Label("My tickets", systemImage: "ticket") }
      SettingsScreen()
        .tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}

#Preview {
  FerryTabs()
}
