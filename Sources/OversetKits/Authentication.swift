public import Foundation
public import OversetUI

/// The button of Apple's accounts. A labelled frame stands for it: its words and their place are the system's.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    /// Sign in.
    public static let signIn = Label()
    /// Sign up.
    public static let signUp = Label()
    /// Continue.
    public static let `continue` = Label()
  }

  /// The colours of the button.
  public struct Style: Sendable {
    /// Black.
    public static let black = Style()
    /// White.
    public static let white = Style()
    /// White with an outline.
    public static let whiteOutline = Style()
  }

  /// Creates a button. Nobody signs in here.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {}

  /// The frame.
  public var body: some View { LabelledFrame("SignInWithAppleButton") }
}

extension View {
  /// Records the colours of buttons of Apple's accounts, which are not drawn.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    ignored("signInWithAppleButtonStyle")
  }
}

/// Something that is asked of accounts.
open class ASAuthorizationRequest: NSObject {}

/// What is asked of Apple's accounts.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is wanted to be known.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What tells the answer from others.
  open var nonce: String?
  /// What goes along.
  open var state: String?
}

/// What accounts have answered: nothing does here.
open class ASAuthorization: NSObject {
  /// What can be known of a person.
  public struct Scope: Hashable, Sendable {
    private let name: String

    /// The name.
    public static let fullName = Scope(name: "fullName")
    /// The address.
    public static let email = Scope(name: "email")
  }

  /// Who has signed in.
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

/// Who has signed in.
public protocol ASAuthorizationCredential: AnyObject {}

/// Who has signed in with an account of Apple's.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// What tells the person from others.
  open var user: String { "" }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
  /// The address.
  open var email: String? { nil }
  /// What proves it.
  open var identityToken: Data? { nil }
  /// What proves it once.
  open var authorizationCode: Data? { nil }
}

/// Signs in with the screens of the system: it never ends here.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
  /// Fails, as if the person had closed the screen.
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorization {
    throw CancellationError()
  }

  /// Fails, as if the person had closed the screen.
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws
    -> ASAuthorization
  {
    throw CancellationError()
  }
}

/// Signs in on a page: it never ends here.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
  /// Whether the page knows the person already.
  public enum BrowserSession: Sendable {
    /// As in the browser.
    case shared
    /// Not.
    case ephemeral
  }

  /// Fails, as if the person had closed the page.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession = .shared
  ) async throws -> URL {
    throw CancellationError()
  }
}

extension EnvironmentValues {
  /// Signs in with the screens of the system. It does nothing here but fail.
  public var authorizationController: AuthorizationController { AuthorizationController() }

  /// Signs in on a page. It does nothing here but fail.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
