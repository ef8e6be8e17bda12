package import Foundation
package import OversetVocabulary

/// The result of verifying a value against the file beside its test.
package enum FileVerdict: Sendable, Equatable {
  /// The reference equals the value; nothing was written.
  case matched
  /// The reference was absent and has been written.
  case recorded(URL)
  /// Everything is recorded: the reference has been written, whatever it was.
  case recordedAnew(URL)
  /// The reference differed and has been replaced.
  case replaced(URL, difference: String, attachments: [DiffAttachment])
  /// The reference is absent and was not to be recorded; `unkept` says why the new value does not wait to be
  /// accepted, if it should.
  case missing(URL, unkept: Diagnostic?)
  /// The reference differs and was kept; the new value lies in `new` where it could be written.
  case different(URL, new: URL?, difference: String, attachments: [DiffAttachment])
  /// Another claimant of the file has verified a value that differs; nothing was written.
  case conflicting(other: String, difference: String)
}
