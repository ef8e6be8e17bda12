import Foundation
import Observation
import OversetUI
import SnapshotTesting

/// A screen as an app has it: generic over its model, with pictures from a loader in the environment.
struct ProfileScreen<Model: ProfileModel>: View {
  let viewModel: Model

  var body: some View {
    content
      .navigationTitle(Text(verbatim: "Profile"))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(uiColor: .systemGroupedBackground))
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading: ProgressView()
    case .loaded(let profile): card(profile)
    case .empty: message("Nobody here", symbol: "person.fill")
    case .failed(let reason): message(reason, symbol: "exclamationmark.triangle")
    }
  }

  private func card(_ profile: Profile) -> some View {
    HStack(spacing: 16) {
      CachedAsyncImage(url: profile.portrait) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 64, height: 64)
      .clipShape(Circle())
      VStack(alignment: .leading) {
        Text(verbatim: profile.name).font(.headline)
        ProgressView(value: profile.share) { Text(verbatim: "Complete") }
      }
    }
    .padding()
  }

  private func message(_ text: String, symbol: String) -> some View {
    VStack(spacing: 12) {
      Image(systemName: symbol).font(.largeTitle)
      Text(verbatim: text)
    }
    .foregroundStyle(Color.secondary)
  }
}

struct Profile {
  var name: String
  var portrait: URL?
  var share: Double

  static func stub() -> Profile {
    Profile(name: "Mira", portrait: URL(string: "https://example.org/mira.png"), share: 0.6)
  }
}

enum ProfileState {
  case loading
  case loaded(Profile)
  case empty
  case failed(String)
}

@MainActor protocol ProfileModel: Observable {
  var state: ProfileState { get }
  func load() async
}

@Observable final class ProfileModelStub: ProfileModel {
  var state: ProfileState

  init(state: ProfileState) { self.state = state }

  func load() async {}
}

// MARK: Pictures

protocol PictureLoader: Sendable {
  func cached(_ url: URL) -> UIImage?
}

struct PictureLoaderMock: PictureLoader {
  let image: UIImage?

  func cached(_ url: URL) -> UIImage? { image }
}

private struct PictureLoaderKey: EnvironmentKey {
  static let defaultValue: any PictureLoader = PictureLoaderMock(image: nil)
}

extension EnvironmentValues {
  var imageLoader: any PictureLoader {
    get { self[PictureLoaderKey.self] }
    set { self[PictureLoaderKey.self] = newValue }
  }
}

extension View {
  func imageLoader(_ loader: any PictureLoader) -> some View { environment(\.imageLoader, loader) }
}

/// Shows the picture that the loader has, and a placeholder where it has none.
struct CachedAsyncImage<Content: View, Placeholder: View>: View {
  @Environment(\.imageLoader) private var loader

  let url: URL?
  @ViewBuilder let content: (Image) -> Content
  @ViewBuilder let placeholder: () -> Placeholder

  var body: some View {
    if let image = url.flatMap(loader.cached) {
      content(Image(uiImage: image))
    } else {
      placeholder()
    }
  }
}
