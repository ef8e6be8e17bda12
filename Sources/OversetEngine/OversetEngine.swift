// What the signatures of `Engine` name, so that a program imports one module.
@_exported public import struct OversetChecks.Finding
@_exported public import struct OversetProject.Component
@_exported public import struct OversetProject.ComponentState
@_exported public import enum OversetProject.SnapshotLayout
@_exported public import struct OversetRun.CellOutcome
@_exported public import struct OversetRun.RunOutcome
@_exported public import struct OversetSlots.SlotOutcome
@_exported public import enum OversetSnapshots.RecordMode
@_exported public import struct OversetTextTools.MeasureRequest
@_exported public import struct OversetTextTools.TextMeasurement
@_exported public import struct OversetVocabulary.Diagnostic
@_exported public import struct OversetVocabulary.LocaleTag
@_exported public import struct OversetVocabulary.RuleID
@_exported public import enum OversetVocabulary.Severity
@_exported public import struct OversetVocabulary.SourcePlace
@_exported public import struct OversetVocabulary.TextPosition
