public import Foundation
public import OversetUI

/// How pictures are chosen from the library.
public struct PHPickerConfiguration: Sendable {
  /// Which ones are offered.
  public var filter: PHPickerFilter?
  /// How many may be chosen; 0 for any number.
  public var selectionLimit = 1
  /// Which ones are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates the usual way.
  public init() {}
  /// Creates the usual way for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen. There is none here.
public struct PHPickerResult {
  /// What it is.
  public let itemProvider: NSItemProvider
  /// Which one.
  public let assetIdentifier: String?
}

/// What hears of chosen pictures. None are.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Never called.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The screen of the library. It is the system's, and a frame stands for what shows it.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  /// What hears of it. It hears nothing.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// How pictures are chosen.
  public let configuration: PHPickerConfiguration

  /// Creates a screen.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives here.
  public required init?(coder: NSCoder) { nil }
}

extension PHPhotoLibrary {
  /// Nobody was asked.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Nobody was asked.
  public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Nobody is asked, and nothing is allowed.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  /// Nobody is asked, and nothing is allowed.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Nobody is asked, and nothing is allowed.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
}

/// What an app does with the library.
public enum PHAccessLevel: Int, Sendable {
  /// It only adds pictures.
  case addOnly
  /// It adds and reads them.
  case readWrite
}

/// Whether an app may use the library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not be allowed.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may use some of it.
  case limited
}
