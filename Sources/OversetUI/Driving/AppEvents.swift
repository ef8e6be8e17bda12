public import Foundation

extension View {
  /// Records that the view opens addresses. Nothing opens one here.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    recorded("onOpenURL")
  }
}

/// A field that is submitted: what `onSubmit(of:_:)` listens to.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the fields.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
