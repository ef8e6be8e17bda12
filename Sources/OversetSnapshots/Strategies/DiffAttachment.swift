public import Foundation

/// A file that explains a failure: the reference, the new value or the difference. Test reports attach it.
public enum DiffAttachment: Sendable, Hashable {
  /// The contents of a file and its name with the extension.
  case data(Data, name: String)

  /// Creates a file from its contents and its name with the extension.
  public init(data: Data, name: String) { self = .data(data, name: name) }

  /// The name of the file, with its extension.
  public var name: String {
    switch self {
    case .data(_, let name): name
    }
  }

  /// The contents of the file.
  public var data: Data {
    switch self {
    case .data(let data, _): data
    }
  }
}
