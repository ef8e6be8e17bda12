// What a test writes, so that a test file imports one module. Below, only strategies are public in OversetSnapshots.
@_exported public import OversetSnapshots

@_exported public import enum OversetProject.SnapshotLayout
@_exported public import struct OversetRun.RunOutcome
@_exported public import class OversetUI._ViewDriver
@_exported public import struct OversetVocabulary.Diagnostic
@_exported public import struct OversetVocabulary.SourcePlace
@_exported public import struct OversetVocabulary.TextPosition

/// Acts on a view as a user would, inside `assertActionSnapshot`.
///
/// Each function finds its control by the identifier, or else by the accessibility label, or else by the
/// words it shows. A name that is unknown or ambiguous fails the test, with the names that exist.
///
/// - `tap(_:)` taps a button, a toggle, a field, or a view with `onTapGesture`.
/// - `toggle(_:)` switches a toggle.
/// - `type(_:into:)` appends text to a field, `clear(_:)` empties it, and `submit(_:)` presses return.
/// - `slide(_:to:)` moves a slider.
/// - `increment(_:)` and `decrement(_:)` tap the buttons of a stepper.
/// - `choose(_:in:)` chooses an option of a picker.
/// - `finishTasks()` waits for everything that views started with `task`.
/// - `log(_:)` adds a line of your own, and `text` is the log so far.
///
/// A disabled control does nothing, and the log says so.
public typealias ViewDriver = _ViewDriver
