/// An input the Unicode library refused.
///
/// It carries no file and no line, because the text did not come from this module: whoever read the
/// text adds them.
public struct UnicodeError: Error, Equatable, CustomStringConvertible {
  /// ICU's name for the failure, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  public let status: String

  /// What is wrong, with the offending input.
  public let problem: String

  /// What to do about it.
  public let remedy: String

  /// `problem (status); remedy`.
  public var description: String { "\(problem) (\(status)); \(remedy)" }
}
