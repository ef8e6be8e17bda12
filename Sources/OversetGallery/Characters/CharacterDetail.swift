import SwiftUI

/// The page of one character, from which a conversation starts.
struct CharacterDetail<ViewModel: CharacterDetailViewModel>: View {
  @State private var isFavorite = false

  let viewModel: ViewModel

  var body: some View {
    VStack(spacing: 0) {
      navigationBar
      switch viewModel.state {
      case .loading:
        skeleton
      case .loaded(let profile):
        page(of: profile)
      case .failed:
        failure
      }
      Spacer(minLength: 0)
    }
    .screen(background: Color(uiColor: .systemBackground))
    .accessibilityIdentifier("characterDetail")
  }

  private var navigationBar: some View {
    HStack {
      Button {
        viewModel.close()
      } label: {
        HStack(spacing: 4) {
          Image(systemName: "chevron.backward")
            .fontWeight(.semibold)
          Text("Characters")
        }
      }
      Spacer()
      Button {
        isFavorite.toggle()
      } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
      }
      .accessibilityLabel("Favorite")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
  }

  private var skeleton: some View {
    VStack(spacing: 16) {
      Circle()
        .fill(Color(uiColor: .systemGray5))
        .frame(width: 112, height: 112)
      SkeletonBar(width: 140, height: 20)
      SkeletonBar(width: 96)
      Text("Loading…")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
    }
    .padding(.top, 16)
  }

  private var failure: some View {
    StatusMessage(
      systemImage: "exclamationmark.circle",
      title: "Couldn’t load this character",
      message: "It may have been deleted, or you may be offline.",
      actionTitle: "Try Again"
    ) {
      viewModel.reload()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func page(of profile: CharacterProfile) -> some View {
    VStack(spacing: 20) {
      CharacterHeading(profile: profile)
      CharacterFigures(profile: profile)
      VStack(alignment: .leading, spacing: 6) {
        Text("About")
          .font(.headline)
        Text(profile.role.summary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        viewModel.startConversation()
      } label: {
        Text("Start Conversation")
          .prominentLabel()
      }
    }
    .padding(16)
  }
}

#Preview("loading") {
  CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .loading))
}

#Preview("loaded", traits: .modifier(SamplePictures())) {
  CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .loaded(.mira)))
}

#Preview("error") {
  CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .failed))
}
