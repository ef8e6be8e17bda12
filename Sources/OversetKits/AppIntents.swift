public import Foundation
public import OversetUI

// What App Intents has for views: intents, their results and their shortcuts. Nothing runs an intent here.

/// Something that an app does for the system, as code describes it. Overset never runs it.
public protocol AppIntent: Sendable {
  /// What running it gives.
  associatedtype PerformResult: IntentResult
  /// The sentence that describes it with its values.
  associatedtype SummaryContent: ParameterSummary

  /// What users call it.
  static var title: LocalizedStringResource { get }
  /// What it is for.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front first.
  static var openAppWhenRun: Bool { get }
  /// Whether users find it in other apps.
  static var isDiscoverable: Bool { get }
  /// Whether the device has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence that describes it with its values.
  static var parameterSummary: SummaryContent { get }

  /// Creates one without values.
  init()

  /// Does it.
  ///
  /// - Throws: What the app throws.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The type of the property wrapper of its values.
  public typealias Parameter = IntentParameter
  /// The type of its sentence.
  public typealias Summary = IntentParameterSummary<Self>

  /// Nothing.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// They do.
  public static var isDiscoverable: Bool { true }
  /// It need not.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// An empty one.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  /// Tells the system that users have done it. Nothing is told.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Asks users whether they want it. Nobody is asked.
  public func requestConfirmation() async throws {}
  /// Brings the app to the front. Nothing happens.
  public func continueInForeground() async throws {}
}

/// What tells a donation from others.
public struct IntentDonationIdentifier: Hashable, Sendable {
  /// Creates one.
  public init() {}
}

/// Whether a device has to be unlocked for an intent.
public enum IntentAuthenticationPolicy: Sendable {
  /// It need not.
  case alwaysAllowed
  /// Users have to say who they are.
  case requiresAuthentication
  /// It has to be.
  case requiresLocalDeviceAuthentication
}

/// What an intent is for.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The words.
  public let descriptionText: LocalizedStringResource

  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
  }

  /// Describes an intent.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// What the system says while it runs an intent.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The words.
  public let full: LocalizedStringResource

  /// Creates words.
  public init(_ words: LocalizedStringResource) { full = words }
  /// Creates words, and others that are read out where nothing is seen.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
  /// Creates words, and others that are read out where nothing is seen.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.full = full
  }
  /// Creates words.
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }
  /// Creates words with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}

/// An intent that opens something of the app.
public protocol OpenIntent: AppIntent {
  /// What it opens.
  associatedtype Value: Sendable
  /// What it opens.
  var target: Value { get set }
}

/// An intent that sets something.
public protocol SetValueIntent: AppIntent {
  /// What it sets.
  associatedtype ValueType: Sendable
  /// What it sets it to.
  var value: ValueType { get set }
}

/// An intent that starts or ends sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that starts or changes an activity that is shown on a locked screen.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that reports how far it is.
public protocol ProgressReportingIntent: AppIntent {}
/// An intent whose values set up a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
/// An intent whose values set up a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing: it is never run.
  public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
  /// Nothing: it is never run.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that opens an address.
public struct OpenURLIntent: AppIntent {
  /// What users call it.
  public static let title: LocalizedStringResource = "Open URL"
  /// The address.
  public var url = URL(filePath: "/")

  /// Creates one without an address.
  public init() {}
  /// Creates one for an address.
  public init(_ url: URL) { self.url = url }
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}
