#if Service
  import Foundation
  import OversetChecks
  import OversetSlots
  import OversetText
  import OversetVocabulary

  /// Turns what a text comes to into an answer.
  struct AnswerWriter {
    /// What fails a check of the project.
    let policy: FailurePolicy

    /// The answer to `item`.
    func answer(to item: CheckItem, _ outcome: ProposalOutcome) -> CheckAnswer {
      var answer = CheckAnswer(to: item, verdict: outcome.verdict)
      answer.passes = !outcome.findings.contains(where: policy.fails)
      answer.findings = outcome.findings.map(CheckFinding.init)
      let worst = outcome.worst(policy)
      answer.message = worst?.message
      answer.fix = worst?.fix
      if outcome.verdict == .notChecked {
        answer.reason = outcome.reason
        return answer
      }
      place(outcome, in: &answer)
      answer.pictureURL = PictureQuery(item, at: answer.worst).url
      return answer
    }

    /// The answer to `item`, of which nothing can be said.
    static func notChecked(_ item: CheckItem, because reason: String) -> CheckAnswer {
      var answer = CheckAnswer(to: item, verdict: .notChecked)
      answer.reason = reason
      return answer
    }

    /// Writes where the text is worst and by how much; of one without findings, where it is tightest.
    private func place(_ outcome: ProposalOutcome, in answer: inout CheckAnswer) {
      let found = ProposalOutcome.gravest(outcome.layoutFindings, policy)
      if let found, let device = found.device, let size = found.typeSize,
        let slot = found.catalogText?.slot
      {
        answer.worst = CheckPlace(
          device: device, typeSize: size.token, boldText: found.legibilityWeight == .bold,
          slot: slot)
        answer.shown = found.evidence.shown
        write(found.evidence.fit, in: &answer)
      } else if let tightest = outcome.tightest {
        answer.worst = CheckPlace(
          device: tightest.device, typeSize: tightest.typeSize.token,
          boldText: tightest.legibilityWeight == .bold, slot: tightest.slot)
        write(tightest.fit, in: &answer)
      }
    }

    func write(_ fit: Fit?, in answer: inout CheckAnswer) {
      guard let fit else { return }
      answer.confidence = fit.confidence.rawValue
      if fit.needed > fit.available {
        answer.pointsOver = Tenths.rounded(fit.needed - fit.available)
        answer.percentOver = Tenths.rounded(fit.percentOver)
      } else {
        answer.roomPoints = Tenths.rounded(fit.available - fit.needed)
        answer.roomPercent = Tenths.rounded(-fit.percentOver)
      }
    }
  }
#endif
