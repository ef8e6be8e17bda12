import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetRun
import OversetVocabulary

/// Finds the largest text size and the narrowest width of one component in one state.
///
/// Findings that Config/checks.yml or a view's own code accepts do not count, as in a run.
struct LimitSearch {
  let layouter: CellLayouter
  let bench: StressBench
  let acceptance: FindingAcceptance

  /// The limits of the component.
  func limits() async -> ComponentLimits {
    let size = await largestTypeSize()
    let width = await narrowestWidth()
    return ComponentLimits(
      component: bench.component.name, state: bench.state.name, largestTypeSize: size.largest,
      breakingTypeSize: size.breaking, beyondTypeSize: size.beyond,
      narrowestWidth: width.narrowest, beyondWidth: width.beyond)
  }

  // MARK: Text sizes

  private struct SizeLimit {
    var largest: TypeSize?
    var breaking: TypeSize?
    var beyond: ComponentLimits.Beyond?
  }

  /// Upwards from the usual size, one by one: a layout may change its arrangement with the size, so
  /// that a larger one holding does not prove a smaller one. Where the usual size breaks, downwards.
  private func largestTypeSize() async -> SizeLimit {
    var limit = SizeLimit()
    for size in TypeSize.allCases where size >= .large {
      if let beyond = await firstBreak(at: size) {
        (limit.breaking, limit.beyond) = (size, beyond)
        break
      }
      limit.largest = size
    }
    guard limit.largest == nil else { return limit }
    for size in TypeSize.allCases.reversed() where size < .large {
      guard let beyond = await firstBreak(at: size) else {
        limit.largest = size
        break
      }
      (limit.breaking, limit.beyond) = (size, beyond)
    }
    return limit
  }

  private func firstBreak(at size: TypeSize) async -> ComponentLimits.Beyond? {
    for device in bench.devices {
      for locale in bench.locales {
        let variant = bench.variant(locale, device, size)
        let tree = await layouter.tree(
          of: bench.state, of: bench.component, in: bench.viewport(device), for: variant)
        if let beyond = firstBreak(in: tree, variant) { return beyond }
      }
    }
    return nil
  }

  // MARK: Widths

  private struct WidthLimit {
    var narrowest: Int?
    var beyond: ComponentLimits.Beyond?
  }

  /// By bisection between the least width and the widest device's. Wider is taken to hold wherever
  /// narrower does; where the next point proves that wrong, the search goes on above it.
  private func narrowestWidth() async -> WidthLimit {
    let widest = max(Int(bench.widest), ComponentLimits.leastWidth)
    var limit = WidthLimit()
    var (breaking, holding) = (ComponentLimits.leastWidth - 1, widest)
    limit.beyond = await firstBreak(atWidth: widest)
    guard limit.beyond == nil else { return limit }
    var found = await firstBreak(atWidth: ComponentLimits.leastWidth)
    guard found != nil else {
      limit.narrowest = ComponentLimits.leastWidth
      return limit
    }
    breaking = ComponentLimits.leastWidth
    while true {
      while holding - breaking > 1 {
        let middle = (holding + breaking) / 2
        if let beyond = await firstBreak(atWidth: middle) {
          (breaking, found) = (middle, beyond)
        } else {
          holding = middle
        }
      }
      let next = holding + 1
      guard next < widest, let beyond = await firstBreak(atWidth: next) else { break }
      (breaking, holding, found) = (next, widest, beyond)
    }
    return WidthLimit(narrowest: holding, beyond: found)
  }

  /// On a screen as high as that of the narrowest device, which is the lowest of most families; a
  /// component of fixed width in the size classes of the narrowest device.
  private func firstBreak(atWidth width: Int) async -> ComponentLimits.Beyond? {
    guard let device = bench.devices.first else { return nil }
    for locale in bench.locales {
      let variant = bench.variant(locale, bench.resized(device, width: CGFloat(width)))
      let tree = await layouter.tree(
        of: bench.state, of: bench.component, in: bench.viewport(device, width: CGFloat(width)),
        for: variant)
      if let beyond = firstBreak(in: tree, variant) { return beyond }
    }
    return nil
  }

  private func firstBreak(
    in tree: LayoutTree, _ variant: MatrixVariant
  ) -> ComponentLimits.Beyond? {
    let finding = StressTree.faults(of: tree)
      .map { $0.located(in: bench.component.name, bench.state.name, variant) }
      .first { acceptance.suppression(of: $0) == nil }
    return finding.map {
      ComponentLimits.Beyond(
        firstBreak: StressBreak($0, subject: $0.victim), locale: variant.locale,
        device: variant.device.token)
    }
  }
}
