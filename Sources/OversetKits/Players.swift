public import Foundation
public import OversetUI

/// Plays a film or a sound: nothing is played here.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
  /// What is played.
  public let currentItem: AVPlayerItem?
  /// Whether it is silent.
  open var isMuted = false
  /// How loud it is, 0 to 1.
  open var volume: Float = 1
  /// How fast it is.
  open var rate: Float = 0

  /// Creates a player of nothing.
  nonisolated public override init() { currentItem = nil }
  /// Creates a player of a file.
  nonisolated public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  /// Creates a player of something.
  nonisolated public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Does nothing.
  open func play() {}
  /// Does nothing.
  open func pause() {}
}

/// What is played.
///
/// Sendable because nothing in it changes.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Creates what is played of a file.
  public init(url URL: URL) {}
}

/// A film with controls. A labelled frame stands for it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// The frame, with what lies over the film.
  public var body: some View {
    LabelledFrame("VideoPlayer").ignored("VideoPlayer").overlay(overlay)
  }

  /// Creates a view of a film with views over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of a film.
  public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// A screen of a film. A frame stands for what shows it.
open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer?
  /// Whether controls are seen.
  open var showsPlaybackControls = true
  /// How the film fills the screen.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film may lie over other apps.
  open var allowsPictureInPicturePlayback = true
  /// Whether the film may begin over other apps.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the film is told of in the list of what plays.
  open var updatesNowPlayingInfoCenter = true
  /// What lies between the film and its controls.
  open var contentOverlayView: UIView? { nil }
}
