public import Foundation

/// A collection of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Where an item stands after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The way items are moved.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// From side to side.
    case horizontal
  }

  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How items stand.
  open var collectionViewLayout: UICollectionViewLayout
  /// What the items are. Nothing asks it.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether items are chosen.
  open var allowsSelection = true
  /// Whether several items are chosen.
  open var allowsMultipleSelection = false
  /// Whether items are made early.
  open var isPrefetchingEnabled = true
  /// The items that are seen: none.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// Their places: none.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The places of those chosen: none.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// How many sections there are: none.
  open var numberOfSections: Int { 0 }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates a collection: archives are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Is not kept.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Is not kept.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Is not kept.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// A new item.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  /// A new view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
  /// Does nothing.
  open func reloadData() {}
  /// None.
  open func numberOfItems(inSection section: Int) -> Int { 0 }
  /// None.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// None.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
}

extension UICollectionView {
  /// Does nothing.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Does nothing.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Does nothing.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing.
  public func insertItems(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  public func deleteItems(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  public func reloadItems(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  public func reloadSections(_ sections: IndexSet) {}
  /// Runs both.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Keeps how items stand.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// A new item, as it was registered.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// How an item is made. Nothing makes one.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    /// Creates a registration.
    public init(handler: @escaping Handler) {}
  }

  /// How a header is made. Nothing makes one.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header.
    public typealias Handler = (Supplementary, _ elementKind: String, IndexPath) -> Void

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {}
  }
}

/// A view of a collection of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name of its kind: none.
  open var reuseIdentifier: String? { nil }

  /// Never called.
  open func prepareForReuse() {}
}

/// An item of a collection of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the content.
  public let contentView = UIView()
  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind a chosen item.
  open var selectedBackgroundView: UIView?
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item is touched.
  open var isHighlighted = false
  /// What the item shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
}

/// An item of a list of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// A content of a title and a line below.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What the items of a collection of UIKit are. Nothing asks it.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// An item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What hears of a collection of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// What says how large items are. Nothing asks it.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
