public import Foundation

extension Diffing where Value == Data {
  /// Compares bytes one by one. A failure states the sizes and the first difference, not the bytes.
  public static let data = Diffing(
    toData: { $0 },
    fromData: { $0 },
    diff: { reference, new in
      guard reference != new else { return nil }
      let first = zip(reference, new).enumerated().first { $0.element.0 != $0.element.1 }
      let place = first.map { " at byte \($0.offset)" } ?? ""
      return ("Expected \(new.count) bytes to match \(reference.count); they differ\(place)", [])
    })
}

extension Snapshotting where Value == Data, Format == Data {
  /// Keeps bytes unchanged, in a file without an extension.
  public static let data = Snapshotting(pathExtension: nil, diffing: .data)
}
