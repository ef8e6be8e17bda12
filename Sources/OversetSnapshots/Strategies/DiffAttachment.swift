public import Foundation

/// A file that a comparison gives to a test's report: the reference, the new value, the difference.
public enum DiffAttachment: Sendable, Hashable {
  /// The contents of a file and its name, with an extension.
  case data(Data, name: String)

  /// A file from its contents and name.
  public init(data: Data, name: String) { self = .data(data, name: name) }

  /// The file's name, with its extension.
  public var name: String {
    switch self {
    case .data(_, let name): name
    }
  }

  /// The file's contents.
  public var data: Data {
    switch self {
    case .data(let data, _): data
    }
  }
}
