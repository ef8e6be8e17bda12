package import OversetVocabulary

/// A framework's ways to draw texts, as they are found in a program's syntax.
package protocol DrawingReader {
  /// Whether how a site draws a text depends on the way that the text came.
  func dependsOnWay(_ site: DrawingSite) -> Bool

  /// The expressions of a file whose text is given to the framework, in the order of the file.
  func sites(in tree: Int32) -> [DrawingSite]

  /// How a site draws a text that came to it on a way: usually one drawing, several if the code around the site is
  /// used in several places, none if nothing is to be told of it.
  ///
  /// - Parameter path: The calls and uses through which the text came, from the site towards the key.
  func drawings(of site: DrawingSite, path: [NodeReference]) -> [SiteDrawing]
}

/// What becomes of a text at a site that is reached in one way.
package struct SiteDrawing: Hashable, Sendable {
  /// The slot, or why there is none.
  package var drawing: TextPlace.Drawing
  /// What the source states of its look.
  package var setting: TextSetting
  /// Slots that it may have instead, where the source leaves open which.
  package var otherSlots: [String] = []
  /// Whether the place always draws it so too, beside its other drawings there.
  package var isAddition = false
  /// What draws it, if that is no screen of the phone.
  package var surface: OtherSurface?
  /// The row that it stands in; nil where none is known.
  package var row: RowPlace?
  /// The uses of the declarations around the site through which it is reached, from the site outwards.
  package var chain: [NodeReference]

  package init(
    _ drawing: TextPlace.Drawing, setting: TextSetting = TextSetting(), chain: [NodeReference] = []
  ) {
    self.drawing = drawing
    self.setting = setting
    self.chain = chain
  }

  /// A text in one of the parts of a bar.
  static func part(_ name: String, _ share: ControlCounts.Share) -> SiteDrawing {
    let (slot, others) = share.slots(name)
    var drawing = SiteDrawing(.slot(slot))
    drawing.setting.lineLimit = 1
    drawing.otherSlots = others
    return drawing
  }
}
