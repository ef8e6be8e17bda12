/// How far ink reaches into its outermost column of pixels.
///
/// Each row has an edge of its own: what its pixels are covered, up to the first that is full. That is the
/// mean over the height of a row, so a bow or a tip reaches further, the more the rows beside it fall back.
enum InkEdge {
  /// What counts as a full pixel.
  private static let full = 0.95
  /// How much further than its row a shape reaches, for each pixel that the nearer of its neighbours falls
  /// back: a twelfth for a bow, a quarter for a tip in the middle of a row, a half for a corner.
  private static let beyond = 0.35
  /// The most that a shape reaches beyond its row, in pixels.
  private static let mostBeyond = 0.35

  /// The reach in pixels from the inner side of the outermost column.
  ///
  /// - Parameter columns: The coverage of the columns from outside to inside, by rows.
  static func reach(_ columns: [[Double]]) -> Double {
    guard let outer = columns.first, let last = outer.indices.last else { return 0 }
    let edges = outer.indices.map { row in edge(columns.map { $0[row] }) }
    guard let peak = edges.indices.max(by: { edges[$0] < edges[$1] }) else { return 0 }
    let neighbours = [
      peak > 0 ? edges[peak - 1] : nil, peak < last ? edges[peak + 1] : nil,
    ].compactMap(\.self)
    let fall = neighbours.map { edges[peak] - $0 }.min() ?? 0
    let covered = outer.max() ?? 0
    return max(edges[peak] + min(fall * beyond, mostBeyond), covered)
  }

  /// The edge of a row, from the inner side of its outermost pixel; far inside for a row without ink.
  private static func edge(_ row: [Double]) -> Double {
    guard let index = row.firstIndex(where: { $0 >= full }) else {
      // A stroke thinner than a pixel or two: its first pixel tells most.
      return row[0] > 0 ? row[0] : -Double(row.count)
    }
    return row[...index].reduce(0, +) - Double(index)
  }
}
