import SwiftUI

/// Hands out pictures that are already on the device.
///
/// The app's own loader reads its cache and fetches what is missing; snapshots inject a loader
/// of fixed pictures, so that nothing a view draws depends on the network.
protocol ImageLoader: Sendable {
  /// The picture stored under `path`, or nil while there is none.
  func image(at path: String) -> UIImage?
}

/// The default loader of a view: it has no pictures, so placeholders show.
struct EmptyImageLoader: ImageLoader {
  func image(at path: String) -> UIImage? { nil }
}

private struct ImageLoaderKey: EnvironmentKey {
  static let defaultValue: any ImageLoader = EmptyImageLoader()
}

extension EnvironmentValues {
  /// Where views find the pictures they show.
  var imageLoader: any ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

extension View {
  /// Gives `loader` to every view inside this one.
  func imageLoader(_ loader: any ImageLoader) -> some View {
    environment(\.imageLoader, loader)
  }
}
