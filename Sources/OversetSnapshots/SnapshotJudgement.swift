import Foundation
import OversetFiles
import OversetVocabulary

/// How one new value compares with its file. Judging writes nothing.
struct SnapshotJudgement: Sendable {
  enum State: Sendable {
    case absent
    /// `isRecordOutdated`: equal, though the file does not record what would be produced now.
    case equal(isRecordOutdated: Bool)
    case different(SnapshotDifference)
    case unreadable(Diagnostic)
  }

  let file: URL
  let pathExtension: String
  let state: State
  /// The file's bytes; `nil` when it is absent.
  let referenceFile: Data?
  /// The bytes that would be recorded.
  let newFile: @Sendable () throws(Diagnostic) -> Data
  /// The bytes that wait to be accepted.
  let draft: @Sendable () throws(Diagnostic) -> Data
  /// Files that show people the difference.
  let illustrations: [Illustration]
  let otherProducer: String?

  /// Whether another renderer than now drew the reference.
  var isOfAnotherRenderer: Bool { otherProducer != nil }

  var isAbsent: Bool {
    if case .absent = state { true } else { false }
  }

  var difference: SnapshotDifference? {
    if case .different(let difference) = state { difference } else { nil }
  }

  var readError: Diagnostic? {
    if case .unreadable(let error) = state { error } else { nil }
  }

  /// Whether the new value becomes the reference. A file that is equal is written only to bring what it
  /// records up to date.
  func isToBeWritten(_ behavior: RecordBehavior) -> Bool {
    switch state {
    case .equal(isRecordOutdated: false): false
    case .equal(isRecordOutdated: true): behavior.redrawsPictures || behavior.records(.equal)
    case .absent: behavior.records(.absent)
    case .different:
      behavior.records(.different) || behavior.redrawsPictures && isOfAnotherRenderer
    case .unreadable: behavior.records(.unreadable)
    }
  }

  /// Whether the value differs from a reference that stays, which stops its name from being recorded.
  func isKeptDifference(_ behavior: RecordBehavior) -> Bool {
    difference != nil && !isToBeWritten(behavior)
  }
}

/// Compares the values of one name with their files.
struct SnapshotJudge {
  let store: SnapshotStore
  let name: SnapshotName
  let redraws: Bool
  let behavior: RecordBehavior

  /// Compares values, not bytes. Decoding a reference costs about what encoding the new picture
  /// does (see the codec's figures), and equal bytes would hold for one version of the library
  /// alone; so the new value is encoded only to be written.
  func judge<Value: Sendable, Failure: Error>(
    _ format: SnapshotFormat<Value>, value: () throws(Failure) -> Value
  ) throws(Failure) -> SnapshotJudgement {
    let file = store.file(for: name, pathExtension: format.pathExtension)
    let path = file.path(percentEncoded: false)

    let data: Data?
    switch Result(catching: { () throws(Diagnostic) in
      try store.files.read(file, maximum: FileLimit.reference)
    }) {
    case .success(let contents): data = contents
    case .failure(let error): return try unreadable(error, data: nil, file, format, value)
    }
    guard let data else {
      let isNeeded = behavior.records(.absent) || store.artefacts != nil
      return judgement(.absent, data: nil, file, format, new: isNeeded ? try value() : nil)
    }
    if !redraws, format.record?.isCurrent(data) == true {
      return judgement(.equal(isRecordOutdated: false), data: data, file, format)
    }
    switch Result(catching: { () throws(Diagnostic) in try format.decode(data, path) }) {
    case .failure(let error): return try unreadable(error, data: data, file, format, value)
    case .success(let reference):
      let new = try value()
      guard let difference = format.compare(reference, new) else {
        let isRecordOutdated = format.record.map { !$0.isCurrent(data) } ?? false
        return judgement(
          .equal(isRecordOutdated: isRecordOutdated), data: data, file, format, new: new)
      }
      return judgement(
        .different(difference), data: data, file, format, reference: reference, new: new)
    }
  }

  /// A value is produced only if it will replace the file.
  private func unreadable<Value: Sendable, Failure: Error>(
    _ error: Diagnostic, data: Data?, _ file: URL, _ format: SnapshotFormat<Value>,
    _ value: () throws(Failure) -> Value
  ) throws(Failure) -> SnapshotJudgement {
    let new = behavior.records(.unreadable) ? try value() : nil
    return judgement(.unreadable(error), data: data, file, format, new: new)
  }

  private func judgement<Value: Sendable>(
    _ state: SnapshotJudgement.State, data: Data?, _ file: URL, _ format: SnapshotFormat<Value>,
    reference: Value? = nil, new: Value? = nil
  ) -> SnapshotJudgement {
    let encode = { @Sendable () throws(Diagnostic) -> Data in
      guard let new else { return data ?? Data() }
      return try format.encode(new)
    }
    let draft = { @Sendable () throws(Diagnostic) -> Data in
      guard let new, let encodeDraft = format.encodeDraft else { return try encode() }
      return try encodeDraft(new)
    }
    var illustrations: [Illustration] = []
    if let reference, let new, let illustrate = format.illustrate {
      illustrations = illustrate(reference, new)
    }
    // Only what differs has to be explained.
    var otherProducer: String?
    if case .different = state { otherProducer = data.flatMap { format.record?.otherProducer($0) } }
    return SnapshotJudgement(
      file: file, pathExtension: format.pathExtension, state: state, referenceFile: data,
      newFile: encode, draft: draft, illustrations: illustrations,
      otherProducer: otherProducer)
  }
}
