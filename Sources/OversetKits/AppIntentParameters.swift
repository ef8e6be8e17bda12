public import Foundation
public import OversetUI

/// A value of an intent. It keeps what code sets.
///
/// Sendable because Overset runs no intent: only the code that creates one sets its values.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  /// What users call it.
  public let title: LocalizedStringResource
  private var value: Value?

  /// The value, which code has to set before it reads it; an optional one is nil before.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? (Optional<Any>.none as? Value) else {
        preconditionFailure("The value “\(title.key)” of an intent is read before it is set.")
      }
      return value
    }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Creates a value.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.title = title
    value = `default`
  }

  /// Creates a value without a title.
  public convenience init(description: LocalizedStringResource? = nil, default: Value? = nil) {
    self.init(title: "", default: `default`)
  }

  /// Creates a value that users choose from some that the app offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Value? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) {
    self.init(title: title, default: `default`)
  }

  /// Creates an object of the app that a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) {
    self.init(title: title)
  }

  /// Creates a number within bounds.
  public convenience init<Number: Comparable & Sendable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (Number, Number), requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, default: `default`)
  }

  /// Creates a text that is typed in some way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, default: `default`)
  }

  /// Creates a file of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title)
  }

  /// Asks users for the value. Nobody is asked.
  ///
  /// - Throws: An error if there is no value.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    guard let value else { throw needsValueError(dialog) }
    return value
  }

  /// Says that the value is missing.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    MissingIntentValue(title: title.key)
  }

  /// Asks users whether a value is right. Nobody is asked: it is.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { true }

  /// Asks users which of some values is meant. Nobody is asked: the first is.
  ///
  /// - Throws: An error if there is none.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value {
    guard let first = values.first else { throw needsValueError(dialog) }
    return first
  }
}

/// That a value of an intent is missing.
struct MissingIntentValue: Error {
  let title: String
}

/// How a number is chosen.
public enum IntentNumberControlStyle: Sendable {
  /// In a field.
  case field
  /// By buttons.
  case stepper
  /// Along a line.
  case slider
}

extension String {
  /// How a text of an intent is typed.
  public struct IntentInputOptions: Sendable {
    /// Creates options.
    public init(
      keyboardType: UIKeyboardType = .default,
      capitalizationType: UITextAutocapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

/// A file that an intent takes or gives.
public struct IntentFile: Sendable {
  /// What is in it.
  public var data: Data
  /// Its name.
  public var filename: String
  /// Its type.
  public var type: UTType?

  /// Creates a file.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type) = (data, filename, type)
  }
}

/// A sentence that describes an intent with its values. It is not shown.
public protocol ParameterSummary: Sendable {}

/// A sentence of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates an empty sentence.
  public init() {}
  /// Creates a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// Creates a sentence with further values below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  /// Creates values without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// The words of a sentence, in which values stand. They are not kept.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  /// Takes words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value of the intent.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates words.
  public init(stringLiteral value: String) {}
  /// Creates words with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Lists values of an intent.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
  /// A value.
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { expression }
  /// All values.
  public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  {
    components
  }
}
