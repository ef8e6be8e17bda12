public import Foundation

/// The system's screen for pictures and the camera, which is not drawn.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// From the library.
    case photoLibrary
    /// From the camera.
    case camera
    /// From an album.
    case savedPhotosAlbum
  }

  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// The one behind.
    case rear
    /// The one in front.
    case front
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// A picture.
    case photo
    /// A film.
    case video
  }

  /// How good a film is.
  public enum QualityType: Int, Sendable {
    /// Best.
    case typeHigh
    /// Usual.
    case typeMedium
    /// Least.
    case typeLow
  }

  /// What was chosen.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// What is known of it.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// Its place in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The rectangle that was cut.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Which kinds there are.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user cuts the picture.
  open var allowsEditing = false
  /// Which camera.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// How good a film is.
  open var videoQuality = QualityType.typeMedium
  /// How long a film is, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera has buttons.
  open var showsCameraControls = true
  /// A view over the camera.
  open var cameraOverlayView: UIView?

  /// Whether there is a source: never.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is a camera: never.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Which kinds there are.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// What hears of a chosen picture. Nobody chooses here.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// One was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The system's screen for files, which is not drawn.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// What hears of chosen files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files are chosen.
  open var allowsMultipleSelection = false
  /// Whether endings of names are shown.
  open var shouldShowFileExtensions = false
  /// The folder at first.
  open var directoryURL: URL?

  /// Creates a screen that opens files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen that writes files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What hears of chosen files. Nobody chooses here.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Some were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None were chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The system's menu for a file, which is not drawn.
@MainActor @preconcurrency
open class UIDocumentInteractionController {
  /// The file.
  open var url: URL?
  /// What hears of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a menu for a file.
  public init(url: URL) { self.url = url }

  /// Presents nothing; false.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Presents nothing; false.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}

/// What hears of a menu for a file. Nothing calls it.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// The system's palette, which is not drawn.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// The colour.
  open var selectedColor: UIColor = .black
  /// Whether it has an opacity.
  open var supportsAlpha = true
  /// What hears of it.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}

/// What hears of a chosen colour. Nobody chooses here.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// The system's list of fonts, which is not drawn.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {}

/// The system's dictionary, which is not drawn.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates a screen for a word.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// Creates a screen: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it has a word: never.
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// The menu of a view of UIKit that is pressed long. None opens here.
@MainActor @preconcurrency
public final class UIContextMenuInteraction: UIInteraction {
  /// Creates a menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

/// What says which menu opens. Nothing asks it.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu of a view of UIKit. None opens here.
@MainActor @preconcurrency
public final class UIContextMenuConfiguration {
  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
