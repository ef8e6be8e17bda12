import Foundation

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
    case unreadable(SnapshotError)

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
  func verified() throws(SnapshotError) -> FileVerdict {
    if behavior.recordsEverything { return try recorded(.recordedAnew(file)) }
    let reference = reference()
    switch (reference, behavior.decision(for: reference.state)) {
    case (.absent, .record): return try recorded(.recorded(file))
    case (.different(_, let difference, let attachments), .record):
      return try recorded(.replaced(file, difference: difference, attachments: attachments))
    case (.equal, .record), (.unreadable, .record): return try recorded(.recordedAnew(file))
    case (.equal, .keep):
      pending?.clear()
      return .matched
    case (.unreadable(let error), .keep): throw error
    case (.absent, .keep):
      let new = try diffing.encode(value)
      pending?.keep(new: new)
      return .missing(file)
    case (.different(let old, let difference, let attachments), .keep):
      return try kept(beside: old, difference: difference, attachments: attachments)
    }
  }

  private func reference() -> Reference {
    do throws(SnapshotError) {
      guard let data = try FileSystem.read(file) else { return .absent }
      let reference = try diffing.decode(data, file: file.path(percentEncoded: false))
      guard let (difference, attachments) = diffing.diff(reference, value) else { return .equal }
      return .different(data, difference: difference, attachments: attachments)
    } catch {
      return .unreadable(error)
    }
  }

  private func recorded(_ verdict: FileVerdict) throws(SnapshotError) -> FileVerdict {
    try AtomicFile.write(diffing.encode(value), to: file)
    pending?.clear()
    return verdict
  }

  private func kept(
    beside old: Data, difference: String, attachments: [DiffAttachment]
  ) throws(SnapshotError) -> FileVerdict {
    let new = try diffing.encode(value)
    let drawn = attachments.first { $0.name.hasPrefix("difference") }?.data
    pending?.keep(reference: old, new: new, difference: drawn ?? Data(difference.utf8))
    return .different(
      file, new: store.keep(new, of: file), difference: difference, attachments: attachments)
  }

  private var pending: PendingPlace? { PendingPlace(of: file, in: store.project) }
}
