// What the signatures of this module name, so that a test file imports one module.
@_exported public import OversetConfig
@_exported public import OversetProject
@_exported public import OversetRun
@_exported public import OversetSnapshots
@_exported public import OversetUI

@_exported public import struct OversetVocabulary.Diagnostic
@_exported public import struct OversetVocabulary.SourcePlace
@_exported public import struct OversetVocabulary.TextPosition
