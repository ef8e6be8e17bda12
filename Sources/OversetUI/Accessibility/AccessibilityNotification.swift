public import Foundation

/// What assistive technology is told by views. None runs here: nothing is read out.
public enum AccessibilityNotification {
  /// Something to read out.
  public struct Announcement {
    /// Creates an announcement of words.
    public init<Words: StringProtocol>(_ announcement: Words) {}
    /// Creates an announcement with attributes.
    public init(_ announcement: AttributedString) {}
    /// Creates an announcement that is looked up.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {}

    /// Does nothing.
    public func post() {}
  }

  /// A part of the screen changed.
  public struct LayoutChanged {
    /// Creates a notification with what is read next.
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }

  /// Another screen came.
  public struct ScreenChanged {
    /// Creates a notification with what is read next.
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }

  /// The screen was scrolled by a page.
  public struct PageScrolled {
    /// Creates a notification with what is read.
    public init<Words: StringProtocol>(_ status: Words) {}
    /// Does nothing.
    public func post() {}
  }
}
