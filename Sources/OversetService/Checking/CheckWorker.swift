#if Service
  import OversetChecks
  import OversetConfig
  import OversetProject
  import OversetRaster
  import OversetRendering
  import OversetSlots
  import OversetVocabulary

  /// Judges and draws texts, one after the other, for one state of the project.
  actor CheckWorker {
    private let checker: ProposalChecker
    private let renderer: Renderer
    private let writer: AnswerWriter

    init(_ check: PreparedCheck) {
      checker = check.makeChecker()
      renderer = Renderer(fonts: check.project.fonts)
      writer = AnswerWriter(policy: FailurePolicy(strict: check.project.matrix.strict))
    }

    /// The answers to items, in their order. What cannot be looked at before the deadline is not checked.
    ///
    /// - Parameter components: What components have said, by the numbers of the items.
    func answers(
      to items: ArraySlice<CheckItem>, _ limits: CheckLimits, _ components: [Int: ComponentAnswer]
    ) -> [CheckAnswer] {
      zip(items.indices, items).map { number, item in
        if let reason = limits.reason(against: item) {
          return AnswerWriter.notChecked(item, because: reason)
        }
        guard let locale = LocaleTag(item.locale) else {
          return AnswerWriter.notChecked(item, because: "“\(item.locale)” is no locale")
        }
        do throws(CheckTrial.Fault) {
          return answer(to: item, in: locale, as: try CheckTrial(item), components[number])
        } catch {
          return AnswerWriter.notChecked(item, because: error.reason)
        }
      }
    }

    private func answer(
      to item: CheckItem, in locale: LocaleTag, as trial: CheckTrial, _ component: ComponentAnswer?
    ) -> CheckAnswer {
      do throws(Diagnostic) {
        var proposal = ProposedText(item, in: locale)
        proposal.text = trial.text(item.text)
        var answer = writer.answer(
          to: item, try checker.outcome(of: proposal, inRoomsOf: trial.width), component)
        answer.trial = trial.sentence
        return answer
      } catch {
        return AnswerWriter.notChecked(item, because: error.problem)
      }
    }

    /// The picture of a text where it is tightest; nil where it is laid out nowhere.
    ///
    /// - Throws: `Diagnostic` for a face that cannot be used, and for a picture that is too large.
    func picture(of query: PictureQuery) throws(Diagnostic) -> TextPicture? {
      guard let trial = try? CheckTrial(query),
        let proposal = try checker.proposal(query, as: trial),
        let drawing = try checker.drawing(
          of: proposal, device: query.device, typeSize: query.typeSize, inRoomsOf: trial.width)
      else { return nil }
      let tree = PictureTree(drawing, query.appearance).tree
      let png = try PNG.encode(try renderer.draw(DisplayList(tree)))
      return TextPicture(png: png, map: HitMap(drawing, query, tree))
    }
  }

  extension ProposedText {
    /// What an item proposes.
    init(_ item: CheckItem, in locale: LocaleTag) {
      self.init(key: item.key, locale: locale, text: item.text)
      source = item.source
      file = item.file
      plural = item.plural
      slot = item.slot
    }
  }

  extension ProposalChecker {
    /// What a picture shows; the catalog's own text where the query has none. Nil where there is none either.
    fileprivate func proposal(
      _ query: PictureQuery, as trial: CheckTrial
    ) throws(Diagnostic) -> ProposedText? {
      guard let locale = LocaleTag(query.locale) else { return nil }
      guard
        let text = query.text
          ?? text(ofKey: query.key, in: locale, plural: query.plural, file: query.file)
      else { return nil }
      var proposal = ProposedText(key: query.key, locale: locale, text: trial.text(text))
      proposal.source = query.source
      proposal.file = query.file
      proposal.plural = query.plural
      proposal.slot = query.slot
      return proposal
    }
  }
#endif
