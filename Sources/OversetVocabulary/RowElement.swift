/// What one view around a text is, as far as it decides sizes.
package enum RowElement: Hashable, Sendable {
  /// The directions of stacks.
  package enum Axis: Hashable, Sendable {
    /// Side by side, from the leading edge.
    case horizontal
    /// Below each other.
    case vertical
    /// In front of each other.
    case depth
  }

  /// Where members of another size stand in their container, by the names of the source: `leading`, `topTrailing`.
  package typealias Alignment = String

  /// What a view says of a side of its frame, in points; nil where it leaves it open.
  package struct Limits: Hashable, Sendable {
    /// The least length.
    package var least: Double?
    /// The greatest length; infinite takes all that is offered.
    package var greatest: Double?

    package init(least: Double? = nil, greatest: Double? = nil) {
      self.least = least
      self.greatest = greatest
    }
  }

  /// Parts of the system's views that stand above or below the others, so that only their own views take their width.
  package enum Part: String, Hashable, Sendable {
    /// The label of a view that takes the place of missing content.
    case unavailableLabel
    /// What such a view says below its label.
    case unavailableText
    /// The buttons of such a view.
    case unavailableActions
    /// The label of a box around views.
    case boxLabel
    /// The views of a box.
    case box
    /// The label of a wheel that turns.
    case progress
    /// What a field for text shows while it is empty.
    case field
  }

  /// Buttons with a background.
  package enum ButtonLook: String, Hashable, Sendable {
    /// In a weak colour.
    case bordered
    /// In the colour of the app.
    case prominent
  }

  /// Lengths at the edges, in points.
  package struct Insets: Hashable, Sendable {
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0

    package init(
      top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  // MARK: Containers

  /// A stack of its members. Without a spacing they stand at the distances that they prefer.
  case stack(Axis, spacing: Double?, alignment: Alignment?)
  /// Its members, as members of what is around it.
  case group
  /// Members that may take another width than they do: something about them is not known.
  case doubtful
  /// A button or link: its members are its label.
  case button
  /// A switch behind its label, which its members are.
  case toggle
  /// A link to another screen: its members are its label. In a list its row has an arrow.
  case link
  /// A title behind its icon: a group of the views of each.
  case label
  /// A label, and at the other edge its value: a group of the views of each.
  case labeled
  /// A part of one of the system's views.
  case part(Part)

  // MARK: Leaves

  /// Space that grows, of a least length in points.
  case spacer(minLength: Double?)
  /// A line across its stack.
  case divider
  /// A text.
  case text(RowText)
  /// One of Apple's symbols, by name. Its size follows the font.
  case symbol(String)
  /// Something of a fixed size in points.
  case block(width: Double, height: Double)
  /// Something that takes the size that it is offered: a colour, a shape, a resizable picture.
  case fill
  /// Something whose size is not known. It is laid out without a size.
  case opaque

  // MARK: Modifiers, each of one member

  /// The space around the content of a row in a list, instead of the list's.
  case rowInsets(Insets)
  /// The background of the buttons inside.
  case buttonLook(ButtonLook)
  /// The size of the controls inside, by its name in the source: `small`.
  case controlSize(String)

  /// Space around a view.
  case padding(Insets)
  /// A frame of a fixed width or height, in points, or both.
  case frame(width: Double?, height: Double?, alignment: Alignment?)
  /// A frame that grows and shrinks.
  case flexibleFrame(width: Limits, height: Limits, alignment: Alignment?)
  /// A view of its ideal size, whatever it is offered.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// When its stack serves the view.
  case layoutPriority(Double)
  /// The font of texts and symbols that set none. A size takes the place of the style's. A name is that of a font other
  /// than the system's, and empty where it could not be read.
  case font(TextStyle?, size: Double?, weight: Int?, named: String?)
  /// The weight of texts, 100 to 900.
  case weight(Int)
  /// The heavier weight that the font's style has.
  case bold
  /// The most lines of texts; nil is unlimited.
  case lineLimit(Int?)
  /// How far texts may shrink, 0 to 1.
  case minimumScaleFactor(Double)
  /// Which part of a text the ellipsis replaces: `head`, `middle` or `tail`.
  case truncationMode(String)
  /// How the lines of a text stand to each other: `leading`, `center` or `trailing`.
  case textAlignment(String)
  /// Whether texts are shown in capitals; nil leaves them as they are.
  case uppercase(Bool?)
}

/// The words of a text of a row.
package enum RowText: Hashable, Sendable {
  /// What a value usually looks like of which only its kind is known.
  package enum Kind: Hashable, Sendable {
    case number, date, name, unknown
  }

  /// The text that is judged.
  case own
  /// The text of a key in a table; nil if the source names none.
  case key(String, table: String?)
  /// A text that is the same in all languages.
  case literal(String)
  /// A text that is not known: a sample takes its place.
  case sample(Kind)
}
