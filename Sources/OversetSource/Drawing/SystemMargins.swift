/// What of a bar's or a menu's width the system keeps from a text, in points, by what stands beside it.
enum SystemMargins {
  // MARK: - Menus

  /// What an item of a menu, which is 250 points wide on an iPhone, keeps from its title: 16 points at each edge. A
  /// column for check marks, or for the arrow of a menu inside, makes 32 at the leading one, a picture of the item's own
  /// 44 at the trailing one.
  ///
  /// The figures are those of `CupertinoMenuAnchor` of Flutter, which were read off on simulators of iOS 18.5.
  static func menuItem(hasLeadingMark: Bool, hasPicture: Bool) -> Double {
    (hasLeadingMark ? 32 : 16) + (hasPicture ? 44 : 16)
  }

  // MARK: - Alerts

  /// The most that the text of a field in an alert has, in points: alerts are 270 wide in iOS 18 and keep 16 at each edge.
  /// What the field keeps besides is not known.
  static let alertField = 238.0

  // MARK: - Tables

  /// What a cell of a table keeps from the labels that it has by itself, where nothing else stands in it and the table
  /// is as wide as the screen.
  static let tableRow = 32.0

  /// What a row of a form keeps from a text that stands in it alone: its card lies as far from the edges of the screen
  /// as the text from those of the card.
  static let groupedRow = 64.0

  // MARK: - Bars

  /// What stands at an edge of a navigation bar.
  enum Edge {
    /// Nothing that is always there.
    case free
    /// A back button, which gives its own title up before the title of the screen is cut.
    case back
    /// Buttons, of which the smallest is a picture.
    case buttons

    /// What it takes, with the space before the title.
    fileprivate var space: Double {
      switch self {
      case .free: 16
      case .back: 44
      case .buttons: 54
      }
    }
  }

  /// What a navigation bar keeps from an inline title, which moves out of the middle before it is cut.
  static func inlineTitle(leading: Edge, trailing: Edge) -> Double {
    leading.space + trailing.space
  }
}
