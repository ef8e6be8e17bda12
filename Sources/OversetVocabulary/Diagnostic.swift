/// An input that cannot be used: where, what is wrong, what to do about it, and how the command ends.
///
/// The one error of the package. A *finding* is about the app; a diagnostic is about what somebody
/// gave Overset: an argument, a catalog, a face, a picture, a configuration.
public struct Diagnostic: Error, Hashable, Codable, Sendable {
  /// What kind of input it is about, for code that reacts to it; it decides the exit code.
  public enum Kind: Hashable, Codable, Sendable {
    /// An argument, or a name that somebody gave, means nothing.
    case usage
    /// The contents of a file are not what they must be.
    case data
    /// The input is right, and has nothing that could be checked.
    case nothingToCheck
    /// A file or stream cannot be read or written.
    case inputOutput
    /// The system refused an operation; the number is its `errno`.
    case system(Int32)
    /// The file is the pointer that Git LFS leaves in place of a file it has not fetched.
    case gitLFSPointer
    /// The file has no bytes.
    case empty
    /// The file is in another format, which the text names.
    case otherFormat(String)
  }

  /// What kind of input it is about.
  public var kind: Kind
  /// Where; `nil` for an input that is in no file.
  public var place: SourcePlace?
  /// What is wrong, naming the offending text; without a full stop.
  public var problem: String
  /// What to do about it; without a full stop.
  public var remedy: String
  /// Further diagnostics of the same reading, in order; none has any of its own.
  public var alsoFound: [Diagnostic]

  /// Describes an unusable input.
  package init(
    _ kind: Kind, at place: SourcePlace? = nil, problem: String, remedy: String,
    alsoFound: [Diagnostic] = []
  ) {
    self.kind = kind
    self.place = place
    self.problem = problem
    self.remedy = remedy
    self.alsoFound = alsoFound
  }
}

extension Diagnostic {
  /// Describes a file that cannot be used; the column is left out with the line.
  package init(
    _ kind: Kind, file: String?, line: Int? = nil, column: Int? = nil, problem: String,
    remedy: String, alsoFound: [Diagnostic] = []
  ) {
    let position = line.map { TextPosition(line: $0, column: column ?? 1) }
    self.init(
      kind, at: file.map { SourcePlace(file: $0, position: position) }, problem: problem,
      remedy: remedy, alsoFound: alsoFound)
  }

  /// The path of the file; `nil` for an input that is in no file.
  public var file: String? { place?.file }

  /// The line, from 1.
  public var line: Int? { place?.line }

  /// The column in UTF-16 units, from 1.
  public var column: Int? { place?.column }

  /// The same, as another kind: a name that a configuration may hold, given as an argument.
  package func counted(as kind: Kind) -> Diagnostic {
    var diagnostic = self
    diagnostic.kind = kind
    return diagnostic
  }

  /// This diagnostic and those that the same reading found after it.
  public var all: [Diagnostic] {
    var first = self
    first.alsoFound = []
    return [first] + alsoFound
  }

  /// One diagnostic out of several, by place; `nil` if there are none.
  package static func combining(_ diagnostics: [Diagnostic]) -> Diagnostic? {
    let sorted = diagnostics.flatMap(\.all).sorted { left, right in
      switch (left.place, right.place) {
      case (let first?, let second?): first < second
      case (nil, _?): true
      default: false
      }
    }
    guard var first = sorted.first else { return nil }
    first.alsoFound = Array(sorted.dropFirst())
    return first
  }

  /// The code with which a command ends that cannot go on (sysexits): 64, 65, 66 or 74.
  public var exitCode: Int32 { exitStatus.rawValue }

  /// How a command ends that cannot go on: by the gravest of all that was found.
  package var exitStatus: ExitStatus { all.map(\.ownStatus).max() ?? ownStatus }

  private var ownStatus: ExitStatus {
    switch kind {
    case .usage: .usage
    case .data, .gitLFSPointer, .empty, .otherFormat: .data
    case .nothingToCheck: .nothingToCheck
    case .inputOutput, .system: .inputOutput
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// How many diagnostics of one reading are listed.
  package static let listLimit = 100

  /// A line for each diagnostic, up to 100: `FILE:LINE:COLUMN: problem; remedy`, without what is not known.
  /// Controls and log commands in what it names are written as code points, and what is long is shortened.
  public var description: String { printed.string }

  /// The same, to be printed.
  package var printed: PrintedText {
    let rest = all.count - Self.listLimit
    let lines = all.prefix(Self.listLimit).map(\.ownLine) + (rest > 0 ? ["… and \(rest) more"] : [])
    return lines.joined(separator: "\n")
  }

  private var ownLine: PrintedText {
    (place.map { "\($0): " } ?? "") + "\(problem); \(remedy)"
  }
}
