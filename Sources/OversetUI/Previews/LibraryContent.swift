/// The kinds of views in Xcode's library.
public struct LibraryCategory: Sendable {
  /// What shows data.
  public static let control = LibraryCategory()
  /// What draws.
  public static let effect = LibraryCategory()
  /// What places views.
  public static let layout = LibraryCategory()
  /// Everything else.
  public static let other = LibraryCategory()
}

/// A view or a modifier in Xcode's library, which is not shown here.
public struct LibraryItem {
  /// The kinds.
  public typealias Category = LibraryCategory

  /// Creates an item of an example, which is not evaluated.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// What a module adds to Xcode's library.
public protocol LibraryContentProvider {
  /// The views.
  @MainActor @preconcurrency @LibraryContentBuilder var views: [LibraryItem] { get }

  /// The modifiers, shown on a view.
  associatedtype ModifierBase = Any

  /// The modifiers.
  @MainActor @preconcurrency @LibraryContentBuilder
  func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// None.
  @MainActor @preconcurrency public var views: [LibraryItem] { [] }
  /// None.
  @MainActor @preconcurrency public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Makes a list of the lines of a closure.
@resultBuilder
public enum LibraryContentBuilder {
  /// An item for each line.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
