import SwiftUI

/// The characters a person talks to, the latest conversation first.
struct CharacterList<ViewModel: CharacterListViewModel>: View {
  @State private var query = ""

  let viewModel: ViewModel

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Characters")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Create Character", systemImage: "plus") {
              viewModel.createCharacter()
            }
            .labelStyle(.iconOnly)
          }
        }
    }
    .accessibilityIdentifier("characterList")
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      skeleton
    case .loaded(let profiles):
      rows(of: profiles)
    case .empty:
      message(
        "No characters yet", systemImage: "person.circle",
        "Create a character to start your first conversation."
      ) {
        Button("Create Character") {
          viewModel.createCharacter()
        }
      }
    case .failed:
      message(
        "Couldn’t load your characters", systemImage: "exclamationmark.triangle",
        "Check your connection and try again."
      ) {
        Button("Try Again") {
          viewModel.reload()
        }
      }
    }
  }

  private var skeleton: some View {
    List {
      Section {
        ForEach(0..<5, id: \.self) { _ in
          SkeletonRow()
        }
      } footer: {
        Text("Loading characters…")
      }
    }
    .listStyle(.plain)
  }

  private func rows(of profiles: [CharacterProfile]) -> some View {
    let unreadCount = profiles.filter { $0.unreadCount > 0 }.count
    return List {
      Section {
        ForEach(profiles) { profile in
          NavigationLink(value: profile.id) {
            CharacterRow(profile: profile)
          }
        }
      } header: {
        Text("\(profiles.count) characters, \(unreadCount) with unread messages")
      }
    }
    .listStyle(.plain)
    .searchable(text: $query, prompt: "Search characters")
    .navigationDestination(for: String.self) { id in
      if let profile = profiles.first(where: { $0.id == id }) {
        CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .loaded(profile)))
      }
    }
  }

  private func message<Actions: View>(
    _ title: LocalizedStringKey, systemImage: String, _ explanation: LocalizedStringKey,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    ContentUnavailableView {
      Label(title, systemImage: systemImage)
    } description: {
      Text(explanation)
    } actions: {
      actions()
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview("loading") {
  CharacterList(viewModel: CharacterListViewModelStub(state: .loading))
}

#Preview("loaded", traits: .modifier(SamplePictures())) {
  CharacterList(viewModel: CharacterListViewModelStub(state: .loaded(CharacterProfile.samples)))
}

#Preview("empty") {
  CharacterList(viewModel: CharacterListViewModelStub(state: .empty))
}

#Preview("error") {
  CharacterList(viewModel: CharacterListViewModelStub(state: .failed))
}

#Preview("offline") {
  CharacterList(viewModel: CharacterListViewModelStub(state: .loading))
    .alert("You’re offline", isPresented: .constant(true)) {
      Button("Try Again") {}
      Button("Not Now", role: .cancel) {}
    } message: {
      Text("Check your connection and try again.")
    }
}
