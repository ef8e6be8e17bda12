/// Gives every character of a text the script it is to be shaped in (UAX #24, section 5).
///
/// A grapheme cluster has one script: that of its base, or of the first mark that has one where the
/// base is Common. Common and Inherited clusters take the script before them, or the one after them at
/// the beginning of a text; a closing bracket takes what its opening bracket took. Script_Extensions
/// are not consulted: a CJK comma after a Latin word is Latin.
public enum ScriptItemizer {
  /// The script of each UTF-16 unit; Common throughout when no character has a script of its own.
  ///
  /// - Parameters:
  ///   - text: May hold unpaired surrogates.
  ///   - graphemeBoundaries: Those of the text, as ``TextAnalyzer/graphemeBoundaries(in:)`` gives them.
  public static func scripts(of text: [UInt16], graphemeBoundaries: [Int]) -> [Script] {
    let clusters = zip(graphemeBoundaries, graphemeBoundaries.dropFirst()).map { start, end in
      Cluster(in: text, range: (start..<max(start, end)).clamped(to: 0..<text.count))
    }
    let resolved = resolve(clusters)
    var scripts = [Script](repeating: .common, count: text.count)
    for (cluster, script) in zip(clusters, resolved) {
      for offset in cluster.range { scripts[offset] = script }
    }
    return scripts
  }

  /// A grapheme cluster, and what its characters say about its script.
  private struct Cluster {
    let range: Range<Int>
    /// The first code point; 0 when the cluster is empty.
    let base: UInt32
    /// The first script that is neither Common, Inherited nor unknown.
    let ownScript: Script?

    init(in text: [UInt16], range: Range<Int>) {
      var base: UInt32?
      var ownScript: Script?
      var offset = range.lowerBound
      while offset < range.upperBound, ownScript == nil {
        let (codePoint, length) = UTF16Text.codePoint(in: text, at: offset)
        let script = CharacterProperties.script(codePoint)
        if !script.isImplicit, script != .unknown { ownScript = script }
        base = base ?? codePoint
        offset += length
      }
      self.range = range
      self.base = base ?? 0
      self.ownScript = ownScript
    }
  }

  private static func resolve(_ clusters: [Cluster]) -> [Script] {
    guard let first = clusters.lazy.compactMap(\.ownScript).first else {
      return clusters.map { _ in .common }
    }
    var current = first
    var brackets = OpenBrackets()
    return clusters.map { cluster in
      if let script = cluster.ownScript {
        current = script
      } else {
        switch CharacterProperties.bracket(cluster.base) {
        case .opening(let closing): brackets.open(closedBy: closing, script: current)
        case .closing: current = brackets.close(cluster.base) ?? current
        case nil: break
        }
      }
      return current
    }
  }

  /// The brackets not yet closed, with the scripts they took.
  private struct OpenBrackets {
    private var stack: [(closing: UInt32, script: Script)] = []

    mutating func open(closedBy closing: UInt32, script: Script) { stack.append((closing, script)) }

    /// The script of the innermost bracket that this one closes; those inside it stay unclosed.
    mutating func close(_ closing: UInt32) -> Script? {
      guard let index = stack.lastIndex(where: { $0.closing == closing }) else { return nil }
      let script = stack[index].script
      stack.removeSubrange(index...)
      return script
    }
  }
}

extension TextAnalyzer {
  /// The script each UTF-16 unit of a text is to be shaped in: see ``ScriptItemizer``.
  public func scripts(of text: [UInt16]) -> [Script] {
    ScriptItemizer.scripts(of: text, graphemeBoundaries: graphemeBoundaries(in: text))
  }
}
