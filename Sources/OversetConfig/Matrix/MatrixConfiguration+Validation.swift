package import OversetVocabulary

extension MatrixConfiguration {
  /// The number of cells: the product of the six axes.
  package var cellCount: Int {
    axes.map(\.count).reduce(1, *)
  }

  /// The most cells of a matrix.
  package static let mostCells = 1_000_000

  /// Refuses a matrix without cells: nothing would be looked at, and the run would pass. So it does one of more
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

  /// The devices that the matrix names; an unknown one is an error at its place.
  package func resolvedDevices(in table: DeviceTable) throws(Diagnostic) -> [Device] {
    var resolved: [Device] = []
    for device in devices {
      resolved.append(try table.device(device.value, at: device.place))
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
