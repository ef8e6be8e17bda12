public import Foundation
public import OversetUI

// What AVFoundation has around players. Nothing plays or records here.

/// A time in a film.
public struct CMTime: Hashable, Sendable {
  /// How many parts.
  public var value: Int64
  /// How many parts a second has.
  public var timescale: Int32

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Without end.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// Without end.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)

  /// Creates a time of parts.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = seconds.isFinite ? Int64(min(max(seconds, -1e9), 1e9) * Double(preferredTimescale)) : 0
    timescale = preferredTimescale
  }

  /// The time in seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  /// Whether it is a time.
  public var isValid: Bool { timescale != 0 }
}

/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time of parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

extension AVPlayer {
  /// Whether a film can be played.
  public enum Status: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// Whether a film plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands.
    case paused
    /// It waits.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }

  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next.
    case advance
    /// It stands.
    case pause
    /// Nothing.
    case none
  }

  /// Nobody knows.
  public var status: Status { .unknown }
  /// It stands.
  public var timeControlStatus: TimeControlStatus { .paused }
  /// What happens at the end. It is not kept.
  public var actionAtItemEnd: ActionAtItemEnd {
    get { .pause }
    set {}
  }
  /// Whether it waits for enough of the film. It is not kept.
  public var automaticallyWaitsToMinimizeStalling: Bool {
    get { true }
    set {}
  }
  /// Whether other devices show it. It is not kept.
  public var allowsExternalPlayback: Bool {
    get { true }
    set {}
  }
  /// Is not kept.
  public func replaceCurrentItem(with item: AVPlayerItem?) {}
  /// The beginning.
  public func currentTime() -> CMTime { .zero }
  /// Does nothing.
  public func seek(to time: CMTime) {}
  /// Does nothing.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(true)
  }
  /// Does nothing.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    completionHandler(true)
  }
  /// Calls nothing.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { 0 }
  /// Does nothing.
  public func removeTimeObserver(_ observer: Any) {}
  /// Does nothing.
  public func playImmediately(atRate rate: Float) {}
}

/// A player of several films. Nothing plays.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Creates a player of films.
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }

  /// Does nothing.
  open func advanceToNextItem() {}
  /// Does nothing.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
  /// None.
  open func items() -> [AVPlayerItem] { [] }
}

/// What plays a film again and again. Nothing plays.
open class AVPlayerLooper: NSObject {
  /// Creates a loop.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
}

/// A layer of a film. Nothing is drawn.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// How a film fills a layer.
public struct AVLayerVideoGravity: Hashable, Sendable {
  private let name: String
  /// As large as it fits.
  public static let resizeAspect = AVLayerVideoGravity(name: "resizeAspect")
  /// As small as it covers the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(name: "resizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(name: "resize")
}

extension AVPlayerItem {
  /// Whether a film can be played.
  public enum Status: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// Nobody knows.
  public var status: Status { .unknown }
  /// How long it is: not known.
  public var duration: CMTime { .indefinite }
  /// The film.
  public var asset: AVAsset { AVAsset() }
  /// Creates a film.
  public convenience init(asset: AVAsset) { self.init(url: URL(filePath: "/")) }
  /// Sent at the end of a film; never here.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  /// Sent at the end of a film; never here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A film. It is not read.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Creates a film of a file, which is not read.
  public convenience init(url URL: URL) { self.init() }
  /// How long it is: not known.
  open var duration: CMTime { .zero }
  /// Whether it can be played: nobody knows.
  open var isPlayable: Bool { false }
}

/// A film of an address. It is not read.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Creates a film of a file, which is not read.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// What an app does with sounds. Nothing sounds here.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// What sounds are for.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// Beside others.
    public static let ambient = Category(name: "ambient")
    /// In place of others.
    public static let soloAmbient = Category(name: "soloAmbient")
    /// Playing.
    public static let playback = Category(name: "playback")
    /// Recording.
    public static let record = Category(name: "record")
    /// Both.
    public static let playAndRecord = Category(name: "playAndRecord")
  }

  /// How sounds are made.
  public struct Mode: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let `default` = Mode(name: "default")
    /// For speech.
    public static let spokenAudio = Mode(name: "spokenAudio")
    /// For films.
    public static let moviePlayback = Mode(name: "moviePlayback")
    /// For calls.
    public static let voiceChat = Mode(name: "voiceChat")
    /// For measuring.
    public static let measurement = Mode(name: "measurement")
  }

  /// What happens to other sounds.
  public struct CategoryOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// They become soft.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// From the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// From wireless devices.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
  }

  /// What happens to other apps.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They hear of it.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let only = AVAudioSession()

  /// The session of the app.
  public static func sharedInstance() -> AVAudioSession { only }
  /// Is not kept.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// Is not kept.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Allows nothing.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  /// How loud it is, 0 to 1.
  public var outputVolume: Float { 1 }
}

/// Plays a sound. Nothing sounds here.
open class AVAudioPlayer: NSObject {
  /// What hears of it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where the sound lies, if it is a file.
  open private(set) var url: URL?
  /// How loud, 0 to 1.
  open var volume: Float = 1
  /// How often.
  open var numberOfLoops = 0
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How fast.
  open var rate: Float = 1
  /// Whether it can be faster.
  open var enableRate = false
  /// Whether levels are measured.
  open var isMeteringEnabled = false
  /// Whether it plays: never.
  open var isPlaying: Bool { false }
  /// How long it is, in seconds: not known.
  open var duration: TimeInterval { 0 }

  /// Creates a player of a file, which is not read.
  public init(contentsOf url: URL) throws {}
  /// Creates a player of data, which are not read.
  public init(data: Data) throws {}

  /// Does nothing; false.
  @discardableResult
  open func play() -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Does nothing; false.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Does nothing.
  open func updateMeters() {}
  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What hears of a sound. Nothing calls it.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Says texts. Nothing is said here.
open class AVSpeechSynthesizer: NSObject {
  /// Whether it speaks: never.
  open var isSpeaking: Bool { false }
  /// Creates a voice.
  public override init() { super.init() }
  /// Does nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Does nothing; false.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}

/// Where a voice stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// A text to say.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate: Float = 0.5
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1

  /// Creates a text to say.
  public init(string: String) { speechString = string }
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// A voice of a language.
  public init?(language languageCode: String?) {}
}

/// A sound of the system. None is played.
public typealias SystemSoundID = UInt32

/// Does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// The sound that shakes.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
