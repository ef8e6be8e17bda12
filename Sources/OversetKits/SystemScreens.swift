public import Foundation
public import OversetUI

/// A page in a browser of the system's. A frame stands for what shows it.
open class SFSafariViewController: UIViewController {
  /// How the browser is set up.
  public final class Configuration: NSObject {
    /// Whether the reader is opened where a page has one.
    public var entersReaderIfAvailable = false
    /// Whether the bar becomes small.
    public var barCollapsingEnabled = true

    /// Creates a configuration.
    public override init() {}
  }

  /// The word that closes it.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The colour of its bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of its controls.
  open var preferredControlTintColor: UIColor?
  /// The word that closes it.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// What is told when it is closed.
  public weak var delegate: (any SFSafariViewControllerDelegate)?

  /// Creates a browser.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of nothing: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What is told of the browser.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Never called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Never called.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A mail to write, in a screen of the system's. A frame stands for what shows it.
open class MFMailComposeViewController: UIViewController {
  /// What is told when it is closed.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Whether mail can be sent: not here.
  public class func canSendMail() -> Bool { false }

  /// Does nothing.
  open func setSubject(_ subject: String) {}
  /// Does nothing.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Does nothing.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Does nothing.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Does nothing.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// What came of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// It was not sent.
  case cancelled
  /// It was kept.
  case saved
  /// It was sent.
  case sent
  /// It could not be sent.
  case failed
}

/// What is told of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Never called.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
