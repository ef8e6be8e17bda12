/// Moves letters closer together until a text fits.
///
/// Letters come closer by at most a twentieth of the em, TextKit's `tighteningFactorForTruncation`
/// (from memory); a text that does not fit so is not tightened at all.
struct Tightening {
  /// The most that letters may come closer, in em.
  static let most = 0.05
  /// How fine the search is: a sixty-fourth of that.
  private static let steps = 64

  /// The attempt with the least tightening at which nothing is hidden; nil if there is none.
  func least(of pass: ParagraphBreaker) -> ParagraphBreaker? {
    func tightened(_ step: Int) -> ParagraphBreaker {
      pass.tightened(by: Tightening.most * Double(step) / Double(Tightening.steps))
    }
    guard tightened(Tightening.steps).fitsWhole else { return nil }
    let least = (1..<Tightening.steps + 1).partitionPoint { tightened($0).fitsWhole }
    return tightened(least)
  }
}
