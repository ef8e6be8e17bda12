import Foundation

/// The files that a pod's specification (`.podspec`) puts into its bundles, as far as its text says.
///
/// The specification is a program in Ruby that nobody runs here: each pattern in quotation marks behind `resource`,
/// `resources`, `resource_bundle` or `resource_bundles` counts up to its first sign that stands for others.
struct PodResources {
  /// How the paths of the files begin, below the specification's folder; nil where anything may be one.
  private let beginnings: [String]?

  /// Those of a specification; nil for one that cannot be read.
  init(_ data: Data?) {
    guard let data, let text = String(data: data, encoding: .utf8) else {
      beginnings = nil
      return
    }
    var found: [String] = []
    var isComputed = false
    for statement in text.split(separator: ".resource").dropFirst() {
      let patterns = Self.patterns(in: statement)
      isComputed = isComputed || patterns.isEmpty
      found += patterns.map(Self.beginning)
    }
    beginnings = isComputed ? nil : found
  }

  /// Whether the pod may take a file, by its path below the specification's folder.
  func mayHold(_ path: String) -> Bool {
    beginnings.map { $0.contains { path.hasPrefix($0) } } ?? true
  }

  /// What stands in quotation marks, but the names of bundles before `=>`, to the end of the statement: that of a line
  /// outside of lists which does not end in `=` or a comma.
  private static func patterns(in statement: Substring) -> [String] {
    var patterns: [String] = []
    var depth = 0
    var last: Character = "="
    var quoted: (mark: Character, text: String)?
    for character in statement {
      if let open = quoted {
        if character == open.mark {
          patterns.append(open.text)
          quoted = nil
          last = character
        } else {
          quoted?.text.append(character)
        }
        continue
      }
      switch character {
      case "'", "\"": quoted = (character, "")
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case ">": patterns = patterns.dropLast()
      case "\n" where depth <= 0 && last != "=" && last != ",": return patterns
      default: break
      }
      if !character.isWhitespace { last = character }
    }
    return patterns
  }

  private static func beginning(of pattern: String) -> String {
    String(pattern.prefix { !"*?[{#".contains($0) })
  }
}
