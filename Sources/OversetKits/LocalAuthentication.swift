public import Foundation

/// How a user is known.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Also by a code.
  case deviceOwnerAuthentication = 2
}

/// What a device knows a user by.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none
  /// A finger.
  case touchID
  /// A face.
  case faceID
  /// An eye.
  case opticID = 4
}

/// Why a user is not known.
public struct LAError: Error, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// It did not match.
    case authenticationFailed = -1
    /// The user left.
    case userCancel = -2
    /// The user wants another way.
    case userFallback = -3
    /// The system left.
    case systemCancel = -4
    /// There is no code.
    case passcodeNotSet = -5
    /// There is no sensor.
    case biometryNotAvailable = -6
    /// Nothing is known of the user.
    case biometryNotEnrolled = -7
    /// It failed too often.
    case biometryLockout = -8
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Asks whether the user is the owner. Nobody is here, so nobody is.
open class LAContext: NSObject {
  /// The words of another way.
  open var localizedFallbackTitle: String?
  /// The words for leaving.
  open var localizedCancelTitle: String?
  /// The words that say why.
  open var localizedReason = ""
  /// What the device knows users by: nothing.
  open var biometryType: LABiometryType { .none }

  /// Creates a question.
  public override init() { super.init() }

  /// Whether it can be asked: never.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    false
  }
  /// Asks nobody: the answer is no.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }
  /// Asks nobody: the answer is an error.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Does nothing.
  open func invalidate() {}
}

/// The error that a call in the manner of Objective-C leaves behind.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
