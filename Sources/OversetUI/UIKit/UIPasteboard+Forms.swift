public import Foundation

extension UIPasteboard {
  /// What is done with what is copied.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When it goes.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether it stays on the device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// The colour: none.
  public var color: UIColor? {
    get { nil }
    set {}
  }
  /// The addresses.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }
  /// The pictures.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  /// What is there: nothing is handed out.
  public var items: [[String: Any]] {
    get { [] }
    set {}
  }
  /// How often something was copied.
  public var changeCount: Int { 0 }
  /// How many things are there.
  public var numberOfItems: Int { hasStrings || hasImages || hasURLs ? 1 : 0 }
  /// Keeps a text.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    string = value as? String
  }
  /// Keeps a text.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    string = items.first?.values.first as? String
  }
  /// Is not kept.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  /// None.
  public func data(forPasteboardType pasteboardType: String) -> Data? { nil }
  /// Keeps providers: nothing of them.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {}
  /// Sent when something is copied; never here.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}
