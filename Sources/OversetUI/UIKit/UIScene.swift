public import Foundation

/// A part of an app with its own windows. There are none here.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// Not shown.
    case unattached = -1
    /// On the screen, with touches.
    case foregroundActive
    /// On the screen, without touches.
    case foregroundInactive
    /// Not on the screen.
    case background
  }

  /// What a scene was opened with.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The URLs: none.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user was doing elsewhere: nothing.
    public var userActivities: Set<NSObject> { [] }

    init() {}
  }

  /// What the scene is doing.
  open var activationState: ActivationState { .unattached }
  /// What answers for the scene.
  open var delegate: (any UISceneDelegate)?
  /// What the system remembers of the scene.
  open var session: UISceneSession { UISceneSession() }
}

/// A scene with windows. There are none here.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window in front: none.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the device is held: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The bar at the top of the screen: none.
  open var statusBarManager: UIStatusBarManager? { nil }
}

/// The bar at the top of the screen. There is none here.
@MainActor @preconcurrency
public final class UIStatusBarManager {
  /// Where it lies, in points.
  public var statusBarFrame: CGRect { .zero }

  init() {}
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// With the top at the right.
  case landscapeLeft
  /// With the top at the left.
  case landscapeRight

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold a device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// With the top at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// With the top at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A URL that opened a scene. None does here.
@MainActor @preconcurrency
public final class UIOpenURLContext: UIResponder {
  /// The URL.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What the system remembers of a scene. There are none here.
@MainActor @preconcurrency
public final class UISceneSession: UIResponder {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app itself.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public var role: Role { .windowApplication }
}

/// How a scene is made. None is here.
@MainActor @preconcurrency
public final class UISceneConfiguration {
  /// The name in the app's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The type of what answers for the scene.
  public var delegateClass: AnyClass?

  /// Creates a description of a scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What answers for a scene. The system calls none of it here.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Never called.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Never called.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Never called.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called.
  func sceneWillResignActive(_ scene: UIScene)
  /// Never called.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// What answers for a scene with windows. The system calls none of it here.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// None: what an optional requirement of Objective-C gives, twice optional.
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
}

/// A window of UIKit. Nothing is shown.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The screen inside.
  open var rootViewController: UIViewController?
  /// The scene that the window belongs to: none.
  open weak var windowScene: UIWindowScene?
  /// Whether what is typed goes here: no.
  open var isKeyWindow: Bool { false }
  /// The screen.
  open var screen: UIScreen { .main }

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Shows nothing.
  open func makeKeyAndVisible() {}
  /// Does nothing.
  open func makeKey() {}
}
