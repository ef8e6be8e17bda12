import SwiftUI

/// The characters a person talks to, the latest conversation first.
struct CharacterList<ViewModel: CharacterListViewModel>: View {
  let viewModel: ViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Characters")
        .font(.largeTitle)
        .bold()
        .padding(.horizontal, 16)
        .padding(.top, 12)
      content
      Spacer(minLength: 0)
    }
    .screen(background: Color(uiColor: .systemBackground))
    .accessibilityIdentifier("characterList")
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      skeleton
    case .loaded(let profiles):
      searchField
      rows(of: profiles)
    case .empty:
      centered(
        StatusMessage(
          systemImage: "person.circle",
          title: "No characters yet",
          message: "Create a character to start your first conversation.",
          actionTitle: "Create Character"
        ) {
          viewModel.createCharacter()
        }
      )
    case .failed:
      centered(
        StatusMessage(
          systemImage: "exclamationmark.triangle",
          title: "Couldn’t load your characters",
          message: "Check your connection and try again.",
          actionTitle: "Try Again"
        ) {
          viewModel.reload()
        }
      )
    }
  }

  private var skeleton: some View {
    VStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { _ in
        SkeletonRow()
      }
      Text("Loading characters…")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .padding(.top, 16)
    }
  }

  private var searchField: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass")
      Text("Search characters")
      Spacer(minLength: 0)
    }
    .foregroundStyle(Color.secondary)
    .padding(10)
    .background(
      Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 10)
    )
    .padding(.horizontal, 16)
  }

  private func rows(of profiles: [CharacterProfile]) -> some View {
    let unreadCount = profiles.filter { $0.unreadCount > 0 }.count
    return VStack(alignment: .leading, spacing: 0) {
      Text("\(profiles.count) characters, \(unreadCount) with unread messages")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .padding(.horizontal, 16)
        .padding(.bottom, 4)
      ForEach(profiles) { profile in
        Button {
          viewModel.open(profile)
        } label: {
          CharacterRow(profile: profile)
        }
        Divider()
          .padding(.leading, 76)
      }
    }
  }

  private func centered(_ message: StatusMessage) -> some View {
    message
      .frame(maxWidth: .infinity, maxHeight: .infinity)
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
