/// Calls whose texts go to a log, which developers read: `Logger.info("…")`, `log.debug("…")`, `logEvent("…")`.
enum LogCalls {
  /// Whether a call writes to a log, by the words of what is called and of what it is called of.
  static func isOne(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let callee = index.child(of: call, .callee) else { return false }
    let name = index[callee].name
    if writers.contains(name) || hasLog(name) { return true }
    var base = index.child(of: callee, .base)
    var steps = 0
    while let current = base, steps < 8 {
      if hasLog(index[current].name) { return true }
      base = index.child(of: current, index[current].kind == .call ? .callee : .base)
      steps += 1
    }
    return false
  }

  /// Whether a name is of a log: `log`, `appLogger`, `LoggingService`, and not `logIn`.
  static func hasLog(_ name: String) -> Bool {
    let words = NameWords.of(name)
    for (position, word) in words.enumerated() {
      if ["logger", "loggers", "logging", "nslog", "oslog"].contains(word) { return true }
      guard ["log", "logs"].contains(word) else { continue }
      let next = words.indices.contains(position + 1) ? words[position + 1] : ""
      if !["in", "out", "on", "off"].contains(next) { return true }
    }
    return false
  }

  private static let writers: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "trace",
  ]
}
