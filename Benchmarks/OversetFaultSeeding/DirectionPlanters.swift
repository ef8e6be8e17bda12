import OversetChecks

extension Planter {
  /// Faults of direction, in locales that run from right to left.
  static let directionPlanters: [Planter] = [
    Planter(.numberReversed) { site in
      guard let (text, _) = words(at: site) else { return nil }
      return Plant(
        site.with("\(text) +1 555 0100"), twin: site.with("\(text) \u{2066}+1 555 0100\u{2069}"))
    },
    Planter(.numberReversed) { site in
      // Behind Arabic letters digits are Arabic numbers, which no hyphen joins (UAX #9, W2 and W4);
      // behind Hebrew ones the number keeps its order.
      guard let (text, _) = words(at: site) else { return nil }
      let arabic: ClosedRange<UInt32> = 0x0620...0x064A
      guard text.unicodeScalars.allSatisfy({ arabic.contains($0.value) || $0 == " " }) else {
        return nil
      }
      return Plant(
        site.with("\(text) 555-1234"), twin: site.with("\(text) \u{2066}555-1234\u{2069}"))
    },
    Planter(.baseDirectionFlips) { site in
      guard let (text, _) = words(at: site) else { return nil }
      return Plant(site.with("iPhone \(text)"), twin: site.with("\(text) iPhone"))
    },
    Planter(.punctuationJumps) { site in
      guard let (text, _) = words(at: site) else { return nil }
      return Plant(site.with("\(text) C++"), twin: site.with("\(text) \u{2068}C++\u{2069}"))
    },
  ]

  /// A translation of nothing but words that run from right to left, and its source.
  private static func words(at site: PlantSite) -> (text: String, source: String)? {
    guard site.isRightToLeft, let translation = site.translation,
      PlantSite.isRightToLeftWords(translation.text)
    else { return nil }
    return translation
  }
}
