public import Foundation
import OversetLayoutEngine

/// Draws a text in a way of its own.
///
/// Overset does not call it: the text is laid out and drawn as it is, and that a renderer was there is recorded.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
  /// Never called.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Never called.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far it draws beyond the text, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text as it is.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No distance.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer is asked about. There is none.
public struct TextProxy {
  /// No size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A value that a part of a text carries for its renderer.
public protocol TextAttribute {}

extension Text {
  /// The text as it is: no renderer asks for the value.
  nonisolated public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    self
  }

  /// The lines of a text, as a renderer gets them. Overset calls no renderer, so that there are none.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// The lines.
    private let lines: [Line] = []

    /// The position of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The number of lines.
    public var endIndex: Int { lines.endIndex }
    /// Whether the text was cut.
    public var isTruncated: Bool { false }

    /// A line.
    public subscript(index: Int) -> Line { lines[index] }

    /// The place of a line, a run or a part of one, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin = CGPoint.zero
      /// The width.
      public var width: CGFloat = 0
      /// The height above the baseline.
      public var ascent: CGFloat = 0
      /// The height below it.
      public var descent: CGFloat = 0
      /// The distance to the next line.
      public var leading: CGFloat = 0

      /// The box.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of runs.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      private let runs: [Run] = []
      /// Where it stands, in points.
      public var origin = CGPoint.zero
      /// How large it is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The position of the first run.
      public var startIndex: Int { runs.startIndex }
      /// The number of runs.
      public var endIndex: Int { runs.endIndex }

      /// A run.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Letters of one style.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      private let slices: [RunSlice] = []
      /// How large it is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The position of the first letter.
      public var startIndex: Int { slices.startIndex }
      /// The number of letters.
      public var endIndex: Int { slices.endIndex }

      /// A letter.
      public subscript(index: Int) -> RunSlice { slices[index] }

      /// The value that the text carries; none.
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// A part of a run.
    public struct RunSlice: Equatable, Sendable {
      /// How large it is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// The value that the text carries; none.
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// The key of the layouts of texts inside a view.
    public struct LayoutKey: PreferenceKey {
      /// Nothing.
      public static var defaultValue: [AnchoredLayout] { [] }

      /// All layouts.
      public static func reduce(
        value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
      ) {
        value += nextValue()
      }
    }

    /// A layout with its place. Overset makes none.
    public struct AnchoredLayout: Equatable {
      /// The lines.
      public let layout: Layout
    }
  }

  /// The key of the layouts of texts inside a view.
  public typealias LayoutKey = Layout.LayoutKey
}

extension GraphicsContext {
  /// How a text is drawn.
  public struct TextDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Not on pixels.
    public static let disablesSubpixelQuantization = TextDrawingOptions(rawValue: 1)
  }

  /// Draws nothing: only a renderer has lines.
  public func draw(
    _ line: Text.Layout.Line, options: TextDrawingOptions = TextDrawingOptions()
  ) {}

  /// Draws nothing: only a renderer has runs.
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = TextDrawingOptions()) {}

  /// Draws nothing: only a renderer has parts of runs.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: TextDrawingOptions = TextDrawingOptions()
  ) {}
}

extension View {
  /// Records that texts inside this view are drawn in a way of their own. Overset draws them as they are.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    ignored("textRenderer", "\(Renderer.self)")
  }
}
