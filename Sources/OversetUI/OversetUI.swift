// A view file imports SwiftUI and nothing else: the types of layout that it names come along.
@_exported public import Foundation
@_exported public import OversetLayoutEngine
