// What a test writes, so that a test file imports one module. Below, only strategies are public in OversetSnapshots.
@_exported public import OversetSnapshots

@_exported public import enum OversetProject.SnapshotLayout
@_exported public import struct OversetRun.RunOutcome
@_exported public import class OversetUI._ViewDriver
@_exported public import struct OversetVocabulary.Diagnostic
@_exported public import struct OversetVocabulary.SourcePlace
@_exported public import struct OversetVocabulary.TextPosition

/// Acts on a view as a user would: see `assertActionSnapshot(of:named:layout:locale:record:perform:)`.
public typealias ViewDriver = _ViewDriver
