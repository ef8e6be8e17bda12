public import Foundation
import OversetLayoutEngine

/// A function of the graphics chip. Its effect is recorded and not drawn.
public struct Shader: Equatable, Sendable {
  /// A value that a function is called with.
  public struct Argument: Equatable, Sendable {
    private let words: String

    private init(_ words: String) { self.words = words }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(x)") }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("\(x), \(y)")
    }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(x), \(y), \(z)")
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("\(x), \(y), \(z), \(w)")
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    /// The frame of the view.
    public static let boundingRect = Argument("boundingRect")
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument("color") }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument("colors") }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Data.
    public static func data(_ data: Data) -> Argument { Argument("data") }
  }

  /// The function.
  public var function: ShaderFunction
  /// What it is called with.
  public var arguments: [Argument]

  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of the graphics chip by its name.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The name.
  public var name: String

  /// Creates a function by its name.
  public init(library: ShaderLibrary, name: String) { self.name = name }

  /// A call of the function.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Functions of the graphics chip that belong together.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// Those of the app.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// Those of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  /// Those of a file, which is not read.
  public init(url: URL) {}

  /// Those of data, which is not read.
  public init(data: Data) {}

  /// A function of the app by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  private func shaded(_ name: String, _ shader: Shader, _ isEnabled: Bool) -> some View {
    isEnabled ? AnyView(ignored(name, shader.function.name)) : AnyView(self)
  }

  /// Records colours that a function changes. They are drawn as they are.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    shaded("colorEffect", shader, isEnabled)
  }

  /// Records places that a function changes. They are drawn as they are.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    shaded("distortionEffect", shader, isEnabled)
  }

  /// Records a picture that a function changes. It is drawn as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    shaded("layerEffect", shader, isEnabled)
  }
}

extension VisualEffect {
  /// Not drawn.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Not drawn.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Not drawn.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
