/// A type whose views are shown in the canvas of Xcode, and in Overset's matrix: what `#Preview` replaces.
///
/// Each view of ``previews`` is a state of the component, which is called as the type without `_Previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of ``previews``; the compiler infers it.
  associatedtype Previews: View

  /// The views, each in a picture of its own.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews; nil is the platform of the target. Overset lays previews for other platforms than
  /// iOS out as for iOS.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the target.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are meant for.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}
