/// Why a snapshot could not be named, read or written.
public struct SnapshotError: Error, Sendable, Equatable {
  /// What is wrong, for code that reacts to it.
  public enum Kind: Sendable, Equatable {
    /// A part of a name cannot be a part of a file name.
    case name
    /// The file is the small text that Git LFS leaves in place of one it has not fetched.
    case gitLFSPointer
    /// The file's contents are not what its extension says.
    case contents
    /// The system refused an operation; the number is its `errno`.
    case system(Int32)
    /// The new value cannot be written in its format.
    case value
  }

  /// What is wrong, for code that reacts to it.
  public let kind: Kind

  /// The path of the file; `nil` when there is none.
  public let file: String?

  /// What is wrong, in words.
  public let problem: String

  /// What to do about it.
  public let remedy: String

  /// An error from its parts.
  public init(_ kind: Kind, file: String? = nil, problem: String, remedy: String) {
    self.kind = kind
    self.file = file
    self.problem = problem
    self.remedy = remedy
  }
}

extension SnapshotError: CustomStringConvertible {
  /// `FILE: problem; what to do`.
  public var description: String {
    let place = file.map { "\($0): " } ?? ""
    return "\(place)\(problem); \(remedy)"
  }
}
