import Foundation
import OversetVocabulary

extension Diffing where Value == String {
  /// Texts in UTF-8, compared line by line and code unit by code unit.
  ///
  /// The difference is shown as swift-snapshot-testing shows it, four lines around each change, and the
  /// whole end where it is no longer than twice that; what it attaches is a patch. See ``TextDifference`` for
  /// how it stays linear.
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
  /// Keeps a text.
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Format == String {
  /// Keeps a value's description, as `String(describing:)` has it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Keeps a value with all that is in it, from mirrors: see ``ValueDump``.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }
}
