public import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// What a canvas is drawn with.
///
/// It is a value: a copy with a turn, a clip or a filter of its own draws into the same canvas.
public struct GraphicsContext {
  var state = GraphicsState()
  let recorder: Unchecked<CanvasRecorder>
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// A mode of mixing colours with those of what lies behind.
  public typealias BlendMode = OversetUI.BlendMode

  @MainActor init(_ recorder: CanvasRecorder) {
    self.recorder = Unchecked(recorder)
    environment = recorder.context.environment
  }

  /// The opacity of what is drawn from now on, 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// How the colours of what is drawn from now on are mixed with those behind. Modes that `View.blendMode(_:)` only
  /// records draw over what lies behind here, too, and are recorded.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set {
      state.blendMode = newValue
      if newValue != .normal, newValue.function == nil {
        record("GraphicsContext.blendMode", "\(newValue)")
      }
    }
  }

  /// From the coordinates of the code to those of the canvas, in points.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  // MARK: Coordinates

  /// Scales the coordinates of what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves the coordinates of what is drawn from now on, by points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Turns the coordinates of what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    state.transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      .concatenating(state.transform)
  }

  /// Maps the coordinates of what is drawn from now on, before what maps them already.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // MARK: Clips

  /// How a clip works.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Cuts off what lies inside. Recorded: nothing is cut off.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The box around what is left by all clips, in the coordinates of the code; the canvas where there is no path.
  public var clipBoundingRect: CGRect {
    let whole = main { CGRect(origin: .zero, size: $0.size) }
    let rect = state.clips.reduce(whole) { rect, clip in
      guard case .path(let outline) = clip else { return rect }
      return rect.intersection(Path(outline: outline).boundingRect)
    }
    return rect.isNull ? .zero : rect.applying(state.transform.inverted())
  }

  /// Cuts off what is drawn from now on outside of a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard !options.contains(.inverse) else {
      return record("GraphicsContext.clip", "inverse")
    }
    let outline = path.outline(in: style).applying(state.transform.finite).outline
    state.clips.append(.path(outline))
  }

  /// Draws from now on only as far as what `content` draws is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    guard !options.contains(.inverse) else {
      return record("GraphicsContext.clipToLayer", "inverse")
    }
    let layer = try drawn(content)
    let mask = main { _ in layer.value.group("layer") }
    if opacity < 1 { main { _ in mask.attributes.opacity = max(opacity, 0) } }
    state.clips.append(.layer(mask))
  }

  // MARK: Layers

  /// Draws what `content` draws as one picture: opacity, clips, filters and the mode of this context act on it as a
  /// whole. The layer takes the coordinates of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try drawn(content)
    let state = Unchecked(state)
    main { $0.draw(layer.value, in: state.value) }
  }

  /// What `content` draws into a layer of its own.
  private func drawn(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> Unchecked<CanvasRecorder> {
    let layer = main { $0.layer }
    var inner = main { _ in GraphicsContext(layer) }
    inner.state.transform = state.transform
    try content(&inner)
    return Unchecked(layer)
  }

  // MARK: Steps

  /// Does something with the recorder. A canvas is drawn where views are evaluated, so that code that says nothing of
  /// actors may draw.
  func main<Result>(_ body: @escaping @MainActor (CanvasRecorder) -> Result) -> Result {
    let call = Unchecked((body, recorder.value))
    return MainActor.assumeIsolated { Unchecked(call.value.0(call.value.1)) }.value
  }

  /// Says that a device would draw something else.
  func record(_ name: String, _ words: String = "") { main { $0.ignore(name, words) } }
}
