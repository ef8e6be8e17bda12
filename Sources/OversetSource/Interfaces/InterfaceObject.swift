import OversetVocabulary

/// An object that Interface Builder drew: a view, a control, a bar item, a controller.
package struct InterfaceObject: Hashable, Sendable {
  /// Its identifier, such as `3pe-Wd-tM1`; empty for one that has none.
  package let id: String
  /// What it is, as the file names it: `label`, `button`, `navigationItem`, `tableViewCell`, `viewController`, `scene`,
  /// `placeholder`.
  package let element: String
  /// What it is to its parent: the attribute `key`, such as `contentView`, `rightBarButtonItem`, `tableHeaderView`,
  /// else the list that it stands in, such as `subviews`, `leftBarButtonItems`; empty for neither.
  package let role: String
  /// The class that the app gives it, without its module; nil for one of the system's own.
  package let customClass: String?
  /// The number of the object around it; nil at the top.
  package internal(set) var parent: Int?
  /// The line of its tag, from 1.
  package let line: Int
  /// The column of its tag in UTF-16 units, from 1.
  package let column: Int

  /// Its texts that a translator gets, in the order of the file.
  package var texts: [InterfaceText] = []
  /// `numberOfLines`, as written; 0 is any number; nil where it is not stated: one line for a label.
  package var numberOfLines: Int?
  /// `lineBreakMode`, as written: `tailTruncation`, `wordWrap`, …
  package var lineBreakMode: String?
  /// The font of its text, or of its title; nil where it is not stated.
  package var font: InterfaceFont?
  /// Whether its text shrinks to its width.
  package var adjustsFontSizeToFit = false
  /// How far it shrinks, 0 to 1; nil where it is not stated.
  package var minimumScaleFactor: Double?
  /// The smallest size that it shrinks to, in points; nil where it is not stated.
  package var minimumFontSize: Double?
  /// The width of its frame on the canvas, in points. Constraints decide what it has on a device.
  package var frameWidth: Double?
  /// The constraints of its width alone.
  package var widthConstraints: [InterfaceWidth] = []
  /// Whether it is hidden until code shows it.
  package var isHidden = false
  /// `axis` of a stack: `horizontal` where it is not stated; nil for anything else.
  package var axis: String?
  /// What a cell, a table, a button, a bar or a configuration calls its style: `IBUITableViewCellStyleValue1`,
  /// `IBUITableViewCellStyleSubtitle`, `plain`, `grouped`.
  package var style: String?
  /// The system item that gives it its title or picture, such as `done`; nil for none.
  package var systemItem: String?
  /// How many segments a segmented control has, those without a title among them.
  package var segmentCount = 0
  /// The texts that Interface Builder gives to properties of the app's own, by key path.
  package var runtimeAttributes: [InterfaceText] = []
  /// All its attributes, as written. `configuration` is the style of a button's configuration, where it has one, and
  /// `normalImage` the picture beside its title.
  package var attributes: [String: String] = [:]

  package init(
    id: String, element: String, role: String = "", customClass: String? = nil,
    parent: Int? = nil, line: Int = 1, column: Int = 1
  ) {
    self.id = id
    self.element = element
    self.role = role
    self.customClass = customClass
    self.parent = parent
    self.line = line
    self.column = column
  }

  /// The first of its texts with a name.
  package func text(_ property: String) -> InterfaceText? {
    texts.first { $0.property == property }
  }
}

/// A text of an object.
package struct InterfaceText: Hashable, Sendable {
  /// What it is of its object, as in the keys of translations: `text`, `title`, `normalTitle`, `placeholder`, `prompt`,
  /// `segmentTitles[0]`, `headerTitle`, `configuration.title`, `accessibilityLabel`.
  package let property: String
  /// What the file says.
  package let value: String
  /// The line where it is written, from 1.
  package let line: Int
  /// The column where it is written in UTF-16 units, from 1.
  package let column: Int

  package init(property: String, value: String, line: Int, column: Int) {
    self.property = property
    self.value = value
    self.line = line
    self.column = column
  }

  /// A text at the tag of the element that holds it.
  init(property: String, value: String, at place: SourcePlace) {
    self.init(
      property: property, value: value, line: place.line ?? 1, column: place.column ?? 1)
  }
}
