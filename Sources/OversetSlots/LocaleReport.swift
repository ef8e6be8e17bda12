import OversetChecks
import OversetProject
import OversetVocabulary

/// The results of one locale.
struct LocaleReport: Sendable {
  var locale: LocaleTag
  var laidOutCount = 0
  var fittingCount = 0
  /// How many texts nothing is said about, because the rules that have something to say are switched off,
  /// by the first of these.
  var unjudgedCounts: [RuleID: Int] = [:]
  var findings: [Finding] = []
  var notChecked: [NotChecked] = []
  /// What rules about catalogs found, by catalog.
  var catalogFindings: [[Finding]] = []
}
