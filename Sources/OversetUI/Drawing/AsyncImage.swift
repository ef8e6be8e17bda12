public import Foundation

/// How far a picture from the web has come. Overset loads none.
public enum AsyncImagePhase: Sendable {
  /// It has not been loaded.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture; nil if it is not there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded; nil if nothing went wrong.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from the web. Overset loads nothing, and shows what stands there before the picture.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a view that shows its grey placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePlaceholder {
    content = _AsyncImagePlaceholder()
  }

  /// Creates a view that shows `placeholder`.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates a view that shows what `content` makes of a picture that has not been loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// What stands there before the picture.
  public var body: some View { content }
}

/// The grey box that stands for a picture before it is loaded.
public struct _AsyncImagePlaceholder: View {
  /// A grey box that fills the space that it is offered.
  public var body: some View { Color(uiColor: .systemFill) }
}
