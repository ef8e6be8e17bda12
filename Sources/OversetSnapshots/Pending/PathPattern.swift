import COversetPOSIX

/// A pattern of snapshots' paths: `*` stands for any characters, the slash among them, `?` for one
/// character, `[...]` for one of several (fnmatch of POSIX).
public struct PathPattern: Sendable {
  private let pattern: String

  /// The pattern of that text.
  public init(_ pattern: String) { self.pattern = pattern }

  /// Whether `path` is of the pattern.
  public func matches(_ path: String) -> Bool { unsafe fnmatch(pattern, path, 0) == 0 }
}
