public import Foundation

/// A field for searching of UIKit, which is not drawn. SwiftUI views have `searchable`.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How prominent it is.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default`
    /// Much.
    case prominent
    /// Little.
    case minimal
  }

  /// What hears of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is searched.
  open var text: String?
  /// What is asked for.
  open var placeholder: String?
  /// The line above.
  open var prompt: String?
  /// How prominent it is.
  open var searchBarStyle = Style.default
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The colour behind it.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether there is a button for leaving.
  open var showsCancelButton = false
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Its return key.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = true
  /// The parts to search in.
  open var scopeButtonTitles: [String]?
  /// The part that is searched.
  open var selectedScopeButtonIndex = 0
  /// Whether the parts are shown.
  open var showsScopeBar = false
  /// The field.
  public let searchTextField = UITextField(frame: .zero)

  /// Keeps whether there is a button for leaving.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Is not kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// A picture of the field.
  public enum Icon: Int, Sendable {
    /// The glass.
    case search
    /// The cross.
    case clear
    /// The book.
    case bookmark
    /// The results.
    case resultsList
  }
}

/// The look of a bar of UIKit.
public enum UIBarStyle: Int, Sendable {
  /// As usual.
  case `default`
  /// Dark.
  case black
}

/// What hears of a field for searching of UIKit. Nobody types here.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button for leaving was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ends.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}

/// A screen of results of UIKit. Nothing is shown.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar(frame: .zero)
  /// What hears of what is searched.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the content is dim.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether users search.
  open var isActive = false

  /// Creates a screen.
  public init(searchResultsController: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What hears of what is searched. Nobody types here.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
