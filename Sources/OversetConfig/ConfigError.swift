/// A refusal of a configuration file, a font file or a name in them.
///
/// The only error this module throws.
public struct ConfigError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file as it was given; nil for a name that came from no file.
  public var file: String?
  /// 1-based; nil where the whole file is meant.
  public var line: Int?
  /// 1-based, in Unicode scalars; nil where the whole file is meant.
  public var column: Int?
  /// What is wrong, naming the offending text.
  public var problem: String
  /// What to do about it.
  public var remedy: String

  /// An error at a place, or about no file at all.
  public init(at place: ConfigPlace?, problem: String, remedy: String) {
    self.file = place?.file
    self.line = place?.line
    self.column = place?.column
    self.problem = problem
    self.remedy = remedy
  }

  /// An error about a whole file.
  public init(file: String, problem: String, remedy: String) {
    self.file = file
    self.problem = problem
    self.remedy = remedy
  }

  /// `FILE:LINE:COLUMN: problem; what to do`, without the parts that are not known.
  public var description: String {
    let numbers = [line, column].compactMap { $0 }.map(String.init)
    let place = (file.map { [$0] + numbers } ?? []).joined(separator: ":")
    let message = "\(problem); \(remedy)"
    return place.isEmpty ? message : "\(place): \(message)"
  }
}

/// Where in a configuration file something is written.
public struct ConfigPlace: Hashable, Sendable {
  /// The path of the file as it was given.
  public var file: String
  /// 1-based.
  public var line: Int
  /// 1-based, in Unicode scalars.
  public var column: Int

  /// A place in a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A value of a configuration with the place that states it, for errors found later.
public struct Placed<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Where it is written; nil for a default.
  public var place: ConfigPlace?

  /// A value and where it is written.
  public init(_ value: Value, at place: ConfigPlace? = nil) {
    self.value = value
    self.place = place
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
