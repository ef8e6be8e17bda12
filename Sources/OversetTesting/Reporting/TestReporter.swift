import Foundation
import OversetFiles
package import OversetSnapshots
package import OversetVocabulary
import Testing
import XCTest

/// Where an assertion stands in the source.
package struct AssertionPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// A place in the source.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `Module/File.swift:12`.
  var description: String { "\(fileID):\(line)" }
}

/// Tells the test that runs what is wrong, at the caller's line.
package enum TestReporter {
  /// Says what is wrong beside the tests, when they have ended.
  static func tell(_ line: PrintedText) {
    _ = try? StandardStream.error.write(Data("\(line.string)\n".utf8))
  }

  /// Reports an issue, with files to look at.
  ///
  /// The issue goes to Swift Testing inside one of its tests, and otherwise to XCTest. Text leaves for the log
  /// of tests only here and in ``tell(_:)``.
  package static func report(
    _ message: PrintedText, attachments: [DiffAttachment] = [], at place: AssertionPlace
  ) {
    guard Test.current != nil else {
      XCTFail(message.string, file: place.filePath, line: place.line)
      return
    }
    let location = SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
      column: Int(place.column))
    for file in attachments {
      Attachment.record(
        Attachment([UInt8](file.data), named: file.name), sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message.string), sourceLocation: location)
  }
}
