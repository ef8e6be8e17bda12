import OversetLayoutTree

/// A rule that looks at a laid-out tree.
package protocol TreeCheck: Check {
  /// What it finds, in drawing order.
  func findings(in checked: CheckedTree) -> [Finding]
}

/// The rules of this version, in the order of reports.
package enum TreeChecks {
  /// Every rule.
  package static let all: [any TreeCheck] = [
    TextTruncatedCheck(), ControlTitleTruncatedCheck(), TextCutByHeightCheck(), WordBrokenCheck(),
    TextAtRiskCheck(), TextScaledDownCheck(), GlyphMissingCheck(), InkClippedCheck(),
    OutsideScreenCheck(), OutsideSafeAreaCheck(), OverlapCheck(), SqueezedCheck(),
    SmallTouchTargetCheck(), NotMirroredCheck(), BarNotMirroredCheck(), RowReorderedCheck(),
    DirectionFixedSymbolCheck(), ArrowInTextCheck(), ImageNotMirroredCheck(),
    MirroredSymbolCheck(), TranslationLeftToRightCheck(), DrawnNumberReversedCheck(),
    DrawnLineDirectionCheck(), DrawnCasingResidueCheck(), TrackedJoiningScriptCheck(),
    KinsokuCheck(), TextNotInCatalogCheck(), AssetMissingCheck(),
  ]

  /// What rules find in `checked`: every one, unless some are named.
  package static func findings(
    in checked: CheckedTree, of rules: [any TreeCheck] = all
  ) -> [Finding] {
    var findings: [Finding] = []
    for rule in rules { findings += rule.findings(in: checked) }
    for index in findings.indices { findings[index].locale = checked.tree.locale }
    return findings
  }
}
