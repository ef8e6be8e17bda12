@_exported public import OversetCombine
