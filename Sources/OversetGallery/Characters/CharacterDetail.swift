import SwiftUI

/// The page of one character, from which a conversation starts.
struct CharacterDetail<ViewModel: CharacterDetailViewModel>: View {
  @State private var isFavorite = false

  let viewModel: ViewModel

  var body: some View {
    content
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Favorite", systemImage: isFavorite ? "heart.fill" : "heart") {
            isFavorite.toggle()
          }
          .labelStyle(.iconOnly)
        }
      }
      .accessibilityIdentifier("characterDetail")
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      skeleton
    case .loaded(let profile):
      page(of: profile)
    case .failed:
      failure
    }
  }

  private var skeleton: some View {
    VStack(spacing: 16) {
      Circle()
        .fill(Color(uiColor: .systemGray5))
        .frame(width: 112, height: 112)
      SkeletonBar(width: 140, height: 20)
      SkeletonBar(width: 96)
      ProgressView("Loading…")
      Spacer()
    }
    .padding(.top, 16)
  }

  private var failure: some View {
    ContentUnavailableView {
      Label("Couldn’t load this character", systemImage: "exclamationmark.circle")
    } description: {
      Text("It may have been deleted, or you may be offline.")
    } actions: {
      Button("Try Again") {
        viewModel.reload()
      }
      .buttonStyle(.borderedProminent)
    }
  }

  private func page(of profile: CharacterProfile) -> some View {
    ScrollView {
      VStack(spacing: 20) {
        CharacterHeading(profile: profile)
        CharacterFigures(profile: profile)
        GroupBox("About") {
          Text(profile.role.summary)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        Button {
          viewModel.startConversation()
        } label: {
          Text("Start Conversation")
            .prominentLabel()
        }
      }
      .padding(16)
    }
    .navigationTitle(Text(verbatim: profile.name))
  }
}

#Preview("loading") {
  NavigationStack {
    CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .loading))
  }
}

#Preview("loaded", traits: .modifier(SamplePictures())) {
  NavigationStack {
    CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .loaded(.mira)))
  }
}

#Preview("error") {
  NavigationStack {
    CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .failed))
  }
}
