public import Foundation
import OversetLayoutEngine

extension GraphicsContext {
  /// A text, ready to be measured and drawn.
  public struct ResolvedText {
    private let text: Text
    private let context: GraphicsContext
    /// What its letters are filled with, where the text says nothing itself; a gradient gives them the mean of its
    /// colours.
    public var shading = Shading.foreground {
      didSet { style = shading.anyStyle }
    }
    private var style: AnyShapeStyle?

    init(_ text: Text, in context: GraphicsContext) {
      self.text = text
      self.context = context
    }

    /// How large the text is in a space, in points.
    public func measure(in size: CGSize) -> CGSize { measure(in: size as CGSize?) }

    /// The place of the first baseline in a space, in points below the upper edge.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      dimensions(in: size)[VerticalAlignment.firstTextBaseline]
    }

    /// The place of the last baseline in a space, in points below the upper edge.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      dimensions(in: size)[VerticalAlignment.lastTextBaseline]
    }

    /// The size in a space, or without limits, in points.
    func measure(in size: CGSize?) -> CGSize {
      let dimensions = dimensions(in: size)
      return CGSize(width: dimensions.width, height: dimensions.height)
    }

    /// The view that is drawn.
    @MainActor @ViewBuilder var shown: some View {
      if let style { text.foregroundStyle(style) } else { text }
    }

    private func dimensions(in size: CGSize?) -> ViewDimensions {
      let made = Unchecked(text)
      return context.main { recorder in
        recorder.context.services.uncounted {
          recorder.dimensions(
            of: OversetUI.resolve(made.value, in: recorder.context),
            for: size.map(ProposedSize.init) ?? .unspecified)
        }
      }
    }
  }

  /// A picture, ready to be measured and drawn.
  public struct ResolvedImage {
    private let image: Image
    private let context: GraphicsContext
    /// What a stencil or a symbol is filled with; nil is the foreground.
    public var shading: Shading?

    init(_ image: Image, in context: GraphicsContext) {
      self.image = image
      self.context = context
    }

    /// Its size, in points.
    public var size: CGSize {
      let made = Unchecked(image)
      return context.main { recorder in
        let dimensions = recorder.dimensions(
          of: OversetUI.resolve(made.value, in: recorder.context), for: .unspecified)
        return CGSize(width: dimensions.width, height: dimensions.height)
      }
    }

    /// The place of its baseline, in points below its upper edge: the lower edge.
    public var baseline: CGFloat { size.height }

    /// The picture that is drawn, stretched or in its own size.
    @MainActor @ViewBuilder func shown(isResizable: Bool) -> some View {
      let shown = isResizable ? image.resizable() : image
      if let style = shading?.anyStyle { shown.foregroundStyle(style) } else { shown }
    }
  }

  /// A view of the canvas, ready to be measured and drawn.
  public struct ResolvedSymbol {
    let nodes: [_ViewNode]
    private let context: GraphicsContext

    init(_ nodes: [_ViewNode], in context: GraphicsContext) {
      self.nodes = nodes
      self.context = context
    }

    /// Its own size, in points.
    public var size: CGSize { size(for: .unspecified) }

    func size(for proposal: ProposedSize) -> CGSize {
      let nodes = Unchecked(nodes)
      return context.main { recorder in
        let dimensions = recorder.dimensions(of: nodes.value, for: proposal)
        return CGSize(width: dimensions.width, height: dimensions.height)
      }
    }
  }
}
