// What a test writes, so that a test file imports one module. Below, only strategies are public in OversetSnapshots.
@_exported public import OversetSnapshots

@_exported public import class OversetDriving.ViewDriver
@_exported public import enum OversetDriving.ViewDriverError
@_exported public import enum OversetProject.SnapshotLayout
@_exported public import struct OversetRun.RunOutcome
@_exported public import struct OversetVocabulary.Diagnostic
@_exported public import struct OversetVocabulary.SourcePlace
@_exported public import struct OversetVocabulary.TextPosition
