// Points, sizes and rectangles are Foundation's on Linux.
@_exported public import Foundation

@_exported public import struct OversetUI.CGAffineTransform
@_exported public import enum OversetUI.CGLineCap
@_exported public import enum OversetUI.CGLineJoin
