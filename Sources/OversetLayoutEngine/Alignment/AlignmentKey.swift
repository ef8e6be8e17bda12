package import Foundation

/// An alignment guide on a known axis: what a `HorizontalAlignment` and a `VerticalAlignment` have in
/// common, so that a behaviour treats both alike.
package struct AlignmentKey: Hashable, Sendable {
  /// The axis the guide measures along.
  package let axis: Axis
  private let id: any AlignmentID.Type
  /// Whether code of the app says where the guide lies.
  package let isOfApp: Bool

  init(axis: Axis, id: any AlignmentID.Type, isOfApp: Bool) {
    self.axis = axis
    self.id = id
    self.isOfApp = isOfApp
  }

  /// The name of the guide's type.
  package var name: String { "\(id)" }

  /// Two keys are equal when axis and type of guide are.
  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  /// Hashes axis and type of guide.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  /// Where the guide lies in a view that does not set it, in points from the leading or top edge.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions).asCoordinate
  }

  /// The guide of a container from those its children set, in the container's space (points).
  ///
  /// The first text baseline is the topmost one and the last the bottommost; a separator begins at the first
  /// text; every other guide is the mean. Source: OpenSwiftUI's `AlignmentGuide.swift` for the mean and the
  /// first baseline; for the last baseline it takes the minimum too, while Apple documents the bottommost,
  /// which is followed here. Not yet settled by a native case.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    switch self {
    case VerticalAlignment.firstTextBaseline.key: values.min()
    case VerticalAlignment.lastTextBaseline.key: values.max()
    case HorizontalAlignment.listRowSeparatorLeading.key: values.min()
    default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
