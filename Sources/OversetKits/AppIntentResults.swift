public import OversetUI

/// What running an intent gives.
public protocol IntentResult: Sendable {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
}
/// A result with words.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result with an intent whose view is shown.
public protocol ShowsSnippetIntent: IntentResult {}
/// A result with an intent that runs next.
public protocol OpensIntent: IntentResult {}

/// A part that a result has. You rarely name this type.
public enum _GivenPart {}
/// A part that a result lacks. You rarely name this type.
public enum _AbsentPart {}

/// A result without a value, which keeps nothing: nobody runs an intent. You rarely name this type.
public struct _IntentResult<Dialog, Snippet, Next>: IntentResult {}
/// A result with a value, which keeps nothing. You rarely name this type.
public struct _IntentValueResult<Value, Dialog, Snippet, Next>: ReturnsValue {}

extension _IntentResult: ProvidesDialog where Dialog == _GivenPart {}
extension _IntentResult: ShowsSnippetView where Snippet == _GivenPart {}
extension _IntentResult: OpensIntent where Next == _GivenPart {}
extension _IntentValueResult: ProvidesDialog where Dialog == _GivenPart {}
extension _IntentValueResult: ShowsSnippetView where Snippet == _GivenPart {}
extension _IntentValueResult: OpensIntent where Next == _GivenPart {}

extension IntentResult where Self == _IntentResult<_AbsentPart, _AbsentPart, _AbsentPart> {
  /// Nothing.
  public static func result() -> Self { Self() }
}
extension IntentResult where Self == _IntentResult<_GivenPart, _AbsentPart, _AbsentPart> {
  /// Words.
  public static func result(dialog: IntentDialog) -> Self { Self() }
}
extension IntentResult where Self == _IntentResult<_AbsentPart, _GivenPart, _AbsentPart> {
  /// A view.
  public static func result<Content: View>(view: Content) -> Self { Self() }
  /// A view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self { Self() }
}
extension IntentResult where Self == _IntentResult<_GivenPart, _GivenPart, _AbsentPart> {
  /// Words and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self { Self() }
  /// Words and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self() }
}
extension IntentResult where Self == _IntentResult<_AbsentPart, _AbsentPart, _GivenPart> {
  /// An intent that runs next.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self { Self() }
}
extension IntentResult where Self == _IntentResult<_GivenPart, _AbsentPart, _GivenPart> {
  /// Words, and an intent that runs next.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self {
    Self()
  }
}

extension IntentResult {
  /// A value.
  public static func result<Value>(
    value: Value
  ) -> Self where Self == _IntentValueResult<Value, _AbsentPart, _AbsentPart, _AbsentPart> {
    Self()
  }
  /// A value and words.
  public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == _IntentValueResult<Value, _GivenPart, _AbsentPart, _AbsentPart> {
    Self()
  }
  /// A value and a view.
  public static func result<Value, Content: View>(
    value: Value, view: Content
  ) -> Self where Self == _IntentValueResult<Value, _AbsentPart, _GivenPart, _AbsentPart> {
    Self()
  }
  /// A value, words and a view.
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == _IntentValueResult<Value, _GivenPart, _GivenPart, _AbsentPart> {
    Self()
  }
  /// A value, and an intent that runs next.
  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next
  ) -> Self where Self == _IntentValueResult<Value, _AbsentPart, _AbsentPart, _GivenPart> {
    Self()
  }
}
