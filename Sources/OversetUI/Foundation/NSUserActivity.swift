public import Foundation

/// What a user does in an app, for another device or for searching: Foundation has none on Linux. It keeps what it is told.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// What is shown of it.
  open var title: String?
  /// What belongs to it.
  open var userInfo: [AnyHashable: Any]?
  /// The address of the same on the web.
  open var webpageURL: URL?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it is found by searching.
  open var isEligibleForSearch = false
  /// Whether it is found by everybody.
  open var isEligibleForPublicIndexing = false
  /// Whether it is suggested.
  open var isEligibleForPrediction = false
  /// The name that a suggestion keeps.
  open var persistentIdentifier: String?
  /// The words of a suggestion.
  open var suggestedInvocationPhrase: String?
  /// The keys of `userInfo` that count.
  open var requiredUserInfoKeys: Set<String>?
  /// What of an app's screen it is about.
  open var targetContentIdentifier: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what belongs to it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing.
  open func invalidate() {}

  /// Keeps a value that can be coded.
  public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    addUserInfoEntries(from: ["payload": try JSONEncoder().encode(payload)])
  }

  /// The value that was kept.
  public func typedPayload<Payload: Codable>(_ payloadType: Payload.Type) throws -> Payload {
    try JSONDecoder().decode(payloadType, from: userInfo?["payload"] as? Data ?? Data())
  }
}
