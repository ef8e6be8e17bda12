/// The number of a page and of its kit in 24 cells: 8 bits, 12 bits, and 4 that prove the others.
struct KitCode: Equatable {
  static let bits = 24

  /// The page, 1 to 255.
  var page: Int
  /// What the kit holds, in 12 bits.
  var kit: Int

  /// The cells, black where true.
  var cells: [Bool] {
    let value = page << 16 | kit << 4 | proof
    return (0..<Self.bits).map { value >> (Self.bits - 1 - $0) & 1 == 1 }
  }

  init(page: Int, kit: Int) {
    self.page = page & 0xFF
    self.kit = kit & 0xFFF
  }

  /// The code in `cells`; nil where they contradict each other.
  init?(cells: [Bool]) {
    guard cells.count == Self.bits else { return nil }
    let value = cells.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    self.init(page: value >> 16, kit: value >> 4)
    guard page > 0, value & 0xF == proof else { return nil }
  }

  /// What the other bits fold to; a blank strip is no code.
  private var proof: Int {
    let value = page << 12 | kit
    let folded = stride(from: 0, to: 20, by: 4).reduce(0) { $0 ^ (value >> $1) }
    return (folded ^ 0b1010) & 0xF
  }
}
