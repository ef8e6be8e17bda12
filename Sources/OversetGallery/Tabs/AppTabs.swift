import SwiftUI

/// The app's screens, one for each tab.
struct AppTabs: View {
  var body: some View {
    TabView {
      CharacterList(viewModel: CharacterListViewModelStub(state: .loaded(CharacterProfile.samples)))
        .tabItem { Label("Characters", systemImage: "person.circle") }
      NavigationStack { ChatScreen(viewModel: ChatViewModelStub.conversation) }
        .tabItem { Label("Messages", systemImage: "bubble.left") }
      SettingsForm(viewModel: SettingsViewModelStub.signedIn)
        .tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}

#Preview("characters", traits: .modifier(SamplePictures())) {
  AppTabs()
}
