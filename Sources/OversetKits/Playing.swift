public import Foundation
public import OversetUI

// What AVFoundation has around players. Nothing plays or records here.

/// A time in a film.
public struct CMTime: Hashable, Sendable {
  /// How many parts.
  public var value: Int64
  /// How many parts a second has.
  public var timescale: Int32
  private var kind = Kind.number

  private enum Kind: Hashable {
    case number, indefinite, positiveInfinity, negativeInfinity
  }

  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 1, kind) }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// A time that nobody knows, such as the length of a broadcast.
  public static let indefinite = CMTime(.indefinite)
  /// Later than every other time.
  public static let positiveInfinity = CMTime(.positiveInfinity)
  /// Earlier than every other time.
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// Creates a time of parts.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = seconds.isFinite ? Int64(min(max(seconds, -1e9), 1e9) * Double(preferredTimescale)) : 0
    timescale = preferredTimescale
  }

  /// The time in seconds: not a number for one that is invalid or that nobody knows.
  public var seconds: Double {
    switch kind {
    case .number: timescale == 0 ? .nan : Double(value) / Double(timescale)
    case .indefinite: .nan
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    }
  }
  /// Whether it is a time, if only one that nobody knows.
  public var isValid: Bool { timescale != 0 }
  /// Whether nobody knows the time.
  public var isIndefinite: Bool { kind == .indefinite }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool { isValid && kind == .number }
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
