/// An app of SwiftUI. It compiles, with its scenes and `@main`, so that its file need not be left out; nothing of it is
/// run or shown: previews are what Overset lays out.
@MainActor @preconcurrency
public protocol App {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// What `@main` calls. It does nothing: there is no screen.
  public static func main() {}
}

/// A part of an app with its own windows. Nothing of it is shown.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: this module's scenes consist of no others.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene: its body is never evaluated")
  }
}

/// A scene whose content nobody asks for.
public struct _UnshownScene: Scene {
  /// A primitive scene.
  public typealias Body = Never

  nonisolated init() {}
}

/// Builds scenes from several.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Several scenes.
  nonisolated public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> some Scene {
    _UnshownScene()
  }

  /// One scene.
  nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// A scene, or none.
  nonisolated public static func buildOptional(_ content: (any Scene)?) -> some Scene {
    _UnshownScene()
  }

  /// A scene of one branch.
  nonisolated public static func buildEither<Content: Scene>(first: Content) -> _UnshownScene {
    _UnshownScene()
  }

  /// A scene of the other branch.
  nonisolated public static func buildEither<Content: Scene>(second: Content) -> _UnshownScene {
    _UnshownScene()
  }

  /// A scene for newer systems.
  nonisolated public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
    _UnshownScene()
  }
}
