public import Foundation

private enum TrackingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum BaselineOffsetKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
  /// Extra space after each cluster of texts that set none, in points.
  var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// How far texts that say nothing of it are raised, in points.
  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }
}

extension View {
  /// Puts extra space after each cluster of text inside this view, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// Puts extra space after each cluster of text inside this view, in points: the same as `tracking(_:)`.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Raises text inside this view, in points; a negative number lowers it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }
}
