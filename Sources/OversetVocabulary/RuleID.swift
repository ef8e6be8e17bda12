/// The name of a rule, as configurations, baselines and reports spell it: `text-truncated`.
///
/// Each rule declares its own constant beside its type; nothing else writes a rule's name.
public struct RuleID: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable,
  CustomStringConvertible
{
  /// Lower-case words joined by hyphens.
  public let rawValue: String

  /// A name as a configuration spells it, whether or not a rule has it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a rule where the rule declares itself.
  public init(_ name: StaticString) { rawValue = "\(name)" }

  /// The name.
  public var description: String { rawValue }
}
