import OversetVocabulary
public import Foundation
public import OversetLayoutTree
public import OversetText

/// How grave a finding is.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// Worth knowing.
  case info
  /// May be seen by users; fails a run only where that is asked for.
  case warning
  /// Is seen by users; fails a run.
  case error

  /// Orders from the mildest to the gravest.
  public static func < (left: Severity, right: Severity) -> Bool {
    rank(left) < rank(right)
  }

  private static func rank(_ severity: Severity) -> Int {
    switch severity {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What a rule looks for.
public struct Rule: Sendable, Hashable {
  /// Its name, such as `text-truncated`: what suppressions name.
  public let name: String
  /// Its number in the catalogue of faults, such as `T-1`; nil for one that has none.
  public let fault: String?
  /// What it finds, in a few words.
  public let title: String
  /// How grave its findings are.
  public let severity: Severity
  /// The locales it can hold for.
  public let locales: RuleLocales

  /// Describes a rule.
  public init(
    name: String, fault: String?, title: String, severity: Severity, locales: RuleLocales
  ) {
    self.name = name
    self.fault = fault
    self.title = title
    self.severity = severity
    self.locales = locales
  }
}

/// A fault of a laid-out component, with what was measured.
public struct Finding: Sendable {
  /// The rule that found it.
  public var rule: Rule
  /// The node: the kinds and positions from the root.
  public var path: String
  /// The node's accessibility identifier, or that of the nearest node around it.
  public var identifier: String?
  /// The node's place on the screen, in points.
  public var frame: CGRect
  /// What is wrong, in one sentence without the place.
  public var message: String
  /// What to do, in one sentence.
  public var fix: String
  /// Where the text comes from; nil for a finding about something else.
  public var origin: StringOrigin?
  /// The whole text.
  public var text: String?
  /// What is shown of it; nil where all is.
  public var shown: String?
  /// Its need against its room; nil where nothing limits it.
  public var fit: Fit?
  /// Why the view's own code accepts it; nil where it does not.
  public var accepted: String?

  /// Describes a finding about the node at `path`.
  public init(
    rule: Rule, path: String, identifier: String?, frame: CGRect, message: String, fix: String
  ) {
    self.rule = rule
    self.path = path
    self.identifier = identifier
    self.frame = frame
    self.message = message
    self.fix = fix
  }

  /// The finding with what is known about its text.
  func about(_ text: TextContent) -> Finding {
    var finding = self
    finding.origin = text.origin
    finding.text = text.string
    finding.shown = text.layout.shown
    finding.fit = text.fit
    return finding
  }
}
