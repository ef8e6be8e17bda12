/// A place where an app's source draws the text of a key.
package struct TextPlace: Hashable, Sendable {
  /// What becomes of the text.
  package enum Drawing: Hashable, Sendable {
    /// It is drawn in a slot: a name as `overset slots list` shows it.
    case slot(String)
    /// It is read aloud, logged, stored or sent, never drawn: the text says what, such as `accessibilityLabel`.
    case notDrawn(String)
    /// It is drawn, and nothing says in which slot: the text says why not.
    case unknown(String)

    /// It stands in code that nothing calls.
    package static let deadCode = Drawing.notDrawn("dead code")
    /// It stands in a view or screen that nothing makes.
    package static let unshown = Drawing.notDrawn("nothing shows it")

    /// Whether it stands in code that no user of the app runs.
    package var isUnrun: Bool { self == .deadCode || self == .unshown }
  }

  /// A step of a text on its way from the key to what draws it.
  package struct Step: Hashable, Sendable {
    /// Where it is taken.
    package let place: SourcePlace
    /// What is done there, in words of the source: `L10n.save`, `PrimaryButton(title:)`.
    package let action: String

    package init(place: SourcePlace, action: String) {
      self.place = place
      self.action = action
    }
  }

  /// The key, as the catalogs have it.
  package var key: String
  /// The table that the source names; nil if it names none.
  package var table: String?
  /// Where the text is given to what draws it.
  package var place: SourcePlace
  /// What becomes of the text.
  package var drawing: Drawing
  /// What the source says of how it is drawn, beyond the slot.
  package var setting = TextSetting()
  /// Slots that it may have instead of its own, where the source leaves open which: it is cut only if it is cut in
  /// each of them.
  package var otherSlots: [String] = []
  /// Whether the place always draws it so too, beside its other drawings there. Of any others only one shows the key.
  package var isAddition = false
  /// The `switch` or `if` of which only one branch shows the text, where nothing says which: it is cut only if it is cut
  /// in each of the branches' places.
  package var choice: SourcePlace?
  /// What draws it, if that is no screen of the phone.
  package var surface: OtherSurface?
  /// Whether the text came here through data of the app, and no caller of what draws it names the key: a place that
  /// very many keys reach so draws whatever it is given.
  package var isIndirect = false
  /// The row that it stands in; nil where the slot alone says what is around it.
  package var row: RowPlace?
  /// The way from the key to the place.
  package var steps: [Step] = []

  package init(key: String, table: String?, place: SourcePlace, drawing: Drawing) {
    self.key = key
    self.table = table
    self.place = place
    self.drawing = drawing
  }
}

/// What an app's source states of how a text is drawn; nil where it states nothing.
package struct TextSetting: Hashable, Sendable {
  /// The most lines; 0 is unlimited.
  package var lineLimit: Int?
  /// The text style.
  package var style: TextStyle?
  /// A size in points that takes the place of the style's.
  package var size: Double?
  /// The weight, 100 to 900.
  package var weight: Int?
  /// The font, if it is not the system's.
  package var font: AppFont?
  /// How far the text may shrink before it is truncated, 0 to 1.
  package var minimumScaleFactor: Double?
  /// Which part makes way for the ellipsis of a text that is too long.
  package var truncation: TextTruncation?
  /// Whether it is shown in capitals.
  package var isUppercase: Bool?
  /// The width of its frame, in points.
  package var width: Double?
  /// The greatest width of its frame, in points.
  package var maximumWidth: Double?
  /// The space that paddings around it take from the width, both sides together, in points.
  package var padding: Double?
  /// What of the width around it is not the text's, both sides together, in points: of the screen's, or of the menu's
  /// that it is an item of. It takes the place of the margins that its slot has by itself.
  package var margins: Double?
  /// Whether the limit of lines is only the usual one, as what sets it was not found: a text that is cut by it is no
  /// finding.
  package var hasOpenLines: Bool?
  /// Whether a font is stated that could not be read: a text that is cut is no finding.
  package var hasOpenFont: Bool?
  /// Whether it is drawn at its own size whatever is offered (`fixedSize()`): it is never cut.
  package var hasFixedSize: Bool?
  /// What the app's code states for all texts of the slots that the place may have, by the slots' names; nil for nothing.
  package var systemLooks: [String: SystemLook]?

  package init() {}
}

/// The part of a line that an ellipsis stands for.
package enum TextTruncation: String, Hashable, Sendable {
  case head, middle, tail
}
