public import Foundation

/// How the items of a collection of UIKit stand. They are not laid out.
@MainActor @preconcurrency
open class UICollectionViewLayout: _UIObject {
  /// The collection: none.
  open var collectionView: UICollectionView? { nil }
  /// The size of all items, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout: archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Never called.
  open func prepare() {}
  /// Does nothing.
  open func invalidateLayout() {}
  /// None.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// None.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether it changes with the size: no.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Where an item stands.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: _UIObject {
  /// The frame, in points.
  open var frame = CGRect.zero
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front.
  open var zIndex = 0
  /// A change of its coordinates.
  open var transform = CGAffineTransform.identity
  /// The place among the items.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Creates one for an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}

/// Items in lines. They are not laid out.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that the content has.
  nonisolated public static let automaticSize = CGSize(width: -1, height: -1)

  /// The way items are moved.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// About the size of items, in points.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distances around sections, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
}

/// How large a part of a composed layout is.
@MainActor @preconcurrency
public struct NSCollectionLayoutDimension {
  init() {}

  /// A share of the width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self() }
  /// A share of the height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self() }
  /// Points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self() }
  /// About so many points.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self() }
}

/// The size of a part of a composed layout.
@MainActor @preconcurrency
public struct NSCollectionLayoutSize {
  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {}
}

/// A distance in a composed layout.
@MainActor @preconcurrency
public struct NSCollectionLayoutSpacing {
  init() {}

  /// Points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self() }
  /// At least so many points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self() }
}

/// An item of a composed layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem {
  /// The distances around, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {}
}

/// Items of a composed layout beside or above each other.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// Above each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// Beside each other, all alike.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
}

/// A section of a composed layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSection {
  /// How a section is moved across.
  public enum OrthogonalScrolling: Int, Sendable {
    /// Not.
    case none
    /// Freely.
    case continuous
    /// To groups.
    case continuousGroupLeadingBoundary
    /// By pages.
    case paging
    /// By groups.
    case groupPaging
    /// By groups, in the middle.
    case groupPagingCentered
  }

  /// The distances around, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How it is moved across.
  open var orthogonalScrollingBehavior = OrthogonalScrolling.none

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {}
}

/// How a list of UIKit looks.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How rows stand.
  public enum Appearance: Int, Sendable {
    /// From edge to edge.
    case plain
    /// In groups.
    case grouped
    /// In groups on cards.
    case insetGrouped
    /// As a sidebar.
    case sidebar
    /// As a sidebar without colour.
    case sidebarPlain
  }

  /// Whether lines are shown.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?

  /// Creates a look.
  public init(appearance: Appearance) {}
}

/// What is known while a section is composed.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  /// Light or dark, direction and text size.
  var traitCollection: UITraitCollection { get }
}

/// A layout that is composed of sections, groups and items. They are not laid out.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout of one section.
  public init(section: NSCollectionLayoutSection) { super.init() }

  /// Creates a layout whose sections `sectionProvider` makes; it is never called.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    super.init()
  }

  /// Creates a layout: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A layout of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in nil }
  }
}

/// The elements of a collection, with their sections.
public struct NSDiffableDataSourceSnapshot<SectionID: Hashable, ItemID: Hashable> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionID] = []
  private var items: [SectionID: [ItemID]] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// The elements, in order.
  public var itemIdentifiers: [ItemID] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// How many elements there are.
  public var numberOfItems: Int { itemIdentifiers.count }

  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionID]) {
    sectionIdentifiers += identifiers
  }
  /// Adds elements to a section; nil is the last.
  public mutating func appendItems(_ identifiers: [ItemID], toSection section: SectionID? = nil) {
    if let section = section ?? sectionIdentifiers.last {
      items[section, default: []] += identifiers
    }
  }
  /// Takes all away.
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  /// Does nothing.
  public mutating func reloadItems(_ identifiers: [ItemID]) {}
  /// Does nothing.
  public mutating func reconfigureItems(_ identifiers: [ItemID]) {}
}

/// What makes items of elements. Nothing asks it.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionID: Hashable, ItemID: Hashable> {
  private var current = NSDiffableDataSourceSnapshot<SectionID, ItemID>()

  /// Creates a source; `cellProvider` is never called.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping (UICollectionView, IndexPath, ItemID) -> UICollectionViewCell?
  ) {}

  /// Keeps the elements.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }

  /// The elements.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionID, ItemID> { current }
}
