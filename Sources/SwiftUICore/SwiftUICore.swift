@_exported public import OversetUI
