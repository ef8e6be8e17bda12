import OversetVocabulary

/// Reads the row that a text stands in: the views around it, from a container whose width is known.
final class RowReader {
  /// Types of elsewhere whose content has the width of the screen, beside the framework's own.
  let screens: Set<String>
  private let builder: RowBuilder
  private let conditions: ScreenConditions

  /// A reader in a program.
  ///
  /// - Parameters:
  ///   - evaluator: Says which texts stand beside the text. It must not be under way when a row is read.
  ///   - screens: Types of elsewhere whose closures hold whole screens.
  init(uses: DrawingUses, evaluator: Evaluator, screens: Set<String> = []) {
    self.screens = screens
    conditions = ScreenConditions(index: uses.index)
    builder = RowBuilder(uses: uses, texts: RowTexts(index: uses.index, evaluator: evaluator))
  }

  /// The row of a text that a chain begins with; nil if nothing but the text stands in it, if its container is not
  /// known, and if only some screens have it.
  func row(_ chain: DrawingChain) -> RowPlace? {
    guard !conditions.decide(chain) else { return nil }
    builder.begin()
    var growth = RowGrowth(chain, builder, screens: screens)
    growth.grow()
    return growth.place
  }
}
