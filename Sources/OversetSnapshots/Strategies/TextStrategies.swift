import Foundation
import OversetVocabulary

extension Diffing where Value == String {
  /// Compares texts in UTF-8 line by line. Texts that only look equal are different.
  ///
  /// A failure shows four lines around each change, in the form of swift-snapshot-testing, and attaches a
  /// patch.
  public static let lines = Diffing(
    encode: { text in Data(text.utf8) },
    decode: { (data, file) throws(Diagnostic) in
      try TextContents.decode(data, file: file)
    },
    fallback: { "" },
    diff: { reference, new in
      let difference = TextDifference.compare(
        reference: reference, new: new, contextLines: 4, wholeEnd: 8)
      guard let difference else { return nil }
      let patch = difference.text(in: .unified) + "\n"
      return (
        difference.text(in: .snapshotTesting), [.data(Data(patch.utf8), name: "difference.patch")]
      )
    })
}

extension Snapshotting where Value == String, Format == String {
  /// Keeps text unchanged.
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Format == String {
  /// Keeps `String(describing:)` of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Keeps the value with all its properties, one line each, in a stable order and without memory
  /// addresses.
  ///
  /// The form is that of swift-snapshot-testing's `dump`, so its references remain valid.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }
}
