public import Foundation

// What AVFoundation has for sounds and voices. Nothing sounds here.

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
