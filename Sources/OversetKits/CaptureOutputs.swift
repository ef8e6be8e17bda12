public import Foundation

// What a session of the camera gives to. No picture is taken here.

/// How a picture is taken.
open class AVCapturePhotoSettings: NSObject {
  /// Whether there is light.
  open var flashMode: AVCaptureDevice.FlashMode = .auto
  /// Creates settings in a form.
  public convenience init(format: [String: Any]?) { self.init() }
}

/// A picture that was taken.
open class AVCapturePhoto: NSObject {
  /// There is none.
  open func fileDataRepresentation() -> Data? { nil }
}

/// What is told when a picture was taken.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// It was taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// Gives pictures: none.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Does nothing.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// What is told about films.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// A film was made.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

/// Writes what is taken: nothing.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether it writes: never.
  open var isRecording: Bool { false }
  /// Does nothing.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  /// Does nothing.
  open func stopRecording() {}
}

/// Writes a film: none.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}

/// Gives each picture of a film: none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// How the pictures are made up.
  open var videoSettings: [String: Any] = [:]
  /// Whether late ones are left out.
  open var alwaysDiscardsLateVideoFrames = true
}

/// What lies in a picture, such as a code.
open class AVMetadataObject: NSObject {
  /// What can lie in a picture.
  public struct ObjectType: Hashable, RawRepresentable, Sendable {
    /// What it is written as.
    public let rawValue: String
    /// Creates a kind from what it is written as.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A code of squares.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code of bars.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of bars.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A code of bars.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of bars.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code of squares.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code of bars.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code of squares.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of bars.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// What it is.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// Where it lies.
  open var bounds: CGRect { .zero }
}

/// A code in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says.
  open var stringValue: String? { nil }
}

/// What is told about what lies in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Something was found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Gives what lies in pictures: nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// What can be looked for.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean8, .ean13] }
  /// Where it is looked for.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Does nothing: nothing is found.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
