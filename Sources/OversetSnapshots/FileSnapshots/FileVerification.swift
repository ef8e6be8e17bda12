import Foundation
import OversetFiles
import OversetVocabulary

/// One value beside the file of its reference.
struct FileVerification<Format> {
  let store: FileSnapshotStore
  let value: Format
  let diffing: Diffing<Format>
  let file: URL
  let behavior: RecordBehavior

  /// The reference, as it compares with the value.
  private enum Reference {
    case absent
    case equal
    case different(Data, difference: String, attachments: [DiffAttachment])
    case unreadable(Diagnostic)

    var state: ReferenceState {
      switch self {
      case .absent: .absent
      case .equal: .equal
      case .different: .different
      case .unreadable: .unreadable
      }
    }
  }

  /// Verifies the value, and records it or keeps it for people to look at.
  func verified() throws(Diagnostic) -> SharedValue.Verified {
    if behavior.recordsEverything { return try recorded(.recordedAnew(file)) }
    let reference = reference()
    switch (reference, behavior.decision(for: reference.state)) {
    case (.absent, .record): return try recorded(.recorded(file))
    case (.different(_, let difference, let attachments), .record):
      return try recorded(.replaced(file, difference: difference, attachments: attachments))
    case (.equal, .record), (.unreadable, .record): return try recorded(.recordedAnew(file))
    case (.equal, .keep):
      pending?.clear()
      return SharedValue.Verified(verdict: .matched, unwritten: nil)
    case (.unreadable(let error), .keep): throw error
    case (.absent, .keep):
      let new = try diffing.encode(value)
      let unkept = pending?.keep(new: new)
      return SharedValue.Verified(verdict: .missing(file, unkept: unkept), unwritten: new)
    case (.different(let old, let difference, let attachments), .keep):
      return try kept(beside: old, difference: difference, attachments: attachments)
    }
  }

  /// How the value differs from that of another claimant; nil if it does not.
  ///
  /// - Parameter other: The other value's file; nil if the reference is that.
  func difference(from other: Data?) throws(Diagnostic) -> String? {
    var data = other
    if data == nil { data = try read() }
    guard let data else { return nil }
    let path = file.path(percentEncoded: false)
    switch Result(catching: { () throws(Diagnostic) in try diffing.decode(data, file: path) }) {
    case .success(let otherValue): return diffing.diff(otherValue, value)?.0
    // It is of another format: their values cannot be equal.
    case .failure(let error): return error.problem
    }
  }

  private func read() throws(Diagnostic) -> Data? {
    try store.files.read(file, maximum: FileLimit.reference)
  }

  private func reference() -> Reference {
    do throws(Diagnostic) {
      guard let data = try read() else { return .absent }
      let reference = try diffing.decode(data, file: file.path(percentEncoded: false))
      guard let (difference, attachments) = diffing.diff(reference, value) else { return .equal }
      return .different(data, difference: difference, attachments: attachments)
    } catch {
      return .unreadable(error)
    }
  }

  private func recorded(_ verdict: FileVerdict) throws(Diagnostic) -> SharedValue.Verified {
    try store.files.write(diffing.encode(value), to: file)
    pending?.clear()
    return SharedValue.Verified(verdict: verdict, unwritten: nil)
  }

  private func kept(
    beside old: Data, difference: String, attachments: [DiffAttachment]
  ) throws(Diagnostic) -> SharedValue.Verified {
    let new = try diffing.encode(value)
    let drawn = attachments.first { $0.name.hasPrefix("difference") }?.data
    let unkept = pending?.keep(
      reference: old, new: new, difference: drawn ?? Data(difference.utf8))
    // First, since a long difference is cut where it is shown.
    let lines = [unkept.map { "the new value is not kept: \($0)" }, difference].compactMap(\.self)
    let verdict = FileVerdict.different(
      file, new: store.keep(new, of: file), difference: lines.joined(separator: "\n"),
      attachments: attachments)
    return SharedValue.Verified(verdict: verdict, unwritten: new)
  }

  private var pending: PendingPlace? { PendingPlace(of: file, in: store.project) }
}
