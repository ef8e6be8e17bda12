#if Service
  import OversetChecks
  import OversetRun
  import OversetSlots
  import OversetVocabulary

  /// What the components have said about a text.
  enum ComponentAnswer: Sendable {
    /// What it comes to where they draw it.
    case judgement(HostJudgement)
    /// They have not answered, for a reason.
    case noAnswer(String)
  }

  extension AnswerWriter {
    /// The answer to `item`: where a component draws its key, what the text comes to there; else what it comes to in slots.
    func answer(
      to item: CheckItem, _ outcome: ProposalOutcome, _ components: ComponentAnswer?
    ) -> CheckAnswer {
      switch components {
      case nil: return answer(to: item, outcome)
      case .noAnswer(let reason):
        var answer = answer(to: item, outcome)
        answer.note = reason
        return answer
      case .judgement(let judgement):
        guard judgement.layouts > 0, let place = judgement.places.first else {
          var answer = answer(to: item, outcome)
          answer.note = judgement.reason
          return answer
        }
        return answer(to: item, outcome, judgement, place)
      }
    }

    private func answer(
      to item: CheckItem, _ outcome: ProposalOutcome, _ judgement: HostJudgement,
      _ tightest: HostPlace
    ) -> CheckAnswer {
      let own = judgement.findings.compactMap(\.finding)
      let others = judgement.elsewhere.compactMap(\.finding)
      // What rules find in the text itself they find wherever it is drawn.
      let catalog = outcome.findings.filter { $0.catalogText?.slot == nil }
      let all = own + others + catalog
      var answer = CheckAnswer(to: item, verdict: ProposalOutcome.verdict(of: own))
      answer.passes = !all.contains(where: policy.fails)
      answer.findings =
        own.map(CheckFinding.init)
        + others.map { finding in
          var other = CheckFinding(finding)
          other.key = finding.name
          return other
        } + catalog.map(CheckFinding.init)
      let worst = ProposalOutcome.gravest(all, policy)
      answer.message = worst?.message
      answer.fix = worst?.fix
      answer.places = judgement.places.map(ComponentPlace.init)
      answer.note = judgement.reason
      write(ProposalOutcome.gravest(own, policy), else: tightest, in: &answer)
      answer.pictureURL = PictureQuery(item, at: answer.worst).url
      return answer
    }

    /// Writes where the text is worst and by how much; of one without findings, where it is tightest.
    private func write(_ found: Finding?, else tightest: HostPlace, in answer: inout CheckAnswer) {
      if let found, let node = found.node, let device = found.device, let size = found.typeSize {
        answer.worst = CheckPlace(
          device: device, typeSize: size.token, boldText: found.legibilityWeight == .bold,
          component: node.component, state: node.state)
        answer.shown = found.evidence.shown
        write(found.evidence.fit, in: &answer)
        return
      }
      answer.worst = CheckPlace(
        device: tightest.device, typeSize: tightest.typeSize, boldText: tightest.boldText,
        component: tightest.component, state: tightest.state)
      let place = ComponentPlace(tightest)
      (answer.pointsOver, answer.percentOver) = (place.pointsOver, place.percentOver)
      (answer.roomPoints, answer.roomPercent) = (place.roomPoints, place.roomPercent)
      answer.confidence = tightest.confidence
    }
  }
#endif
