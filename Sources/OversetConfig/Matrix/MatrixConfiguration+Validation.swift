package import OversetVocabulary

extension MatrixConfiguration {
  /// The number of cells: the product of the six axes.
  package var cellCount: Int {
    axes.map(\.count).reduce(1, *)
  }

  /// The most cells of a matrix.
  package static let mostCells = 1_000_000

  /// Refuses a matrix without cells, which would pass without having looked at anything, and one of more
  /// cells than a run can hold.
  package func validate() throws(Diagnostic) {
    guard let empty = axes.first(where: { $0.count == 0 }) else {
      guard cellCount > Self.mostCells else { return }
      throw Diagnostic(
        .data, at: axes.max { $0.count < $1.count }.flatMap { places[$0.key] },
        problem: "the matrix has \(cellCount) cells",
        remedy: "remove entries; the limit is \(Self.mostCells)")
    }
    throw Diagnostic(
      .data, at: places[empty.key],
      problem: "the matrix has no cells: `\(empty.key.rawValue)` is empty",
      remedy: "add at least one entry, or remove the key to use the default")
  }

  /// The devices that the matrix names; an unknown one, and one that is named again in another way, is an
  /// error at its place.
  package func resolvedDevices(in table: DeviceTable) throws(Diagnostic) -> [Device] {
    var resolved: [Device] = []
    for device in devices {
      let found = try table.device(device.value, at: device.place)
      guard !resolved.contains(where: { $0.token == found.token }) else {
        throw Diagnostic(
          .data, at: device.place,
          problem: "`devices` names `\(found.token)` twice, here as `\(device.value)`",
          remedy: "remove one of them")
      }
      resolved.append(found)
    }
    return resolved
  }

  private var axes: [(key: Key, count: Int)] {
    [
      (.locales, locales.count), (.devices, devices.count), (.typeSizes, typeSizes.count),
      (.appearances, appearances.count), (.boldText, boldText.count),
      (.directions, directions.count),
    ]
  }
}
