import OversetConfig
package import OversetStress
package import OversetVocabulary

/// The report of a stress test for a terminal.
package struct StressTextReport: Sendable {
  private let outcome: StressOutcome

  /// The report of `outcome`.
  package init(_ outcome: StressOutcome) { self.outcome = outcome }

  /// The report, ending in a newline.
  package var text: PrintedText {
    let parts =
      [FailedStateLines(outcome.failedStates).lines, margins, limits]
      + StressForecastLines(outcome).parts + [[verdict]]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: Rooms

  private var margins: [PrintedText] {
    guard !outcome.texts.isEmpty else { return [] }
    var table = Table(rightAligned: [0, 1])
    table.add(["headroom", "characters", "text", "state", "locale", "device", "then"])
    var lines: [PrintedText] = []
    var blocks: [(title: String, rows: Int, rest: Int)] = []
    for component in components {
      let texts = tightest(of: component)
      let limited = texts.filter { $0.least.percent != nil }
      limited.sorted { ($0.least.percent ?? 0) < ($1.least.percent ?? 0) }
        .forEach { table.add(row($0)) }
      blocks.append((component, limited.count, texts.count - limited.count))
    }
    var rows = table.lines(indent: "  ")[...]
    lines.append("How much longer texts can grow, each where it is tightest")
    if rows.count > 1 { lines += rows.prefix(1) }
    rows = rows.dropFirst()
    for block in blocks {
      lines.append("\(block.title)")
      lines += rows.prefix(block.rows)
      rows = rows.dropFirst(block.rows)
      if block.rest > 0 {
        lines.append(
          "  \(Wording.count(block.rest, "text")) can grow by more than \(Int(TextHeadroom.cap)) %")
      }
    }
    return lines
  }

  private func row(_ text: TextHeadroom) -> [PrintedText] {
    let margin = text.least
    let reason: PrintedText = margin.firstBreak.map(StressWording.text) ?? ""
    let place: [PrintedText] = ["\(text.state)", "\(margin.locale)", "\(margin.device)"]
    guard !margin.isBroken else {
      return ["none", "", StressWording.name(text.key ?? text.least.text)] + place + [
        "\(reason) as it is"
      ]
    }
    let script = margin.script == "Zyyy" ? "" : " \(margin.script)"
    let characters: PrintedText = margin.characters.map { "\($0)\(script)" } ?? ""
    return [
      StressWording.percent(margin.percent), characters,
      StressWording.name(text.key ?? text.least.text),
    ] + place + [reason]
  }

  /// The texts of a component in the state with the smallest margin, in drawing order.
  private func tightest(of component: String) -> [TextHeadroom] {
    var order: [String] = []
    var tightest: [String: TextHeadroom] = [:]
    for text in outcome.texts where text.component == component {
      let identity = text.key.map { "key \($0)" } ?? "text \(text.least.text)"
      guard let known = tightest[identity] else {
        order.append(identity)
        tightest[identity] = text
        continue
      }
      if (text.least.percent ?? .infinity) < (known.least.percent ?? .infinity) {
        tightest[identity] = text
      }
    }
    return order.compactMap { tightest[$0] }
  }

  /// The components, in order.
  private var components: [String] {
    outcome.components.map(\.component).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  // MARK: Limits

  private var limits: [PrintedText] {
    ["The largest text sizes and narrowest screens that hold in every locale"]
      + components.flatMap { component in
        groups(of: component).flatMap { states, limits in
          ["  \(component) \(states.joined(separator: ", "))"]
            + ["    \(sizeLine(limits))", "    \(widthLine(limits))"]
        }
      }
  }

  /// The states of a component, those with the same limits together.
  private func groups(of component: String) -> [(states: [String], limits: ComponentLimits)] {
    var groups: [(states: [String], limits: ComponentLimits)] = []
    for limits in outcome.components where limits.component == component {
      if let index = groups.firstIndex(where: { $0.limits.isSame(as: limits) }) {
        groups[index].states.append(limits.state)
      } else {
        groups.append(([limits.state], limits))
      }
    }
    return groups
  }

  private func sizeLine(_ limits: ComponentLimits) -> PrintedText {
    guard let beyond = limits.beyondTypeSize, let size = limits.breakingTypeSize else {
      return "text sizes: all hold"
    }
    let largest: PrintedText = limits.largestTypeSize.map { "up to \($0.token)" } ?? "none holds"
    return "text sizes: \(largest); at \(size.token) \(StressWording.text(beyond))"
  }

  private func widthLine(_ limits: ComponentLimits) -> PrintedText {
    guard let narrowest = limits.narrowestWidth else {
      let reason: PrintedText = limits.beyondWidth.map { "; \(StressWording.text($0))" } ?? ""
      return "widths: no device is wide enough\(reason)"
    }
    guard let beyond = limits.beyondWidth else { return "widths: all from \(narrowest) pt hold" }
    return "widths: from \(narrowest) pt; below that, \(StressWording.text(beyond))"
  }

  // MARK: The rest

  private var verdict: PrintedText {
    let broken = outcome.texts.count { $0.least.isBroken }
    let tight = outcome.texts.count { ($0.least.percent ?? .infinity) < 30 && !$0.least.isBroken }
    return "\(Wording.count(outcome.texts.count, "text")) in"
      + " \(Wording.count(outcome.components.count, "state")):"
      + " \(broken) already too long, \(tight) with less than 30 % headroom"
  }
}

extension ComponentLimits {
  /// Whether another state has the same limits for the same reasons.
  fileprivate func isSame(as other: ComponentLimits) -> Bool {
    largestTypeSize == other.largestTypeSize && breakingTypeSize == other.breakingTypeSize
      && beyondTypeSize == other.beyondTypeSize && narrowestWidth == other.narrowestWidth
      && beyondWidth == other.beyondWidth
  }
}
