import COversetPOSIX

/// Signals that a thread holds back. What it starts, or becomes, holds them back, too: a build that somebody wants to end
/// would not hear of it. Threads of Dispatch, on which tasks run, hold back nearly all.
package enum HeldSignals {
  /// Does something on this thread while it holds none back.
  package static func lettingThrough<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let held = overset_signals_let_through()
    defer { overset_signals_hold(held) }
    return try body()
  }
}
