// A view file imports SwiftUI and nothing else: the types of layout that it names come along.
@_exported public import Foundation
@_exported public import OversetLayoutEngine

// Of the words that every layer speaks, those that SwiftUI has.
@_exported public import enum OversetVocabulary.Appearance
@_exported public import enum OversetVocabulary.LayoutDirection
@_exported public import enum OversetVocabulary.TextAlignment
@_exported public import enum OversetVocabulary.TextStyle
@_exported public import enum OversetVocabulary.TruncationMode
@_exported public import enum OversetVocabulary.TypeSize
