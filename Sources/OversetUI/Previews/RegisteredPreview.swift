/// A type that `#Preview` makes. Discovery finds every type that conforms.
public protocol _PreviewRegistry {
  /// The preview.
  @MainActor static var _preview: _RegisteredPreview { get }
}

/// What a `#Preview` says.
@MainActor
public struct _RegisteredPreview {
  let name: String?
  let fileID: String
  let line: Int
  let traits: Preview.ViewTraits
  let body: @MainActor () -> any View

  /// Keeps what stands in the source. The function is not generic: Swift 6.3 crashes on generic ones whose closure
  /// declares a type.
  public init(
    _ name: String?, fileID: String, line: Int, traits: [PreviewTrait<Preview.ViewTraits>],
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.traits = traits.reduce(into: Preview.ViewTraits()) { $1.change(&$0) }
    self.body = body
  }

  /// Keeps a preview of UIKit. A frame stands for it: Overset does not lay views of UIKit
  /// out.
  @_disfavoredOverload
  public init(
    _ name: String?, fileID: String, line: Int, traits: [PreviewTrait<Preview.ViewTraits>],
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, fileID: fileID, line: line, traits: traits, frame: "UIView")
  }

  /// Keeps a preview of a screen of UIKit. A frame stands for it: Overset does not lay views of UIKit out.
  @_disfavoredOverload
  public init(
    _ name: String?, fileID: String, line: Int, traits: [PreviewTrait<Preview.ViewTraits>],
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, fileID: fileID, line: line, traits: traits, frame: "UIViewController")
  }

  private init(
    _ name: String?, fileID: String, line: Int, traits: [PreviewTrait<Preview.ViewTraits>],
    frame: String
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.traits = traits.reduce(into: Preview.ViewTraits()) { $1.change(&$0) }
    body = { LabelledFrame(frame) }
  }

  /// The views, made anew.
  func views() -> AnyView { AnyView(erasing(body())) }

  private func erasing<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
}
