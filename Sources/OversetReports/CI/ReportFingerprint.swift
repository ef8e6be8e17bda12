import Foundation
import OversetConfig
import OversetVocabulary

/// What a reader knows a result by in the next report.
///
/// It comes from rule, key, locale and component, or the file's path in place of a component. The line is no part of
/// it, and neither are its neighbours, by which GitHub's own fingerprints go: a text that is added above moves all of
/// them.
enum ReportFingerprint {
  /// The digits that are kept of a digest: 128 bits.
  private static let length = 32

  /// A fingerprint for each result. Those with everything in common are numbered by variant and place, so that they
  /// keep their numbers when lines move together.
  static func fingerprints(of drafts: [LocatedDraft]) -> [String] {
    let names = drafts.map(name)
    var groups: [String: [Int]] = [:]
    for (index, name) in names.enumerated() { groups[name, default: []].append(index) }
    var fingerprints = [String](repeating: "", count: drafts.count)
    for (name, members) in groups {
      let digest = Digest.sha256Hex(of: Data(name.utf8)).prefix(length)
      for (number, index) in members.sorted(by: { order(drafts, $0, $1) }).enumerated() {
        fingerprints[index] = "\(digest):\(number + 1)"
      }
    }
    return fingerprints
  }

  private static func name(_ draft: LocatedDraft) -> String {
    let identity = draft.draft.identity
    return [
      draft.draft.rule.id, identity.cause.key, identity.locale?.identifier ?? "", draft.owner,
    ].map { "\($0.utf8.count):\($0)" }.joined()
  }

  private static func order(_ drafts: [LocatedDraft], _ left: Int, _ right: Int) -> Bool {
    let (first, second) = (drafts[left].draft, drafts[right].draft)
    let names = [first, second].map { [$0.identity.cause.slot, $0.identity.variant] }
    if names[0] != names[1] { return names[0].lexicographicallyPrecedes(names[1]) }
    switch (first.place, second.place) {
    case (let one?, let other?) where one != other: return one < other
    case (nil, _?): return true
    case (_?, nil): return false
    default: return left < right
    }
  }
}
