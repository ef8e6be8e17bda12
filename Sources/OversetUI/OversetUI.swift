// A view file imports SwiftUI and nothing else: the types of layout that it names come along.
@_exported public import Foundation
@_exported public import Observation
@_exported public import OversetCombine
@_exported public import OversetLayoutEngine

// Of the words that every layer speaks, those that SwiftUI has under the same name. SwiftUI's other names
// for them are aliases here: `ColorScheme`, `DynamicTypeSize`, `Font.TextStyle`, `Text.TruncationMode`.
@_exported public import enum OversetVocabulary.LayoutDirection
@_exported public import enum OversetVocabulary.LegibilityWeight
@_exported public import enum OversetVocabulary.TextAlignment
@_exported public import enum OversetVocabulary.UserInterfaceSizeClass
