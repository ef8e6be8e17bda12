#if Service
  import OversetConfig
  import OversetRun
  import OversetSlots

  /// Asks the components about the texts whose keys they draw.
  struct ComponentQuestions: Sendable {
    /// What of the time for a request is theirs: the rest is left to the slots.
    private static let share = 0.75

    let components: Components
    /// The longest text, in UTF-16 units.
    let textLength: Int
    /// When they have to have answered.
    let deadline: ContinuousClock.Instant
    /// How many are asked at once.
    let jobs: Int

    init(
      _ components: Components, _ settings: ServiceConfiguration, start: ContinuousClock.Instant,
      jobs: Int
    ) {
      self.components = components
      self.jobs = max(jobs, 1)
      textLength = settings.textLength
      deadline = start + .seconds(settings.seconds * Self.share)
    }

    /// What they say, by the numbers of the items; nothing of items that they do not draw.
    func answers(to items: [CheckItem]) async -> [Int: ComponentAnswer] {
      let asked = items.indices.filter { isAsked(items[$0]) }
      guard !asked.isEmpty else { return [:] }
      guard let pool = components.pool else {
        return Dictionary(
          uniqueKeysWithValues: asked.map { ($0, .noAnswer(components.reason ?? "")) })
      }
      return await withTaskGroup(of: (Int, ComponentAnswer).self) { group in
        var (waiting, answers) = (asked[...], [Int: ComponentAnswer]())
        func askNext() {
          guard let number = waiting.popFirst() else { return }
          group.addTask { (number, await answer(to: items[number], pool)) }
        }
        for _ in 0..<jobs { askNext() }
        for await (number, answer) in group {
          answers[number] = answer
          askNext()
        }
        return answers
      }
    }

    private func isAsked(_ item: CheckItem) -> Bool {
      // Who names a slot wants to know of it; other widths are those of slots.
      guard item.slot == nil, item.roomWidth ?? RoomWidth.own.percent == RoomWidth.own.percent,
        CheckLimits(textLength: textLength, deadline: deadline).admits(item)
      else { return false }
      return components.index?.has(item.key) ?? (components.reason != nil)
    }

    private func answer(to item: CheckItem, _ pool: ComponentPool) async -> ComponentAnswer {
      guard let trial = try? CheckTrial(item) else {
        // The slot's answer says what is wrong with it.
        return .noAnswer("the text cannot be tried so")
      }
      var shown = HostRequest.ShownText(key: item.key, text: trial.text(item.text))
      shown.plural = item.plural
      shown.file = item.file
      var request = HostRequest(number: 0)
      var question = HostRequest.Question(shown, in: item.locale)
      question.typeSize = item.typeSize
      request.judge = question
      switch await pool.ask(request, of: components.project, until: deadline) {
      case .success(let reply):
        return reply.judgement.map { .judgement($0) } ?? .noAnswer(ComponentFault.unreadable.words)
      case .failure(let fault): return .noAnswer(fault.words)
      }
    }
  }

  extension ServiceState {
    /// The answers to items, and what they rest on.
    func answers(
      to items: [CheckItem], since start: ContinuousClock.Instant
    ) async -> (answers: [CheckAnswer], revision: String) {
      let project = projects.current
      let components = components.components(of: project.revision)
      let questions = ComponentQuestions(
        components, settings, start: start, jobs: project.workers.count)
      let said = await questions.answers(to: items)
      let limits = CheckLimits(
        textLength: settings.textLength, deadline: start + .seconds(settings.seconds))
      let answers = await project.answers(to: items, limits, said)
      figures.add(answers)
      return (answers, components.revision(project.revision))
    }
  }
#endif
