public import Foundation
public import OversetUI

// The names of the camera that view files have. There is no camera: no device is found, and a session takes nothing.

/// Where and how a device takes pictures.
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// On which side it is.
  public enum Position: Int, Sendable {
    /// Nobody knows.
    case unspecified
    /// Away from the reader.
    case back
    /// Towards the reader.
    case front
  }
  /// What the device is.
  public struct DeviceType: Hashable, RawRepresentable, Sendable {
    /// What it is written as.
    public let rawValue: String
    /// Creates a kind from what it is written as.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
    /// A camera of a very wide angle.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
    /// A camera for what is far.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
    /// Two cameras.
    public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
    /// A camera that knows how far things are.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "microphone")
  }
  /// Whether there is light.
  public enum FlashMode: Int, Sendable {
    /// None.
    case off
    /// For each picture.
    case on
    /// When it is dark.
    case auto
  }
  /// Whether there is a lasting light.
  public enum TorchMode: Int, Sendable {
    /// None.
    case off
    /// It is on.
    case on
    /// When it is dark.
    case auto
  }
  /// Devices of some kinds.
  public final class DiscoverySession: NSObject {
    /// None.
    public var devices: [AVCaptureDevice] { [] }
    /// Finds devices: none.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  /// Which one.
  public var uniqueID: String { "" }
  /// What it is called.
  public var localizedName: String { "" }
  /// On which side it is.
  public var position: Position { .unspecified }
  /// Whether it has a light: no.
  public var hasTorch: Bool { false }
  /// Whether it has a light: no.
  public var hasFlash: Bool { false }
  /// How near things are brought.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }
  /// Whether the light is on. It is not.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }
  /// Does nothing.
  public func lockForConfiguration() throws {}
  /// Does nothing.
  public func unlockForConfiguration() {}
  /// Does nothing.
  public func setTorchModeOn(level torchLevel: Float) throws {}

  /// There is none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// There is none.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Nobody was asked.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Nobody is asked, and nothing is allowed.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Nobody is asked, and nothing is allowed.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
}

/// Whether an app may use something.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not be allowed.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
}

/// What something is made of.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  /// What it is written as.
  public let rawValue: String
  /// Creates a kind from what it is written as.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// What lies in a picture.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Text over a film.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Words spoken in a film.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Pictures and sound in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// How far away things are.
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// What a session takes from.
open class AVCaptureInput: NSObject {}

/// What a session takes from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates an input of a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where a session gives to.
open class AVCaptureOutput: NSObject {
  /// There is none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from an input to an output.
open class AVCaptureConnection: NSObject {
  /// Whether it is seen from behind.
  open var isVideoMirrored = false
  /// Whether it can be seen from behind: no.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether it takes.
  open var isEnabled = true
  /// By how much it is turned.
  open var videoRotationAngle: CGFloat = 0
  /// Whether it can be turned: no.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// Takes pictures: none are taken.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good the pictures are.
  public struct Preset: Hashable, RawRepresentable, Sendable {
    /// What it is written as.
    public let rawValue: String
    /// Creates a quality from what it is written as.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For pictures.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Very good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Good.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Small.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 1280 × 720.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 × 2160.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
  }
  /// How good the pictures are.
  open var sessionPreset: Preset = .high
  /// Whether it takes pictures: never.
  open var isRunning: Bool { false }
  /// What it takes from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where it gives to.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Does nothing.
  open func beginConfiguration() {}
  /// Does nothing.
  open func commitConfiguration() {}
  /// Does nothing.
  open func startRunning() {}
  /// Does nothing.
  open func stopRunning() {}
  /// Whether it takes from something: always.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Keeps an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Gives up an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether it gives to something: always.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Keeps an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Gives up an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Whether it can be so good: always.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
}

/// Shows what a session takes: nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What it shows.
  public var session: AVCaptureSession?
  /// How the pictures fill it.
  public var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// There is none.
  public var connection: AVCaptureConnection? { nil }
  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
